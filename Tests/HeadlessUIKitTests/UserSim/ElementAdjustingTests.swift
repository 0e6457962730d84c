import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementAdjustingTests {
  @Test(arguments: [0, 0.25, 0.5, 1] as [CGFloat], [false, true])
  func `a slider is dragged to a place, also in a scroll view`(position: CGFloat, isInScrollView: Bool) throws
  {
    let scene = ElementScene()
    let slider = Slider(frame: CGRect(x: 20, y: 40, width: 231, height: 31))
    slider.accessibilityIdentifier = "volume"
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 17)
    var sent = 0
    slider.addAction(Action { _ in sent += 1 }, for: .valueChanged)
    if isInScrollView {
      let scrollView = scene.add(ScrollView(), "page", size: CGSize(width: 300, height: 300))
      scrollView.contentSize = CGSize(width: 300, height: 900)
      scrollView.addSubview(slider)
    } else {
      scene.controller.view.addSubview(slider)
    }
    try scene.user.sliders["volume"].adjust(toNormalizedSliderPosition: position)
    #expect(abs(slider.value - Float(10 + 20 * position)) < 0.01 && sent > 0)
    #expect(scene.user.sliders["volume"].value == "\(Int(position * 100))%")
  }

  @Test func `a finger needs the thumb, and nothing else of the slider`() throws {
    let scene = ElementScene()
    let slider = scene.add(Slider(), "volume", size: CGSize(width: 231, height: 31))
    let cover = scene.add(View(), "cover")
    cover.frame = CGRect(x: 120, y: 50, width: 50, height: 50)
    try scene.user.sliders["volume"].adjust(toNormalizedSliderPosition: 0.5)
    #expect(abs(slider.value - 0.5) < 0.01, "the middle is covered, the thumb was not")
    let reason = #expect(throws: InteractionError.self) {
      try scene.user.sliders["volume"].adjust(toNormalizedSliderPosition: 1)
    }?.reason
    guard case .obstructed(view: #"thumb of Slider "volume""#, .covered(let by)) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(by.view == #"View "cover""# && abs(slider.value - 0.5) < 0.01)
  }

  @Test func `a place beyond the track, and a view that is no slider, are refused`() throws {
    let scene = ElementScene()
    scene.add(Slider(), "volume", size: CGSize(width: 200, height: 31))
    scene.addButton("Go")
    let reason = { (element: Element, position: CGFloat) in
      #expect(throws: InteractionError.self) { try element.adjust(toNormalizedSliderPosition: position) }?
        .reason
    }
    for position in [-0.1, 1.1] as [CGFloat] {
      #expect(
        reason(scene.user.sliders["volume"], position)
          == .notAdjustable(view: #"Slider "volume""#, value: "\(position)", allowed: "it goes from 0 to 1")
      )
    }
    #expect(
      reason(scene.user.buttons["Go"], 1)
        == .notAdjustable(view: #"Button "Go""#, value: "1", allowed: "it is no slider")
    )
  }

  /// A picker's data source with months and years.
  private final class Dates: PickerViewDataSource, PickerViewDelegate {
    var columns = [["January", "February", "March"], (1990...2020).map(String.init)]
    var selected: [String] = []
    var onSelect: (() -> Void)?

    func numberOfComponents(in pickerView: PickerView) -> Int { columns.count }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      columns[component].count
    }

    func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      columns[component][row]
    }

    func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
      selected.append(columns[component][row])
      onSelect?()
    }
  }

  @Test func `a wheel is turned to a row, and its delegate hears of it once`() throws {
    let scene = ElementScene()
    let dates = Dates()
    let picker = scene.add(PickerView(), "date", size: CGSize(width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (dates, dates)
    let wheels = scene.user.pickers["date"].pickerWheels
    #expect(wheels.count == 2)
    #expect(wheels.allElementsBoundByIndex.map { $0.value } == ["January", "1990"])
    try wheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
    try wheels.element(boundBy: 1).adjust(toPickerWheelValue: "2019")
    #expect(wheels.allElementsBoundByIndex.map { $0.value } == ["March", "2019"])
    try wheels.element(boundBy: 1).adjust(toPickerWheelValue: "1991")
    #expect(dates.selected == ["March", "2019", "1991"] && picker.selectedRow(inComponent: 1) == 1)
    try wheels.element(boundBy: 1).adjust(toPickerWheelValue: "1991")
    #expect(dates.selected.count == 3)
  }

  @Test func `a row that is not there is refused with those that are`() throws {
    let scene = ElementScene()
    let dates = Dates()
    let picker = scene.add(PickerView(), "date", size: CGSize(width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (dates, dates)
    let reason = { (element: Element) in
      #expect(throws: InteractionError.self) { try element.adjust(toPickerWheelValue: "Mai") }?.reason
    }
    #expect(
      reason(scene.user.pickerWheels.firstMatch)
        == .notAdjustable(
          view: #"wheel 0 of PickerView "date""#,
          value: "Mai",
          allowed: #"its rows are "January", "February", "March""#
        )
    )
    #expect(
      reason(scene.user.pickers["date"])
        == .notAdjustable(view: #"PickerView "date""#, value: "Mai", allowed: "it is no wheel")
    )
  }

  @Test(
    arguments: [
      ([], "it is gone"), ([["June"]], #"it stays at "June""#),
      ([["April", "May", "June"], (1990...2020).map(String.init)], #"it stays at "June""#),
    ] as [([[String]], String)]
  )
  func `a wheel that its delegate changes is where it is then`(columns: [[String]], allowed: String) throws {
    let scene = ElementScene()
    let dates = Dates()
    let picker = scene.add(PickerView(), "date", size: CGSize(width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (dates, dates)
    dates.onSelect = {
      dates.columns = columns
      if columns.count < 2 { picker.reloadAllComponents() } else { picker.reloadComponent(0) }
    }
    let wheel = #"wheel 0 of PickerView "date""#
    expectRefusal(.notAdjustable(view: wheel, value: "March", allowed: allowed)) {
      try scene.user.pickerWheels.element(boundBy: 0).adjust(toPickerWheelValue: "March")
    }
    #expect(dates.selected == ["March"])
    dates.onSelect = nil
  }

  @Test func `a switch is turned over by a tap`() throws {
    let scene = ElementScene()
    let toggle = scene.add(Switch(), "sound")
    try scene.user.switches["sound"].tap()
    #expect(toggle.isOn)
    #expect(scene.user.switches["sound"].value == "1")
  }

  // MARK: Waiting

  @Test func `waiting lets virtual time pass until the very instant`() throws {
    let scene = ElementScene()
    let clock = scene.simulator.clock
    let start = clock.now
    _ = clock.schedule(after: .milliseconds(1250), label: "answer") { scene.addButton("Next") }
    #expect(!scene.user.buttons["Next"].waitForExistence(timeout: 1))
    #expect(start.duration(to: clock.now) == .seconds(1))
    #expect(scene.user.buttons["Next"].waitForExistence(timeout: 1))
    #expect(start.duration(to: clock.now) == .milliseconds(1250))
    #expect(scene.user.buttons["Next"].waitForExistence(timeout: 1))
    #expect(start.duration(to: clock.now) == .milliseconds(1250))
    _ = clock.schedule(after: .milliseconds(500), label: "end") {
      scene.controller.view.subviews.first?.removeFromSuperview()
    }
    #expect(!scene.user.buttons["Next"].waitForNonExistence(timeout: 0.4))
    #expect(scene.user.buttons["Next"].waitForNonExistence(timeout: 0.4))
    #expect(start.duration(to: clock.now) == .milliseconds(1750))
  }

  @Test func `waiting for a condition needs an element, and ends beside work that repeats`() throws {
    let scene = ElementScene()
    let button = scene.addButton("0")
    button.accessibilityIdentifier = "count"
    let clock = scene.simulator.clock
    var count = 0
    let work = clock.schedule(every: .milliseconds(100), label: "counter") {
      count += 1
      button.setTitle("\(count)", for: .normal)
    }
    let start = clock.now
    let element = scene.user.buttons["count"]
    #expect(element.wait(for: { $0.label == "7" }, timeout: 5))
    #expect(start.duration(to: clock.now) == .milliseconds(700))
    #expect(!element.wait(for: { $0.label == "7" && !$0.isEnabled }, timeout: 2))
    #expect(start.duration(to: clock.now) == .milliseconds(2700))
    work.cancel()
    #expect(!scene.user.buttons["none"].wait(for: { _ in true }, timeout: 1))
    #expect(start.duration(to: clock.now) == .milliseconds(3700))
  }
}
