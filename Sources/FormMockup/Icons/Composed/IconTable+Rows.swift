// Written by Scripts/preview-icons --table.

extension IconTable {
    /// The rows, sorted by name, in spans of the alphabet.
    static var spans: [[Row]] { [rows1, rows2, rows3] }
}
