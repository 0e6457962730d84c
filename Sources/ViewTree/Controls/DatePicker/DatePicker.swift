import Foundation
import Responder
import Simulation

/// A control with a wheel for each component of a date or time, which the simulated user turns separately.
///
/// `.valueChanged` is sent when a wheel has come to rest on a different date, 0.3 seconds after the finger is
/// lifted. A date beyond the limits, or on a day that its month doesn't have, is replaced by the nearest
/// valid date, which the wheels then show, before the event. Setting dates in code sends no events.
///
/// A compact picker has buttons with the date and the time, which open a calendar or wheels; an inline one
/// shows the calendar. The text is that of ``calendar`` and its locale, with months before days before years.
@preconcurrency @MainActor open class DatePicker: Control {
  /// The kind of date or time to pick. The raw values are UIKit's.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes.
    case countDownTimer = 3
    /// A month and a year; from iOS 17.4.
    case yearAndMonth = 4
  }

  private var storedDate: Date
  /// The day in the middle of a wheel of days: the date that code set last.
  private var anchor: Date
  private var storedInterval = 1
  let picker = PickerView(frame: .zero)
  /// The views of a compact or inline picker.
  final var parts: DatePickerParts?
  private lazy var source = DateWheelSource(of: self)

  /// Creates a picker of a date and a time, in its fitting size if the frame has no size.
  public override init(frame: CGRect) {
    storedDate = DatePicker.present
    anchor = storedDate
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker in its fitting size, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    storedDate = DatePicker.present
    anchor = storedDate
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: DatePicker.self)
  }

  private func setUp() {
    picker.dataSource = source
    picker.delegate = source
    updateStyle()
    if bounds.size == .zero { frame.size = intrinsicContentSize }
    showDate()
  }

  /// The current date of the simulation: the start of 2001 in Greenwich plus the simulator's running time.
  static var present: Date {
    let context = Application.current?.context
    return Date(timeIntervalSinceReferenceDate: context?.clock.present.offset.inSeconds ?? 0)
  }

  // MARK: What can be picked

  /// The kind of date or time to pick; a day and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { modeDidChange() } }
  /// The number of minutes between two rows, which must divide 60 and be at most 30. Any other value means 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      reload()
    }
  }
  /// The earliest date that can be picked, or `nil` for no limit. Both limits are ignored if this one is
  /// later than ``maximumDate``.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date that can be picked, or `nil` for no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The calendar; by default the Gregorian calendar in Greenwich, for the same results on every machine.
  open var calendar: Calendar! = DatePicker.standardCalendar {
    didSet {
      if calendar == nil { calendar = DatePicker.standardCalendar }
      reload()
    }
  }
  /// The calendar's locale.
  open var locale: Locale? {
    get { calendar.locale }
    set { calendar.locale = newValue ?? DatePicker.standardCalendar.locale }
  }
  /// The calendar's time zone.
  open var timeZone: TimeZone? {
    get { calendar.timeZone }
    set { calendar.timeZone = newValue ?? DatePicker.standardCalendar.timeZone }
  }

  static let standardCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  // MARK: The date

  /// The picked date.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, restricted to the limits. The value changes immediately, even if `animated` is true.
  open func setDate(_ date: Date, animated: Bool) { store(date) }

  private func store(_ date: Date) {
    storedDate = limited(date)
    anchor = storedDate
    showDate()
  }

  /// The picked hours and minutes, in seconds.
  open var countDownDuration: TimeInterval {
    get {
      let parts = calendar.dateComponents([.hour, .minute], from: storedDate)
      return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      let seconds = min(max(60, newValue), 86_340)
      store(calendar.startOfDay(for: storedDate).addingTimeInterval(seconds))
    }
  }

  private func limitsDidChange() {
    store(storedDate)
    parts?.limitsDidChange()
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  // MARK: Looks

  /// The preferred style of the picker. The styles other than wheels came with iOS 14.
  ///
  /// Stops with `DatePicker: a picker of a duration has only wheels` for the style compact or inline of a
  /// picker of a duration, or of a month and a year.
  open var preferredDatePickerStyle = DatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { modeDidChange() } }
  }
  /// The actual style of the picker: the preferred one, and with the automatic one compact from iOS 14 unless
  /// the mode has only wheels.
  public final var datePickerStyle: DatePickerStyle { parts?.style ?? .wheels }

  private func modeDidChange() {
    requirePossibleStyle()
    updateStyle()
    invalidateIntrinsicContentSize()
    reload()
  }

  /// Returns the fitting size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The standard size of wheels, 320 x 216, or that of the compact or inline views.
  open override var intrinsicContentSize: CGSize { parts?.size ?? PickerView.standardSize }

  /// Places the views of the style.
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts?.place(in: bounds)
  }

  override var standardAccessibilityValue: String? {
    if let parts { return parts.text }
    let wheels = wheels
    return zip(wheels.units, wheels.rows(for: storedDate)).map { wheels.title(of: $0, row: $1) }
      .joined(separator: " ")
  }

  open override var descriptionDetails: [String] { ["date = \(standardAccessibilityValue ?? "")"] }

  // MARK: Wheels

  final var wheels: DateWheels {
    DateWheels(
      mode: parts == nil ? datePickerMode : .time,
      calendar: calendar,
      minuteInterval: storedInterval,
      anchor: anchor
    )
  }

  private func reload() {
    picker.reloadAllComponents()
    parts?.limitsDidChange()
    showDate()
  }

  private func showDate() {
    for (component, row) in wheels.rows(for: storedDate).enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
    parts?.showDate()
  }

  /// Updates the date after the simulated user has turned a wheel.
  final func wheelDidTurn() {
    let wheels = wheels
    let rows = wheels.units.indices.map { picker.selectedRow(inComponent: $0) }
    userPicks(wheels.date(for: rows, from: storedDate))
  }

  /// Sets the date that the simulated user has picked, restricted to the limits.
  final func userPicks(_ date: Date) {
    let old = storedDate
    storedDate = limited(date)
    showDate()
    if storedDate != old { sendValueChange() }
  }
}

/// The style of a date picker. The raw values are UIKit's.
public enum DatePickerStyle: Int, Sendable {
  /// The standard style for the picker's context.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open a calendar and wheels.
  case compact = 2
  /// A calendar, and a button that opens wheels.
  case inline = 3
}

/// The data source and delegate of the wheels of a date picker.
@MainActor private final class DateWheelSource: PickerViewDataSource, PickerViewDelegate {
  private unowned let owner: DatePicker

  init(of owner: DatePicker) { self.owner = owner }

  func numberOfComponents(in pickerView: PickerView) -> Int { owner.wheels.units.count }

  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheels = owner.wheels
    return wheels.rowCount(of: wheels.units[component])
  }

  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let wheels = owner.wheels
    return wheels.title(of: wheels.units[component], row: row)
  }

  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    owner.wheelDidTurn()
  }
}
