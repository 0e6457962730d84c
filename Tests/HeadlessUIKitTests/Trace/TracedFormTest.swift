import HeadlessUIKit
import Testing

@MainActor @Test func tracedForm() throws {
  let simulator = Simulator(device: try .named("iPhone 8"), system: "12.0")
  simulator.launch(TracedForm())
  try simulator.user.textFields["Username"].tap()
  try simulator.user.type("Ada")
  #expect(throws: InteractionError.self) { try simulator.user.buttons["Low"].tap() }
  simulator.advance(by: .milliseconds(250))
  simulator.user.rotate(to: .landscapeLeft)
  simulator.user.rotate(to: .portrait)
  try simulator.user.dismissKeyboard()
  try simulator.user.manually { try simulator.user.buttons["Greet"].tap() }
  simulator.advance(by: .milliseconds(500))
}
