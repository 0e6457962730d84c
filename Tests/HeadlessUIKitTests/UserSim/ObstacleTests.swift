import HeadlessUIKit
import Testing

/// The obstacles that are found, with their numbers. ``ObstacleTextTests`` has the complete texts.
@MainActor @Suite struct ObstacleTests {
  private let scene = ErrorScene()
  private let target: View

  init() {
    target = scene.add(View(), "target", CGRect(20, 20, 100, 40))
  }

  /// Checks that a tap is refused because of this obstacle, without side effects.
  private func expect(_ obstacle: Obstacle, sourceLocation: SourceLocation = #_sourceLocation) {
    let simulator = scene.simulator
    simulator.settle()
    let (count, now) = (simulator.log.entries.count, simulator.clock.now)
    #expect(scene.user.obstacle(to: target) == obstacle, sourceLocation: sourceLocation)
    let reason = InteractionError.Reason.obstructed(view: "View \"target\"", obstacle)
    expectRefusal(reason, sourceLocation: sourceLocation) { try scene.user.tap(target) }
    #expect(
      simulator.log.entries.count == count && simulator.clock.now == now,
      sourceLocation: sourceLocation
    )
  }

  @Test func `windows that are missing or hidden`() {
    scene.simulator.window.isHidden = true
    expect(.windowHidden(window: "Window"))
    target.removeFromSuperview()
    expect(.notInWindow(top: "View \"target\""))
  }

  @Test func `of several states of a view and its ancestors, the first case of the order is reported`() {
    let control = scene.add(Control(), "control", CGRect(20, 200, 0, 40))
    (control.isEnabled, control.isUserInteractionEnabled) = (false, false)
    (control.alpha, scene.root.isHidden) = (0, true)
    #expect(scene.user.obstacle(to: control) == .hidden(by: "View \"root\""))
    scene.root.isHidden = false
    #expect(scene.user.obstacle(to: control) == .transparent(by: "Control \"control\"", alpha: 0))
    control.alpha = 0.01
    #expect(scene.user.obstacle(to: control) == .zeroSize(CGSize(width: 0, height: 40)))
    control.frame.size.width = 10
    #expect(scene.user.obstacle(to: control) == .interactionDisabled(by: "Control \"control\""))
    control.isUserInteractionEnabled = true
    #expect(scene.user.obstacle(to: control) == .disabled(control: "Control \"control\""))
    control.isEnabled = true
    #expect(scene.user.obstacle(to: control) == nil)
  }

  @Test(
    arguments: [
      (CGPoint(x: 0, y: -40), .top, 20), (CGPoint(x: -80, y: 10), .left, 30),
      (CGPoint(x: -10, y: 40), .bottom, 10), (CGPoint(x: 60, y: 0), .right, 60),
      (CGPoint(x: -10, y: 30), .bottom, 0),
    ] as [(CGPoint, Obstacle.Edge, CGFloat)]
  ) func `how far outside, and beyond which edge`(origin: CGPoint, edge: Obstacle.Edge, distance: CGFloat) {
    let box = scene.add(View(), "box", CGRect(100, 100, 50, 50))
    box.addSubview(target)
    target.frame.origin = origin
    expect(.outside(of: "View \"box\"", edge: edge, distance: distance))
    box.clipsToBounds = true
    expect(.clipped(by: "View \"box\"", edge: edge, distance: distance))
  }

  @Test func `off the screen`() {
    target.frame.origin.y = 600
    expect(.offScreen(point: CGPoint(x: 70, y: 640), screen: CGSize(width: 320, height: 480)))
  }

  /// Adds a scroll view of 200 x 100 that shows the middle of 600 x 300.
  private func addScrollView() -> ScrollView {
    let form = scene.add(ScrollView(), "form", CGRect(0, 100, 200, 100))
    form.contentSize = CGSize(width: 600, height: 300)
    form.contentOffset = CGPoint(x: 200, y: 100)
    form.addSubview(target)
    return form
  }

  @Test(
    arguments: [
      (CGPoint(x: 250, y: 20), .top, 60, CGPoint(x: 200, y: 20)),
      (CGPoint(x: 20, y: 120), .left, 130, CGPoint(x: 20, y: 100)),
      (CGPoint(x: 250, y: 240), .bottom, 60, CGPoint(x: 200, y: 180)),
      (CGPoint(x: 480, y: 120), .right, 130, CGPoint(x: 380, y: 100)),
    ] as [(CGPoint, Obstacle.Edge, CGFloat, CGPoint)]
  ) func `scrolled out, and where to`(
    origin: CGPoint,
    edge: Obstacle.Edge,
    distance: CGFloat,
    offset: CGPoint
  ) throws {
    let form = addScrollView()
    target.frame.origin = origin
    expect(.scrolledOut(of: "ScrollView \"form\"", edge: edge, distance: distance, offset: offset))
    form.contentOffset = offset
    try scene.user.tap(target)
  }

  @Test func `where scrolling does not help, the scroll view clips`() {
    let form = addScrollView()
    target.frame.origin.y = 320
    expect(.clipped(by: "ScrollView \"form\"", edge: .bottom, distance: 140))
    form.contentInset.bottom = 100
    expect(
      .scrolledOut(of: "ScrollView \"form\"", edge: .bottom, distance: 140, offset: CGPoint(x: 20, y: 260))
    )
  }

  @Test func `a view in front only counts if it receives the touch`() throws {
    let cover = scene.add(View(), "cover", CGRect(0, 0, 300, 300))
    expect(
      .covered(
        by: Obstacle.Cover(
          view: "View \"cover\"",
          path: ["View \"cover\""],
          ancestor: "View \"root\"",
          point: CGPoint(x: 70, y: 60),
          isSeenThrough: true
        )
      )
    )
    cover.isUserInteractionEnabled = false
    try scene.user.tap(target)
  }

  @Test func `under the keyboard`() throws {
    let field = scene.addField(100)
    target.frame = CGRect(0, 300, 320, 40)
    try scene.user.tap(field)
    expect(.underKeyboard(hit: "key \"g\"", depth: 76))
  }

  /// A view whose first hit test returns `nil`.
  private final class WaveringView: View {
    private var isAsked = false

    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      defer { isAsked = true }
      return isAsked ? super.hitTest(point, with: event) : nil
    }
  }

  @Test func `an answer that has changed by now is the window's`() {
    let view = scene.add(WaveringView(), "wavering", CGRect(20, 100, 100, 40))
    #expect(
      scene.user.obstacle(to: view)
        == .redirected(by: "Window", to: "View \"root\"", point: CGPoint(x: 70, y: 140))
    )
  }

  @Test func `being animated, until the last animation ends`() throws {
    scene.simulator.perform {
      View.animate(withDuration: 1, animations: { target.alpha = 0.5 })
      View.animate(withDuration: 1, delay: 0.5, animations: { target.frame.origin.y = 30 })
    }
    #expect(
      scene.user.obstacle(to: target) == .animating(by: "View \"target\"", until: .milliseconds(1500))
    )
    scene.simulator.settle()
    try scene.user.tap(target)
  }

  @Test func `a touch that a subview gets counts as the view's own`() throws {
    scene.add(View(), "inner", target.bounds, to: target)
    try scene.user.tap(target)
    #expect(
      scene.simulator.log.lines(.touch).first?.hasPrefix("touch View \"inner\": touchesBegan") == true
    )
  }

  @Test func `force places the touch also if a view is in front`() throws {
    scene.add(View(), "cover", CGRect(0, 0, 300, 300))
    try scene.user.tap(target, force: true)
    #expect(
      scene.simulator.log.lines(.touch).first?.hasPrefix("touch View \"cover\": touchesBegan at (70, 60)")
        == true
    )
    target.removeFromSuperview()
    expectRefusal(.obstructed(view: "View \"target\"", .notInWindow(top: "View \"target\""))) {
      try scene.user.tap(target, force: true)
    }
  }

  @Test func `an error knows where the call stands in the test`() {
    target.isHidden = true
    let line = #line + 1
    let error = #expect(throws: InteractionError.self) { try scene.user.tap(target) }
    #expect(error?.call == "user.tap(View \"target\")")
    #expect(error?.place?.line == line && error?.place?.filePath == #filePath)
    #expect(error?.place?.description == "HeadlessUIKitTests/ObstacleTests.swift:\(line)")
  }
}
