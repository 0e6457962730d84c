import Foundation
import Responder
import Simulation

/// A control with a wheel for each component of a date or time, which the simulated user turns separately.
///
/// `.valueChanged` is sent when a wheel has come to rest on a different date, 0.3 seconds after the finger is
/// lifted. A date beyond the limits, or on a day that its month doesn't have, is replaced by the nearest
/// valid date, which the wheels then show, before the event. Setting dates in code sends no events.
///
/// The picker always shows wheels; other styles are stored but have no effect. The text is that of
/// ``calendar`` and its locale, with months before days before years.
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
  private let picker = PickerView(frame: .zero)
  private lazy var source = DateWheelSource(of: self)

  /// Creates a picker of a date and a time, of 320 x 216 points if the frame has no size.
  public override init(frame: CGRect) {
    storedDate = DatePicker.present
    anchor = storedDate
    let size = frame.size == .zero ? PickerView.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    setUp()
  }

  /// Creates a picker of 320 x 216 points; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    storedDate = DatePicker.present
    anchor = storedDate
    super.init(coder: coder)
    frame.size = PickerView.standardSize
    setUp()
  }

  private func setUp() {
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
    showDate()
  }

  /// The current date of the simulation: the start of 2001 in Greenwich plus the simulator's running time.
  private static var present: Date {
    let context = Application.current?.context
    return Date(timeIntervalSinceReferenceDate: context?.clock.present.offset.inSeconds ?? 0)
  }

  // MARK: What can be picked

  /// The kind of date or time to pick; a day and a time by default.
  open var datePickerMode = Mode.dateAndTime { didSet { reload() } }
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
  open var minimumDate: Date? { didSet { store(storedDate) } }
  /// The latest date that can be picked, or `nil` for no limit.
  open var maximumDate: Date? { didSet { store(storedDate) } }
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

  private static let standardCalendar: Calendar = {
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

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  // MARK: Looks

  /// The preferred style of the picker, kept for the app to read: only wheels are modelled, and the other
  /// styles are unavailable.
  open var preferredDatePickerStyle = DatePickerStyle.automatic
  /// The actual style of the picker, which is always wheels.
  public final var datePickerStyle: DatePickerStyle { .wheels }

  /// Returns the current size, or 320 x 216 if it is zero.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size == .zero ? PickerView.standardSize : bounds.size
  }

  /// The standard size of a picker: 320 x 216.
  open override var intrinsicContentSize: CGSize { PickerView.standardSize }

  override var standardAccessibilityValue: String? {
    let wheels = wheels
    return zip(wheels.units, wheels.rows(for: storedDate)).map { wheels.title(of: $0, row: $1) }
      .joined(separator: " ")
  }

  open override var descriptionDetails: [String] { ["date = \(standardAccessibilityValue ?? "")"] }

  // MARK: Wheels

  final var wheels: DateWheels {
    DateWheels(
      mode: datePickerMode,
      calendar: calendar,
      minuteInterval: storedInterval,
      anchor: anchor
    )
  }

  private func reload() {
    picker.reloadAllComponents()
    showDate()
  }

  private func showDate() {
    for (component, row) in wheels.rows(for: storedDate).enumerated() {
      picker.selectRow(row, inComponent: component, animated: false)
    }
  }

  /// Updates the date after the simulated user has turned a wheel.
  final func wheelDidTurn() {
    let wheels = wheels
    let rows = wheels.units.indices.map { picker.selectedRow(inComponent: $0) }
    let old = storedDate
    storedDate = limited(wheels.date(for: rows, from: storedDate))
    showDate()
    if storedDate != old { sendActions(for: .valueChanged) }
  }
}

/// The style of a date picker. The raw values are UIKit's.
public enum DatePickerStyle: Int, Sendable {
  /// The standard style for the picker's context.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button that shows more on a tap.
  @available(*, unavailable, message: "date pickers have only wheels here")
  case compact = 2
  /// A calendar.
  @available(*, unavailable, message: "date pickers have only wheels here")
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
