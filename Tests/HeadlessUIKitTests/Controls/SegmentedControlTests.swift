import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct SegmentedControlTests {
  private let control = SegmentedControl(items: ["One", "Two", "Three"])
  private let recorder = EventRecorder()

  private func launch() -> Simulator {
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 29)
    recorder.listen(to: control) { "\($0.selectedSegmentIndex)" }
    return Simulator.showing { $0.addSubview(control) }
  }

  private func tap(_ simulator: Simulator, _ x: CGFloat) throws {
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(simulator.point(x, 15, in: control))
  }

  @Test func `a tap selects a segment, and the same again tells nothing`() throws {
    let simulator = launch()
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    try tap(simulator, 100)
    try tap(simulator, 199)
    try tap(simulator, 99)
    #expect(
      recorder.take() == [
        ".touchDown -1", ".valueChanged 1", ".touchUpInside 1", ".touchDown 1", ".touchUpInside 1",
        ".touchDown 1", ".valueChanged 0", ".touchUpInside 0",
      ]
    )
  }

  @Test func `a finger that is lifted from another segment selects none`() throws {
    let simulator = launch()
    try simulator.drag(in: control, CGPoint(x: 50, y: 15), CGPoint(x: 150, y: 15))
    #expect(recorder.take() == [".touchDown -1", ".touchDragInside -1", ".touchUpInside -1"])
  }

  @Test func `a momentary control has a selection only while it tells of it`() throws {
    let simulator = launch()
    control.isMomentary = true
    try tap(simulator, 250)
    try tap(simulator, 250)
    #expect(
      recorder.take() == [
        ".touchDown -1", ".valueChanged 2", ".touchUpInside -1",
        ".touchDown -1", ".valueChanged 2", ".touchUpInside -1",
      ]
    )
  }

  @Test func `a disabled segment is not tapped`() throws {
    let simulator = launch()
    control.setEnabled(false, forSegmentAt: 1)
    #expect((0..<3).map { control.isEnabledForSegment(at: $0) } == [true, false, true])
    try tap(simulator, 150)
    #expect(recorder.take() == [])
  }

  @Test func `a segment with a width leaves the rest to the others`() throws {
    let simulator = launch()
    control.setWidth(40, forSegmentAt: 0)
    #expect((0..<3).map { control.widthForSegment(at: $0) } == [40, 0, 0])
    for x in [39, 40, 169, 170] as [CGFloat] { try tap(simulator, x) }
    #expect(
      recorder.take().filter { $0.hasPrefix(".valueChanged") } == [
        ".valueChanged 0", ".valueChanged 1", ".valueChanged 2",
      ]
    )
  }

  @Test func `the selected segment stays selected when others come and go`() {
    _ = launch()
    control.selectedSegmentIndex = 1
    var states: [String] = []
    func note(_ body: () -> Void) {
      body()
      let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "image" }
      states.append("\(titles.joined(separator: " ")): \(control.selectedSegmentIndex)")
    }
    note { control.insertSegment(withTitle: "Zero", at: 0, animated: false) }
    note { control.insertSegment(withTitle: "Last", at: 99, animated: true) }
    note { control.removeSegment(at: 0, animated: true) }
    note { control.removeSegment(at: 99, animated: true) }
    note { control.setImage(Image(named: "a.png", size: .zero), forSegmentAt: 99) }
    note { control.setTitle("Drei", forSegmentAt: 2) }
    note { control.removeSegment(at: 1, animated: false) }
    note { control.insertSegment(with: Image(named: "b.png", size: .zero), at: 1, animated: false) }
    note { control.selectedSegmentIndex = 3 }
    note { control.selectedSegmentIndex = 2 }
    note { control.removeAllSegments() }
    #expect(
      states == [
        "Zero One Two Three: 2", "Zero One Two Three Last: 2", "One Two Three Last: 1", "One Two Three: 1",
        "One Two image: 1", "One Two Drei: 1", "One Drei: -2", "One image Drei: -2", "One image Drei: -1",
        "One image Drei: 2", ": -1",
      ]
    )
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(recorder.take() == [])
  }

  @Test(.fact("MX15")) func `a disabled segment loses the selection, and a removed one leaves -2`() {
    #expect(control.selectedSegmentIndex == -1)
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 2
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 2
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == -2)
  }

  @Test(.fact("MX15")) func `enabling a segment that doesn't exist stops`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      SegmentedControl(items: ["One"]).setEnabled(true, forSegmentAt: 1)
    }
    expectTrap(result, says: "setEnabled: there is no segment 1")
  }

  @Test func `a new control is as wide as its titles need`() {
    #expect(SegmentedControl(items: ["One", "Three"]).frame.size == CGSize(width: 332.0 / 3, height: 31))
    #expect(SegmentedControl(items: []).frame.size == CGSize(width: 0, height: 31))
  }
}
