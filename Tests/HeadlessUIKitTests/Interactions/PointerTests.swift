import Foundation
import HeadlessUIKit
import Testing

/// The pointer: regions and styles, and recognizers of hovering.
@MainActor @Suite struct PointerTests {
  private final class Pointing: PointerInteractionDelegate {
    var lines: [String] = []
    /// Whether each half of the view is a region.
    var hasHalves = false

    func pointerInteraction(
      _ interaction: PointerInteraction,
      regionFor request: PointerRegionRequest,
      defaultRegion: PointerRegion
    ) -> PointerRegion? {
      lines.append("region at \(Int(request.location.x)), \(Int(request.location.y))")
      guard hasHalves else { return defaultRegion }
      let halves = defaultRegion.rect.divided(atDistance: 50, from: .minXEdge)
      let isFirst = request.location.x < 50
      return PointerRegion(
        rect: isFirst ? halves.slice : halves.remainder,
        identifier: isFirst ? "left" : "right"
      )
    }
    func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
      -> PointerStyle?
    {
      lines.append("style of \(Self.name(of: region))")
      return PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    }
    func pointerInteraction(
      _ interaction: PointerInteraction,
      willEnter region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) {
      lines.append("enter \(Self.name(of: region))")
      animator.addCompletion { [self] in lines.append("entered \($0)") }
    }
    func pointerInteraction(
      _ interaction: PointerInteraction,
      willExit region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) { lines.append("exit \(Self.name(of: region))") }
    private static func name(of region: PointerRegion) -> String {
      region.identifier.map { "\($0)" } ?? "all"
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched(_ system: SystemVersion = "18.0") -> (Simulator, View, Pointing, PointerInteraction) {
    let simulator = Simulator(device: system < "13.0" ? .iPhone8 : .iPhone16, system: system)
    let controller = ViewController()
    let view = View(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    let pointing = Pointing()
    let interaction = PointerInteraction(delegate: pointing)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, view, pointing, interaction)
  }

  @Test func `the pointer enters and leaves a region`() throws {
    let (simulator, _, pointing, _) = launched()
    let user = simulator.user
    try user.hover(at: CGPoint(x: 150, y: 250))
    #expect(pointing.take() == ["region at 50, 50", "style of all", "enter all", "entered true"])
    #expect(
      user.pointerStyle?.constrainedAxes == .vertical && user.pointerLocation == CGPoint(x: 150, y: 250)
    )
    try user.hover(at: CGPoint(x: 160, y: 250))
    #expect(pointing.take() == ["region at 60, 50"])
    try user.hover(at: CGPoint(x: 20, y: 250))
    #expect(pointing.take() == ["exit all"] && user.pointerStyle == nil)
    user.hidePointer()
    #expect(pointing.take() == [] && user.pointerLocation == nil)
  }

  @Test func `another region is left and entered, and the program asks again`() throws {
    let (simulator, _, pointing, interaction) = launched()
    pointing.hasHalves = true
    try simulator.user.hover(at: CGPoint(x: 110, y: 250))
    #expect(pointing.take() == ["region at 10, 50", "style of left", "enter left", "entered true"])
    try simulator.user.hover(at: CGPoint(x: 190, y: 250))
    #expect(
      pointing.take() == ["region at 90, 50", "exit left", "style of right", "enter right", "entered true"]
    )
    simulator.perform { interaction.invalidate() }
    #expect(pointing.take() == ["region at 90, 50", "style of right"])
    simulator.perform { interaction.isEnabled = false }
    #expect(pointing.take() == ["exit right"])
    try simulator.user.hover(at: CGPoint(x: 110, y: 250))
    #expect(pointing.take() == [])
  }

  @Test func `before iOS 13_4 there is no pointer`() throws {
    let (simulator, _, pointing, _) = launched("12.0")
    try simulator.user.hover(at: CGPoint(x: 150, y: 250))
    #expect(pointing.take() == [] && simulator.user.pointerLocation == nil)
  }

  @Test func `a hover gesture begins, changes and ends`() throws {
    let (simulator, view, _, _) = launched()
    var lines: [String] = []
    let recognizer = HoverGestureRecognizer()
    @MainActor final class Target {
      var note: ((HoverGestureRecognizer) -> Void)?
      func hover(_ recognizer: HoverGestureRecognizer) { note?(recognizer) }
    }
    let target = Target()
    target.note = { lines.append("\($0.state) at \(Int($0.location(in: view).x))") }
    recognizer.addTarget(target, action: Target.hover)
    view.addGestureRecognizer(recognizer)
    try simulator.user.hover(at: CGPoint(x: 150, y: 250))
    try simulator.user.hover(at: CGPoint(x: 160, y: 250))
    simulator.user.hidePointer()
    #expect(lines == ["began at 50", "changed at 60", "ended at 60"])
    try simulator.user.tap(CGPoint(x: 150, y: 250))
    #expect(lines.count == 3 && recognizer.state == .possible)
  }

  @Test func `a button is hovered, and its provider returns the style`() throws {
    let (simulator, _, _, _) = launched()
    let button = Button(type: .system)
    button.frame = CGRect(x: 100, y: 400, width: 100, height: 44)
    button.setTitle("Go", for: .normal)
    simulator.window.rootViewController?.view.addSubview(button)
    button.pointerStyleProvider = { button, effect, _ in PointerStyle(effect: .lift(effect.preview)) }
    #expect(button.isPointerInteractionEnabled && !button.isHovered)
    try simulator.user.buttons["Go"].hover()
    #expect(button.isHovered)
    if case .lift(let preview)? = simulator.user.pointerStyle?.effect {
      #expect(preview.view === button)
    } else {
      Issue.record("the style has no lift")
    }
    button.isPointerInteractionEnabled = false
    #expect(button.interactions.isEmpty && button.pointerStyleProvider == nil)
  }
}
