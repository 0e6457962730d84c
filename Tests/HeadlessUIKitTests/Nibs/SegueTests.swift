import Foundation
import HeadlessUIKit
import Testing

/// A controller of a storyboard that records its callbacks.
@MainActor class SegueController: ViewController {
  static let recorder = Recorder()
  /// Whether segues of triggers are performed.
  static var agrees = true
  var button: Button?
  private(set) var isUnwound = false

  static func register() {
    _ = recorder.take()
    agrees = true
    InterfaceClasses.register(
      SegueController.self,
      outlets: [.outlet("button", \.button)],
      actions: [.action("unwind:", SegueController.unwind)]
    )
    InterfaceClasses.register(JumpSegue.self)
  }

  func note(_ text: String) { Self.recorder.note("\(title ?? "?"): \(text)") }

  func unwind(_ segue: StoryboardSegue) {
    isUnwound = true
    note("unwinds from \(segue.source.title ?? "?")")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    note("init")
  }
  override func loadView() {
    super.loadView()
    note("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad \(Int(view.frame.width)) x \(Int(view.frame.height))")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    note("willMove, \(view(of: parent))")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    note("didMove, \(view(of: parent))")
  }
  private func view(of parent: ViewController?) -> String {
    guard let view = viewIfLoaded, let superview = view.superview else { return "nowhere" }
    return
      "\(view.frame == superview.bounds ? "fills" : "is in") a view, mask \(view.autoresizingMask.rawValue)"
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    note("should \(identifier), sender \(name(sender))")
    return Self.agrees
  }
  override func prepare(for segue: StoryboardSegue, sender: Any?) {
    note("prepare \(segue.identifier ?? "nil") to \(segue.destination.title ?? "?")")
  }
  private func name(_ sender: Any?) -> String {
    if sender as AnyObject? === self { return "self" }
    return (sender as? Button)?.currentTitle ?? "other"
  }
}

/// A segue of the app's own.
@MainActor final class JumpSegue: StoryboardSegue {
  override func perform() {
    SegueController.recorder.note("jumps from \(source.title ?? "?") to \(destination.title ?? "?")")
  }
}

/// Segues of storyboards: embedded, shown by code and by controls, custom, unwound.
@MainActor @Suite(.serialized) struct SegueTests {
  private let simulator: Simulator

  init() {
    simulator = Simulator(device: .iPhone16, system: "26.1")
    SegueController.register()
  }

  private func take() -> [String] { SegueController.recorder.take() }

  private func controller(_ storyboard: Storyboard) throws -> ViewController {
    try #require(storyboard.instantiateInitialViewController())
  }

