import HeadlessUIKit
import Testing

@testable import UserSim

/// The whole texts of errors about elements, whatever element it is.
@MainActor @Suite struct ElementErrorTextTests {
  private let scene = ErrorScene()

  private func text(
    _ reason: InteractionError.Reason,
    in call: String,
    about view: View? = nil,
    after search: MissedSearch? = nil
  ) -> String {
    scene.user.failure(
      reason,
      in: call,
      about: view,
      after: search,
      at: SourcePlace(fileID: #fileID, filePath: #filePath, line: 1, column: 1)
    ).description
  }

  private func candidate(_ kind: String, _ query: String, _ names: String..., of view: View)
    -> MissedSearch.Candidate
  {
    MissedSearch.Candidate(query: "user.\(query)", kind: kind, names: names, view: view)
  }

  private func missing(_ name: String, _ kind: String?, among candidates: [MissedSearch.Candidate]) -> String
  {
    let query = "user.textFields[\"\(name)\"]"
    let search = MissedSearch(name: name, kind: kind, scope: nil, candidates: candidates)
    return text(.noMatch(query: query), in: "\(query).tap()", after: search)
  }

  @Test func `a misspelt name brings up what is near to it`() {
    let panel = scene.add(View(), "panel", CGRect(0, 0, 320, 200))
    let hidden = scene.add(TextField(), "Username", CGRect(20, 20, 200, 31), to: panel)
    let (button, field) = (scene.addButton(), scene.addField(300))
    panel.isHidden = true
    let candidates = [
      candidate("text field", "textFields[\"Username\"]", "Username", of: hidden),
      candidate("button", "buttons[\"Usernam\"]", "Usernam", of: button),
      candidate("text field", "textFields[\"usernam\"]", "usernam", of: field),
      candidate("text field", "textFields[\"Password\"]", "Password", of: field),
    ]
    #expect(
      missing("Usernam", "text field", among: candidates) == """
        user.textFields["Usernam"].tap() failed: nothing matches user.textFields["Usernam"].

          Near to it:
            user.buttons["Usernam"], a button, not a text field
            user.textFields["Username"], 1 character different, but View "panel" is hidden
            user.textFields["usernam"], upper and lower case differ

          What happened before 0 s of virtual time:
            0.000 s  Window: is visible
            0.000 s  Window: is key window
            0.000 s  ViewController: viewDidAppear

          To do: print(simulator.picture()) shows the screen; elements are found by identifier, label, placeholder or title.
        """
    )
  }

  @Test func `in another window`() {
    let window = scene.simulator.perform { Window(frame: scene.simulator.screen.bounds) }
    window.accessibilityIdentifier = "toast"
    let field = scene.addField()
    let search = MissedSearch(
      name: "Username",
      kind: "text field",
      scope: window,
      candidates: [candidate("text field", "textFields[\"Username\"]", "Username", of: field)]
    )
    let lines = text(.noMatch(query: "q"), in: "q.tap()", after: search).split(separator: "\n")
    #expect(lines.contains("    user.textFields[\"Username\"], not in Window \"toast\""))
  }

