import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// A form with two fields and a switch; the second field is where the keyboard comes.
@MainActor private final class ExploredForm: ViewController {
  let name = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 31))
  let street = TextField(frame: CGRect(x: 20, y: 400, width: 200, height: 31))
  let toggle = Switch(frame: CGRect(x: 20, y: 110, width: 0, height: 0))
  var isStrict = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, placeholder) in [(name, "Name"), (street, "Street")] {
      field.placeholder = placeholder
      field.addAction(Action { _ in }, for: .editingDidEndOnExit)
      view.addSubview(field)
    }
    toggle.accessibilityIdentifier = "News"
    view.addSubview(toggle)
  }
}

@MainActor @Suite struct ExplorationTests {
  private func explore(seed: UInt64 = 1, _ conditions: [Invariant] = Invariant.standard) -> Exploration {
    Simulator.explore(
      on: [.iPhone4],
      systems: ["4.3"],
      seed: seed,
      kinds: [.taps, .typing],
      keeping: conditions,
      launchCode: "simulator.launch(ExploredForm())"
    ) { $0.launch(ExploredForm()) }
  }

  @Test("A finding has the shortest list of actions, the pictures, and a test")
  func finding() throws {
    let exploration = explore()
    let finding = try #require(exploration.findings.first)
    #expect(exploration.findings.count == 1)
    #expect(finding.actions.map(\.description) == ["tap the text field \"Street\""])
    #expect(finding.before != nil && finding.after != nil)
    #expect(
      finding.test == """
        @MainActor @Test func theFocusedFieldIsVisible() throws {
          let simulator = Simulator(device: try .named("iPhone 4"), system: "4.3")
          simulator.launch(ExploredForm())
          simulator.settle()
          try simulator.user.textFields["Street"].tap()
          simulator.settle()
          expectClaim(simulator.claimFocusVisible())
        }
        """
    )
    let result = try #require(exploration.results.first)
    #expect(result.isComplete && result.unusedElements == [])
    #expect("\(exploration)".hasPrefix("iPhone 4, iOS 4.3: found 1 thing in "))
  }

  @Test("The same seed has the same results, and another one finds the same")
  func seeds() {
    #expect("\(explore())" == "\(explore())")
    let (one, other) = (explore(), explore(seed: 7))
    #expect(one.findings.map(\.claim) == other.findings.map(\.claim))
    #expect(one.results.map(\.stateCount) == other.results.map(\.stateCount))
  }

  @Test("A condition of the test's own is checked after each action")
  func ownCondition() throws {
    let condition = Invariant("news are off while the name is empty", code: "#expect(Bool(false))") {
      simulator in
      let isOn = simulator.user.switches["News"].value == "1"
      let name = simulator.user.textFields["Name"].value ?? ""
      return Claim("the switch is \(isOn ? "on" : "off")", !isOn || !name.isEmpty)
    }
    let exploration = explore([condition])
    #expect(exploration.findings.map { $0.actions.map(\.description) } == [["tap the switch \"News\""]])
  }

  @Test(
    "A state without a way back or on, a field out of reach and a leak are found",
    arguments: [
      (
        TrappingForm.keyboard, "the keyboard can be hidden", "no action hides the keyboard",
        ["tap the text field \"Code\""]
      ),
      (.screen, "what was opened can be closed", "no action leads back", ["tap the button \"Open\""]),
      (
        .field, "each field can be reached",
        "the text field \"Name\" was never focused: TextField \"Name\" has user interaction disabled", []
      ),
      (.deadEnd, "no state is a dead end", "no action changes anything", ["tap the button \"Load\""]),
      (.leak, "controllers are released", "Screen is alive after its simulator", ["tap the button \"Open\""]),
    ]
  )
  func traps(form: TrappingForm, condition: String, claim: String, actions: [String]) {
    let findings = form.explore().findings
    #expect(findings.map(\.invariant.name) == [condition])
    #expect(findings.map(\.claim.text) == [claim])
    #expect(findings.map { $0.actions.map(\.description) } == [actions])
  }

  @Test("Text sizes and directions are stages of their own, and the printed test sets them")
  func settings() throws {
    let exploration = Simulator.explore(
      on: [.iPhone8],
      systems: ["12.4"],
      textSizes: [.large, .accessibilityExtraLarge],
      directions: [.leftToRight, .rightToLeft],
      kinds: .taps,
      keeping: [.textsAreReadable],
      launchCode: "simulator.launch(GreetingController())"
    ) { simulator in
      let controller = ViewController()
      let label = Label(frame: CGRect(x: 20, y: 100, width: 160, height: 24))
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "Good morning"
      controller.view.addSubview(label)
      simulator.launch(controller)
    }
    let found = exploration.results.map { "\($0.stage): \($0.findings.count)" }
    #expect(
      found == [
        "iPhone 8, iOS 12.4: 0", "iPhone 8, iOS 12.4, right to left: 0",
        "iPhone 8, iOS 12.4, text size AX XL: 1", "iPhone 8, iOS 12.4, text size AX XL, right to left: 1",
      ]
    )
    let test = try #require(exploration.findings.last).test
    #expect(
      test == """
        @MainActor @Test func textsAreReadable() throws {
          let simulator = Simulator(device: try .named("iPhone 8"), system: "12.4")
          simulator.contentSizeCategory = .accessibilityExtraLarge
          simulator.language = "ar"
          simulator.launch(GreetingController())
          simulator.settle()
          simulator.settle()
          #expect(simulator.auditLayout().passes)
        }
        """
    )
  }

  @Test(
    "The printed test of an own condition without code has a name of Swift, and fails until it checks",
    arguments: [
      ("the total is 3", "theTotalIs3"), ("3 rows are shown", "holds3RowsAreShown"),
      ("default", "defaultHolds"), ("l'été est là", "lTEstL"),
    ]
  )
  func names(name: String, function: String) throws {
    let finding = try #require(explore([Invariant(name) { _ in Claim("no", false) }]).findings.first)
    #expect(finding.test.hasPrefix("@MainActor @Test func \(function)() throws {\n"))
    #expect(finding.test.hasSuffix("\n  Issue.record(\"\(name): write the check here\")\n}"))
  }

  @Test("An error of the launch ends the exploration")
  func launchError() {
    struct NoScreen: Error, Equatable {}
    #expect(throws: NoScreen()) {
      try Simulator.explore(on: [.iPhone8]) { _ in throw NoScreen() }
    }
  }

  @Test("An element that can't be tapped is listed with its obstacle")
  func coverage() {
    let exploration = Simulator.explore(on: [.iPhone4], systems: ["4.3"], kinds: .taps) { simulator in
      let form = ViewController()
      let button = Button(type: .system)
      button.setTitle("Covered", for: .normal)
      button.frame = CGRect(x: 20, y: 110, width: 100, height: 44)
      form.view.addSubview(button)
      form.view.addSubview(View(frame: form.view.bounds))
      simulator.launch(form)
    }
    let unused = exploration.results.flatMap(\.unusedElements)
    #expect(unused.count == 1 && unused[0].hasPrefix("the button \"Covered\": "), "\(unused)")
  }
}