  @Test(.fact("MC49")) func `an embedded controller is created between loadView and viewDidLoad`() throws {
    let container = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box"><rect key="frame" x="10" y="20" width="300" \
      height="200"/><connections><segue destination="child" kind="embed" identifier="e" id="seg"/></connections>
      </containerView>
      """
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.scene("parent", class: "SegueController", attributes: "title=\"A\"", subviews: container),
      InterfaceText.scene("child", class: "SegueController", attributes: "title=\"B\""),
      initial: "parent"
    )
    let parent = try controller(storyboard)
    #expect(take() == ["A: init"])
    simulator.perform { parent.loadViewIfNeeded() }
    #expect(
      take() == [
        "A: loadView", "A: should e, sender self", "B: init", "A: prepare e to B", "B: loadView",
        "B: viewDidLoad 393 x 852", "B: willMove, nowhere", "B: didMove, fills a view, mask 18",
        "A: viewDidLoad 393 x 852",
      ]
    )
    #expect(parent.children.count == 1 && parent.storyboard === storyboard)
  }

  @Test(.fact("MC50")) func `code performs a segue without asking, a control asks`() throws {
    let button = InterfaceText.button(
      "b",
      "Go",
      y: 200,
      "<segue destination=\"second\" kind=\"show\" identifier=\"go\" id=\"seg\"/>"
    )
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.navigation("nav", root: "first"),
      InterfaceText.scene(
        "first",
        class: "SegueController",
        attributes: "title=\"A\"",
        subviews: button,
        connections: "<outlet property=\"button\" destination=\"b\" id=\"o\"/>"
      ),
      InterfaceText.scene("second", class: "SegueController", attributes: "title=\"B\""),
      InterfaceText.scene(
        "third",
        class: "SegueController",
        attributes: "title=\"C\" storyboardIdentifier=\"Third\""
      ),
      initial: "nav"
    )
    let navigation = try #require(try controller(storyboard) as? NavigationController)
    let first = try #require(navigation.viewControllers.first as? SegueController)
    // The archived stack has no callbacks of containment, before and after it is shown.
    #expect(take() == ["A: init"])
    simulator.launch(navigation)
    simulator.settle()
    #expect(take() == ["A: loadView", "A: viewDidLoad 393 x 852"])
    try simulator.user.tap("Go")
    #expect(take().prefix(3) == ["A: should go, sender Go", "B: init", "A: prepare go to B"])
    #expect(navigation.viewControllers.count == 2)
    simulator.perform { _ = navigation.popViewController(animated: false) }
    simulator.settle()
    _ = take()
    SegueController.agrees = false
    try simulator.user.tap("Go")
    #expect(take() == ["A: should go, sender Go"])
    simulator.perform { first.performSegue(withIdentifier: "go", sender: nil) }
    #expect(take().prefix(2) == ["B: init", "A: prepare go to B"])

    let unloaded = NavigationController()
    let other = storyboard.instantiateViewController(withIdentifier: "Third")
    _ = take()
    simulator.perform { unloaded.pushViewController(other, animated: false) }
    #expect(take() == ["C: willMove, nowhere"] && !unloaded.isViewLoaded)
  }

  @Test(.fact("MC51")) func `a tab bar controller of a storyboard selects a tab when it appears`() throws {
    let tabs = """
      <scene sceneID="s-t"><objects><tabBarController id="tabs" sceneMemberID="viewController">
      <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      </tabBarController></objects></scene>
      """
    let item = "<tabBarItem key=\"tabBarItem\" title=\"Two\" id=\"i\"/>"
    let storyboard = try InterfaceText.storyboard(
      tabs,
      InterfaceText.scene("a", attributes: "title=\"One\""),
      InterfaceText.scene("b", content: item),
      initial: "tabs"
    )
    let controller = try #require(try controller(storyboard) as? TabBarController)
    #expect(controller.selectedIndex == Int.max)
    simulator.perform { controller.loadViewIfNeeded() }
    #expect(controller.selectedIndex == Int.max && controller.selectedViewController == nil)
    simulator.launch(controller)
    simulator.settle()
    #expect(controller.selectedIndex == 0)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "Two"])
    try simulator.user.tap("Two")
    #expect(controller.selectedIndex == 1)
  }

  @Test func `an unwind segue pops to the controller with the action`() throws {
    let forth = InterfaceText.button(
      "b",
      "Forth",
      y: 200,
      "<segue destination=\"second\" kind=\"show\" id=\"s1\"/>"
    )
    let back = InterfaceText.button(
      "c",
      "Back",
      y: 300,
      "<segue destination=\"second-x\" kind=\"unwind\" identifier=\"home\" unwindAction=\"unwind:\" id=\"s2\"/>"
    )
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.navigation("nav", root: "first"),
      InterfaceText.scene("first", class: "SegueController", attributes: "title=\"A\"", subviews: forth),
      InterfaceText.scene("second", class: "SegueController", attributes: "title=\"B\"", subviews: back),
      initial: "nav"
    )
    let navigation = try #require(try controller(storyboard) as? NavigationController)
    simulator.launch(navigation)
    simulator.settle()
    try simulator.user.tap("Forth")
    simulator.settle()
    #expect(navigation.viewControllers.count == 2)
    _ = take()
    try simulator.user.tap("Back")
    simulator.settle()
    #expect(take().prefix(3) == ["B: should home, sender Back", "B: prepare home to A", "A: unwinds from B"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `segues present with their styles, and those of the app's own classes are performed`() throws {
    let connections = """
      <segue destination="second" kind="presentation" identifier="modal" animates="NO" \
      modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="s1"/>
      <segue destination="second" kind="custom" identifier="jump" customClass="JumpSegue" id="s2"/>
      """
    let storyboard = try InterfaceText.storyboard(
      InterfaceText.scene(
        "first",
        class: "SegueController",
        attributes: "title=\"A\"",
        connections: connections
      ),
      InterfaceText.scene("second", class: "SegueController", attributes: "title=\"B\""),
      initial: "first"
    )
    let first = try controller(storyboard)
    simulator.launch(first)
    simulator.settle()
    _ = take()
    simulator.perform { first.performSegue(withIdentifier: "jump", sender: nil) }
    #expect(take() == ["B: init", "A: prepare jump to B", "jumps from A to B"])
    simulator.perform { first.performSegue(withIdentifier: "modal", sender: nil) }
    simulator.settle()
    let second = try #require(first.presentedViewController)
    #expect(second.title == "B" && second.modalPresentationStyle == .fullScreen)
    #expect(second.modalTransitionStyle == .crossDissolve)
  }
}
