import Foundation
import Responder
import Simulation

extension DatePicker {
  /// Whether the mode has only wheels.
  private var hasOnlyWheels: Bool { datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth }

  final var shownStyle: DatePickerStyle {
    let context = effectiveApplication?.context ?? Application.current?.context
    guard context?.rule(VersionRules.hasCompactDatePickers) ?? true, !hasOnlyWheels else { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  final func requirePossibleStyle() {
    guard hasOnlyWheels, preferredDatePickerStyle == .compact || preferredDatePickerStyle == .inline else {
      return
    }
    programmerError("\(debugName): a picker of a duration has only wheels")
  }

  /// Shows the views of the style.
  final func updateStyle() {
    parts?.remove()
    parts = nil
    picker.removeFromSuperview()
    if shownStyle == .wheels {
      picker.frame = bounds
      picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return addSubview(picker)
    }
    parts = DatePickerParts(of: self, isInline: shownStyle == .inline)
    setNeedsLayout()
  }

  final var hasDay: Bool { datePickerMode != .time }
  final var hasTime: Bool { datePickerMode != .date }

  /// The days that a calendar offers.
  final var dayRange: DateInterval {
    let (start, end) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    return start <= end
      ? DateInterval(start: start, end: end) : DateInterval(start: .distantPast, end: .distantFuture)
  }
}

/// The views of a compact or inline date picker: a button for the date, or a calendar, and a button for the
/// time.
@MainActor final class DatePickerParts: CalendarSelectionSingleDateDelegate {
  private static let gap: CGFloat = 8

  private unowned let owner: DatePicker
  private let isInline: Bool
  var style: DatePickerStyle { isInline ? .inline : .compact }
  private let dateButton = Button(configuration: .gray())
  private let timeButton = Button(configuration: .gray())
  private let calendarView = CalendarView(frame: .zero)
  private lazy var selection = CalendarSelectionSingleDate(delegate: self)
  private weak var popover: DatePopover?

  init(of owner: DatePicker, isInline: Bool) {
    (self.owner, self.isInline) = (owner, isInline)
    dateButton.addAction(Action { [weak self] _ in self?.openCalendar() }, for: .touchUpInside)
    timeButton.addAction(Action { [weak self] _ in self?.openWheels() }, for: .touchUpInside)
    calendarView.selectionBehavior = selection
    if owner.hasDay { owner.addSubview(isInline ? calendarView : dateButton) }
    if owner.hasTime { owner.addSubview(timeButton) }
    limitsDidChange()
  }

  func remove() {
    popover?.close()
    for view in [dateButton, timeButton, calendarView] { view.removeFromSuperview() }
  }

  // MARK: Texts

  private var dayText: String {
    let calendar: Calendar = owner.calendar
    let parts = calendar.dateComponents([.year, .month, .day], from: owner.date)
    return "\(calendar.shortMonthSymbols[(parts.month ?? 1) - 1]) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  private var timeText: String {
    let wheels = owner.wheels
    let words = zip(wheels.units, wheels.rows(for: owner.date)).map { wheels.title(of: $0, row: $1) }
    return "\(words[0]):\(words[1]) \(words[2])"
  }

  /// The date and the time, as the buttons have them.
  var text: String {
    [owner.hasDay ? dayText : nil, owner.hasTime ? timeText : nil].compactMap { $0 }.joined(separator: ", ")
  }

  func showDate() {
    dateButton.configuration?.title = dayText
    timeButton.configuration?.title = timeText
    let day = calendarView.dayComponents(of: owner.date)
    if selection.selectedDate != day {
      selection.setSelected(day, animated: false)
      calendarView.visibleDateComponents = day
    }
    owner.invalidateIntrinsicContentSize()
    owner.setNeedsLayout()
  }

  /// Updates the calendar to the picker's calendar and limits.
  func limitsDidChange() {
    calendarView.calendar = owner.calendar
    calendarView.availableDateRange = owner.dayRange
    showDate()
  }

  // MARK: Layout

  private var buttons: [Button] {
    (owner.hasDay && !isInline ? [dateButton] : []) + (owner.hasTime ? [timeButton] : [])
  }

  /// The fitting size.
  var size: CGSize {
    let sizes = buttons.map(\.intrinsicContentSize)
    let row = CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0
    )
    guard isInline, owner.hasDay else { return row }
    let month = calendarView.sizeThatFits(CGSize(width: 320, height: 0))
    return CGSize(width: month.width, height: month.height + (row.height > 0 ? row.height + Self.gap : 0))
  }

  func place(in bounds: CGRect) {
    var y = bounds.minY
    let rowHeight = buttons.map(\.intrinsicContentSize.height).max() ?? 0
    if isInline, owner.hasDay {
      let height = bounds.height - (rowHeight > 0 ? rowHeight + Self.gap : 0)
      calendarView.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: max(0, height))
      y = calendarView.frame.maxY + Self.gap
    } else {
      y = bounds.midY - rowHeight / 2
    }
    // The buttons are at the end of the available width.
    let row = buttons.reduce(-Self.gap) { $0 + $1.intrinsicContentSize.width + Self.gap }
    var x = max(bounds.minX, bounds.maxX - row)
    for button in buttons {
      let size = button.intrinsicContentSize
      button.frame = owner.directed(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + Self.gap
    }
  }

  // MARK: Picking

  private func openCalendar() {
    let size = calendarView.sizeThatFits(CGSize(width: 320, height: 0))
    open(calendarView, size, from: dateButton)
  }

  private func openWheels() {
    owner.picker.autoresizingMask = []
    open(owner.picker, CGSize(width: 240, height: 216), from: timeButton)
  }

  private func open(_ content: View, _ size: CGSize, from button: Button) {
    popover?.close()
    guard owner.isEnabled, let window = owner.baseWindow else { return }
    let popover = DatePopover(frame: window.bounds)
    self.popover = popover
    owner.sendActions(for: .editingDidBegin)
    window.addSubview(popover)
    popover.show(content, size, beside: button) { [weak owner] in owner?.sendActions(for: .editingDidEnd) }
  }

  func dateSelection(_ selection: CalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  {
    guard let dateComponents else { return showDate() }
    let calendar: Calendar = owner.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    (parts.era, parts.year) = (dateComponents.era, dateComponents.year)
    (parts.month, parts.day) = (dateComponents.month, dateComponents.day)
    if let date = calendar.date(from: parts) { owner.userPicks(date) }
  }
}

/// The box of a compact date picker with a calendar or wheels, in front of the whole window. A touch outside
/// of it closes it. It opens and closes without animation.
final class DatePopover: View {
  private let box = View(frame: .zero)
  private var didClose: (() -> Void)?

  func show(_ content: View, _ size: CGSize, beside source: View, didClose: @escaping () -> Void) {
    self.didClose = didClose
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.backgroundColor = .systemBackground
    box.layer.cornerRadius = 13
    box.layer.borderWidth = 0.5
    box.layer.borderColor = Color.separator.cgColor
    let room = bounds.inset(by: storedSafeAreaInsets).insetBy(dx: 8, dy: 8)
    let anchor = source.convert(source.bounds, to: self)
    let width = min(size.width + 16, room.width)
    let height = min(size.height + 16, room.height)
    let isBelow = room.maxY - anchor.maxY >= height || room.maxY - anchor.maxY >= anchor.minY - room.minY
    let y = isBelow ? min(anchor.maxY + 8, room.maxY - height) : max(room.minY, anchor.minY - 8 - height)
    let x = min(max(room.minX, anchor.midX - width / 2), room.maxX - width)
    box.frame = CGRect(x: x, y: y, width: width, height: height)
    addSubview(box)
    content.frame = box.bounds.insetBy(dx: 8, dy: 8)
    box.addSubview(content)
  }

  func close() {
    guard baseSuperview != nil else { return }
    for view in box.subviews { view.removeFromSuperview() }
    removeFromSuperview()
    didClose?()
    didClose = nil
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first, !box.frame.contains(touch.location(in: self)) else { return }
    close()
  }
  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}
}
