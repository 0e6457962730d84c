import HeadlessUIKit
import Testing

@MainActor @Suite struct ObstacleTests {
  /// A named view on a fresh form.
  private func make(_ frame: CGRect = CGRect(x: 20, y: 20, width: 100, height: 40)) -> (
    Simulator, ViewController, View
  ) {
    let simulator = Setup.classic.simulator()
    let controller = ViewController()
    controller.view.accessibilityIdentifier = "root"
    let view = named("target", frame)
    controller.view.addSubview(view)
    simulator.launch(controller)
    return (simulator, controller, view)
  }

  private func named(_ name: String, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  /// Checks that a tap is refused with that text, and that nothing happened.
  private func expectRefusal(
    _ simulator: Simulator,
    _ view: View,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    simulator.settle()
    let (count, now) = (simulator.log.entries.count, simulator.clock.now)
    let error = #expect(throws: InteractionError.self, sourceLocation: sourceLocation) {
      try simulator.user.tap(view)
    }
    #expect(error?.description == "can't tap View \"target\": \(text)", sourceLocation: sourceLocation)
    #expect(
      simulator.log.entries.count == count && simulator.clock.now == now,
      sourceLocation: sourceLocation
    )
  }

  @Test func `a view in no window`() {
    let (simulator, _, view) = make()
    view.removeFromSuperview()
    expectRefusal(simulator, view, "it is in no window")
  }

  @Test func `a hidden window`() {
    let (simulator, _, view) = make()
    simulator.window.isHidden = true
    expectRefusal(simulator, view, "its window Window is hidden")
  }

  @Test func `a hidden view, or a hidden ancestor`() {
    let (simulator, controller, view) = make()
    view.isHidden = true
    expectRefusal(simulator, view, "View \"target\" is hidden")
    view.isHidden = false
    controller.view.isHidden = true
    expectRefusal(simulator, view, "View \"root\" is hidden")
  }

  @Test func `a transparent ancestor`() {
    let (simulator, controller, view) = make()
    controller.view.alpha = 0.005
    expectRefusal(simulator, view, "View \"root\" is transparent, with alpha 0.01")
    controller.view.alpha = 0
    expectRefusal(simulator, view, "View \"root\" is transparent, with alpha 0")
  }

  @Test func `interaction disabled on an ancestor`() {
    let (simulator, controller, view) = make()
    controller.view.isUserInteractionEnabled = false
    expectRefusal(simulator, view, "View \"root\" has user interaction disabled")
  }

  @Test func `no area`() {
    let (simulator, _, view) = make(CGRect(x: 5, y: 6, width: 0, height: 20))
    expectRefusal(simulator, view, "its frame (5 6; 0 20) has no area")
  }

  @Test func `outside the screen`() {
    let (simulator, _, view) = make(CGRect(x: 20, y: 600, width: 100, height: 40))
    expectRefusal(simulator, view, "its middle (70, 640) is outside the screen of 320 x 480")
  }

  @Test func `outside an ancestor's bounds`() {
    let (simulator, controller, view) = make()
    let box = named("box", CGRect(x: 0, y: 0, width: 50, height: 50))
    controller.view.addSubview(box)
    box.addSubview(view)
    expectRefusal(
      simulator,
      view,
      "its middle (70, 40) is outside View \"box\", whose bounds are (0 0; 50 50)"
    )
  }

  @Test func `covered by another view`() {
    let (simulator, controller, view) = make()
    controller.view.addSubview(named("cover", CGRect(x: 0, y: 0, width: 300, height: 300)))
    expectRefusal(simulator, view, "View \"cover\" was hit instead at (70, 60)")
  }

  @Test func `under the keyboard`() throws {
    let (simulator, controller, view) = make(CGRect(x: 0, y: 300, width: 320, height: 40))
    let field = TextField(frame: CGRect(x: 20, y: 100, width: 100, height: 31))
    controller.view.addSubview(field)
    try simulator.user.tap(field)
    expectRefusal(
      simulator,
      view,
      "its middle is 76 points below the keyboard's top; key \"g\" was hit instead"
    )
  }

  @Test func `being animated`() {
    let (simulator, _, view) = make()
    simulator.perform { View.animate(withDuration: 1, animations: { view.alpha = 0.5 }) }
    let error = #expect(throws: InteractionError.self) { try simulator.user.tap(view) }
    #expect(
      error?.description
        == "can't tap View \"target\": View \"target\" is being animated without .allowUserInteraction"
    )
    simulator.settle()
    #expect(throws: Never.self) { try simulator.user.tap(view) }
  }

  @Test func `a touch that a subview gets counts as the view's own`() throws {
    let (simulator, _, view) = make()
    view.addSubview(named("inner", view.bounds))
    try simulator.user.tap(view)
    #expect(simulator.log.lines(.touch).first?.hasPrefix("touch View \"inner\": touchesBegan") == true)
  }

  @Test func `a point outside the screen`() {
    let (simulator, _, _) = make()
    let error = #expect(throws: InteractionError.self) { try simulator.user.tap(CGPoint(x: 320, y: 10)) }
    #expect(error?.description == "can't tap (320, 10): the screen is 320 x 480")
  }
}
