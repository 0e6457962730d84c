import HeadlessUIKit
import Testing

/// Properties of elements in expectations, as tests of XCUITest write them.
@MainActor @Suite struct ElementPropertyTests {
  let simulator = Simulator(device: .iPhone8, system: "12.0")

  private func launchButtons() -> [Button] {
    let controller = ViewController()
    let buttons = ["Save", "Cancel", "Cancel"].enumerated().map { index, title in
      let button = Button(type: .system)
      button.frame = CGRect(x: 20, y: 60 + 60 * CGFloat(index), width: 100, height: 44)
      button.setTitle(title, for: .normal)
      controller.view.addSubview(button)
      return button
    }
    simulator.launch(controller)
    return buttons
  }

  /// Reads a property, and returns the comments of its issues.
  private func issues(_ read: () -> Void) -> [String] {
    let issues = IssueTexts()
    withKnownIssue(isIntermittent: true) {
      read()
    } matching: {
      issues.collect($0)
    }
    return issues.texts
  }

  @Test(.fact("U82")) func `properties are read in expectations without try`() {
    let buttons = launchButtons()
    buttons[0].isEnabled = false
    let save = simulator.user.buttons["Save"]
    #expect(!save.isEnabled)
    #expect(save.label == "Save")
    #expect(save.frame == buttons[0].frame)
    #expect(save.elementType == .button)
    #expect((save.identifier, save.isSelected, save.hasKeyboardFocus) == ("", false, false))
    #expect((save.value, save.placeholderValue) == (nil, nil))
  }

  @Test(.fact("U82"))
  func `a property of an element without one match is empty, and an issue of the test`() throws {
    _ = launchButtons()
    let (none, several) = (simulator.user.buttons["Send"], simulator.user.buttons["Cancel"])
    var seen: [Bool] = []
    let texts = issues { seen += [none.isEnabled, several.isEnabled] }
    #expect(seen == [false, false])
    try #require(texts.count == 2)
    #expect(texts[0].hasPrefix("user.buttons[\"Send\"].isEnabled failed: "))
    #expect(texts[1].hasPrefix("user.buttons[\"Cancel\"].isEnabled failed: "))
    #expect(issues { seen.append(none.exists) } == [])
    #expect(issues { seen.append(none.isHittable) } == [])
  }

  @Test(.fact("U82")) func `the issue is at the line that names the element`() {
    _ = launchButtons()
    let line = #line + 1
    let none = simulator.user.buttons["Send"]
    withKnownIssue {
      _ = none.label
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test(.fact("U83")) func `a forgotten launch is named`() {
    let button = Button(type: .system)
    let errors = [
      #expect(throws: InteractionError.self) { try simulator.user.buttons["Save"].tap() },
      #expect(throws: InteractionError.self) { try simulator.user.tap(button) },
    ]
    for error in errors {
      let advice = error?.description.split(separator: "\n").last
      #expect(
        advice == "  To do: call simulator.launch(controller) first; the app has no visible window yet."
      )
    }
  }
}
