import Foundation
import HeadlessUIKit
import Testing

/// Compact and inline date pickers.
@MainActor @Suite struct DatePickerStyleTests {
  private func launched(
    _ style: DatePickerStyle,
    _ mode: DatePicker.Mode,
    _ system: SystemVersion = "26.5"
  ) -> (Simulator, DatePicker, Diary) {
    let device: Device = system < "16.0" ? .iPhone8 : .iPhone17
    let (simulator, controller, diary) = (
      Simulator(device: device, system: system), ViewController(), Diary()
    )
    let picker = simulator.perform { DatePicker(frame: .zero) }
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSinceReferenceDate: 3_600 * 15 + 420)
    picker.addAction(Action { _ in diary.note("changed") }, for: .valueChanged)
    picker.addAction(Action { _ in diary.note("opens") }, for: .editingDidBegin)
    picker.addAction(Action { _ in diary.note("closes") }, for: .editingDidEnd)
    controller.view.addSubview(picker)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 120), size: picker.sizeThatFits(.zero))
    simulator.launch(controller)
    simulator.settle()
    return (simulator, picker, diary)
  }

  @Test(
    arguments: [
      (DatePickerStyle.automatic, DatePicker.Mode.date, SystemVersion("26.5"), DatePickerStyle.compact),
      (.automatic, .countDownTimer, "26.5", .wheels), (.automatic, .date, "13.4", .wheels),
      (.wheels, .dateAndTime, "26.5", .wheels), (.inline, .date, "14.0", .inline),
      (.compact, .time, "26.5", .compact),
    ]
  )
  func `a picker has the style of its mode and system`(
    style: DatePickerStyle,
    mode: DatePicker.Mode,
    system: SystemVersion,
    shown: DatePickerStyle
  ) {
    let (_, picker, _) = launched(style, mode, system)
    #expect(picker.datePickerStyle == shown)
  }

  @Test func `a compact picker opens a calendar in front of the window`() throws {
    let (simulator, picker, diary) = launched(.compact, .date)
    let user = simulator.user
    #expect(picker.accessibilityValue == "Jan 1, 2001" && !user.buttons["Tuesday, January 2"].exists)
    try user.buttons["Jan 1, 2001"].tap()
    try user.buttons["Tuesday, January 9"].tap()
    #expect(diary.take() == ["opens", "changed"] && user.buttons["Jan 9, 2001"].exists)
    #expect(picker.calendar.component(.hour, from: picker.date) == 15, "the time stays")
    try user.tap(CGPoint(x: 200, y: 820))
    #expect(diary.take() == ["closes"] && !user.buttons["Tuesday, January 9"].exists)
  }

  @Test func `a compact picker opens wheels for the time`() throws {
    let (simulator, picker, diary) = launched(.compact, .dateAndTime)
    try simulator.user.buttons["3:07 PM"].tap()
    let wheels = simulator.user.pickerWheels
    #expect(wheels.count == 3)
    try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "5")
    #expect(diary.take() == ["opens", "changed"] && picker.accessibilityValue == "Jan 1, 2001, 5:07 PM")
  }

  @Test func `an inline picker shows the month, within its limits`() throws {
    let (simulator, picker, diary) = launched(.inline, .date)
    picker.minimumDate = picker.calendar.date(from: DateComponents(year: 2001, month: 1, day: 1))
    picker.maximumDate = picker.calendar.date(from: DateComponents(year: 2001, month: 1, day: 20))
    #expect(!simulator.user.buttons["Sunday, January 21"].isEnabled)
    try simulator.user.buttons["Saturday, January 20"].tap()
    #expect(diary.take() == ["changed"] && picker.calendar.component(.day, from: picker.date) == 20)
    picker.date = picker.calendar.date(from: DateComponents(year: 2001, month: 1, day: 4)) ?? .distantPast
    #expect(simulator.user.buttons["Thursday, January 4"].isSelected && diary.take() == [])
  }

  @Test(.fact("TC27"), arguments: ["14.0", "26.5"] as [SystemVersion])
  func `a compact picker is as large as its texts, and an inline one as a month`(system: SystemVersion) {
    let (_, compact, _) = launched(.compact, .date, system)
    #expect(abs(compact.sizeThatFits(.zero).height - 34) < 0.5)
    let (_, longer, _) = launched(.compact, .dateAndTime, system)
    #expect(longer.sizeThatFits(.zero).width > compact.sizeThatFits(.zero).width + 40)
    let (_, inline, _) = launched(.inline, .date, system)
    let size = inline.sizeThatFits(.zero)
    #expect(size.width == 320 && abs(size.height - 330) < 5)
  }
}
