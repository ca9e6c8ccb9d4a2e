/// A unit of measure: CLDR's name of it and how it relates to the base of its dimension.
struct MeasureUnit: Sendable {
    let name: String
    let dimension: String
    let factor: Double
    let offset: Double

    private init(_ name: String, _ dimension: String, _ factor: Double, _ offset: Double = 0) {
        self.name = name
        self.dimension = dimension
        self.factor = factor
        self.offset = offset
    }

    /// The unit that Foundation calls by a name: `kilometers`.
    static func named(_ name: String) -> MeasureUnit? { table[name] }

    /// A number of this unit in another one of the same dimension.
    func convert(_ value: Double, to other: MeasureUnit) -> Double? {
        guard dimension == other.dimension else { return nil }
        return (value * factor + offset - other.offset) / other.factor
    }

    private static let table = NameTable<MeasureUnit>(units)

    private static func unit(
        _ name: String, _ symbol: String, _ dimension: String, _ factor: Double,
        _ offset: Double = 0
    ) -> (name: String, item: MeasureUnit) {
        (name, MeasureUnit(symbol, dimension, factor, offset))
    }

    private static let units: [(name: String, item: MeasureUnit)] = [
        unit("kilometers", "kilometer", "length", 1000),
        unit("meters", "meter", "length", 1),
        unit("centimeters", "centimeter", "length", 0.01),
        unit("millimeters", "millimeter", "length", 0.001),
        unit("miles", "mile", "length", 1609.344),
        unit("yards", "yard", "length", 0.9144),
        unit("feet", "foot", "length", 0.3048),
        unit("inches", "inch", "length", 0.0254),
        unit("nauticalMiles", "nautical-mile", "length", 1852),
        unit("kilograms", "kilogram", "mass", 1),
        unit("grams", "gram", "mass", 0.001),
        unit("milligrams", "milligram", "mass", 0.000_001),
        unit("metricTons", "tonne", "mass", 1000),
        unit("pounds", "pound", "mass", 0.453_592_37),
        unit("ounces", "ounce", "mass", 0.028_349_523_125),
        unit("stones", "stone", "mass", 6.350_293_18),
        unit("celsius", "celsius", "temperature", 1, 273.15),
        unit("fahrenheit", "fahrenheit", "temperature", 5.0 / 9, 273.15 - 160.0 / 9),
        unit("kelvin", "kelvin", "temperature", 1),
        unit("liters", "liter", "volume", 1),
        unit("milliliters", "milliliter", "volume", 0.001),
        unit("cups", "cup", "volume", 0.236_588_236_5),
        unit("fluidOunces", "fluid-ounce", "volume", 0.029_573_529_562_5),
        unit("gallons", "gallon", "volume", 3.785_411_784),
        unit("pints", "pint", "volume", 0.473_176_473),
        unit("tablespoons", "tablespoon", "volume", 0.014_786_764_781_25),
        unit("teaspoons", "teaspoon", "volume", 0.004_928_921_593_75),
        unit("kilometersPerHour", "kilometer-per-hour", "speed", 1.0 / 3.6),
        unit("metersPerSecond", "meter-per-second", "speed", 1),
        unit("milesPerHour", "mile-per-hour", "speed", 0.447_04),
        unit("knots", "knot", "speed", 1852.0 / 3600),
        unit("seconds", "second", "duration", 1),
        unit("minutes", "minute", "duration", 60),
        unit("hours", "hour", "duration", 3600),
        unit("milliseconds", "millisecond", "duration", 0.001),
        unit("kilocalories", "kilocalorie", "energy", 4184),
        unit("calories", "calorie", "energy", 4.184),
        unit("kilojoules", "kilojoule", "energy", 1000),
        unit("kilowattHours", "kilowatt-hour", "energy", 3_600_000),
        unit("watts", "watt", "power", 1),
        unit("kilowatts", "kilowatt", "power", 1000),
        unit("bytes", "byte", "digital", 1),
        unit("kilobytes", "kilobyte", "digital", 1000),
        unit("megabytes", "megabyte", "digital", 1_000_000),
        unit("gigabytes", "gigabyte", "digital", 1_000_000_000),
        unit("terabytes", "terabyte", "digital", 1_000_000_000_000),
        unit("degrees", "degree", "angle", 1),
        unit("squareMeters", "square-meter", "area", 1),
        unit("squareKilometers", "square-kilometer", "area", 1_000_000),
        unit("squareFeet", "square-foot", "area", 0.092_903_04),
        unit("acres", "acre", "area", 4046.856_422_4),
        unit("hectopascals", "hectopascal", "pressure", 100),
        unit("bars", "bar", "pressure", 100_000),
        unit("hertz", "hertz", "frequency", 1),
        unit("gigahertz", "gigahertz", "frequency", 1_000_000_000),
        unit("volts", "volt", "electric", 1),
    ]

    /// The unit that readers of a region are used to, and the number in it.
    func preferred(_ value: Double, usesMetric: Bool) -> (unit: MeasureUnit, value: Double) {
        let candidates: [String]
        switch dimension {
        case "temperature" where name != "kelvin":
            candidates = [usesMetric ? "celsius" : "fahrenheit"]
        case "length":
            candidates =
                usesMetric ? ["kilometers", "meters", "centimeters"] : ["miles", "feet", "inches"]
        case "mass": candidates = usesMetric ? ["kilograms", "grams"] : ["pounds", "ounces"]
        case "speed": candidates = [usesMetric ? "kilometersPerHour" : "milesPerHour"]
        default: return (self, value)
        }
        var best = (unit: self, value: value)
        for name in candidates {
            guard let unit = Self.named(name), let number = convert(value, to: unit) else {
                continue
            }
            best = (unit, number)
            let least = name == "miles" ? 0.5 : 1
            if number.magnitude >= least { break }
        }
        return best
    }
}
