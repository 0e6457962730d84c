import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ControlPictures {
  @Test func `a subtitle is below the title, or beside it where there is no room`() {
    let simulator = Simulator.showing { view in
      for (y, height) in [(0, 64), (80, 44)] as [(CGFloat, CGFloat)] {
        var configuration = Button.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Go", "to sea")
        let button = Button(configuration: configuration)
        button.frame = CGRect(x: 0, y: y, width: 120, height: height)
        view.addSubview(button)
      }
    }
    #expect(
      simulator.picture().corner(16, 8) == """

        ╭─────────────╮
        │     Go      │
        │   to sea    │
        ╰─────────────╯
        ╭─────────────╮
        │ Go · to sea │
        ╰─────────────╯
        """
    )
  }

  @Test(
    "A button without a title shows its label, and without a label the names of its images",
    arguments: [
      ("DoneUp.png", nil, "DONE", nil, "DONE"), ("DoneUp.png", nil, nil, nil, "<DoneUp>"),
      ("DoneUp.png", nil, "DoneUp.png", nil, "<DoneUp>"), ("DoneUp.png", nil, "DONE", "Go", "<DoneUp> Go"),
      (nil, "Back.png", "DONE", nil, "DONE"), (nil, "Back.png", nil, nil, "<Back>"),
      (nil, "Back.png", "DONE", "Go", "Go"), ("Up.png", "Back.png", nil, nil, "<Up>"),
      ("star", nil, "Favorite", nil, "<star>"),
    ] as [(String?, String?, String?, String?, String)]
  )
  func imageButtons(image: String?, background: String?, label: String?, title: String?, words: String) throws
  {
    let button = Button(frame: CGRect(x: 16, y: 48, width: 144, height: 48))
    let simulator = Simulator.showing { $0.addSubview(button) }
    simulator.perform {
      button.setImage(
        image.flatMap { $0.hasSuffix(".png") ? Image(named: $0) : Image(systemName: $0) },
        for: .normal
      )
      button.setBackgroundImage(background.flatMap { Image(named: $0) }, for: .normal)
      button.setTitle(title, for: .normal)
      button.accessibilityLabel = label
    }
    let row = simulator.picture().rows[5]
    #expect(row.drop { $0 != " " }.filter { $0 != "│" }.trimmingCharacters(in: .whitespaces) == words)
    let texts = try simulator.readSVG().allWords.filter { !$0.hasSuffix(" s") }
    // The SVG also names the background of a button with other words, in small print.
    let small = [background].compactMap { $0 }.filter { words != "<\($0.dropLast(4))>" }
    #expect(texts == small + [words])
    button.isHighlighted = true
    #expect(simulator.picture().rows[5].contains(words))
  }

  @Test func `an image button without a label shows its identifier, under which logs name it`() {
    let button = Button(frame: CGRect(x: 16, y: 48, width: 144, height: 48))
    button.setImage(Image(named: "DoneUp.png"), for: .normal)
    button.accessibilityIdentifier = "DONE"
    let simulator = Simulator.showing { $0.addSubview(button) }
    #expect(simulator.picture().rows[5].contains("  DONE  "))
    button.accessibilityLabel = "Finish"
    #expect(simulator.picture().rows[5].contains("  Finish  "))
  }

  @Test func `an image of a bar item shows the item's label`() {
    let controller = ViewController()
    let item = BarButtonItem(image: Image(named: "gear.png"), style: .plain, target: nil, action: nil)
    (item.accessibilityLabel, item.width) = ("Settings", 100)
    controller.navigationItem.rightBarButtonItem = item
    let simulator = Simulator(device: .iPhone8, system: "12.0")
    simulator.launch(simulator.perform { NavigationController(rootViewController: controller) })
    #expect(simulator.picture().description.contains("Settings"))
    #expect(!simulator.picture().description.contains("gear"))
  }

  @Test func `a field has a form for each height, with and without focus`() {
    let simulator = Simulator.showing { view in
      for (x, prepare) in [
        (0, { $0.text = "ada" }), (88, { $0.placeholder = "Name" }), (176, { _ in }),
      ] as [(CGFloat, (TextField) -> Void)] {
        for (y, height) in [(0, 16), (32, 31), (80, 44), (144, 64)] as [(CGFloat, CGFloat)] {
          let field = TextField(frame: CGRect(x: x, y: y, width: 80, height: height))
          prepare(field)
          view.addSubview(field)
        }
      }
    }
    #expect(
      simulator.picture().corner(32, 14) == """
        [ada     ] [‹Name›  ] [        ]

        │ada     │ │‹Name›  │ │        │
        └────────┘ └────────┘ └────────┘

        ┌────────┐ ┌────────┐ ┌────────┐
        │ada     │ │‹Name›  │ │        │
        └────────┘ └────────┘ └────────┘


        ┌────────┐ ┌────────┐ ┌────────┐
        │ada     │ │‹Name›  │ │        │
        │        │ │        │ │        │
        └────────┘ └────────┘ └────────┘
        """
    )
  }

  @Test(arguments: [
    (
      16.0,
      """
      ║ada▏    ║
      """
    ),
    (
      31.0,
      """
      ║ada▏    ║
      ╚════════╝
      """
    ),
    (
      44.0,
      """
      ╔════════╗
      ║ada▏    ║
      ╚════════╝
      """
    ),
  ]) func `a field with the focus has a double line at each height`(height: Double, form: String) {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 80, height: height))
    field.text = "ada"
    let simulator = Simulator.showing { $0.addSubview(field) }
    field.becomeFirstResponder()
    #expect(simulator.picture().corner(10, form.split(separator: "\n").count) == form)
  }

  @Test func `a long text is cut at its end, or before the caret while it is edited`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.text = "ada lovelace"
    let simulator = Simulator.showing { $0.addSubview(field) }
    #expect(simulator.picture().corner(12, 1) == "[ada lovel…]")
    field.becomeFirstResponder()
    #expect(simulator.picture().corner(12, 1) == "║…lovelace▏║")
  }

  @Test func `a field with the focus and no text shows the caret before the placeholder`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.placeholder = "Username"
    let simulator = Simulator.showing { $0.addSubview(field) }
    field.becomeFirstResponder()
    #expect(simulator.picture().corner(12, 1) == "║▏‹Userna…›║")
  }

  @Test func `a button has a form for each height, and looks otherwise when it is disabled`() {
    let simulator = Simulator.showing { view in
      for (x, isEnabled) in [(0, true), (104, false)] as [(CGFloat, Bool)] {
        for (y, height) in [(0, 16), (32, 30), (80, 44)] as [(CGFloat, CGFloat)] {
          let button = Button(frame: CGRect(x: x, y: y, width: 96, height: height))
          button.setTitle("Sign in", for: .normal)
          button.isEnabled = isEnabled
          view.addSubview(button)
        }
      }
    }
    #expect(
      simulator.picture().corner(25, 8) == """
        ( Sign in  ) ( Sign in  )

        ╭ Sign in  ╮ ╭ Sign in  ╮
        ╰──────────╯ ╰┄┄┄┄┄┄┄┄┄┄╯

        ╭──────────╮ ╭┄┄┄┄┄┄┄┄┄┄╮
        │ Sign in  │ ┆ Sign in  ┆
        ╰──────────╯ ╰┄┄┄┄┄┄┄┄┄┄╯
        """
    )
  }

  @Test func `a button under a finger is shaded`() throws {
    let button = Button(frame: CGRect(x: 16, y: 16, width: 96, height: 44))
    button.setTitle("Sign in", for: .normal)
    let simulator = Simulator.showing { $0.addSubview(button) }
    var picture = ""
    button.addAction(
      Action(title: "look") { _ in picture = simulator.picture().corner(16, 4) },
      for: .touchDown
    )
    try simulator.user.tap(button)
    #expect(
      picture == """

          ╭──────────╮
          │░Sign in░░│
          ╰──────────╯
        """
    )
    #expect(!simulator.picture().corner(16, 4).contains("░"))
  }

  @Test func `a button without a title is not seen, as the one behind a form`() {
    let simulator = Simulator.showing { view in
      let label = Label(frame: CGRect(x: 8, y: 0, width: 100, height: 16))
      label.text = "behind"
      view.addSubview(label)
      view.addSubview(Button(frame: view.bounds))
      let empty = Button(frame: view.bounds)
      empty.setTitle("", for: .normal)
      view.addSubview(empty)
    }
    #expect(simulator.picture().top(1) == "│ behind                                 │")
  }

  @Test func `a label is level with a field of the same middle`() {
    let simulator = Simulator.showing { view in
      for y in stride(from: 3, to: 200, by: 41) as StrideTo<CGFloat> {
        let label = Label(frame: CGRect(x: 0, y: y + 5, width: 48, height: 21))
        label.text = "Name"
        view.addSubview(label)
        let field = TextField(frame: CGRect(x: 48, y: y, width: 80, height: 31))
        field.text = "ada"
        view.addSubview(field)
      }
    }
    #expect(
      simulator.picture().corner(16, 13) == """

        Name  │ada     │
              └────────┘
        Name  │ada     │
              └────────┘

        Name  │ada     │
              └────────┘
        Name  │ada     │
              └────────┘

        Name  │ada     │
              └────────┘
        """
    )
  }
}
