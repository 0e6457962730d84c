import Foundation
import HeadlessUIKit
import Testing

/// A controller that records each callback, and whether its view is in a window at that time.
private class Screenplay: ViewController {
  let name: String
  let recorder: Recorder
  var onHook: (@MainActor (String) -> Void)?

  init(_ name: String, _ recorder: Recorder) {
    self.name = name
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ hook: String) {
    recorder.note("\(name).\(hook)\(viewIfLoaded?.window == nil ? "" : " in window")")
    onHook?(hook)
  }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() { note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
  override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
}

@MainActor @Suite struct ViewControllerTests {
  private let recorder = Recorder()

  private func play(_ name: String = "main") -> Screenplay { Screenplay(name, recorder) }

  /// Returns the appearance callbacks only.
  private func appearances() -> [String] {
    recorder.take().filter { $0.contains("Appear") || $0.contains("Disappear") }
      .map { $0.replacingOccurrences(of: " in window", with: "") }
  }

  private static let old = (Device.iPhone4, "4.3" as SystemVersion)
  private static let new = (Device.iPhone16, "18.0" as SystemVersion)

  // MARK: Loading

  @Test(.fact("G1")) func `the first access of the view loads it once`() {
    let controller = play()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.next == nil)
    #expect(recorder.take() == [])
    let view: View = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view && controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(recorder.take() == ["main.loadView", "main.viewDidLoad"])
  }

  @Test func `the standard view fills the screen and follows its superview`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.perform {
      let view: View = ViewController().view
      #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }
  }

  @Test func `a view that is given is not loaded`() {
    let controller = play()
    let view = View()
    controller.view = view
    #expect(controller.view === view)
    #expect(view.next === controller)
    #expect(recorder.take() == [])
    controller.view = View()
    #expect(view.next == nil)
  }

