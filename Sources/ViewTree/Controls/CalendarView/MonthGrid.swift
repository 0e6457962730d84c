import Foundation
import Responder
import Simulation

/// The views of a month: the header, the weekdays, and a button for each day.
@MainActor final class MonthGrid {
  unowned var calendarView: CalendarView!
  private let title = Label(frame: .zero)
  private let previous = Button(type: .system)
  private let next = Button(type: .system)
  private var weekdays: [Label] = []
  private var days: [DayButton] = []
  /// The number of empty places before the first day.
  private var offset = 0

  private var calendar: Calendar { calendarView.calendar }

  func add(to view: View) {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for (button, sign, name, step) in [
      (previous, "‹", "Previous Month", -1), (next, "›", "Next Month", 1),
    ] {
      var configuration = Button.Configuration.plain()
      configuration.title = sign
      configuration.contentInsets = .zero
      button.configuration = configuration
      button.accessibilityLabel = name
      button.addAction(
        Action { [weak view] _ in (view as? CalendarView)?.userTurns(by: step) },
        for: .touchUpInside
      )
    }
    weekdays = (0..<7).map { _ in
      let label = Label(frame: .zero)
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      return label
    }
    for part in [title, previous, next] + weekdays { view.addSubview(part) }
  }

  /// Replaces the days by those of the visible month.
  func reload() {
    let (calendar, first) = (calendar, calendarView.firstDay)
    let parts = calendar.dateComponents([.year, .month, .weekday], from: first)
    title.text = "\(calendar.standaloneMonthSymbols[(parts.month ?? 1) - 1]) \(parts.year ?? 1)"
    previous.isEnabled = calendarView.month(-1) != nil
    next.isEnabled = calendarView.month(1) != nil
    for (index, label) in weekdays.enumerated() {
      label.text = calendar.shortStandaloneWeekdaySymbols[(index + calendar.firstWeekday - 1) % 7]
        .uppercased()
    }
    offset = ((parts.weekday ?? 1) - calendar.firstWeekday + 7) % 7
    for day in days { day.removeFromSuperview() }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }.map(makeDay)
    for day in days { calendarView.addSubview(day) }
    reloadDecorations(of: days.map(\.day))
    showSelection()
    calendarView.setNeedsLayout()
  }

  private func makeDay(_ date: Date) -> DayButton {
    let parts = calendar.dateComponents([.weekday, .month, .day], from: date)
    let button = DayButton(date)
    let (weekday, month, day) = ((parts.weekday ?? 1) - 1, (parts.month ?? 1) - 1, parts.day ?? 1)
    button.number = "\(day)"
    button.accessibilityLabel =
      "\(calendar.weekdaySymbols[weekday]), \(calendar.monthSymbols[month]) \(day)"
    button.addAction(
      Action { [weak calendarView] _ in calendarView?.userTaps(date) },
      for: .touchUpInside
    )
    return button
  }

  /// Shows which days are selected and which can be.
  func showSelection() {
    let selection = calendarView.selectionBehavior
    let selected = Set((selection?.selectedComponents ?? []).compactMap { calendarView.day(of: $0) })
    for button in days {
      let isSelected = selected.contains(button.day)
      let mayTap =
        selection.map { isSelected || $0.allowsSelection(of: calendarView.dayComponents(of: button.day)) }
        ?? false
      button.show(isSelected: isSelected, isEnabled: mayTap && calendarView.isAvailable(button.day))
    }
  }

  func reloadDecorations(of days: [Date]) {
    let wanted = Set(days)
    for button in self.days where wanted.contains(button.day) {
      button.decorationView = calendarView.decoration(of: button.day)?.makeView()
    }
  }

  func place(in bounds: CGRect) {
    let (header, weekdayHeight) = (CalendarView.headerHeight, CalendarView.weekdayHeight)
    let column = bounds.width / 7
    let row = max(0, bounds.height - header - weekdayHeight) / 6
    func rect(_ column: Int, _ y: CGFloat, _ height: CGFloat) -> CGRect {
      let width = bounds.width / 7
      let rect = CGRect(
        x: bounds.minX + CGFloat(column) * width,
        y: bounds.minY + y,
        width: width,
        height: height
      )
      return calendarView.directed(rect)
    }
    let sides = (bounds.width - 2 * header, bounds.width - header)
    title.frame = CGRect(x: bounds.minX + 8, y: bounds.minY, width: max(0, sides.0 - 8), height: header)
    previous.frame = CGRect(x: bounds.minX + sides.0, y: bounds.minY, width: header, height: header)
    next.frame = CGRect(x: bounds.minX + sides.1, y: bounds.minY, width: header, height: header)
    for part in [title, previous, next] { part.frame = calendarView.directed(part.frame) }
    for (index, label) in weekdays.enumerated() { label.frame = rect(index, header, weekdayHeight) }
    for (index, day) in days.enumerated() {
      let place = index + offset
      let y = header + weekdayHeight + CGFloat(place / 7) * row
      let side = min(column, row)
      let whole = rect(place % 7, y, row)
      day.frame = CGRect(x: whole.midX - side / 2, y: whole.midY - side / 2, width: side, height: side)
      day.placeDecoration()
    }
  }
}

/// A day of a month.
private final class DayButton: Button {
  let day: Date
  var number = ""
  var decorationView: View? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let decorationView else { return }
      decorationView.isUserInteractionEnabled = false
      addSubview(decorationView)
      placeDecoration()
    }
  }

  init(_ day: Date) {
    self.day = day
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, isEnabled: Bool) {
    self.isSelected = isSelected
    self.isEnabled = isEnabled
    var configuration = isSelected ? Configuration.filled() : .plain()
    configuration.title = number
    configuration.contentInsets = .zero
    configuration.cornerStyle = .capsule
    configuration.automaticallyUpdateForSelection = false
    if !isSelected { configuration.baseForegroundColor = .label }
    self.configuration = configuration
  }

  func placeDecoration() {
    guard let decorationView else { return }
    let size = decorationView.bounds.size
    decorationView.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: bounds.height - size.height - 2,
      width: size.width,
      height: size.height
    )
  }
}
