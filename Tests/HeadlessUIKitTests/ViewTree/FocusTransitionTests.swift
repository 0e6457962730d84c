import Foundation
import HeadlessUIKit
import Testing

/// First responder and keyboard while controllers appear and disappear.
@MainActor @Suite struct FocusTransitionTests {
  /// A controller with a field, which may become first responder in a given callback.
  private final class Page: ViewController, TextFieldDelegate {
    let name: String
    let diary: Diary
    let field = TextField(frame: CGRect(x: 20, y: 120, width: 200, height: 31))
    let box = View(frame: CGRect(x: 0, y: 700, width: 100, height: 40))
    var wantsFocusIn = ""

    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var debugName: String { name }

    override func viewDidLoad() {
      field.accessibilityIdentifier = name
      field.delegate = self
      for child in [field, box] { view.addSubview(child) }
      note("viewDidLoad")
    }

    private func note(_ callback: String) {
      diary.note("\(name).\(callback)")
      if wantsFocusIn == callback { field.becomeFirstResponder() }
    }

    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    func textFieldDidBeginEditing(_ textField: TextField) { diary.note("\(name) didBegin") }
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { diary.ask("\(name) shouldEnd") }
    func textFieldDidEndEditing(_ textField: TextField) { diary.note("\(name) didEnd") }
  }

  /// A navigation controller with one page, and a second page to push.
  @MainActor private struct Scene {
    let simulator: Simulator
    let diary = Diary()
    let a: Page
    let b: Page
    let navigation: NavigationController

    init(_ setup: Setup = .current) {
      simulator = setup.simulator()
      (a, b) = (Page("A", diary), Page("B", diary))
      navigation = NavigationController(rootViewController: a)
      simulator.launch(navigation)
      simulator.settle()
      simulator.tellKeyboard(to: diary)
      _ = diary.take()
    }
  }

  // MARK: Losing first responder

