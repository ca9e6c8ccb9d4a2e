import FormMockup
import Testing

/// Dates that code writes without their type, what a calendar makes of them, and its names.
struct MomentTests {
    private func shown(_ expression: String) -> String {
        FormMockupTests.shown("let day = Date(timeIntervalSince1970: 1706659200)", expression)
    }

    private func day(_ expression: String) -> String {
        shown("(\(expression)).formatted(date: .abbreviated, time: .shortened)")
    }

    @Test(arguments: ["to: .now", "to: Date.now", "to: Date()"])
    func aCalendarAddsToNowHoweverItIsSpelled(to: String) {
        let sum = "Calendar.current.date(byAdding: .day, value: -3, \(to))!"
        #expect(day(sum) == "Jun 6, 2025 at 9:41\u{202F}AM")
    }

    @Test func aCalendarSetsATimeOfToday() {
        let time = "Calendar.current.date(bySettingHour: 22, minute: 30, second: 0, of: .now)!"
        #expect(day(time) == "Jun 9, 2025 at 10:30\u{202F}PM")
    }

    @Test func theStartOfTodayIsMidnight() {
        #expect(day("Calendar.current.startOfDay(for: .now)") == "Jun 9, 2025 at 12:00\u{202F}AM")
    }

    @Test func theNextTimeOfDayIsTodayOrTomorrow() {
        func next(_ hour: Int) -> String {
            day(
                "Calendar.current.nextDate(after: .now, matching: DateComponents(hour: \(hour)), "
                    + "matchingPolicy: .nextTime)!")
        }
        #expect(next(20) == "Jun 9, 2025 at 8:00\u{202F}PM")
        #expect(next(7) == "Jun 10, 2025 at 7:00\u{202F}AM")
    }

    @Test func oneFieldOfADateIsSet() {
        let date = "Calendar.current.date(bySetting: .hour, value: 9, of: .now)!"
        #expect(day(date) == "Jun 9, 2025 at 9:00\u{202F}AM")
    }

    @Test func theDaysUntilNowAreCounted() {
        let days = "Calendar.current.dateComponents([.day], from: day, to: .now).day ?? 0"
        #expect(shown("\"\\(\(days))\"") == "495")
    }

    @Test func aComponentOfNowIsToldByItsName() {
        #expect(shown("\"\\(Calendar.current.component(.year, from: .now))\"") == "2025")
    }

    @Test(arguments: [
        ("isDateInToday(.now)", "true"), ("isDateInToday(.distantPast)", "false"),
        ("isDate(day, inSameDayAs: .now)", "false"), ("isDate(.now, inSameDayAs: .now)", "true"),
        ("isDate(day, equalTo: .now, toGranularity: .year)", "false"),
        ("isDateInWeekend(day)", "false"), ("isDateInWeekend(.now)", "false"),
    ])
    func aCalendarComparesWithNow(question: String, answer: String) {
        #expect(shown("\"\\(Calendar.current.\(question))\"") == answer)
    }

    @Test(arguments: [
        "let time: Date = .now + 3600", "let time: Date = .now.addingTimeInterval(3600)",
        "let time: Date = .now.advanced(by: 3600)",
        "let time: Date = .init(timeIntervalSinceNow: 3600)",
        "let time = Date(timeInterval: 3600, since: .now)",
    ])
    func nowCanBeShifted(declaration: String) {
        let text = FormMockupTests.shown(
            declaration, "time.formatted(date: .omitted, time: .shortened)")
        #expect(text == "10:41\u{202F}AM")
    }

    @Test func aDatePickerShowsAShiftedNow() {
        let row = screen(
            """
            Form { DatePicker("At", selection: .constant(.now + 3600),
                displayedComponents: .hourAndMinute) }
            """
        ).sections.first?.rows.first
        #expect(row?.semantics.value == .text("10:41\u{202F}AM"))
    }

    @Test(arguments: [
        ("day < .now", "true"), ("day > .now", "false"), (".now >= day", "true"),
        ("day.timeIntervalSince(.now) < 0", "true"), ("day < .distantFuture", "true"),
    ])
    func aDateIsOrderedBesideNow(comparison: String, answer: String) {
        #expect(shown("\"\\(\(comparison))\"") == answer)
    }

    @Test func aFormatterTakesNow() {
        let code = """
            let formatter: DateFormatter = {
                let formatter = DateFormatter()
                formatter.dateStyle = .long
                return formatter
            }()
            """
        let text = FormMockupTests.shown(code, "formatter.string(from: .now)")
        #expect(text == "June 9, 2025")
    }

    @Test func theFarPastIsTheFirstDayOfItsCalendar() {
        #expect(
            shown("Date.distantPast.formatted(date: .abbreviated, time: .omitted)") == "Jan 1, 1")
    }

    @Test func theFarFutureIsFar() {
        #expect(
            shown("Date.distantFuture.formatted(date: .abbreviated, time: .omitted)")
                == "Jan 1, 4001")
    }

    @Test(arguments: [
        ("weekdaySymbols[0]", "Sunday"), ("shortWeekdaySymbols[1]", "Mon"),
        ("veryShortWeekdaySymbols[2]", "T"), ("monthSymbols[11]", "December"),
        ("shortMonthSymbols[5]", "Jun"), ("standaloneMonthSymbols[0]", "January"),
        ("shortStandaloneWeekdaySymbols[6]", "Sat"), ("amSymbol", "AM"), ("pmSymbol", "PM"),
    ])
    func aCalendarNamesItsParts(member: String, name: String) {
        #expect(shown("Calendar.current.\(member)") == name)
    }

    @Test func weekdaysCanBeRotatedToTheFirst() {
        let code = """
            struct Week: View {
                @Environment(\\.calendar) private var calendar
                var body: some View {
                    Form {
                        ForEach(0..<2) { index in
                            Text(calendar.weekdaySymbols[(index + calendar.firstWeekday - 1) % 7])
                        }
                    }
                }
            }
            """
        #expect(labels(code) == [["Sunday", "Monday"]])
    }

    @Test func aMonthHasItsDays() {
        let days = "Calendar.current.range(of: .day, in: .month, for: day)!.count"
        #expect(shown("\"\\(\(days))\"") == "31")
    }

    @Test func aTimeZoneHasAName() {
        #expect(shown("TimeZone.current.identifier") == "GMT")
        #expect(shown("TimeZone.current.abbreviation() ?? \"none\"") == "GMT")
        #expect(shown("\"\\(TimeZone.current.secondsFromGMT())\"") == "0")
    }
}
