import HeadlessUIKit
import Testing

@MainActor @Suite struct StepperTests {
  private let stepper = Stepper(frame: CGRect(x: 20, y: 100, width: 1, height: 1))
  private let recorder = EventRecorder()

  private func launch() -> Simulator {
    recorder.listen(to: stepper) { "\($0.value)" }
    return Simulator.showing { $0.addSubview(stepper) }
  }

  private func tap(_ simulator: Simulator, _ x: CGFloat) throws {
    simulator.advance(by: .seconds(1))
    try simulator.user.tap(simulator.point(x, 15, in: stepper))
  }

  @Test func `a tap on a half steps when the finger is lifted`() throws {
    let simulator = launch()
    #expect(stepper.frame == CGRect(x: 20, y: 100, width: 94, height: 32))
    try tap(simulator, 47)
    #expect(recorder.take() == [".touchDown 0.0", ".valueChanged 1.0", ".touchUpInside 1.0"])
    try tap(simulator, 46)
    #expect(recorder.take() == [".touchDown 1.0", ".valueChanged 0.0", ".touchUpInside 0.0"])
    try tap(simulator, 46)
    #expect(recorder.take() == [".touchDown 0.0", ".touchUpInside 0.0"])
  }

  @Test(arguments: [
    (false, 8.0, [8, 10, 10], [10, 8, 6, 6]), (true, 8.0, [8, 10, 6], [6, 10, 8, 6]),
  ]) func `steps stop at the ends, or go around`(wraps: Bool, start: Double, up: [Double], down: [Double])
    throws
  {
    let simulator = launch()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (6, 10, 2)
    (stepper.wraps, stepper.value) = (wraps, start)
    var values = [stepper.value]
    for _ in 1..<up.count {
      try tap(simulator, 80)
      values.append(stepper.value)
    }
    #expect(values == up)
    values = [stepper.value]
    for _ in 1..<down.count {
      try tap(simulator, 10)
      values.append(stepper.value)
    }
    #expect(values == down)
  }

  @Test func `a finger that stays steps after half a second, then each tenth of one`() throws {
    let simulator = launch()
    let finger = try simulator.user.touchDown(at: simulator.point(80, 15, in: stepper))
    simulator.advance(by: .milliseconds(499))
    #expect(recorder.take() == [".touchDown 0.0"])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == [".valueChanged 1.0"])
    simulator.advance(by: .milliseconds(200))
    #expect(recorder.take() == [".valueChanged 2.0", ".valueChanged 3.0"])
    finger.lift()
    simulator.advance(by: .seconds(1))
    #expect(recorder.take() == [".touchUpInside 3.0"])
  }

  @Test func `a stepper without autorepeat steps once however long the finger stays`() throws {
    let simulator = launch()
    stepper.autorepeat = false
    let finger = try simulator.user.touchDown(at: simulator.point(80, 15, in: stepper))
    simulator.advance(by: .seconds(2))
    finger.lift()
    #expect(recorder.take() == [".touchDown 0.0", ".valueChanged 1.0", ".touchUpInside 1.0"])
  }

  @Test func `a stepper that is not continuous tells its value once`() throws {
    let simulator = launch()
    stepper.isContinuous = false
    let finger = try simulator.user.touchDown(at: simulator.point(80, 15, in: stepper))
    simulator.advance(by: .milliseconds(700))
    finger.lift()
    #expect(recorder.take() == [".touchDown 0.0", ".valueChanged 3.0", ".touchUpInside 3.0"])
  }

  @Test func `a finger on the other half does not step, and may come back`() throws {
    let simulator = launch()
    let finger = try simulator.user.touchDown(at: simulator.point(80, 15, in: stepper))
    simulator.advance(by: .milliseconds(400))
    try finger.move(to: simulator.point(10, 15, in: stepper))
    simulator.advance(by: .seconds(1))
    #expect(recorder.take() == [".touchDown 0.0", ".touchDragInside 0.0"])
    try finger.move(to: simulator.point(90, 15, in: stepper))
    simulator.advance(by: .milliseconds(500))
    #expect(recorder.take() == [".touchDragInside 0.0", ".valueChanged 1.0"])
    finger.cancel()
    simulator.advance(by: .seconds(1))
    #expect(recorder.take() == [".touchCancel 1.0"])
  }

  @Test func `a handler that disables the stepper ends the steps`() throws {
    let simulator = launch()
    stepper.addAction(Action { _ in self.stepper.isEnabled = false }, for: .valueChanged)
    _ = try simulator.user.touchDown(at: simulator.point(80, 15, in: stepper))
    simulator.advance(by: .seconds(2))
    #expect(recorder.take() == [".touchDown 0.0", ".valueChanged 1.0", ".touchCancel 1.0"])
  }

  @Test func `values from code stay within the range and tell nobody`() {
    _ = launch()
    stepper.value = 300
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = -10
    stepper.value = -20
    #expect(stepper.value == -10)
    #expect(recorder.take() == [])
  }

  @Test func `a range without extent stops the program`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Stepper().minimumValue = 100 }
      },
      says: "Stepper: minimumValue 100.0 must be less than maximumValue 100.0"
    )
  }

  @Test func `a step of nothing stops the program`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { Stepper().stepValue = 0 }
      },
      says: "Stepper: stepValue 0.0 must be greater than 0"
    )
  }
}
