extension IconTable {
    static let rowsAToD: [Row] = []
    static let rowsEToM: [Row] = []
    static let rowsNToZ: [Row] = []
}
