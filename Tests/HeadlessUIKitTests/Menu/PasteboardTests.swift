import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct PasteboardTests {
  @Test func `each change is counted and posted`() {
    let simulator = Simulator.current
    let pasteboard = simulator.perform { Pasteboard.general }
    let diary = Diary()
    _ = simulator.notifications.addObserver(forName: Pasteboard.changedNotification, object: pasteboard) {
      _ in
      diary.note("\(pasteboard.changeCount) \(pasteboard.strings ?? [])")
    }
    #expect(!pasteboard.hasStrings && pasteboard.string == nil && pasteboard.strings == nil)
    pasteboard.string = "ada"
    pasteboard.string = "ada"
    pasteboard.strings = ["grace", "joan"]
    #expect(pasteboard.string == "grace" && pasteboard.hasStrings && pasteboard.numberOfItems == 2)
    pasteboard.string = nil
    #expect(pasteboard.string == nil && !pasteboard.hasStrings)
    #expect(diary.lines == ["1 [\"ada\"]", "2 [\"ada\"]", "3 [\"grace\", \"joan\"]", "4 []"])
    #expect(
      simulator.log.lines(.editing) == [
        "editing pasteboard: has \"ada\"", "editing pasteboard: has \"ada\"",
        "editing pasteboard: has \"grace\", \"joan\"", "editing pasteboard: is emptied",
      ]
    )
  }

  @Test func `each simulator has a pasteboard of its own`() {
    let (one, two) = (Setup.current.simulator(), Setup.classic.simulator())
    one.perform { Pasteboard.general.string = "one" }
    #expect(two.perform { Pasteboard.general.string } == nil)
    #expect(one.perform { Pasteboard.general.string } == "one")
  }
}
