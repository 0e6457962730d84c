import HeadlessUIKit
import Testing

@MainActor @Suite struct ElementQueryTests {
  /// A kind of view, and the only query that finds it.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable () -> View
    var query: @MainActor @Sendable (User) -> ElementQuery
    var type: ElementType
  }

  nonisolated static let kinds: [Kind] = [
    Kind(testDescription: "button", make: { Button() }, query: { $0.buttons }, type: .button),
    Kind(testDescription: "field", make: { TextField() }, query: { $0.textFields }, type: .textField),
    Kind(
      testDescription: "secret",
      make: {
        let field = TextField()
        field.isSecureTextEntry = true
        return field
      },
      query: { $0.secureTextFields },
      type: .secureTextField
    ),
    Kind(testDescription: "text", make: { TextView() }, query: { $0.textViews }, type: .textView),
    Kind(testDescription: "label", make: { Label() }, query: { $0.staticTexts }, type: .staticText),
    Kind(testDescription: "switch", make: { Switch() }, query: { $0.switches }, type: .switch),
    Kind(testDescription: "slider", make: { Slider() }, query: { $0.sliders }, type: .slider),
    Kind(testDescription: "stepper", make: { Stepper() }, query: { $0.steppers }, type: .stepper),
    Kind(
      testDescription: "segments",
      make: { SegmentedControl() },
      query: { $0.segmentedControls },
      type: .segmentedControl
    ),
    Kind(
      testDescription: "pages",
      make: { PageControl() },
      query: { $0.pageIndicators },
      type: .pageIndicator
    ),
    Kind(testDescription: "picker", make: { PickerView() }, query: { $0.pickers }, type: .picker),
    Kind(testDescription: "image", make: { ImageView() }, query: { $0.images }, type: .image),
    Kind(
      testDescription: "scroll view",
      make: { ScrollView() },
      query: { $0.scrollViews },
      type: .scrollView
    ),
    Kind(
      testDescription: "navigation bar",
      make: { NavigationBar() },
      query: { $0.navigationBars },
      type: .navigationBar
    ),
    Kind(testDescription: "toolbar", make: { Toolbar() }, query: { $0.toolbars }, type: .toolbar),
    Kind(testDescription: "view", make: { View() }, query: { $0.otherElements }, type: .other),
  ]

  @Test(arguments: kinds) func `a view is found by its kind, and by no other`(kind: Kind) throws {
    let scene = ElementScene()
    scene.add(kind.make(), "it")
    #expect(kind.query(scene.user)["it"].exists)
    #expect(kind.query(scene.user)["it"].elementType == kind.type)
    #expect(scene.user.descendants(matching: .any)["it"].elementType == kind.type)
    let found = ElementType.allCases.filter { scene.user.descendants(matching: $0)["it"].exists }
    #expect(found == [.any, kind.type])
  }

  /// A subclass has the element type of its superclass in the package.
  private final class FancyButton: Button {}
  private final class Card: View {}

  @Test func `a subclass is found by its superclass`() {
    let scene = ElementScene()
    scene.add(FancyButton(), "fancy")
    scene.add(Card(), "card")
    #expect(scene.user.buttons["fancy"].exists && scene.user.otherElements["card"].exists)
  }

  @Test func `a field is a secret as long as its text is one`() {
    let scene = ElementScene()
    let field = scene.add(TextField(), "code")
    #expect(scene.user.textFields["code"].exists && !scene.user.secureTextFields["code"].exists)
    field.isSecureTextEntry = true
    #expect(!scene.user.textFields["code"].exists && scene.user.secureTextFields["code"].exists)
  }

  // MARK: Names

  @Test func `an identifier comes before a label, and a label before a placeholder or title`() throws {
    let scene = ElementScene()
    let byPlaceholder = scene.add(TextField())
    byPlaceholder.placeholder = "Name"
    let field = { scene.user.textFields["Name"] }
    #expect(field().frame == byPlaceholder.frame)
    let byLabel = scene.add(TextField())
    byLabel.accessibilityLabel = "Name"
    #expect(field().frame == byLabel.frame)
    let byIdentifier = scene.add(TextField(), "Name")
    #expect(field().frame == byIdentifier.frame)
    #expect(scene.user.textFields.matching(identifier: "Name").count == 1)
  }

  @Test func `the text of a view is its label, until it has one of its own`() throws {
    let scene = ElementScene()
    let button = scene.addButton("Sign in")
    let label = scene.add(Label())
    label.text = "Welcome"
    let image = scene.add(ImageView(image: Image(named: "logo", size: CGSize(width: 10, height: 10))))
    #expect(scene.user.buttons["Sign in"].exists && scene.user.staticTexts["Welcome"].exists)
    #expect(scene.user.images["logo"].label == "logo")
    button.accessibilityLabel = "Enter"
    #expect(!scene.user.buttons["Sign in"].exists && scene.user.buttons["Enter"].exists)
    button.accessibilityLabel = nil
    #expect(scene.user.buttons["Sign in"].exists)
    image.accessibilityLabel = "Company"
    #expect(scene.user.images["Company"].exists)
  }

  @Test func `a navigation bar is called by the title that it shows`() throws {
    let simulator = Setup.current.simulator()
    let (first, second) = (ViewController(), ViewController())
    (first.title, second.title) = ("Home", "Settings")
    let navigation = NavigationController(rootViewController: first)
    simulator.launch(navigation)
    #expect(simulator.user.navigationBars["Home"].exists)
    navigation.pushViewController(second, animated: true)
    simulator.settle()
    #expect(!simulator.user.navigationBars["Home"].exists)
    try simulator.user.navigationBars["Settings"].buttons["Home"].tap()
    #expect(navigation.topViewController === first)
  }

  @Test func `a tab bar's tabs are buttons, of which one is selected`() throws {
    let simulator = Setup.current.simulator()
    let tabs = TabBarController()
    tabs.viewControllers = ["News", "Search"].map { title in
      let controller = ViewController()
      controller.title = title
      return controller
    }
    simulator.launch(tabs)
    let bar = simulator.user.tabBars.element
    #expect(bar.buttons.names == ["News", "Search"])
    #expect(bar.buttons["News"].isSelected && !bar.buttons["Search"].isSelected)
    try bar.buttons["Search"].tap()
    #expect(!bar.buttons["News"].isSelected && bar.buttons["Search"].isSelected)
  }

  @Test(arguments: [AlertController.Style.alert, .actionSheet])
  func `an alert and an action sheet are called by their titles`(style: AlertController.Style) throws {
    let scene = ElementScene()
    let alert = AlertController(title: "Delete?", message: "It is gone for good.", preferredStyle: style)
    alert.addAction(AlertAction(title: "Yes", style: .destructive) { _ in scene.recorder.note("yes") })
    alert.addAction(AlertAction(title: "No", style: .cancel) { _ in scene.recorder.note("no") })
    scene.controller.present(alert, animated: true)
    scene.simulator.settle()
    let (query, other) =
      style == .alert ? (scene.user.alerts, scene.user.sheets) : (scene.user.sheets, scene.user.alerts)
    #expect(query.count == 1 && other.count == 0)
    #expect(query["Delete?"].staticTexts.names == ["Delete?", "It is gone for good."])
    try query["Delete?"].buttons["No"].tap()
    #expect(scene.recorder.take() == ["no"] && query.count == 0)
  }

  @Test func `an alert view is an alert`() throws {
    let scene = ElementScene(.classic)
    let alert = AlertView(title: "Stop", message: nil, delegate: nil, cancelButtonTitle: "OK")
    scene.simulator.perform { alert.show() }
    scene.simulator.settle()
    try scene.user.alerts["Stop"].buttons["OK"].tap()
    #expect(!alert.isVisible && scene.user.alerts.count == 0)
  }

  // MARK: Order, places and numbers

  @Test func `elements come in the order of the views, depth first, from the back to the front`() {
    let scene = ElementScene()
    let box = scene.add(View(), "box")
    for name in ["a", "b"] { box.addSubview(named(Button(), name)) }
    scene.add(Button(), "c")
    box.addSubview(named(Button(), "d"))
    #expect(scene.user.buttons.names == ["a", "b", "d", "c"])
    #expect(scene.user.otherElements.names == ["root", "box"])
    box.superview?.bringSubviewToFront(box)
    #expect(scene.user.buttons.names == ["c", "a", "b", "d"])
    let window = Window(frame: scene.simulator.screen.bounds)
    window.addSubview(named(Button(), "e"))
    #expect(scene.user.buttons.names == ["c", "a", "b", "d"])
    window.isHidden = false
    #expect(scene.user.buttons.names == ["c", "a", "b", "d", "e"])
    #expect(scene.user.windows.count == 2 && scene.user.children(matching: .window).count == 2)
    #expect(scene.user.windows.element(boundBy: 1).buttons.names == ["e"])
  }

  private func named<Named: View>(_ view: Named, _ name: String) -> Named {
    view.accessibilityIdentifier = name
    return view
  }

  @Test func `an element is picked by its place, or as the first`() throws {
    let scene = ElementScene()
    for title in ["One", "Two", "Three"] { scene.addButton(title) }
    #expect(scene.user.buttons.count == 3)
    #expect(scene.user.buttons.firstMatch.label == "One")
    #expect(scene.user.buttons.element(boundBy: 2).label == "Three")
    #expect(!scene.user.buttons.element(boundBy: 3).exists && !scene.user.buttons.element(boundBy: -1).exists)
    #expect(scene.user.buttons.allElementsBoundByIndex.map { $0.label } == ["One", "Two", "Three"])
    #expect(scene.user.buttons.element(matching: .button, identifier: "Two").label == "Two")
    #expect(!scene.user.sliders.firstMatch.exists && scene.user.sliders.count == 0)
  }

  @Test func `a query looks anew each time`() throws {
    let scene = ElementScene()
    let (query, element) = (scene.user.buttons, scene.user.buttons["Later"])
    #expect(query.count == 0 && !element.exists)
    let button = scene.addButton("Later")
    #expect(query.count == 1 && element.exists)
    button.setTitle("Now", for: .normal)
    #expect(query.count == 1 && !element.exists)
  }

  // MARK: Missing elements

  @Test func `hidden and transparent views are not found, nor are their subviews`() {
    let scene = ElementScene()
    let box = scene.add(View(), "box")
    box.addSubview(named(Button(), "inner"))
    let found = { scene.user.buttons["inner"].exists }
    #expect(found())
    box.isHidden = true
    #expect(!found() && !scene.user.otherElements["box"].exists)
    box.isHidden = false
    box.alpha = 0.005
    #expect(!found())
    box.alpha = 0.01
    #expect(found())
    scene.simulator.window.isHidden = true
    #expect(!found())
  }

  @Test func `covered views and views off the screen are found`() {
    let scene = ElementScene()
    let button = scene.addButton("Far")
    button.frame.origin.y = 5000
    #expect(scene.user.buttons["Far"].exists && !scene.user.buttons["Far"].isHittable)
  }

  @Test func `a container that is an accessibility element stands for all in it`() {
    let scene = ElementScene()
    let card = scene.add(View(), "card")
    card.addSubview(named(Button(), "inner"))
    #expect(scene.user.buttons["inner"].exists && scene.user.otherElements["card"].buttons.count == 1)
    card.isAccessibilityElement = true
    #expect(scene.user.otherElements["card"].exists && !scene.user.buttons["inner"].exists)
    #expect(scene.user.otherElements["card"].buttons.count == 0)
    #expect(scene.user.otherElements["card"].children(matching: .button).count == 0)
  }

  // MARK: Searching on

  @Test func `descendants are at any depth, children right below, and each is found once`() {
    let scene = ElementScene()
    let outer = scene.add(View(), "outer")
    let inner = named(View(), "inner")
    outer.addSubview(inner)
    inner.addSubview(named(Button(), "deep"))
    outer.addSubview(named(Button(), "near"))
    let element = scene.user.otherElements["outer"]
    #expect(element.descendants(matching: .button).names == ["deep", "near"])
    #expect(element.children(matching: .button).names == ["near"])
    #expect(element.children(matching: .any).names == ["inner", "near"])
    #expect(element.otherElements.names == ["inner"])
    // The root, `outer` and `inner` are all matched, and have common descendants.
    #expect(scene.user.otherElements.buttons.names == ["deep", "near"])
    #expect(scene.user.otherElements.children(matching: .button).names == ["near", "deep"])
    inner.isHidden = true
    #expect(element.children(matching: .any).names == ["near"])
  }

  @Test(arguments: 1...20) func `a view in several elements is found once, in the order of the tree`(
    seed: UInt64
  ) {
    var random = FixedRandom(seed: seed)
    let scene = ElementScene()
    var views: [View] = [scene.add(View(), "box 0")]
    for index in 1..<30 {
      let view = named(Bool.random(using: &random) ? View() : Label(), "box \(index)")
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    let chosen = Set((0..<8).map { _ in "box \(Int.random(in: 0..<30, using: &random))" })
    /// Returns the names of the labels in a view that have a chosen ancestor.
    func labels(in view: View, _ isChosen: Bool) -> [String] {
      let name = view.accessibilityIdentifier ?? ""
      let own = isChosen && view is Label ? [name] : []
      return own + view.subviews.flatMap { labels(in: $0, isChosen || chosen.contains(name)) }
    }
    let query = scene.user.descendants(matching: .any).matching { chosen.contains($0.identifier) }
    #expect(query.staticTexts.names == labels(in: scene.controller.view, false))
  }

  @Test func `an element is searched in one other, and the error is about that`() throws {
    let scene = ElementScene()
    for title in ["Delete", "Edit"] {
      let row = scene.add(View(), "Row")
      let box = named(View(frame: row.bounds), "Box")
      row.addSubview(box)
      let button = Button(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
      button.setTitle(title, for: .normal)
      box.addSubview(button)
    }
    let delete = scene.user.otherElements["Row"].otherElements["Box"].buttons["Delete"]
    let error = #expect(throws: InteractionError.self) { try delete.tap() }
    let rows = (0...1).map {
      #"user.otherElements.matching(identifier: "Row").element(boundBy: \#($0))"#
    }
    #expect(error?.reason == .severalMatches(query: #"user.otherElements["Row"]"#, candidates: rows))
    #expect(
      error?.call == #"user.otherElements["Row"].otherElements["Box"].buttons["Delete"].tap()"#
    )
    // Exactly one row has the button.
    #expect(delete.exists && !delete.isHittable)
    #expect(!scene.user.otherElements["Row"].buttons["Undo"].exists)
    #expect(scene.user.otherElements["Row"].buttons.count == 2)
    let missing = scene.user.otherElements["Column"].buttons.firstMatch
    expectRefusal(.noMatch(query: #"user.otherElements["Column"]"#)) { try missing.tap() }
    #expect(!missing.exists)
    let chosen = scene.user.otherElements.matching(identifier: "Row").element(boundBy: 0)
    try chosen.otherElements["Box"].buttons["Delete"].tap()
  }

  @Test func `an error of a property says where the element was named, if that can be known`() throws {
    let scene = ElementScene()
    let buttons = scene.user.buttons
    let line = #line + 2
    let elements = [
      buttons["Go"], buttons.element(boundBy: 0), buttons.element(matching: .any), buttons["Go"].firstMatch,
    ]
    for element in elements {
      let error = #expect(throws: InteractionError.self) { try element.obstacle }
      #expect(error?.place?.line == line && error?.place?.fileID == #fileID)
    }
    for element in [buttons.element, buttons.firstMatch] {
      let error = #expect(throws: InteractionError.self) { try element.obstacle }
      #expect(error != nil && error?.place == nil)
      let place = #line + 1
      let tap = #expect(throws: InteractionError.self) { try element.tap() }
      #expect(tap?.place?.line == place)
    }
  }

  @Test func `elements are found by type and name, by their descendants, and by any condition`() {
    let scene = ElementScene()
    for (row, title) in ["Ada", "Bob", "Cy"].enumerated() {
      let cell = scene.add(View(), "row \(row)")
      let label = Label()
      label.text = title
      cell.addSubview(label)
      if row > 0 { cell.addSubview(named(Switch(), "on")) }
    }
    let rows = scene.user.otherElements.matching { $0.identifier.hasPrefix("row") }
    #expect(rows.names == ["row 0", "row 1", "row 2"])
    #expect(rows.containing(.staticText, identifier: "Bob").names == ["row 1"])
    #expect(rows.containing(.switch).names == ["row 1", "row 2"])
    #expect(rows.containing { $0.label == "Cy" }.names == ["row 2"])
    #expect(rows.matching(.other, identifier: "row 2").names == ["row 2"])
    #expect(rows.matching(.button).count == 0)
    #expect(rows.containing(.staticText, identifier: "Dora").count == 0)
    #expect(rows.containing(.staticText, identifier: "Bob").switches.count == 1)
  }

  @Test func `segments, halves of steppers and wheels are elements, though they are no views`() throws {
    let scene = ElementScene()
    let segments = scene.add(
      SegmentedControl(items: ["Day", "Week"]),
      "span",
      size: CGSize(width: 200, height: 29)
    )
    let stepper = scene.add(Stepper(), "count", size: CGSize(width: 94, height: 29))
    #expect(scene.user.buttons.names == ["Day", "Week", "Decrement", "Increment"])
    #expect(
      scene.user.segmentedControls["span"].buttons["Week"].frame
        == CGRect(x: 120, y: 60, width: 100, height: 29)
    )
    try scene.user.buttons["Week"].tap()
    #expect(segments.selectedSegmentIndex == 1)
    #expect(scene.user.buttons["Week"].isSelected && !scene.user.buttons["Day"].isSelected)
    #expect(!scene.user.buttons["Decrement"].isEnabled)
    try scene.user.steppers["count"].buttons["Increment"].tap()
    #expect(stepper.value == 1)
    #expect(scene.user.buttons["Decrement"].isEnabled)
    segments.setEnabled(false, forSegmentAt: 0)
    let day = scene.user.buttons["Day"]
    let name = #"segment "Day" of SegmentedControl "span""#
    #expect(try !day.isEnabled && day.obstacle == .disabled(control: name))
    expectRefusal(.obstructed(view: name, .disabled(control: name))) { try day.tap() }
    try day.tap(force: true)
    #expect(segments.selectedSegmentIndex == 1)
    let cover = View(frame: CGRect(x: 100, y: 60, width: 120, height: 29))
    scene.controller.view.addSubview(cover)
    #expect(!scene.user.buttons["Week"].isHittable)
  }

  // MARK: Names in Swift

  /// A query and its textual form.
  struct Spelling: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @MainActor @Sendable (User) -> any CustomStringConvertible

    init(_ text: String, _ make: @escaping @MainActor @Sendable (User) -> any CustomStringConvertible) {
      (testDescription, self.make) = (text, make)
    }
  }

  nonisolated static let spellings = [
    Spelling(#"user.textFields["Username"]"#) { $0.textFields["Username"] },
    Spelling(#"user.textFields.matching(identifier: "Username")"#) {
      $0.textFields.matching(identifier: "Username")
    },
    Spelling(#"user.textFields.matching(identifier: "a").element"#) {
      $0.textFields.matching(identifier: "a").element
    },
    Spelling("user.switches.element(boundBy: 2)") { $0.switches.element(boundBy: 2) },
    Spelling("user.otherElements.firstMatch.buttons.element") { $0.otherElements.firstMatch.buttons.element },
    Spelling(#"user.keyboards.keys["\n"]"#) { $0.keyboards.keys["\n"] },
    Spelling("user.descendants(matching: .any).children(matching: .button)") {
      $0.descendants(matching: .any).children(matching: .button)
    },
    Spelling(#"user.otherElements.containing(.staticText, identifier: "Ada").switches.firstMatch"#) {
      $0.otherElements.containing(.staticText, identifier: "Ada").switches.firstMatch
    },
    Spelling("user.otherElements.matching(.button).matching { ... }.containing { ... }") {
      $0.otherElements.matching(.button).matching { _ in true }.containing { _ in true }
    },
    Spelling("user.element(for: View)") { $0.element(for: View()) },
  ]

  @Test(arguments: spellings) func `a query and an element are described as they are written`(
    spelling: Spelling
  ) {
    let simulator = Simulator()
    #expect("\(spelling.make(simulator.user))" == spelling.testDescription)
  }
}
