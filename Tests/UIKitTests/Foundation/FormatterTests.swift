import Foundation
import HeadlessUIKit
import Testing
import UIKit

/// Formatters of times and lists, by Foundation's documentation and by texts that others saw.
@MainActor @Suite struct FormatterTests {
  private let simulator = Simulator()

  private func duration(
    _ seconds: TimeInterval,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default,
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    change(formatter)
    return simulator.perform { formatter.string(from: seconds) }
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:30", "1:10:00"),
    (.abbreviated, "9h 41m 30s", "1h 10m"),
    (.short, "9 hr, 41 min, 30 sec", "1 hr, 10 min"),
    (.full, "9 hours, 41 minutes, 30 seconds", "1 hour, 10 minutes"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds", "one hour, ten minutes"),
    (.brief, "9hr 41min 30sec", "1hr 10min"),
  ])
  func `a quantity of time has the units of each style`(
    style: DateComponentsFormatter.UnitsStyle,
    long: String,
    short: String
  ) {
    #expect(duration(34890, style) == long)
    #expect(duration(4200, style) == short)
    #expect(duration(-4200, style) == "-" + short)
  }

  @Test func `units of zero are left out as the behavior says`() {
    // The documentation's examples, and the padding that others saw: hours have no zero in front.
    #expect(duration(3610, .positional) == "1:00:10")
    #expect(duration(3610, .positional, [.hour, .minute, .second], []) == "1:0:10")
    #expect(duration(3610, .positional, [.hour, .minute, .second], .pad) == "1:00:10")
    #expect(duration(65, .positional, [.hour, .minute, .second], .pad) == "0:01:05")
    #expect(duration(5, .positional, [.minute, .second], .pad) == "00:05")
    #expect(duration(65, .positional, [.minute, .second], .pad) == "01:05")
    #expect(duration(65, .positional, [.minute, .second]) == "1:05")
    #expect(duration(5, .positional, [.minute, .second]) == "5")
    let days: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(duration(3610, .abbreviated, days) == "1h 10s")
    #expect(duration(600, .abbreviated, days, .dropLeading) == "10m 0s")
    #expect(duration(86_410, .abbreviated, days, .dropMiddle) == "1d 10s")
    #expect(duration(3600, .abbreviated, days, .dropTrailing) == "0d 1h")
    #expect(duration(3600, .abbreviated, days, .dropAll) == "1h")
    #expect(duration(0, .full, [.hour, .minute]) == "0 minutes")
    #expect(duration(0, .positional, [.minute, .second]) == "0")
  }

