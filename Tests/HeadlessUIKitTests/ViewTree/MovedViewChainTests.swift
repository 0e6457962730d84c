import HeadlessUIKit
import Testing

/// The chain of controllers whose view client code has moved into another view, or removed.
@MainActor @Suite struct MovedViewChainTests {
  nonisolated private static let systems: [SystemVersion] = ["3.1.3", "4.3", "7.1", "18.0"]

  /// A scroll view that counts the touches and the actions that reach it.
  private final class Enclosing: ScrollView {
    var touches = 0
    var actions = 0
    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { self.touches += 1 }
    func act() { actions += 1 }
  }

  private static let act = MethodSelector("act", Enclosing.act)

  /// Moves a controller's view into a scroll view at the same place, as "KeyboardAwareViewController" does.
  private func enclose(_ controller: ViewController) -> Enclosing {
    let scrollView = Enclosing(frame: controller.view.frame)
    controller.view.frame.origin = .zero
    controller.view.superview?.addSubview(scrollView)
    scrollView.addSubview(controller.view)
    return scrollView
  }

  private func chain(_ view: View) -> [Responder] { Array(view.chain) }

  /// The responders of a system above a window.
  private func above(_ simulator: Simulator) -> [Responder] {
    let scene = simulator.window.windowScene.map { [$0 as Responder] } ?? []
    return scene + [simulator.application]
  }

  // MARK: Root controllers

  @Test(.fact("A3", "A4", "A80"), arguments: systems)
  func `the chain of a root controller passes the scroll view into which its view was moved`(
    system: SystemVersion
  ) {
    let (simulator, root) = (Simulator.running(system), ViewController())
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    root.view.addSubview(field)
    simulator.launch(root)
    let window = simulator.window
    let before: [Responder] = [field, root.view, root, window] + above(simulator)
    #expect(chain(field) == before && root.next === window)
    let scrollView = enclose(root)
    #expect(root.next === scrollView)
    #expect(chain(field) == [field, root.view, root, scrollView, window] + above(simulator))
    window.addSubview(root.view)
    scrollView.removeFromSuperview()
    #expect(chain(field) == before)
  }

  @Test(.fact("A80"), arguments: systems)
  func `a root controller whose view has no superview is followed by the window`(system: SystemVersion) {
    let (simulator, root) = (Simulator.running(system), ViewController())
    simulator.launch(root)
    root.view.removeFromSuperview()
    #expect(chain(root.view) == [root.view, root, simulator.window] + above(simulator))
    // A superview outside of the window ends the chain.
    let holder = View()
    holder.addSubview(root.view)
    #expect(chain(root.view) == [root.view, root, holder])
    simulator.window.rootViewController = ViewController()
    root.view.removeFromSuperview()
    #expect(root.next == nil)
  }

  @Test(.fact("A80", "E42"), arguments: systems)
  func `touches on the moved view reach the scroll view around it, and no longer the window`(
    system: SystemVersion
  ) throws {
    let (simulator, root) = (Simulator.running(system), ViewController())
    simulator.launch(root)
    let scrollView = enclose(root)
    try simulator.user.tap(CGPoint(x: 100, y: 200))
    #expect(scrollView.touches == 1)
  }

  @Test(.fact("A55", "A57", "A80"), arguments: systems)
  func `actions without a target find the scroll view, from the control and from the first responder`(
    system: SystemVersion
  ) throws {
    let (simulator, root) = (Simulator.running(system), ViewController())
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let button = Button(frame: CGRect(x: 20, y: 110, width: 200, height: 30))
    button.addTarget(nil, action: Enclosing.act, for: .touchUpInside)
    root.view.addSubview(field)
    root.view.addSubview(button)
    simulator.launch(root)
    #expect(field.target(forAction: Self.act, withSender: nil) == nil)
    let scrollView = enclose(root)
    #expect(root.target(forAction: Self.act, withSender: nil) as? Enclosing === scrollView)
    #expect(field.target(forAction: Self.act, withSender: nil) as? Enclosing === scrollView)
    try simulator.user.tap(button)
    #expect(scrollView.actions == 1)
    field.becomeFirstResponder()
    #expect(simulator.window.findFirstResponder() === field)
    #expect(scrollView.findFirstResponder() === field)
    try simulator.user.tap(button)
    #expect(scrollView.actions == 2)
    #expect(simulator.application.sendAction(Self.act, to: nil, from: nil, for: nil))
    #expect(scrollView.actions == 3)
  }

  @Test(.fact("A60", "A80"))
  func `a moved view's field shows the accessory view of the scroll view around it`() {
    final class Barred: ScrollView {
      let bar = Toolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      override var inputAccessoryView: View? { bar }
    }
    let (simulator, root) = (Simulator.running("4.3"), ViewController())
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    root.view.addSubview(field)
    simulator.launch(root)
    let scrollView = Barred(frame: root.view.frame)
    root.view.superview?.addSubview(scrollView)
    scrollView.addSubview(root.view)
    field.becomeFirstResponder()
    simulator.settle()
    #expect(scrollView.bar.window != nil)
  }

  // MARK: Other controllers

  @Test(.fact("A3", "A6", "A80"), arguments: systems)
  func `the chain of a child controller passes the view into which its view was moved`(
    system: SystemVersion
  ) {
    let (simulator, root, child) = (Simulator.running(system), ViewController(), ViewController())
    root.view.addSubview(child.view)
    simulator.launch(root)
    let rest: [Responder] = [root.view, root, simulator.window] + above(simulator)
    #expect(chain(child.view) == [child.view, child] + rest)
    let scrollView = enclose(child)
    #expect(chain(child.view) == [child.view, child, scrollView] + rest)
    // The root's view moves, too.
    let outer = enclose(root)
    #expect(
      chain(child.view)
        == [child.view, child, scrollView, root.view, root, outer, simulator.window] + above(simulator)
    )
    child.view.removeFromSuperview()
    #expect(child.next == nil)
  }

  @Test(.fact("A5", "A80"), arguments: systems)
  func `a presented controller is followed by its presenter, wherever its view is`(system: SystemVersion) {
    let (simulator, root, form) = (Simulator.running(system), ViewController(), ViewController())
    simulator.launch(root)
    form.modalPresentationStyle = .fullScreen
    root.present(form, animated: false)
    simulator.settle()
    let rest: [Responder] = [root, simulator.window] + above(simulator)
    // The presenter's view has no superview meanwhile.
    #expect(root.view.superview == nil && chain(form.view) == [form.view, form] + rest)
    _ = enclose(form)
    #expect(chain(form.view) == [form.view, form] + rest)
    form.view.removeFromSuperview()
    #expect(chain(form.view) == [form.view, form] + rest)
    root.dismiss(animated: false)
    simulator.settle()
    #expect(form.next == nil && root.next === simulator.window)
  }

  @Test(.fact("A5", "A80"), arguments: systems)
  func `a moved presenter's scroll view is on the chain of its presented controller`(system: SystemVersion) {
    let (simulator, root, form) = (Simulator.running(system), ViewController(), ViewController())
    simulator.launch(root)
    let scrollView = enclose(root)
    form.modalPresentationStyle = .overFullScreen
    root.present(form, animated: false)
    simulator.settle()
    let end: [Responder] = [simulator.window] + above(simulator)
    #expect(chain(form.view) == [form.view, form, root, scrollView] + end)
    root.dismiss(animated: false)
    simulator.settle()
    #expect(chain(root.view) == [root.view, root, scrollView] + end)
  }
}
