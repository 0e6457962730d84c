import HeadlessUIKit
import Testing

/// Queries and calls in Swift syntax.
@MainActor @Suite struct SpelledQueryTests {
  private let scene = ElementScene()

  @Test func `a name in a query is whole, as Swift has it`() {
    let user = scene.user
    #expect("\(user.buttons[#"say "hi" \ now"#])" == #"user.buttons["say \"hi\" \\ now"]"#)
    #expect(
      "\(user.buttons.matching(identifier: "a\nb\u{7}"))"
        == #"user.buttons.matching(identifier: "a\nb\u{7}")"#
    )
    let long = String(repeating: "long ", count: 30)
    #expect("\(user.buttons[long])" == "user.buttons[\"\(long)\"]")
    #expect(
      "\(user.cells(long))" == "user.otherElements.containing(.button, identifier: \"\(long)\")"
    )
  }

  @Test func `queries that pick candidates can be put into a program`() throws {
    for name in [#"the "first""#, #"the "second""#] {
      scene.addButton("Open").accessibilityIdentifier = name
    }
    let error = #expect(throws: InteractionError.self) { try scene.user.buttons["Open"].tap() }
    #expect(
      error?.reason
        == .severalMatches(
          query: #"user.buttons["Open"]"#,
          candidates: [#"user.buttons["the \"first\""]"#, #"user.buttons["the \"second\""]"#]
        )
    )
    let missed = #expect(throws: InteractionError.self) { try scene.user.buttons[#"the "fist""#].tap() }
    #expect(missed?.description.contains(#"user.buttons["the \"first\""], 1 character different"#) == true)
  }

  @Test func `a text in a call is cut off after 60 characters`() {
    let call = { (text: String) in
      #expect(throws: InteractionError.self) { try scene.user.type(text) }?.call
    }
    #expect(call(#"a "b" \"#) == #"user.type("a \"b\" \\")"#)
    #expect(
      call(String(repeating: "\"", count: 61))
        == "user.type(\"\(String(repeating: "\\\"", count: 60))...\")"
    )
  }
}

extension User {
  /// Returns the elements that contain a button with this name.
  fileprivate func cells(_ name: String) -> ElementQuery {
    otherElements.containing(.button, identifier: name)
  }
}
