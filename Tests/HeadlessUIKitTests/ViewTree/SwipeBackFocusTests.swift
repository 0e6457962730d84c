import Foundation
import HeadlessUIKit
import Testing

/// First responder and keyboard while the user swipes back, and apps that move their views for the keyboard.
@MainActor @Suite struct SwipeBackFocusTests {
  /// A controller with a field near its bottom, which records its callbacks.
  private class Page: ViewController, TextFieldDelegate {
    let name: String
    let diary: Diary
    let field = TextField(frame: CGRect(x: 20, y: 700, width: 200, height: 31))
    /// The closures to call inside callbacks, by callback name.
    var during: [String: () -> Void] = [:]

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      field.delegate = self
      view.addSubview(field)
    }

    private func note(_ callback: String) {
      diary.note("\(name).\(callback)")
      during[callback]?()
    }

    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    func textFieldDidBeginEditing(_ textField: TextField) { diary.note("\(name).didBegin") }
    func textFieldDidEndEditing(_ textField: TextField) { diary.note("\(name).didEnd") }
  }

  /// A navigation controller with two pages, whose upper page's field is editing.
  @MainActor private struct Scene {
    let simulator: Simulator
    let diary: Diary
    let a, b: Page
    let navigation: NavigationController

    init(_ setup: Setup = .current, _ makeUpper: (Diary) -> Page = { Page("B", $0) }) {
      simulator = setup.simulator()
      let diary = Diary()
      self.diary = diary
      a = Page("A", diary)
      b = simulator.perform { makeUpper(diary) }
      navigation = simulator.perform { [a] in NavigationController(rootViewController: a) }
      simulator.launch(navigation)
      navigation.pushViewController(b, animated: false)
      simulator.settle()
      simulator.tellWholeKeyboard(to: diary)
      b.field.becomeFirstResponder()
      simulator.settle()
      _ = diary.take()
    }

    /// Drags from the left edge to `x`, and lifts the finger after a rest.
    func drag(to x: CGFloat, lifts: Bool = true, restingFor rest: Duration = .milliseconds(500)) {
      let touch = simulator.application.touchDown(at: CGPoint(x: 2, y: 300))
      for step in 1...10 {
        simulator.advance(by: .milliseconds(40))
        simulator.application.touchMove(touch, to: CGPoint(x: 2 + (x - 2) * CGFloat(step) / 10, y: 300))
      }
      simulator.advance(by: rest)
      guard lifts else { return }
      simulator.application.touchUp(touch)
      simulator.settle()
    }
  }

  private static func hide(_ up: String, _ away: String, did: String = "") -> [String] {
    [
      "WillChangeFrame \(up) -> \(away) in 0.25", "WillHide \(up) -> \(away) in 0.25", "B.didEnd",
      "B.viewWillDisappear", "A.viewWillAppear", "DidChangeFrame \(up) -> \(away) in 0.25",
      "DidHide \(up) -> \(away)\(did)",
    ]
  }

  @Test(
    .fact("S18b"),
    arguments: [
      (Setup(device: .iPhone5, system: "7.1"), "352+216", "568+216", " in 0.25"),
      (.current, "516+336", "852+336", ""),
    ]
  )
  func `the field resigns when the finger begins, and is first again if it gives up`(
    setup: Setup,
    up: String,
    away: String,
    did: String
  ) {
    let scene = Scene(setup)
    scene.drag(to: 100)
    #expect(
      scene.diary.take()
        == Self.hide(up, away, did: did) + [
          "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear", "B.didBegin",
        ] + keyboardRound("Show", away, up)
    )
    #expect(scene.b.field.isFirstResponder && scene.simulator.keyboard.isShown)
  }

  @Test(.fact("S18b")) func `a finger that goes all the way leaves no keyboard`() {
    let scene = Scene()
    scene.drag(to: 380)
    #expect(
      scene.diary.take() == Self.hide("516+336", "852+336") + ["B.viewDidDisappear", "A.viewDidAppear"]
    )
    #expect(scene.simulator.firstResponder == nil && !scene.simulator.keyboard.isVisible)
  }

  @Test func `a field that does not resign stays, and so does the keyboard, until it leaves`() {
    let scene = Scene()
    let stubborn = Stubborn(frame: CGRect(x: 20, y: 300, width: 100, height: 31))
    scene.b.view.addSubview(stubborn)
    stubborn.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.drag(to: 100, lifts: false)
    #expect(scene.diary.take() == ["B.viewWillDisappear", "A.viewWillAppear"])
    #expect(scene.simulator.keyboard.isShown && stubborn.isFirstResponder)
  }

  private final class Stubborn: TextField {
    override var canResignFirstResponder: Bool { false }
  }

  @Test(.fact("S18c"))
  func `resigning in one page and beginning in the next posts a hide of the remaining keyboard`() {
    let scene = Scene()
    scene.b.during["viewWillDisappear"] = { [b = scene.b] in b.field.resignFirstResponder() }
    scene.a.during["viewWillAppear"] = { [a = scene.a] in a.field.becomeFirstResponder() }
    let place = scene.simulator.keyboard.presentationFrame
    scene.navigation.popViewController(animated: true)
    var places: Set<CGFloat> = []
    for _ in 0..<40 {
      places.insert(scene.simulator.keyboard.presentationFrame.minY)
      scene.simulator.advance(by: .milliseconds(10))
    }
    #expect(places == [place.minY], "it never moves")
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "B.viewWillDisappear", "WillChangeFrame 516+336 -> 852+336 in 0.25",
        "WillHide 516+336 -> 852+336 in 0.25", "B.didEnd", "A.viewWillAppear", "A.didBegin",
        "WillChangeFrame 852+336 -> 516+336 in 0.35", "WillShow 852+336 -> 516+336 in 0.35",
        "DidChangeFrame 852+336 -> 516+336 in 0.35", "DidShow 852+336 -> 516+336 in 0.35",
        "B.viewDidDisappear", "A.viewDidAppear",
      ]
    )
  }

  // MARK: An app that moves its view

  /// A page that moves its view up, from its current position, by the part of its field that the keyboard
  /// covers, and back after the keyboard has hidden.
  private final class Shifting: Page {
    var base: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      let bus = NotificationBus.default
      bus.addObserver(self, selector: Shifting.willShow, name: Responder.keyboardWillShowNotification)
      bus.addObserver(self, selector: Shifting.didHide, name: Responder.keyboardDidHideNotification)
    }

    func willShow(_ notification: Notification) {
      base = view.frame.minY
      view.frame.origin.y = base - 215
    }

    func didHide(_ notification: Notification) { view.frame.origin.y = base }
  }

  /// The same with a fixed position, and back when the keyboard begins to hide.
  private final class Mended: Page {
    override func viewDidLoad() {
      super.viewDidLoad()
      let bus = NotificationBus.default
      bus.addObserver(self, selector: Mended.willShow, name: Responder.keyboardWillShowNotification)
      bus.addObserver(self, selector: Mended.willHide, name: Responder.keyboardWillHideNotification)
    }

    func willShow(_ notification: Notification) { view.frame.origin.y = -215 }
    func willHide(_ notification: Notification) { view.frame.origin.y = 0 }
  }

  @Test(.fact("KB1"))
  func `a view that was moved up for the keyboard goes up twice when a swipe is given up`() {
    let scene = Scene(.current) { Shifting("B", $0) }
    #expect(scene.b.view.frame.minY == -215)
    scene.drag(to: 100, lifts: false, restingFor: .zero)
    #expect(scene.b.view.frame.minY == -215, "putting it back is undone by the moving finger")
    let again = Scene(.current) { Shifting("B", $0) }
    again.drag(to: 100)
    #expect(again.b.view.frame == CGRect(x: 0, y: -430, width: 393, height: 852))
    again.b.field.resignFirstResponder()
    again.simulator.settle()
    #expect(again.b.view.frame.minY == -215, "and does not come back")
  }

  @Test(.fact("KB1"), arguments: [100, 380]) func `one that is moved from where it belongs is right`(
    x: CGFloat
  ) {
    let scene = Scene(.current) { Mended("B", $0) }
    #expect(scene.b.view.frame.minY == -215)
    scene.drag(to: x)
    let isCancelled = x < 200
    #expect(scene.b.field.isFirstResponder == isCancelled)
    if isCancelled { #expect(scene.b.view.frame == CGRect(x: 0, y: -215, width: 393, height: 852)) }
    scene.b.field.resignFirstResponder()
    scene.simulator.settle()
    #expect((isCancelled ? scene.b : scene.a).view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
  }
}
