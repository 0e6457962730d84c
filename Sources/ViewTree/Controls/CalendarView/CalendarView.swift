import Foundation
import Responder
import Simulation

/// A view of the days of a month, of which the user selects some; UIKit's `UICalendarView`. From iOS 16.
///
/// A header has the month and two buttons for the months around it. Each day is a button, whose accessibility
/// label is the day with its weekday and month, such as "Friday, November 27". A day can be selected if it is
/// in ``availableDateRange`` and the delegate of the ``selectionBehavior`` allows it, which is asked for each
/// day when its month is shown. Texts are those of ``calendar``, with months before days; sizes are assumed.
@preconcurrency @MainActor open class CalendarView: View {
  /// The size of a dot or an image below a day. The raw values are UIKit's.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let rowHeight: CGFloat = 44

  private let grid = MonthGrid()
  private var storedMonth: Date
  private var storedCalendar = DatePicker.standardCalendar

  /// The delegate.
  open weak var delegate: (any CalendarViewDelegate)? { didSet { reload() } }
  /// The object that has the selected days; `nil`, the default, if no day can be selected.
  open var selectionBehavior: CalendarSelection? {
    didSet {
      if oldValue !== selectionBehavior { oldValue?.calendarView = nil }
      selectionBehavior?.calendarView = self
      reload()
    }
  }
  /// The days that can be selected; all by default. Months without such days aren't shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      storedMonth = limited(storedMonth)
      reload()
    }
  }
  /// Whether the delegate is asked for decorations; true by default.
  open var wantsDateDecorations = true { didSet { reload() } }

  /// Creates a view of the present month of the simulation.
  public override init(frame: CGRect) {
    storedMonth = DatePicker.present
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view of the present month; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    storedMonth = DatePicker.present
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    grid.calendarView = self
    grid.add(to: self)
    reload()
  }

  // MARK: The calendar

  /// The calendar; by default the Gregorian calendar in Greenwich, for the same results on every machine.
  open var calendar: Calendar {
    get { storedCalendar }
    set {
      storedCalendar = newValue
      if storedCalendar.locale?.identifier.isEmpty ?? true {
        storedCalendar.locale = DatePicker.standardCalendar.locale
      }
      reload()
    }
  }

  /// The calendar's locale.
  open var locale: Locale {
    get { storedCalendar.locale ?? Locale(identifier: "en_US") }
    set {
      storedCalendar.locale = newValue
      reload()
    }
  }

  /// The calendar's time zone.
  open var timeZone: TimeZone? {
    get { storedCalendar.timeZone }
    set {
      storedCalendar.timeZone = newValue ?? DatePicker.standardCalendar.timeZone
      reload()
    }
  }

  // MARK: The month

  /// The year and the month that are shown. Setting them doesn't notify the delegate.
  ///
  /// Stops with `CalendarView: visibleDateComponents are no date` for components that the calendar doesn't
  /// have.
  open var visibleDateComponents: DateComponents {
    get { components([.era, .year, .month], of: storedMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows the month of a date. It changes at once, even if `animated` is true.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = storedCalendar.date(from: dateComponents) else {
      programmerError("\(debugName): visibleDateComponents are no date")
    }
    storedMonth = limited(date)
    reload()
  }

  private func limited(_ date: Date) -> Date {
    min(max(date, availableDateRange.start), availableDateRange.end)
  }

  /// The first day of the visible month.
  final var firstDay: Date {
    let parts = storedCalendar.dateComponents([.era, .year, .month], from: storedMonth)
    return storedCalendar.date(from: parts) ?? storedMonth
  }

  /// Returns the first day of a month around the visible one, or `nil` if it has no available day.
  final func month(_ distance: Int) -> Date? {
    guard let start = storedCalendar.date(byAdding: .month, value: distance, to: firstDay),
      let end = storedCalendar.date(byAdding: .month, value: 1, to: start)
    else { return nil }
    return start <= availableDateRange.end && end > availableDateRange.start ? start : nil
  }

  /// Shows a month around the visible one, because the user taps a button of the header.
  final func userTurns(by distance: Int) {
    guard let month = month(distance) else { return }
    let old = visibleDateComponents
    storedMonth = limited(month)
    reload()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  // MARK: Days

  final func components(_ units: Set<Calendar.Component>, of date: Date) -> DateComponents {
    var parts = storedCalendar.dateComponents(units, from: date)
    parts.calendar = storedCalendar
    return parts
  }

  /// Returns the components of a day, as delegates receive them.
  final func dayComponents(of date: Date) -> DateComponents {
    components([.era, .year, .month, .day], of: date)
  }

  /// Returns the start of the day of components, or `nil` for none.
  final func day(of parts: DateComponents?) -> Date? {
    guard let parts, let date = storedCalendar.date(from: parts) else { return nil }
    return storedCalendar.startOfDay(for: date)
  }

  final func isAvailable(_ day: Date) -> Bool {
    let end = storedCalendar.date(byAdding: .day, value: 1, to: day) ?? day
    return end > availableDateRange.start && day <= availableDateRange.end
  }

  /// Asks the delegate for the decorations of days again; days of other months are ignored.
  open func reloadDecorations(forDateComponents: [DateComponents], animated: Bool) {
    grid.reloadDecorations(of: forDateComponents.compactMap(day(of:)))
  }

  final func decoration(of day: Date) -> Decoration? {
    wantsDateDecorations ? delegate?.calendarView(self, decorationFor: dayComponents(of: day)) : nil
  }

  final func reload() { grid.reload() }

  /// Shows the selection after a change.
  final func selectionDidChange() { grid.showSelection() }

  final func userTaps(_ day: Date) { selectionBehavior?.userTaps(dayComponents(of: day), day) }

  // MARK: Layout

  /// Places the header, the weekdays and the days.
  open override func layoutSubviews() {
    super.layoutSubviews()
    grid.place(in: bounds)
  }

  /// Updates the colors of the days.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    grid.showSelection()
  }

  /// Returns a width of at least 280 points, and the height of six weeks with the header.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(280, size.width),
      height: Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight
    )
  }

  /// The height of six weeks with the header, and no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }
}

