import Foundation
import Responder
import Simulation

/// Wheels with the parts of a date or a time, of which a person turns each by itself.
///
/// `.valueChanged` is sent when a wheel has come to rest on another date, 0.3 seconds after the finger. A date beyond the
/// limits, or in no month, goes to the nearest one that is, and the wheels with it, before it is sent. Setting dates from
/// code sends nothing.
///
/// There are wheels only: the other styles are kept and look the same. Words are those of ``calendar`` and its locale, months
/// before days before years.
@preconcurrency @MainActor open class DatePicker: Control {
  /// What can be picked. The numbers are UIKit's.
  public enum Mode: Int, Sendable {
    /// A time of the day.
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
  /// The day in the middle of a wheel of days: that which code has set last.
  private var anchor: Date
  private var storedInterval = 1
  private let picker = PickerView(frame: .zero)
  private lazy var source = DateWheelSource(of: self)

  /// Creates a picker of a date and a time; without a size it is 320 x 216.
  public override init(frame: CGRect) {
    storedDate = DatePicker.present
    anchor = storedDate
    let size = frame.size == .zero ? PickerView.standardSize : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    picker.frame = bounds
    picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picker.dataSource = source
    picker.delegate = source
    addSubview(picker)
    showDate()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// What is the present here: as long after the beginning of 2001, in Greenwich, as the simulator has run.
  private static var present: Date {
    let context = Application.current?.context
    return Date(timeIntervalSinceReferenceDate: context?.clock.present.offset.inSeconds ?? 0)
  }

  // MARK: What can be picked

  /// What can be picked; a day and a time at first.
  open var datePickerMode = Mode.dateAndTime { didSet { reload() } }
  /// How many minutes lie between two rows: a number that divides 60, up to 30. Any other means 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
      reload()
    }
  }
  /// The first date that can be picked; nil for no limit. A limit later than ``maximumDate`` makes both count for nothing.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The last date that can be picked; nil for no limit.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The calendar; the Gregorian one, in Greenwich, at first, so that every machine picks the same.
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

  /// The date that is picked.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, as near as the limits allow; it is so at once, also if `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(date)
    anchor = storedDate
    showDate()
  }

  /// The hours and minutes that are picked, in seconds.
  open var countDownDuration: TimeInterval {
    get {
      let parts = calendar.dateComponents([.hour, .minute], from: storedDate)
      return TimeInterval((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60)
    }
    set {
      let seconds = min(max(60, newValue), 86_340)
      date = calendar.startOfDay(for: storedDate).addingTimeInterval(seconds)
    }
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  // MARK: Looks

  /// How the picker was asked to look. The numbers are UIKit's.
  open var preferredDatePickerStyle = DatePickerStyle.automatic
  /// How the picker looks: always as wheels.
  public final var datePickerStyle: DatePickerStyle { .wheels }

  /// The size that it has; 320 x 216 if none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size == .zero ? PickerView.standardSize : bounds.size
  }

  /// The size that a picker has by itself: 320 x 216.
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

  /// A person has turned a wheel.
  final func wheelDidTurn() {
    let wheels = wheels
    let rows = wheels.units.indices.map { picker.selectedRow(inComponent: $0) }
    let old = storedDate
    storedDate = limited(wheels.date(for: rows, from: storedDate))
    showDate()
    if storedDate != old { sendActions(for: .valueChanged) }
  }
}

/// How a date picker looks. The numbers are UIKit's.
public enum DatePickerStyle: Int, Sendable {
  /// As usual in its place.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button that shows more.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// Tells the wheels what to show.
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