  @Test func `the number of units is limited, and the largest one can be collapsed`() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(duration(4229, .abbreviated) { $0.maximumUnitCount = 2 } == "1h 10m")
    #expect(duration(5400, .abbreviated, [.hour, .minute]) { $0.maximumUnitCount = 1 } == "2h")
    #expect(duration(5400, .abbreviated, .hour) { $0.allowsFractionalUnits = true } == "1h")
    #expect(duration(86_400 + 1_860, .abbreviated, all) { $0.maximumUnitCount = 1 } == "1d 1h")
    #expect(duration(90_031, .abbreviated, all) { $0.maximumUnitCount = 2 } == "1d 1h 1m")
    #expect(duration(7199, .abbreviated) { $0.maximumUnitCount = 2 } == "2h")
    #expect(duration(3605, .positional) { $0.maximumUnitCount = 2 } == "1:00")
    #expect(duration(63, .abbreviated, [.minute, .second]) { $0.collapsesLargestUnit = true } == "63s")
    #expect(duration(123, .abbreviated, [.minute, .second]) { $0.collapsesLargestUnit = true } == "2m 3s")
    #expect(
      duration(300, .full, .minute) {
        $0.includesApproximationPhrase = true
        $0.includesTimeRemainingPhrase = true
      } == "About 5 minutes remaining"
    )
    #expect(
      duration(123, .brief, [.minute, .second]) {
        $0.includesApproximationPhrase = true
        $0.includesTimeRemainingPhrase = true
      } == "About 2min 3sec remaining"
    )
    #expect(duration(.infinity, .full) == nil)
  }

  @Test(arguments: [
    ("en", "1 year, 2 months, 3 days", "26 hours", "2 weeks, 1 day"),
    ("de", "1 Jahr, 2 Monate und 3 Tage", "26 Stunden", "2 Wochen und 1 Tag"),
  ])
  func `components and dates have the words of the user's language`(
    language: String,
    components: String,
    hours: String,
    weeks: String
  ) {
    simulator.language = language
    simulator.perform {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      #expect(formatter.string(from: DateComponents(year: 1, month: 2, day: 3)) == components)
      formatter.allowedUnits = .hour
      #expect(formatter.string(from: DateComponents(day: 1, hour: 2)) == hours)
      formatter.allowedUnits = [.weekOfMonth, .day]
      let start = Date(timeIntervalSinceReferenceDate: 0)
      #expect(formatter.string(from: start, to: start + 15 * 86400) == weeks)
      #expect(
        DateComponentsFormatter.localizedString(from: DateComponents(hour: 26), unitsStyle: .full)
          == (language == "en" ? "1 day, 2 hours" : "1 Tag und 2 Stunden")
      )
    }
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago", "in 1 day"),
    (.spellOut, "two months ago", "in one day"),
    (.short, "2 mo. ago", "in 1 day"), (.abbreviated, "2mo ago", "in 1d"),
  ])
  func `a relative time has the units of each style`(
    style: RelativeDateTimeFormatter.UnitsStyle,
    past: String,
    future: String
  ) {
    simulator.perform {
      let formatter = RelativeDateTimeFormatter()
      formatter.unitsStyle = style
      #expect(formatter.localizedString(from: DateComponents(month: -2)) == past)
      #expect(formatter.localizedString(from: DateComponents(day: 1)) == future)
    }
  }

  @Test(arguments: [
    (
      "en",
      [
        "1 day ago", "yesterday", "in 2 hours", "30 seconds ago", "now", "next week", "last year",
        "Yesterday",
      ]
    ),
    (
      "de",
      [
        "vor 1 Tag", "gestern", "in 2 Stunden", "vor 30 Sekunden", "jetzt", "nächste Woche", "letztes Jahr",
        "Gestern",
      ]
    ),
  ])
  func `a relative time has its largest unit, or a name`(language: String, texts: [String]) {
    simulator.language = language
    simulator.perform {
      let formatter = RelativeDateTimeFormatter()
      var found = [formatter.localizedString(fromTimeInterval: -47 * 3600)]
      formatter.dateTimeStyle = .named
      found.append(formatter.localizedString(fromTimeInterval: -86400))
      let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
      found.append(formatter.localizedString(for: now + 2 * 3600 + 59 * 60, relativeTo: now))
      found.append(formatter.localizedString(fromTimeInterval: -30))
      found.append(formatter.localizedString(fromTimeInterval: 0))
      found.append(formatter.localizedString(from: DateComponents(day: 3, weekOfMonth: 1)))
      found.append(formatter.localizedString(from: DateComponents(year: -1)))
      formatter.formattingContext = .beginningOfSentence
      found.append(formatter.localizedString(from: DateComponents(day: -1)))
      #expect(found == texts)
      #expect(formatter.string(for: "text") == nil)
      formatter.locale = Locale(identifier: "fr")
      formatter.dateTimeStyle = .numeric
      #expect(formatter.localizedString(from: DateComponents(minute: 5)).lowercased() == "dans 5 minutes")
    }
  }

  @Test(arguments: [("en", "a, b, and c"), ("de", "a, b und c")])
  func `a list has the words of the user's language`(language: String, list: String) {
    simulator.language = language
    simulator.perform {
      #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == list)
      #expect(ListFormatter().string(from: ["a", "b", "c"]) == list)
    }
  }
}