  @Test func `without anything near, what there is of the kind is listed`() {
    let field = scene.addField()
    let candidates = (1...9).map {
      candidate("switch", "switches[\"Option \($0)\"]", "Option \($0)", of: field)
    }
    #expect(
      missing("Zip", "switch", among: candidates).contains(
        """

          The switches that there are:
            user.switches["Option 1"]
            user.switches["Option 2"]
            user.switches["Option 3"]
            user.switches["Option 4"]
            user.switches["Option 5"]
            … 4 more

        """
      )
    )
    #expect(
      missing("Zip", "text field", among: candidates).contains("\n  There are no text fields at all.\n")
    )
  }

  @Test func `several matches`() {
    let candidates = ["user.buttons[\"OK\"].element(boundBy: 0)", "user.buttons[\"Send\"]"]
    #expect(
      text(
        .severalMatches(query: "user.buttons[\"OK\"]", candidates: candidates),
        in: "user.buttons[\"OK\"].tap()"
      ) == """
        user.buttons["OK"].tap() failed: 2 elements match user.buttons["OK"], and it must be one.

          Each of these picks one:
            user.buttons["OK"].element(boundBy: 0)
            user.buttons["Send"]

          To do: take one of these, or give the one you mean an accessibilityIdentifier of its own.
        """
    )
  }

  @Test func `text for a field that is not first responder`() throws {
    let (first, second) = (scene.addField(), scene.add(TextField(), "Password", CGRect(20, 90, 280, 31)))
    try scene.user.tap(first)
    #expect(
      text(
        .notFocused(view: second.debugName, firstResponder: first.debugName),
        in: "user.textFields[\"Password\"].typeText(\"x\")",
        about: second
      ) == """
        user.textFields["Password"].typeText("x") failed: TextField "Password" is not first responder; TextField "Username" is.

          Views, back to front, with their frames on the screen:
            Window (0 0; 320 480)
              View "root" (0 20; 320 460)
                TextField "Username" (20 60; 280 31)  <- first responder
                TextField "Password" (20 110; 280 31)  <- wanted

          What happened before 0.35 s of virtual time:
            0.000 s  Window: is visible
            0.000 s  Window: is key window
            0.000 s  ViewController: viewDidAppear
            0.000 s  TextField "Username": touchesBegan at (160, 75.5)
            0.050 s  TextField "Username": is first responder
            0.050 s  keyboard: slides (0 480; 320 216) -> (0 264; 320 216) in 0.3 s

          To do: tap TextField "Password" first, and see that nothing takes the focus away.
        """
    )
  }

  @Test func `what the keyboard has lost`() {
    scene.simulator.log.removeAll()
    #expect(
      text(
        .typedDiffers(field: "TextField \"Username\"", expected: "Ada", found: "Aa"),
        in: "user.typeText(\"Ada\")"
      ) == """
        user.typeText("Ada") failed: the text of TextField "Username" is "Aa" and not "Ada".

          To do: look at what changes the text in between: a delegate, an action, or the keyboard's corrections.
        """
    )
  }

  @Test func `a view without text, and one that does not go there`() {
    let button = scene.addButton()
    #expect(
      text(.noText(view: button.debugName), in: "user.buttons[\"Sign in\"].clearText()", about: button) == """
        user.buttons["Sign in"].clearText() failed: Button "Sign in" has no text that a person could change.

          Views, back to front, with their frames on the screen:
            Window (0 0; 320 480)
              View "root" (0 20; 320 460)
                Button "Sign in" (20 220; 100 40)  <- wanted

          To do: take the text field or text view itself, not a view around it.
        """
    )
    #expect(
      text(
        .notAdjustable(view: "Slider", value: "1.5", allowed: "it goes from 0 to 1"),
        in: "user.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1.5)"
      ) == """
        user.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1.5) failed: Slider does not go to 1.5; it goes from 0 to 1.
        """
    )
  }

  @Test func `a keyboard that nothing sends away`() {
    scene.simulator.log.isEnabled = false
    scene.simulator.log.removeAll()
    #expect(
      text(
        .noWayToDismissKeyboard(firstResponder: "TextView \"notes\""),
        in: "user.dismissKeyboard()"
      ) == """
        user.dismissKeyboard() failed: nothing on the screen puts the keyboard away, which is there for TextView "notes".

          To do: call resignFirstResponder(), or window.endEditing(true).
        """
    )
  }

  @Test func `names with line breaks, and of any length, take one line`() {
    let button = scene.addButton()
    button.accessibilityIdentifier = "two\nlines" + String(repeating: " and more", count: 100)
    button.isHidden = true
    let error = #expect(throws: InteractionError.self) { try scene.user.tap(button) }
    let lines = error?.description.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.first?.hasPrefix("user.tap(Button \"two\\nlines and more") == true)
    #expect(lines.allSatisfy { $0.count <= 160 } && (1...40).contains(lines.count))
  }
}