/// The methods by which a delegate decorates days, and follows the visible month.
@preconcurrency @MainActor public protocol CalendarViewDelegate: AnyObject {
  /// Returns the decoration of a day, or `nil` for none. Called for each day of the visible month.
  func calendarView(
    _ calendarView: CalendarView,
    decorationFor dateComponents: DateComponents
  ) -> CalendarView.Decoration?
  /// Called after the user has changed the visible month; does nothing by default.
  func calendarView(
    _ calendarView: CalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension CalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: CalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension CalendarView {
  /// A sign below a day; UIKit's `UICalendarView.Decoration`.
  @preconcurrency @MainActor open class Decoration: IdentityHashable {
    enum Content {
      case dot(Color?)
      case image(Image?, Color?)
      case custom(() -> View)
    }

    let content: Content
    let size: DecorationSize

    private init(_ content: Content, _ size: DecorationSize) { (self.content, self.size) = (content, size) }

    /// Creates a gray dot of medium size.
    public convenience init() { self.init(color: nil, size: .medium) }

    /// Creates a dot; the color `nil` is gray.
    public convenience init(color: Color?, size: DecorationSize = .medium) { self.init(.dot(color), size) }

    /// Creates a decoration with an image; `nil` for a dot.
    public convenience init(image: Image?, color: Color? = nil, size: DecorationSize = .medium) {
      self.init(.image(image, color), size)
    }

    /// Creates a decoration with a view that a function returns each time the day is shown.
    public convenience init(customViewProvider: @escaping () -> View) {
      self.init(.custom(customViewProvider), .medium)
    }

    /// Returns a dot.
    public static func `default`(color: Color? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }

    /// Returns a decoration with an image.
    public static func image(_ image: Image?, color: Color? = nil, size: DecorationSize = .medium)
      -> Decoration
    {
      Decoration(image: image, color: color, size: size)
    }

    /// Returns a decoration with a view.
    public static func customView(_ customViewProvider: @escaping () -> View) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Creates the view of the decoration.
    final func makeView() -> View {
      let side: CGFloat = [.small: 4, .medium: 6, .large: 8][size] ?? 6
      switch content {
      case .custom(let provider): return provider()
      case .image(let image?, let color):
        let view = ImageView(frame: CGRect(x: 0, y: 0, width: 2 * side, height: 2 * side))
        view.image = color.map { image.withTintColor($0) } ?? image
        return view
      case .dot(let color), .image(nil, let color):
        let view = View(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = color ?? .secondaryLabel
        view.layer.cornerRadius = side / 2
        return view
      }
    }
  }
}
