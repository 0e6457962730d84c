import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct CalendarViewTests {
  private final class Days: CalendarViewDelegate, CalendarSelectionSingleDateDelegate,
    CalendarSelectionMultiDateDelegate
  {
    var lines: [String] = []
    var refused: Set<Int> = []
    var keeps = false
    var decorated: Set<Int> = []

    private func text(_ day: DateComponents?) -> String {
      day.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
    }
    func calendarView(_ calendarView: CalendarView, decorationFor dateComponents: DateComponents)
      -> CalendarView.Decoration?
    {
      decorated.contains(dateComponents.day ?? 0) ? .default(color: .systemRed, size: .large) : nil
    }
    func calendarView(
      _ calendarView: CalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      let now = calendarView.visibleDateComponents
      lines.append("from \(previousDateComponents.month ?? 0) to \(now.month ?? 0) of \(now.year ?? 0)")
    }
    func dateSelection(
      _ selection: CalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) {
      lines.append("selects \(text(dateComponents))")
    }
    func dateSelection(
      _ selection: CalendarSelectionSingleDate,
      canSelectDate dateComponents: DateComponents?
    ) -> Bool {
      dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keeps
    }
    func multiDateSelection(
      _ selection: CalendarSelectionMultiDate,
      didSelectDate dateComponents: DateComponents
    ) {
      lines.append("selects \(text(dateComponents))")
    }
    func multiDateSelection(
      _ selection: CalendarSelectionMultiDate,
      didDeselectDate dateComponents: DateComponents
    ) {
      lines.append("deselects \(text(dateComponents))")
    }
    func multiDateSelection(
      _ selection: CalendarSelectionMultiDate,
      canDeselectDate dateComponents: DateComponents
    ) -> Bool { !keeps }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched() -> (Simulator, CalendarView, Days) {
    let (simulator, controller, days) = (Simulator(), ViewController(), Days())
    let view = CalendarView(frame: CGRect(x: 10, y: 100, width: 350, height: 340))
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    view.delegate = days
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, view, days)
  }

  @Test func `a tap selects a day, and a second one none`() throws {
    let (simulator, view, days) = launched()
    let selection = CalendarSelectionSingleDate(delegate: days)
    view.selectionBehavior = selection
    let day = simulator.user.buttons["Friday, November 27"]
    try day.tap()
    #expect(days.take() == ["selects 2026-11-27"] && selection.selectedDate?.day == 27 && day.isSelected)
    try day.tap()
    #expect(days.take() == ["selects none"] && selection.selectedDate == nil && !day.isSelected)
    try day.tap()
    days.keeps = true
    try day.tap()
    #expect(days.take() == ["selects 2026-11-27"] && day.isSelected)
    selection.setSelected(DateComponents(year: 2026, month: 11, day: 3), animated: true)
    #expect(days.take() == [] && simulator.user.buttons["Tuesday, November 3"].isSelected && !day.isSelected)
  }

  @Test func `several days are selected and deselected`() throws {
    let (simulator, view, days) = launched()
    let selection = CalendarSelectionMultiDate(delegate: days)
    view.selectionBehavior = selection
    for name in ["Sunday, November 1", "Monday, November 30", "Sunday, November 1"] {
      try simulator.user.buttons[name].tap()
    }
    #expect(days.take() == ["selects 2026-11-1", "selects 2026-11-30", "deselects 2026-11-1"])
    #expect(selection.selectedDates.map(\.day) == [30])
    days.keeps = true
    try simulator.user.buttons["Monday, November 30"].tap()
    #expect(days.take() == [] && selection.selectedDates.count == 1)
  }

  @Test func `days that are refused or not available are disabled`() throws {
    let (simulator, view, days) = launched()
    func isEnabled(_ name: String) -> Bool { simulator.user.buttons[name].isEnabled }
    #expect(!isEnabled("Friday, November 27"), "without a selection no day can be tapped")
    days.refused = [27]
    let selection = CalendarSelectionSingleDate(delegate: days)
    view.selectionBehavior = selection
    #expect(!isEnabled("Friday, November 27") && isEnabled("Thursday, November 26"))
    days.refused = []
    selection.updateSelectableDates()
    #expect(isEnabled("Friday, November 27"))
    let start = try #require(view.calendar.date(from: DateComponents(year: 2026, month: 11, day: 10)))
    let end = try #require(view.calendar.date(from: DateComponents(year: 2026, month: 12, day: 5)))
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(!isEnabled("Monday, November 9") && isEnabled("Tuesday, November 10"))
    #expect(!isEnabled("Previous Month") && isEnabled("Next Month"))
    view.visibleDateComponents = DateComponents(year: 2030, month: 1)
    #expect(view.visibleDateComponents.month == 12 && view.visibleDateComponents.year == 2026)
  }

  @Test func `the header turns to other months, and tells the delegate`() throws {
    let (simulator, view, days) = launched()
    #expect(simulator.user.staticTexts["November 2026"].exists && simulator.user.staticTexts["SUN"].exists)
    try simulator.user.buttons["Next Month"].tap()
    try simulator.user.buttons["Next Month"].tap()
    try simulator.user.buttons["Previous Month"].tap()
    #expect(days.take() == ["from 11 to 12 of 2026", "from 12 to 1 of 2027", "from 1 to 12 of 2026"])
    #expect(
      simulator.user.buttons["Thursday, December 31"].exists
        && !simulator.user.buttons["Friday, November 27"].exists
    )
    view.setVisibleDateComponents(DateComponents(year: 2024, month: 2), animated: true)
    #expect(days.take() == [] && simulator.user.buttons["Thursday, February 29"].exists)
  }

  @Test func `days are in columns of the week, below each other`() throws {
    let (simulator, view, _) = launched()
    func column(_ name: String) -> Int { Int((simulator.user.buttons[name].frame.midX - 10) / 50) }
    func top(_ name: String) -> CGFloat { simulator.user.buttons[name].frame.minY }
    #expect(column("Sunday, November 1") == 0 && column("Saturday, November 7") == 6)
    #expect(column("Sunday, November 8") == 0 && top("Sunday, November 8") > top("Sunday, November 1"))
    #expect(top("Saturday, November 7") == top("Sunday, November 1"))
    view.calendar.firstWeekday = 2
    view.layoutIfNeeded()
    #expect(column("Sunday, November 1") == 6 && column("Monday, November 2") == 0)
  }

  @Test func `the delegate decorates days`() throws {
    let (simulator, view, days) = launched()
    days.decorated = [5]
    view.reloadDecorations(
      forDateComponents: [
        DateComponents(year: 2026, month: 11, day: 5), DateComponents(year: 2026, month: 12, day: 5),
      ],
      animated: false
    )
    func dots() -> Int {
      view.subviews.filter { day in day.subviews.contains { $0.backgroundColor == .systemRed } }.count
    }
    #expect(dots() == 1)
    days.decorated = [5, 6, 7]
    view.visibleDateComponents = DateComponents(year: 2026, month: 12)
    #expect(dots() == 3)
    view.wantsDateDecorations = false
    #expect(dots() == 0)
    #expect(simulator.user.buttons["Saturday, December 5"].exists)
  }
}
