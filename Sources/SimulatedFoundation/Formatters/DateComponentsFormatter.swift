import Foundation
import Simulation

/// A formatter of quantities of time, such as "1 hour, 10 minutes", in the simulated user's language.
///
/// The value of the smallest allowed unit isn't rounded; the last of a limited number of units is. The
/// phrases for an approximation and for the remaining time are known in English; in another language, asking
/// for them is reported as a problem, and the text has none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// "9:41:30".
    case positional = 0
    /// "9h 41m 30s".
    case abbreviated
    /// "9 hr, 41 min, 30 sec".
    case short
    /// "9 hours, 41 minutes, 30 seconds".
    case full
    /// "nine hours, forty-one minutes, thirty seconds".
    case spellOut
    /// "9hr 41min 30sec".
    case brief
  }

  /// The units of zero that are left out, and those that have more digits.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options' bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// In the positional style, leading zeros are left out and others have two digits; in other styles, all
    /// are left out.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros before the first other value are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros behind the last other value are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// In the positional style, minutes and seconds have two digits, and hours behind another unit.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units; `positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units of a text: of years, months, weeks, days, hours, minutes and seconds. If it is empty, the
  /// default, all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units of zero that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar by which units are counted, and whose locale the texts have if it has one. By default, and
  /// for nil, it is a Gregorian one without daylight saving time, and the texts are in the simulated user's
  /// language.
  open var calendar: Calendar? = DateComponentsFormatter.standardCalendar
  /// The date from which intervals and components are counted; nil for the first of January 2001.
  open var referenceDate: Date?
  /// The number of units of a text, from the largest one that isn't left out; 0, the default, for all. The
  /// next unit is rounded to the one before it.
  open var maximumUnitCount = 0
  /// Whether a largest unit of one is added to the next one: 1 minute and 3 seconds is "63s".
  open var collapsesLargestUnit = false
  /// Whether the text is "About 5 minutes".
  open var includesApproximationPhrase = false
  /// Whether the text is "5 minutes remaining".
  open var includesTimeRemainingPhrase = false
  /// The position of the text in a sentence.
  open var formattingContext = Formatter.Context.unknown

  /// Whether a value may be "1.5h", by the documentation; kept for the app to read. It has no effect, as in
  /// Foundation (openradar 32024200).
  open var allowsFractionalUnits = false

  /// Creates a formatter with the default styles.
  public override init() { super.init() }

  /// Creates a formatter with the default styles; an archive's aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of components, which are counted from the reference date.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Self.start
    guard let end = counting.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text of a number of seconds; nil if it isn't finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Self.start
    return string(from: start, to: start + ti)
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    let components = counting.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    let values = units.map { ($0, components.value(for: $0.component) ?? 0) }
    return TimeText(self, locale).text(values).map(phrase)
  }

  /// Returns the text of date components; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the text of components in a style, with the other properties' defaults.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private static let start = Date(timeIntervalSinceReferenceDate: 0)

  private static let standardCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private var counting: Calendar { calendar ?? Self.standardCalendar }

  private var locale: Locale {
    guard let own = calendar?.locale, !own.identifier.isEmpty, own != Self.standardCalendar.locale else {
      return UserLocale.current
    }
    return own
  }

  private func phrase(_ text: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return text }
    guard locale.language.languageCode == .english else {
      Problem.report("the phrases of DateComponentsFormatter are known in English only, not in \(locale)")
      return text
    }
    let about = formattingContext == .middleOfSentence ? "about " : "About "
    return (includesApproximationPhrase ? about : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
