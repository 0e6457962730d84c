import HeadlessUIKit
import Testing

@MainActor @Suite struct Smoke {
  @Test(.fact("A21")) func `a field that is tapped twice becomes first responder once`() throws {
    let simulator = Simulator(device: .iPhone4, system: "4.3")
    let controller = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
    controller.view.addSubview(field)
    simulator.launch(controller)
    try simulator.user.tap(field)
    try simulator.user.tap(field)
    #expect(
      simulator.log.lines(.focus) == [
        "focus TextField: becomeFirstResponder", "focus TextField: is first responder",
      ]
    )
  }

  @Test func `a view in its own subtree stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = View()
        outer.accessibilityIdentifier = "outer"
        outer.addSubview(outer)
      }
    }
    expectTrap(result, says: "View \"outer\" can't be added to View \"outer\"")
  }
}
