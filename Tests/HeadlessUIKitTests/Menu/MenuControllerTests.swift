import HeadlessUIKit
import Testing

@MainActor @Suite struct MenuControllerTests {
  /// A view that can become first responder and records the questions about its actions.
  private class Card: View, ResponderStandardEditActions {
    var can: [MethodSelector] = []
    var diary = Diary()
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: MethodSelector, withSender sender: Any?) -> Bool {
      guard action.isMethod(of: self) else { return false }
      diary.note("\(accessibilityIdentifier ?? "") can \(action.name ?? "?")")
      return can.contains(action)
    }

    override func copy(_ sender: Any?) { diary.note("\(accessibilityIdentifier ?? "") copies") }
    override func delete(_ sender: Any?) { diary.note("\(accessibilityIdentifier ?? "") deletes") }
    func flip() { diary.note("\(accessibilityIdentifier ?? "") flips") }
  }

  @MainActor private struct Scene {
    let simulator = Setup.current.simulator()
    let diary = Diary()
    let outer = Card(frame: CGRect(x: 0, y: 300, width: 393, height: 200))
    let inner = Card(frame: CGRect(x: 100, y: 50, width: 100, height: 40))
    let button = Button(frame: CGRect(x: 0, y: 600, width: 100, height: 40))
    var menu: MenuController { simulator.perform { MenuController.shared } }

    init() {
      outer.accessibilityIdentifier = "outer"
      inner.accessibilityIdentifier = "inner"
      (outer.diary, inner.diary) = (diary, diary)
      let controller = ViewController()
      simulator.launch(controller)
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      controller.view.addSubview(button)
      inner.becomeFirstResponder()
      _ = simulator.notifications.addObserver(forName: nil) { [diary] in
        guard !$0.name.rawValue.hasPrefix("UIWindow") else { return }
        diary.note(
          String($0.name.rawValue.dropFirst("UIMenuController".count).dropLast("Notification".count))
        )
      }
    }

    var titles: [String] { menu.itemViews.compactMap(\.currentTitle) }
  }

  @Test(.fact("A59")) func `the first responder is asked for each standard item, then its next responders`() {
    let scene = Scene()
    scene.inner.can = [.copy, .paste]
    scene.outer.can = [.delete, .copy]
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    let asked: [String] = ["cut", "copy", "select", "selectAll", "paste", "delete"].flatMap { name in
      let isInner = name == "copy" || name == "paste"
      return isInner ? ["inner can \(name)"] : ["inner can \(name)", "outer can \(name)"]
    }
    #expect(scene.diary.lines == asked + ["WillShowMenu"])
    #expect(scene.titles == ["Copy", "Paste", "Delete"])
  }

  @Test(.fact("A59"))
  func `an item that is picked is performed by the first responder in the chain that can`() throws {
    let scene = Scene()
    scene.inner.can = [.copy]
    scene.outer.can = [.delete]
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    scene.simulator.settle()
    _ = scene.diary.take()
    try scene.simulator.user.tap(menuItem: "Delete")
    #expect(
      scene.diary.lines == [
        "WillHideMenu", "inner can delete", "outer can delete", "outer deletes", "DidHideMenu",
      ]
    )
    #expect(!scene.menu.isMenuVisible)
    expectRefusal(.noSuchMenuItem(title: "Copy", items: [])) {
      try scene.simulator.user.tap(menuItem: "Copy")
    }
    scene.menu.setMenuVisible(true, animated: false)
    try scene.simulator.user.tap(menuItem: "Copy")
    #expect(scene.diary.lines.contains("inner copies"))
  }

  @Test func `items of the program's own stand behind the standard ones`() throws {
    let scene = Scene()
    let flip = MethodSelector("flip", Card.flip)
    scene.menu.menuItems = [MenuItem(title: "Flip", action: flip)]
    scene.outer.can = [flip, .copy]
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    #expect(scene.titles == ["Copy", "Flip"])
    try scene.simulator.user.tap(menuItem: "Flip")
    #expect(scene.diary.lines.contains("outer flips"))
  }

  @Test func `update asks again, and hides a menu that has nothing left`() {
    let scene = Scene()
    scene.inner.can = [.copy]
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    scene.inner.can = [.copy, .paste]
    scene.menu.update()
    #expect(scene.titles == ["Copy", "Paste"])
    scene.inner.can = []
    scene.menu.update()
    #expect(!scene.menu.isMenuVisible && scene.titles == [])
  }

  @Test func `nothing is shown if nobody would perform anything, or nothing is first responder`() {
    let scene = Scene()
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    #expect(!scene.menu.isMenuVisible)
    scene.inner.can = [.copy]
    scene.inner.resignFirstResponder()
    scene.menu.setMenuVisible(true, animated: true)
    #expect(!scene.menu.isMenuVisible && scene.menu.menuFrame == .zero)
    scene.inner.becomeFirstResponder()
    scene.menu.setMenuVisible(true, animated: true)
    #expect(scene.menu.isMenuVisible)
    scene.inner.resignFirstResponder()
    #expect(!scene.menu.isMenuVisible, "the menu goes with its first responder")
  }

  @Test func `a touch elsewhere hides the menu and has its usual effect`() throws {
    let scene = Scene()
    scene.inner.can = [.copy]
    let diary = scene.diary
    scene.button.addAction(Action { _ in diary.note("button") }, for: .touchUpInside)
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    scene.simulator.settle()
    #expect(diary.take().suffix(2) == ["WillShowMenu", "DidShowMenu"])
    try scene.simulator.user.tap(scene.button)
    #expect(diary.take() == ["WillHideMenu", "DidHideMenu", "button"])
    #expect(scene.simulator.application.windows == [scene.simulator.window])
  }

  @Test(arguments: [(410, 374), (36, 0), (35, 75)] as [(CGFloat, CGFloat)])
  func `the menu is above its rectangle if there is room, or else below`(y: CGFloat, top: CGFloat) {
    let scene = Scene()
    scene.inner.can = [.copy]
    scene.menu.showMenu(
      from: scene.simulator.window,
      rect: CGRect(x: 140, y: y, width: 20, height: 40)
    )
    let frame = scene.menu.menuFrame
    #expect(frame.minY == top && frame.midX == 150 && frame.height == 36 && abs(frame.width - 53.57) < 0.01)
  }

  @Test func `the menu stays within the screen`() {
    let scene = Scene()
    scene.inner.can = [.copy, .paste, .selectAll]
    scene.menu.showMenu(from: scene.simulator.window, rect: CGRect(x: 380, y: 400, width: 10, height: 10))
    #expect(scene.menu.menuFrame.maxX == 393)
  }

  @Test func `another key window hides the menu of the first responder in the old one`() {
    let scene = Scene()
    scene.inner.can = [.copy]
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.simulator.perform { Window(frame: scene.simulator.screen.bounds) }.makeKeyAndVisible()
    scene.simulator.settle()
    #expect(scene.diary.lines == ["WillHideMenu", "DidHideMenu"])
    #expect(!scene.menu.isMenuVisible)
  }

  @Test func `a view that goes as the menu does hears nothing of the finger on it`() throws {
    let scene = Scene()
    scene.inner.can = [.copy]
    let view = TouchedView(frame: CGRect(x: 200, y: 600, width: 100, height: 40))
    let (tap, diary) = (TapGestureRecognizer(), scene.diary)
    tap.addTarget(diary, action: { (diary: Diary) in { diary.note("tap") } })
    view.addGestureRecognizer(tap)
    scene.outer.superview?.addSubview(view)
    scene.menu.showMenu(from: scene.inner, rect: scene.inner.bounds)
    scene.simulator.settle()
    _ = diary.take()
    diary.when("WillHideMenu") { view.removeFromSuperview() }
    try scene.simulator.user.touchDown(at: CGPoint(x: 250, y: 620)).lift()
    scene.simulator.settle()
    #expect(view.heard == [] && diary.take() == ["WillHideMenu", "DidHideMenu"])
  }
}
