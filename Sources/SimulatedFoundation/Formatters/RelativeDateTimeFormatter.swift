import Foundation

/// A formatter of times relative to another one, such as "2 days ago", in the simulated user's language.
///
/// As in Foundation, a text has one unit: the largest one of which at least one has passed, without the rest.
/// The texts are those of `Date.AnchoredRelativeFormatStyle`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The style of times that have a name.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number, such as "1 day ago".
    case numeric = 0
    /// A name where the language has one, such as "yesterday".
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// The style of times that have a name; `numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units; `full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence, which decides on its first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar by which units are counted.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  private var storedLocale: Locale?
  /// The locale of the texts; by default, that of the simulated user's language.
  open var locale: Locale! {
    get { storedLocale ?? UserLocale.current }
    set { storedLocale = newValue }
  }

  /// Creates a formatter with the default styles.
  public override init() { super.init() }

  /// Creates a formatter with the default styles; an archive's aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of the largest unit of the components, which has a negative value in the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Calendar.Component, Date.RelativeFormatStyle.Field, Int?)] = [
      (.year, .year, dateComponents.year), (.month, .month, dateComponents.month),
      (.weekOfMonth, .week, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      (.day, .day, dateComponents.day), (.hour, .hour, dateComponents.hour),
      (.minute, .minute, dateComponents.minute), (.second, .second, dateComponents.second),
    ]
    let set = units.filter { $0.2 != nil }
    guard let unit = set.first(where: { $0.2 != 0 }) ?? set.last else { return text(0, .second, .second) }
    return text(unit.2 ?? 0, unit.0, unit.1)
  }

  /// Returns the text of a time in seconds, which is negative in the past. Months and years are counted from
  /// the first of January 2001.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(from: components(from: start, to: start + timeInterval))
  }

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(from: components(from: referenceDate, to: date))
  }

  /// Returns the text of a date relative to now, in real time; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private func components(from start: Date, to end: Date) -> DateComponents {
    calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      from: start,
      to: end
    )
  }

  /// Returns the text of a number of units.
  private func text(_ count: Int, _ unit: Calendar.Component, _ field: Date.RelativeFormatStyle.Field)
    -> String
  {
    // The middle of a month and of a day, so that each number of units has one date.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 14 * 86400 + 43200)
    guard let end = calendar.date(byAdding: unit, value: count, to: start) else { return "" }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end,
      allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: styleOfUnits,
      locale: locale,
      calendar: calendar,
      capitalizationContext: capitalization
    )
    return style.format(start)
  }

  private var styleOfUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
