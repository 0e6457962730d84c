import HeadlessUIKit
import Testing

/// Touches on switches, sliders, steppers, segmented controls and page controls.
@MainActor @Suite struct ValueControlTests {
  private let recorder = EventRecorder()

  // MARK: Switch

  private func launchedSwitch() -> (Simulator, Switch) {
    let control = Simulator(device: .iPhone4, system: "7.0").perform {
      Switch(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
    }
    recorder.listen(to: control) { $0.isOn ? "on" : "off" }
    return (Simulator.showing { $0.addSubview(control) }, control)
  }

  @Test func `a tap turns a switch over, and the value goes before the touch`() throws {
    let (simulator, control) = launchedSwitch()
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    try simulator.user.tap(control)
    #expect(recorder.take() == [".touchDown off", ".valueChanged on", ".touchUpInside on"])
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(control)
    #expect(recorder.take() == [".touchDown on", ".valueChanged off", ".touchUpInside off"])
  }

  @Test func `code turns a switch over and tells nobody`() {
    let (_, control) = launchedSwitch()
    control.isOn = true
    control.setOn(false, animated: true)
    control.setOn(true, animated: false)
    #expect(control.isOn)
    #expect(recorder.take() == [])
  }

  @Test(
    arguments: [
      (false, 5, 45, true), (false, 45, 5, false), (true, 45, 5, false), (true, 5, 45, true),
      (false, 20, 30, true), (true, 20, 29, false), (false, 5, 16, false), (false, 5, 150, false),
    ] as [(Bool, Int, Int, Bool)]
  ) func `a drag takes a switch to the finger's side`(
    wasOn: Bool,
    from: Int,
    to: Int,
    isOn: Bool
  ) throws {
    let (simulator, control) = launchedSwitch()
    control.isOn = wasOn
    try simulator.drag(in: control, CGPoint(x: from, y: 15), CGPoint(x: to, y: 15))
    #expect(control.isOn == isOn)
    #expect(recorder.take().filter { $0.hasPrefix(".valueChanged") }.count == (wasOn == isOn ? 0 : 1))
  }

  @Test func `a touch that is taken away leaves a switch as it was`() throws {
    let (simulator, control) = launchedSwitch()
    try simulator.user.touchDown(at: simulator.point(20, 15, in: control)).cancel()
    #expect(recorder.take() == [".touchDown off", ".touchCancel off"])
  }

  // MARK: Slider

  private func launchedSlider() -> (Simulator, Slider) {
    let slider = Slider(frame: CGRect(x: 20, y: 100, width: 231, height: 31))
    slider.maximumValue = 100
    recorder.listen(to: slider) { "\($0.value)" }
    return (Simulator.showing { $0.addSubview(slider) }, slider)
  }

  @Test func `a drag of the thumb changes the value with each move`() throws {
    let (simulator, slider) = launchedSlider()
    try simulator.drag(
      in: slider,
      CGPoint(x: 10, y: 15),
      CGPoint(x: 110, y: 15),
      CGPoint(x: 60, y: 15),
      CGPoint(x: 60, y: 20)
    )
    #expect(
      recorder.take() == [
        ".touchDown 0.0", ".valueChanged 50.0", ".touchDragInside 50.0", ".valueChanged 25.0",
        ".touchDragInside 25.0", ".touchDragInside 25.0", ".touchUpInside 25.0",
      ]
    )
  }

  @Test func `a slider that is not continuous tells its value once`() throws {
    let (simulator, slider) = launchedSlider()
    slider.isContinuous = false
    try simulator.drag(in: slider, CGPoint(x: 10, y: 15), CGPoint(x: 110, y: 15), CGPoint(x: 290, y: 15))
    #expect(
      recorder.take() == [
        ".touchDown 0.0", ".touchDragInside 50.0", ".touchDragInside 100.0", ".valueChanged 100.0",
        ".touchUpInside 100.0",
      ]
    )
  }

  @Test func `a touch beside the thumb is not followed`() throws {
    let (simulator, slider) = launchedSlider()
    try simulator.drag(in: slider, CGPoint(x: 60, y: 15), CGPoint(x: 110, y: 15))
    #expect(recorder.take() == [])
    #expect(slider.value == 0)
  }

  @Test func `code sets a slider within its range and tells nobody`() {
    let (_, slider) = launchedSlider()
    var values: [Float] = []
    func note(_ body: () -> Void) {
      body()
      values += [slider.minimumValue, slider.value, slider.maximumValue]
    }
    note { slider.setValue(130, animated: true) }
    note { slider.value = -5 }
    note { slider.minimumValue = 20 }
    note { slider.minimumValue = 120 }
    note { slider.maximumValue = 60 }
    #expect(values == [0, 100, 100, 0, 0, 100, 20, 20, 100, 120, 120, 120, 60, 60, 60])
    #expect(recorder.take() == [])
  }

  // MARK: PageControl

  @Test func `a tap on either half turns a page, up to the ends`() throws {
    let pages = PageControl(frame: CGRect(x: 20, y: 100, width: 200, height: 36))
    recorder.listen(to: pages) { "\($0.currentPage)" }
    let simulator = Simulator.showing { $0.addSubview(pages) }
    pages.currentPage = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 2
    for x in [180, 101, 99] as [CGFloat] {
      simulator.advance(by: .seconds(1))
      try simulator.user.tap(simulator.point(x, 18, in: pages))
    }
    #expect(
      recorder.take() == [
        ".touchDown 0", ".valueChanged 1", ".touchUpInside 1", ".touchDown 1", ".touchUpInside 1",
        ".touchDown 1", ".valueChanged 0", ".touchUpInside 0",
      ]
    )
    pages.currentPage = 5
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    #expect(recorder.take() == [])
  }

  @Test(arguments: ["value", "minimumValue", "maximumValue", "width"])
  func `a number that is not finite stops the program`(property: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [property] in
      await MainActor.run {
        let slider = Slider()
        switch property {
        case "value": slider.value = .nan
        case "minimumValue": slider.minimumValue = -.infinity
        case "maximumValue": slider.maximumValue = .infinity
        default: SegmentedControl(items: ["A"]).setWidth(.nan, forSegmentAt: 0)
        }
      }
    }
    expectTrap(result, says: "\(property) ")
    expectTrap(result, says: " is not finite")
  }

  @Test func `a slider over all numbers has its thumb, its part and its value`() throws {
    let (simulator, slider) = launchedSlider()
    let most = Float.greatestFiniteMagnitude
    (slider.minimumValue, slider.maximumValue) = (-most, most)
    for (value, part, x) in [(-most, "0%", 0), (0, "50%", 100), (most, "100%", 200)]
      as [(Float, String, CGFloat)]
    {
      slider.value = value
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX == x)
      #expect(slider.accessibilityValue == part)
      let thumb = try #require(try simulator.readSVG().all("rect") { $0.number("width") == 28 }.first)
      #expect(thumb.rect.midX == 35.5 + x)
    }
    slider.value = 0
    try simulator.drag(in: slider, CGPoint(x: 115, y: 15), CGPoint(x: 215, y: 15))
    #expect(slider.value == most)
  }
}