@MainActor @Suite struct FocusGraphTests {
  /// A form whose return key goes from the first field to the second and back; the third is reached by taps
  /// only, and ends editing.
  private final class RoundForm: ViewController, TextFieldDelegate {
    private var fields: [TextField] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for (place, name) in ["One", "Two", "<Three>"].enumerated() {
        let field = TextField(frame: CGRect(x: 20, y: 60 + CGFloat(place) * 50, width: 200, height: 31))
        field.placeholder = name
        field.delegate = self
        view.addSubview(field)
        fields.append(field)
      }
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      if textField === fields[0] { return fields[1].becomeFirstResponder() }
      if textField === fields[1] { return fields[0].becomeFirstResponder() }
      return textField.resignFirstResponder()
    }
  }

  @Test("The return key's steps, the inputs without a way to them and the rounds are known")
  func graph() throws {
    let graph = Simulator.focusGraph(on: .iPhone8, system: "12.4") { $0.launch(RoundForm()) }
    #expect(graph.inputs.map(\.onReturn) == [.to("Two"), .to("One"), .ends])
    #expect(graph.cycles == [["One", "Two"]])
    #expect("\(graph)".contains("return never ends editing: One -> Two -> One"))
    let svg = graph.svg
    #expect(svg.contains("&lt;Three>") && !svg.contains("<Three>"))
    #expect(svg.components(separatedBy: "class=\"return\"").count == 3)
  }
}
