import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DatePickerTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  /// Returns a date in Greenwich Mean Time.
  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return Self.calendar.date(from: parts) ?? .distantPast
  }

  private func launched(_ mode: DatePicker.Mode, _ date: Date) -> (Simulator, DatePicker, Diary) {
    let (simulator, controller, diary) = (Simulator(), ViewController(), Diary())
    let picker = DatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.date = date
    picker.addAction(Action { _ in diary.note("changed") }, for: .valueChanged)
    controller.view.addSubview(picker)
    simulator.launch(controller)
    return (simulator, picker, diary)
  }

  private func values(_ simulator: Simulator) throws -> [String] {
    let wheels = simulator.user.datePickers.element.pickerWheels
    return (0..<wheels.count).map { wheels.element(boundBy: $0).value ?? "" }
  }

  @Test func `the wheels show the date in the parts of the mode`() throws {
    let day = date(2024, 2, 29, 15, 7)
    for (mode, shown) in [
      (DatePicker.Mode.date, ["February", "29", "2024"]), (.time, ["3", "07", "PM"]),
      (.dateAndTime, ["Thu Feb 29", "3", "07", "PM"]), (.countDownTimer, ["15 hours", "7 min"]),
      (.yearAndMonth, ["February", "2024"]),
    ] {
      let (simulator, picker, _) = launched(mode, day)
      #expect(try values(simulator) == shown)
      #expect(picker.date == day && picker.accessibilityValue == shown.joined(separator: " "))
    }
  }

  @Test func `a turned wheel changes its part, and is told once it rests`() throws {
    let (simulator, picker, diary) = launched(.date, date(2024, 1, 31))
    let wheels = simulator.user.datePickers.element.pickerWheels
    try wheels.element(boundBy: 2).adjust(toPickerWheelValue: "2023")
    #expect(picker.date == date(2023, 1, 31) && diary.take() == ["changed"])
    try wheels.element(boundBy: 1).adjust(toPickerWheelValue: "30")
    #expect(picker.date == date(2023, 1, 30))
    picker.date = date(2020, 5, 5)
    simulator.settle()
    #expect(diary.take() == ["changed"], "code sends nothing")
    #expect(try values(simulator) == ["May", "5", "2020"])
  }

  @Test func `a day that the month has not is its last one`() throws {
    let (simulator, picker, _) = launched(.date, date(2023, 1, 31))
    try simulator.user.datePickers.element.pickerWheels.element(boundBy: 0).adjust(
      toPickerWheelValue: "April"
    )
    #expect(picker.date == date(2023, 4, 30))
    #expect(try values(simulator) == ["April", "30", "2023"])
  }

  @Test func `limits bring dates back`() throws {
    let (simulator, picker, diary) = launched(.date, date(2024, 6, 15))
    picker.minimumDate = date(2024, 6, 10)
    picker.maximumDate = date(2024, 6, 20)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2024, 6, 20))
    picker.date = date(2000, 1, 1)
    #expect(picker.date == date(2024, 6, 10) && diary.take() == [])
    picker.minimumDate = date(2024, 6, 12)
    #expect(picker.date == date(2024, 6, 12))
    #expect(try values(simulator) == ["June", "12", "2024"])
    picker.maximumDate = date(2024, 6, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1), "limits in the wrong order count for nothing")
  }

  @Test(arguments: [(15, 15, 4), (7, 1, 60), (30, 30, 2), (60, 1, 60), (0, 1, 60)])
  func `minutes come in steps that divide the hour`(given: Int, kept: Int, rows: Int) throws {
    let (simulator, picker, _) = launched(.time, date(2024, 1, 1, 10, 30))
    picker.minuteInterval = given
    #expect(picker.minuteInterval == kept)
    let wheels = try #require(picker.subviews.first as? PickerView)
    #expect(wheels.numberOfRows(inComponent: 1) == rows)
    let wheel = simulator.user.datePickers.element.pickerWheels.element(boundBy: 1)
    #expect(wheel.value == "30")
    #expect(picker.date == date(2024, 1, 1, 10, 30))
  }

  @Test func `a timer counts hours and minutes`() {
    let (_, picker, _) = launched(.countDownTimer, date(2024, 1, 1))
    picker.countDownDuration = 3720
    #expect(picker.countDownDuration == 3720)
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
  }

  @Test func `without a date it begins at the simulator's present`() {
    let simulator = Simulator()
    simulator.advance(by: .seconds(3600))
    #expect(DatePicker(frame: .zero).date == date(2001, 1, 1, 1))
  }

  @Test func `as an input view it replaces the keys, and the field shows the picked row`() throws {
    let (simulator, controller) = (Simulator(), ViewController())
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let picker = DatePicker(frame: .zero)
    picker.datePickerMode = .yearAndMonth
    picker.date = date(2024, 3, 1)
    field.inputView = picker
    picker.addAction(
      Action { _ in field.text = "\(Self.calendar.component(.month, from: picker.date))" },
      for: .valueChanged
    )
    controller.view.addSubview(field)
    simulator.launch(controller)
    try simulator.user.tap(field)
    try simulator.user.datePickers.element.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "May")
    #expect(field.text == "5")
  }
}
