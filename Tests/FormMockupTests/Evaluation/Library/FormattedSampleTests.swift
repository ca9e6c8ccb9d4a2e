import Testing

@testable import FormMockup

/// A value that nobody gives is shown in the format that it is asked for.
struct FormattedSampleTests {
    @Test(arguments: [
        (#"Text(model.price, format: .currency(code: "EUR"))"#, "€12.50"),
        (#"Text(model.share, format: .percent)"#, "75%"),
        (#"Text(model.number, format: .number)"#, "12"),
        (#"Text(model.size, format: .byteCount(style: .file))"#, "48.2 MB"),
        (#"Text(model.date.formatted(date: .abbreviated, time: .omitted))"#, "Jun 9, 2025"),
        (#"Text(model.date, format: .dateTime.year())"#, "2025"),
        (#"Text(model.date.formatted(.dateTime.month().day()))"#, "Jun 9"),
        (
            #"Text(DateFormatter.localizedString(from: model.date, dateStyle: .none, timeStyle: .short))"#,
            "9:41\u{202F}AM"
        ),
        (#"Text(ISO8601DateFormatter().string(from: model.date))"#, "2025-06-09T09:41:00Z"),
        (#"Text(NumberFormatter().string(from: NSNumber(value: model.n)) ?? "")"#, "12"),
        (#"Text(ByteCountFormatter.string(fromByteCount: model.n, countStyle: .file))"#, "48.2 MB"),
        (#"Text(String(format: "%.1f kg, %d", model.weight, model.age))"#, "12.0 kg, 12"),
        (#"Text("\(model.weight, specifier: "%.2f") kg")"#, "12.00 kg"),
        (
            #"Text(RelativeDateTimeFormatter().localizedString(for: model.d, relativeTo: .now))"#,
            "2 hours ago"
        ),
    ])
    func anUnknownValueHasTheFormatOfItsPlace(_ view: String, _ text: String) {
        #expect(labels("Form { \(view) }") == [[text]])
        #expect(messages("Form { \(view) }").allSatisfy { $0 == "unknown-value" })
        #expect(
            screen("Form { \(view) }").sections[0].rows[0].semantics.standIns.first?.hasPrefix(
                "model.") == true)
    }

    @Test(arguments: [
        #"Text(MeasurementFormatter().string(from: model.distance))"#,
        #"Text(PersonNameComponentsFormatter().string(from: model.distance))"#,
        #"Text(formatter.string(from: model.distance))"#,
        #"Text("\(Int(round(abs(model.distance))))")"#,
    ])
    func whereTheFormatSaysNothingTheNameIsTheText(_ view: String) {
        #expect(labels("Form { \(view) }") == [["distance"]])
    }
}
