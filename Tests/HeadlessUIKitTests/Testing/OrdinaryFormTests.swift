import HeadlessUIKit
import Testing

/// A suite as apps have it, to measure it: many tests that each launch a form with constraints and act 20
/// times.
@MainActor @Suite struct OrdinaryFormTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")

  @Test(arguments: 0..<Repetitions.count(1_000, inDebug: 40)) func `a form is filled and submitted`(
    number: Int
  ) throws {
    let form = OrdinaryForm()
    simulator.launch(form)
    let user = simulator.user
    try user.textFields["Field 0"].tap()
    for index in 0..<6 {
      try user.type("a\(number % 10)")
      #expect(form.fields[index].isFirstResponder)
      try user.type("\n")
    }
    #expect(simulator.firstResponder == nil)
    try user.tap(form.toggle)
    try user.tap(form.fields[2])
    try user.type("b")
    try user.buttons["Submit"].tap()
    try user.tap(form.fields[number % 6])
    try user.type("c")
    try user.type("\n")
    let word = "a\(number % 10)"
    #expect(form.submitted == [word, word, word + "b", word, word, word, "on"])
  }
}