  @Test(.fact("A52", "S18a")) func `a push hears nothing of editing until the field leaves the window`() {
    let scene = Scene()
    scene.a.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.simulator.advance(by: .zero)
    #expect(scene.diary.take() == ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear"])
    #expect(scene.a.field.isEditing && scene.simulator.keyboard.isShown)
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "WillChangeFrame 852+336 in 0.25", "WillHide 852+336 in 0.25", "A didEnd", "A.viewDidDisappear",
        "B.viewDidAppear", "DidChangeFrame 852+336", "DidHide 852+336",
      ]
    )
  }

  @Test(.fact("A52", "S18a")) func `a pop hears nothing of editing until the field leaves the window`() {
    let scene = Scene(.classic)
    scene.navigation.pushViewController(scene.b, animated: false)
    scene.simulator.settle()
    scene.b.field.becomeFirstResponder()
    scene.simulator.settle()
    _ = scene.diary.take()
    scene.navigation.popViewController(animated: true)
    scene.simulator.advance(by: .zero)
    #expect(scene.diary.take() == ["B.viewWillDisappear", "A.viewWillAppear"])
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "WillHide 480+216 in 0.3", "B didEnd", "B.viewDidDisappear", "A.viewDidAppear", "DidHide 480+216",
      ]
    )
    #expect(scene.simulator.firstResponder == nil)
  }

  // MARK: Gaining first responder

  @Test(.fact("G26"), arguments: ["viewDidLoad", "viewWillAppear"])
  func `a field that wants focus early brings the keyboard along with the push`(callback: String) {
    let scene = Scene()
    scene.b.wantsFocusIn = callback
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.simulator.advance(by: .zero)
    #expect(
      scene.diary.take() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B didBegin",
        "WillChangeFrame 516+336 in 0.35", "WillShow 516+336 in 0.35",
      ]
    )
    scene.simulator.advance(by: .milliseconds(350))
    #expect(
      scene.diary.take() == [
        "DidChangeFrame 516+336", "DidShow 516+336", "A.viewDidDisappear", "B.viewDidAppear",
      ]
    )
    #expect(scene.b.field.isEditing && scene.simulator.keyboard.isShown)
  }

  @Test(.fact("G26")) func `a field that wants focus late brings the keyboard after the push`() {
    let scene = Scene()
    scene.b.wantsFocusIn = "viewDidAppear"
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.simulator.advance(by: .milliseconds(600))
    #expect(
      scene.diary.take() == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "B didBegin", "WillChangeFrame 516+336 in 0.25", "WillShow 516+336 in 0.25", "DidChangeFrame 516+336",
        "DidShow 516+336",
      ]
    )
  }

  @Test(.fact("G27"), arguments: [("viewWillAppear", true), ("viewDidAppear", false)])
  func `the layout in a handler of will-show is animated with the push`(callback: String, isAnimated: Bool) {
    let scene = Scene()
    scene.b.wantsFocusIn = callback
    scene.diary.when("WillShow 516+336 in \(isAnimated ? 0.35 : 0.25)") { [box = scene.b.box] in
      box.frame.origin.y = 400
    }
    scene.navigation.pushViewController(scene.b, animated: true)
    scene.simulator.advance(by: .milliseconds(isAnimated ? 175 : 525))
    #expect(scene.b.box.frame.minY == 400)
    let seen = scene.b.box.presentation.frame.minY
    #expect(isAnimated ? seen > 450 && seen < 650 : seen == 400, "seen at \(seen)")
  }

  @Test func `a push without animation brings the keyboard as ever`() {
    let scene = Scene()
    scene.b.wantsFocusIn = "viewWillAppear"
    scene.navigation.pushViewController(scene.b, animated: false)
    scene.navigation.view.layoutIfNeeded()
    #expect(scene.diary.lines.last == "WillShow 516+336 in 0.25")
    scene.simulator.settle()
    #expect(scene.b.field.isEditing && scene.simulator.keyboard.isShown)
  }

  @Test(
    .fact("KN19", "S19"),
    arguments: [(Setup.current, "516+336"), (Setup(device: .iPhone4, system: "7.1"), "264+216")]
  )
  func `the keyboard rides up with a presented controller`(setup: Setup, place: String) throws {
    let scene = Scene(setup)
    scene.b.wantsFocusIn = "viewWillAppear"
    scene.b.modalPresentationStyle = .overFullScreen
    var begin: CGRect?
    let token = scene.simulator.notifications.addObserver(forName: Responder.keyboardWillShowNotification) {
      begin = $0.userInfo?[Responder.keyboardFrameBeginUserInfoKey] as? CGRect
    }
    scene.a.present(scene.b, animated: true)
    scene.simulator.settle()
    #expect(
      scene.diary.take() == [
        "B.viewDidLoad", "B.viewWillAppear", "B didBegin", "WillChangeFrame \(place) in 0.4",
        "WillShow \(place) in 0.4", "B.viewDidAppear", "DidChangeFrame \(place)", "DidShow \(place)",
      ]
    )
    let height = scene.simulator.screen.bounds.height
    #expect(try #require(begin).minY == scene.simulator.keyboard.frame.minY + height)
    scene.simulator.notifications.removeObserver(token)
  }

  @Test func `before 7 the keyboard slides up by itself while a controller is presented`() {
    let scene = Scene(.classic)
    scene.b.wantsFocusIn = "viewWillAppear"
    scene.a.present(scene.b, animated: true)
    #expect(scene.diary.lines.last == "WillShow 264+216 in 0.3")
  }

  // MARK: During a transition

  @Test(arguments: [(Setup.classic, true), (Setup.current, false)])
  func `a controller that presents another one as it appears, with a field focused`(
    setup: Setup,
    keepsFocus: Bool
  ) {
    let scene = Scene(setup)
    scene.b.wantsFocusIn = "viewWillAppear"
    let sheet = Page("C", scene.diary)
    sheet.modalPresentationStyle = .overFullScreen
    scene.diary.when("B.viewDidAppear") { [b = scene.b] in b.present(sheet, animated: false) }
    scene.navigation.pushViewController(scene.b, animated: false)
    scene.simulator.settle()
    let began = ["B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B didBegin"]
    let come = ["A.viewDidDisappear", "B.viewDidAppear"]
    #expect(
      scene.diary.take()
        == (keepsFocus
          ? began + ["WillShow 264+216 in 0.3"] + come
            + ["C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear", "DidShow 264+216"]
          : began + ["WillChangeFrame 516+336 in 0.25", "WillShow 516+336 in 0.25"] + come
            + ["WillChangeFrame 852+336 in 0.25", "WillHide 852+336 in 0.25", "B didEnd"]
            + ["C.viewDidLoad", "C.viewWillAppear", "C.viewDidAppear"]
            + ["DidChangeFrame 852+336", "DidHide 852+336"])
    )
    #expect(scene.b.field.isEditing == keepsFocus)
    #expect(scene.simulator.keyboard.isVisible == keepsFocus)
  }
}
