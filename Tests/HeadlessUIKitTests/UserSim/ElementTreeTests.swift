import HeadlessUIKit
import Testing

/// The elements of the screen as a tree, and the lists whose items have no cells.
@MainActor @Suite struct ElementTreeTests {
  /// A list of 40 items, of which a part has cells.
  private final class NumberItems: ViewController, CollectionViewDataSource {
    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = CollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 100)
      let list = CollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.accessibilityIdentifier = "numbers"
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      view.addSubview(list)
    }

    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = "item \(indexPath.item)"
      return cell
    }
  }

  @Test func `the tree has the elements with their states and queries, without unnamed containers`() throws {
    let scene = ElementScene(Setup(device: .iPhone8, system: "16.4"))
    let field = scene.add(TextField(), "name")
    field.text = "Ada"
    let box = scene.add(View())
    box.addSubview(Label("In a box"))
    scene.addButton("Save").isEnabled = false
    let control = scene.add(SegmentedControl(items: ["A", "B"]), "kind")
    control.selectedSegmentIndex = 1
    #expect(
      scene.user.debugDescription == """
        Window, (0 0; 375 667): user.windows.element(boundBy: 0)
          Other, (0 0; 375 667), identifier: "root": user.otherElements["root"]
            TextField, (20 60; 120 40), identifier: "name", value: "Ada": user.textFields["name"]
            StaticText, (20 120; 0 0), label: "In a box": user.staticTexts["In a box"]
            Button, (20 180; 120 40), label: "Save", disabled: user.buttons["Save"]
            SegmentedControl, (20 240; 120 40), identifier: "kind": user.segmentedControls["kind"]
              Button, (20 240; 60 40), label: "A"
              Button, (80 240; 60 40), label: "B", selected
        """
    )
    #expect("\(scene.user)" == scene.user.debugDescription)
    #expect(
      scene.user.textFields["name"].debugDescription == """
        TextField, (20 60; 120 40), identifier: "name", value: "Ada": user.textFields["name"]
        """
    )
    #expect(scene.user.buttons["Delete"].debugDescription == "nothing matches user.buttons[\"Delete\"]")
  }

  @Test func `the query of a button without a name counts segments, halves of steppers and keys`() throws {
    let scene = ElementScene(Setup(device: .iPhone8, system: "16.4"))
    scene.add(SegmentedControl(items: ["A", "B"]))
    scene.add(Stepper())
    let button = scene.add(Button())
    let named = scene.addButton("A")
    let lines = scene.user.debugDescription.split(separator: "\n")
    for (view, query) in [
      (button, "user.buttons.element(boundBy: 4)"), (named, "user.buttons.element(boundBy: 5)"),
    ] {
      #expect(lines.contains { $0.hasSuffix(": \(query)") }, "\(lines)")
      #expect(
        scene.user.element(for: view).frame
          == scene.user.buttons.element(boundBy: view === button ? 4 : 5).frame
      )
    }
  }

  @Test func `a search in a list says how many items have cells, and how the others are found`() throws {
    let simulator = Simulator(device: .iPhone8, system: "16.4")
    simulator.launch(NumberItems())
    let error = #expect(throws: InteractionError.self) { try simulator.user.cells["item 39"].tap() }
    let lines = "\(try #require(error))".split(separator: "\n")
    #expect(
      lines.contains(
        "    CollectionView \"numbers\" has 40 items, 6 of them with cells: scrollIntoView() finds the others."
      ),
      "\(lines)"
    )
    try simulator.user.cells["item 39"].scrollIntoView()
    #expect(simulator.user.cells["item 39"].exists)
    #expect(simulator.user.debugDescription.contains("40 items, "))
  }

  @Test(
    arguments: [
      ("Don\u{2019}t save", "Don't save"), ("Loading\u{2026}", "Loading..."),
      ("2020\u{2013}2025", "2020-2025"),
      ("\u{201C}Home\u{201D}", "\"Home\""), ("A\u{A0}B", "A B"),
    ]
  )
  func `other quotation marks, dashes, dots and spaces are a near miss`(title: String, name: String) throws {
    let scene = ElementScene()
    scene.addButton(title)
    let error = #expect(throws: InteractionError.self) { try scene.user.buttons[name].tap() }
    let text = "\(try #require(error))"
    #expect(text.contains("other quotation marks, dashes, dots or spaces"), "\(text)")
  }
}
