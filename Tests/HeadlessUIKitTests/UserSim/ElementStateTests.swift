import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementStateTests {
  /// A controller that positions its button during layout.
  private final class Placing: ViewController {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var place = CGPoint.zero {
      didSet { view.setNeedsLayout() }
    }
    override func viewDidLoad() { view.addSubview(button) }
    override func viewDidLayoutSubviews() { button.frame.origin = place }
  }

  @Test func `an element is where the outstanding layout puts it`() throws {
    let simulator = Setup.current.simulator()
    let controller = Placing()
    simulator.launch(controller)
    let element = simulator.user.element(for: controller.button)
    controller.place = CGPoint(x: 50, y: 300)
    #expect(element.frame.origin == CGPoint(x: 50, y: 300))
    controller.place = CGPoint(x: 60, y: 400)
    let corner = element.coordinate(withNormalizedOffset: .zero)
    #expect(try corner.screenPoint == CGPoint(x: 60, y: 400))
  }

  @Test(arguments: Setup.both) func `a key is there as soon as a person can look`(setup: Setup) throws {
    let (simulator, form) = SignInController.launched(on: setup)
    form.username.autocapitalizationType = .none
    form.username.becomeFirstResponder()
    #expect(simulator.user.keys["a"].isHittable)
    try simulator.user.keys["a"].tap()
    #expect(form.username.text == "a")
    form.username.resignFirstResponder()
    simulator.settle()
    form.username.becomeFirstResponder()
    try simulator.user.keys["b"].tap()
    #expect(form.username.text == "ab")
  }

  @Test func `an element says what it contains`() throws {
    let scene = ElementScene()
    let field = scene.add(TextField(), "field")
    field.placeholder = "Username"
    let secret = scene.add(TextField(), "secret")
    secret.isSecureTextEntry = true
    let text = scene.add(TextView(), "text")
    let toggle = scene.add(Switch(), "switch")
    let slider = scene.add(Slider(), "slider")
    let pages = scene.add(PageControl(), "pages")
    pages.numberOfPages = 3
    let value = { (name: String) in scene.user.descendants(matching: .any)[name].value }
    let names = ["field", "secret", "text", "switch", "slider", "pages"]
    #expect(names.map(value) == ["", "", "", "0", "0%", "page 1 of 3"])
    (field.text, secret.text, text.text) = ("ada", "pass", "hello")
    (toggle.isOn, slider.value, pages.currentPage) = (true, 0.256, 2)
    #expect(names.map(value) == ["ada", "••••", "hello", "1", "26%", "page 3 of 3"])
    #expect(scene.user.textFields["field"].placeholderValue == "Username")
    #expect(scene.user.textViews["text"].placeholderValue == nil)
    slider.accessibilityValue = "a quarter"
    #expect(value("slider") == "a quarter")
    #expect(value("root") == nil)
  }

  @Test func `a control is enabled and selected, and the receiver of typed text has the focus`() throws {
    let scene = ElementScene()
    let button = scene.addButton("Go")
    let element = scene.user.buttons["Go"]
    #expect(element.isEnabled && !element.isSelected)
    (button.isEnabled, button.isSelected) = (false, true)
    #expect(!element.isEnabled && element.isSelected)
    let (first, second) = (scene.add(TextField(), "first"), scene.add(TextField(), "second"))
    let fields = scene.user.textFields
    first.becomeFirstResponder()
    #expect(fields["first"].hasKeyboardFocus && !fields["second"].hasKeyboardFocus)
    second.becomeFirstResponder()
    #expect(!fields["first"].hasKeyboardFocus && fields["second"].hasKeyboardFocus)
    #expect(
      scene.user.otherElements["root"].isEnabled && !scene.user.otherElements["root"].hasKeyboardFocus
    )
  }

  @Test func `its frame is that on the screen, also in content that is scrolled`() throws {
    let scene = ElementScene()
    let scrollView = scene.add(ScrollView(), "list", size: CGSize(width: 200, height: 200))
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    let button = Button(frame: CGRect(x: 10, y: 100, width: 50, height: 30))
    button.accessibilityIdentifier = "row"
    scrollView.addSubview(button)
    scrollView.contentOffset.y = 80
    #expect(scene.user.buttons["row"].frame == CGRect(x: 30, y: 80, width: 50, height: 30))
    #expect(scene.user.buttons["row"].isHittable)
    scrollView.contentOffset.y = 300
    #expect(scene.user.buttons["row"].exists && !scene.user.buttons["row"].isHittable)
  }

  @Test
  func `an element is hittable if a tap at its middle reaches it, and else says which view prevents it`()
    throws
  {
    let scene = ElementScene()
    let button = scene.addButton("Go")
    let element = scene.user.buttons["Go"]
    #expect(element.isHittable)
    #expect(try element.obstacle == nil)
    let cover = View(frame: scene.controller.view.bounds)
    scene.controller.view.addSubview(cover)
    #expect(!element.isHittable)
    #expect(try element.obstacle == scene.user.obstacle(to: button) && element.obstacle != nil)
    // The query has sent no touches.
    #expect(scene.recorder.take() == [] && scene.simulator.log.entries.allSatisfy { $0.category != .touch })
    cover.isHidden = true
    #expect(element.isHittable)
  }

  @Test func `an element of a view exists while the view is shown, and says why it is not visible`() throws {
    let scene = ElementScene()
    let button = scene.addButton("Go")
    let element = scene.user.element(for: button)
    #expect(element.exists && element.isHittable)
    button.isHidden = true
    #expect(!element.exists && !element.isHittable)
    #expect(try element.obstacle == scene.user.obstacle(to: button) && element.obstacle != nil)
    #expect(element.label == "Go")
    button.isHidden = false
    button.removeFromSuperview()
    #expect(!element.exists)
    #expect(try element.elementType == .button && element.obstacle != nil)
  }

  @Test func `a missing element does not exist, and its properties report the line that named it`() throws {
    let scene = ElementScene()
    let (element, line) = (scene.user.buttons["Sing in"], #line)
    scene.addButton("Sign in")
    #expect(!element.exists && !element.isHittable)
    let error = #expect(throws: InteractionError.self) { try element.obstacle }
    #expect(error?.reason == .noMatch(query: #"user.buttons["Sing in"]"#))
    #expect(error?.call == #"user.buttons["Sing in"].obstacle"#)
    #expect(error?.place?.line == line && error?.place?.fileID.hasSuffix("ElementStateTests.swift") == true)
  }

  @Test func `several of one name are an error with a query for each`() throws {
    let scene = ElementScene()
    for (row, identifier) in [nil, "ok-2", nil, "ok-4", "ok-4"].enumerated() {
      let button = scene.addButton("OK")
      button.accessibilityIdentifier = identifier
      button.frame.origin.x += CGFloat(row)
    }
    let element = scene.user.buttons["OK"]
    #expect(element.exists)
    let line = #line + 1
    let error = #expect(throws: InteractionError.self) { try element.tap() }
    #expect(error?.place?.line == line)
    #expect(error?.call == #"user.buttons["OK"].tap()"#)
    guard case .severalMatches(let query, let candidates) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    let same = #"user.buttons.matching(identifier: "OK").element(boundBy: "#
    #expect(query == #"user.buttons["OK"]"#)
    #expect(candidates == [same + "0)", #"user.buttons["ok-2"]"#, same + "2)", same + "3)", same + "4)"])
    #expect(scene.recorder.take() == [])
    let buttons = scene.user.buttons
    #expect(buttons["ok-2"].frame.minX == 21)
    #expect(buttons.matching(identifier: "OK").element(boundBy: 3).frame.minX == 23)
    try buttons["OK"].firstMatch.tap()
    #expect(scene.recorder.take() == ["tap OK"])
    #expect(throws: InteractionError.self) { try buttons.element.tap() }
  }

  @Test func `labels and values of views are those of UIKit`() {
    let _ = Simulator()
    #expect(View().accessibilityLabel == nil && View().accessibilityValue == nil)
    let elements: [View] = [
      Label(), Button(), TextField(), TextView(), Switch(), Slider(), PageControl(),
    ]
    #expect(elements.map(\.isAccessibilityElement) == elements.map { _ in true })
    let containers: [View] = [
      View(), ScrollView(), ImageView(), Stepper(), SegmentedControl(), PickerView(), Control(),
    ]
    #expect(containers.map(\.isAccessibilityElement) == containers.map { _ in false })
    let view = View()
    (view.accessibilityLabel, view.accessibilityValue, view.isAccessibilityElement) = ("Card", "3", true)
    #expect(
      view.accessibilityLabel == "Card" && view.accessibilityValue == "3" && view.isAccessibilityElement
    )
    let label = Label()
    label.text = "Hello"
    label.accessibilityLabel = ""
    #expect(label.accessibilityLabel == "")
  }
}