  @Test func `a controller whose loadView makes no view stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Empty: ViewController {
          override func loadView() {}
        }
        _ = Empty().view
      }
    }
    expectTrap(result, says: "Empty: loadView() must set view")
  }

  // MARK: Appearing

  @Test(.fact("G2", "G3", "G4", "G25")) func `a launch brings the hooks of iOS 18 in order`() {
    let simulator = Simulator(device: Self.new.0, system: Self.new.1)
    simulator.launch(play())
    #expect(
      recorder.take() == [
        "main.loadView", "main.viewDidLoad", "main.viewWillAppear",
        "main.viewIsAppearing in window",
        "main.viewWillLayoutSubviews in window", "main.viewDidLayoutSubviews in window",
        "main.viewDidAppear in window",
      ]
    )
  }

  @Test(.fact("G2", "G3", "G25")) func `a launch brings the hooks of iOS 4 in order without viewIsAppearing`()
  {
    let simulator = Simulator(device: Self.old.0, system: Self.old.1)
    simulator.launch(play())
    #expect(
      recorder.take() == [
        "main.loadView", "main.viewDidLoad", "main.viewWillAppear",
        "main.viewWillLayoutSubviews in window", "main.viewDidLayoutSubviews in window",
        "main.viewDidAppear in window",
      ]
    )
  }

  @Test(.fact("G4"), arguments: [true, false])
  func `in a visible window the view is not in the window when it will appear`(isNew: Bool) {
    let (device, system) = isNew ? Self.new : Self.old
    let simulator = Simulator(device: device, system: system)
    simulator.window.isHidden = false
    simulator.window.rootViewController = play()
    #expect(recorder.take() == ["main.loadView", "main.viewDidLoad", "main.viewWillAppear"])
    simulator.advance(by: .zero)
    #expect(
      recorder.take() == (isNew ? ["main.viewIsAppearing in window"] : []) + [
        "main.viewWillLayoutSubviews in window", "main.viewDidLayoutSubviews in window",
        "main.viewDidAppear in window",
      ]
    )
  }

  @Test(.fact("G25"), arguments: [true, false])
  func `hiding and showing the window makes the view disappear and appear`(isNew: Bool) {
    let (device, system) = isNew ? Self.new : Self.old
    let simulator = Simulator(device: device, system: system)
    let appearing = isNew ? ["main.viewIsAppearing"] : []
    simulator.launch(play())
    _ = recorder.take()
    simulator.window.isHidden = true
    #expect(appearances() == ["main.viewWillDisappear", "main.viewDidDisappear"])
    simulator.window.isHidden = true
    simulator.settle()
    #expect(appearances() == [])
    simulator.window.isHidden = false
    #expect(appearances() == ["main.viewWillAppear"])
    simulator.advance(by: .zero)
    #expect(appearances() == appearing + ["main.viewDidAppear"])
  }

  @Test func `a window that is hidden at once takes the appearance back`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    simulator.window.rootViewController = play()
    simulator.window.isHidden = false
    simulator.window.isHidden = true
    simulator.settle()
    #expect(appearances() == ["main.viewWillAppear", "main.viewWillDisappear", "main.viewDidDisappear"])
  }

  @Test(arguments: [true, false]) func `a new root controller replaces the old one`(isNew: Bool) {
    let (device, system) = isNew ? Self.new : Self.old
    let simulator = Simulator(device: device, system: system)
    let (first, second) = (play("first"), play("second"))
    simulator.launch(first)
    _ = recorder.take()
    simulator.window.rootViewController = second
    #expect(first.view.superview == nil)
    #expect(simulator.window.subviews.map { $0 === second.view } == [true])
    simulator.advance(by: .zero)
    #expect(
      appearances() == ["first.viewWillDisappear", "first.viewDidDisappear", "second.viewWillAppear"]
        + (isNew ? ["second.viewIsAppearing"] : []) + ["second.viewDidAppear"]
    )
    simulator.window.rootViewController = second
    simulator.window.rootViewController = nil
    #expect(appearances() == ["second.viewWillDisappear", "second.viewDidDisappear"])
    #expect(simulator.window.subviews.isEmpty)
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear"])
  func `a root controller that makes another one root is not seen`(hook: String) {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let (first, second) = (play("first"), play("second"))
    simulator.window.isHidden = false
    first.onHook = { if $0 == hook { simulator.window.rootViewController = second } }
    simulator.window.rootViewController = first
    simulator.settle()
    #expect(simulator.window.rootViewController === second)
    #expect(simulator.window.subviews.map { $0 === second.view } == [true])
    #expect(appearances().last == "second.viewDidAppear")
    #expect(first.viewIfLoaded?.superview == nil)
  }

  @Test func `an old root controller that makes another one root while it goes has its way`() {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let (first, second, third) = (play("first"), play("second"), play("third"))
    simulator.launch(first)
    first.onHook = { if $0 == "viewDidDisappear" { simulator.window.rootViewController = third } }
    simulator.window.rootViewController = second
    simulator.settle()
    #expect(simulator.window.rootViewController === third)
    #expect(simulator.window.subviews.map { $0 === third.view } == [true])
  }

  // MARK: Children

  @Test(.fact("G20", "G22")) func `parents will appear first and children did appear first`() {
    let simulator = Simulator()
    let (parent, child) = (play("parent"), play("child"))
    parent.view.addSubview(child.view)
    simulator.launch(parent)
    #expect(
      appearances() == [
        "parent.viewWillAppear", "child.viewWillAppear", "parent.viewIsAppearing", "child.viewIsAppearing",
        "child.viewDidAppear", "parent.viewDidAppear",
      ]
    )
    parent.view.removeFromSuperview()
    #expect(
      appearances() == [
        "parent.viewWillDisappear", "child.viewWillDisappear", "child.viewDidDisappear",
        "parent.viewDidDisappear",
      ]
    )
  }

  @Test(.fact("G20")) func `a child's view appears when it is added and disappears when it is removed`() {
    let simulator = Simulator()
    let (parent, child) = (play("parent"), play("child"))
    simulator.launch(parent)
    _ = recorder.take()
    parent.view.addSubview(child.view)
    #expect(
      recorder.take() == [
        "child.loadView", "child.viewDidLoad", "child.viewWillAppear",
      ]
    )
    simulator.advance(by: .zero)
    #expect(appearances() == ["child.viewIsAppearing", "child.viewDidAppear"])
    child.view.removeFromSuperview()
    #expect(appearances() == ["child.viewWillDisappear", "child.viewDidDisappear"])
  }

  @Test(.fact("A2", "A3", "A4", "A6")) func `the chain goes over the controllers`() {
    let simulator = Simulator()
    let (parent, child) = (play("parent"), play("child"))
    parent.view.addSubview(child.view)
    simulator.launch(parent)
    let chain = Array(child.view.chain)
    let expected: [Responder] = [
      child.view, child, parent.view, parent, simulator.window, simulator.application,
    ]
    #expect(chain.count == expected.count)
    #expect(zip(chain, expected).allSatisfy { $0 === $1 })
  }

  // MARK: Layout

  @Test(.fact("LO1"), .fact("LO2"))
  func `layout of the controller's view is wrapped in its hooks, and its subviews are laid out later`() {
    let simulator = Simulator()
    let controller = play()
    let view = RecordingView("view", recorder)
    let (child, grandchild) = (RecordingView("child", recorder), RecordingView("grandchild", recorder))
    view.addSubview(child)
    child.addSubview(grandchild)
    controller.view = view
    simulator.launch(controller)
    _ = recorder.take()
    for view in [grandchild, child, view] { view.setNeedsLayout() }
    simulator.advance(by: .zero)
    #expect(
      recorder.take() == [
        "main.viewWillLayoutSubviews in window", "view.layoutSubviews",
        "main.viewDidLayoutSubviews in window", "child.layoutSubviews", "grandchild.layoutSubviews",
      ]
    )
  }

  @Test func `the root view fills the window from iOS 7 and begins below the status bar before`() {
    func rootFrame(_ device: Device, _ system: SystemVersion, window frame: CGRect? = nil) -> CGRect {
      let simulator = Simulator(device: device, system: system)
      if let frame { simulator.window.frame = frame }
      let controller = ViewController()
      simulator.launch(controller)
      return controller.view.frame
    }
    #expect(rootFrame(.iPhone4, "4.3") == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(rootFrame(.iPhone4, "6.1.3") == CGRect(x: 0, y: 20, width: 320, height: 460))
    #expect(rootFrame(.iPhone4, "7.0") == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(rootFrame(.iPhone16, "18.0") == CGRect(x: 0, y: 0, width: 393, height: 852))
    let below = CGRect(x: 10, y: 100, width: 200, height: 200)
    #expect(rootFrame(.iPhone4, "4.3", window: below) == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `the log names each appearance`() {
    let simulator = Simulator()
    simulator.launch(play())
    simulator.window.isHidden = true
    #expect(
      simulator.log.lines(.controller, .window) == [
        "controller Screenplay: viewWillAppear", "window Window: is visible", "window Window: is key window",
        "controller Screenplay: viewIsAppearing", "controller Screenplay: viewDidAppear",
        "controller Screenplay: viewWillDisappear",
        "window Window: is hidden", "controller Screenplay: viewDidDisappear",
      ]
    )
  }
}
