import Foundation
import HeadlessUIKit
import Testing

/// Buttons that taps select, and pop-up buttons.
@MainActor @Suite struct ButtonSelectionTests {
  private func launched(_ prepare: (Button) -> Void) -> (Simulator, Button) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let button = Button(frame: CGRect(x: 100, y: 300, width: 120, height: 44))
    prepare(button)
    controller.view.addSubview(button)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, button)
  }

  @Test func `a toggle button changes before its actions are called`() throws {
    var lines: [Bool] = []
    let (simulator, button) = launched { button in
      button.setTitle("Toggle", for: .normal)
      button.changesSelectionAsPrimaryAction = true
      button.addAction(
        Action { [weak button] _ in lines.append(button?.isSelected == true) },
        for: .touchUpInside
      )
    }
    try simulator.user.buttons["Toggle"].tap()
    try simulator.user.buttons["Toggle"].tap()
    #expect(lines == [true, false])
    let press = simulator.user.buttons["Toggle"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    try press.press(forDuration: 0.1, thenDragTo: press.withOffset(CGVector(dx: 0, dy: 300)))
    #expect(!button.isSelected && lines.count == 2)
    button.changesSelectionAsPrimaryAction = false
    try simulator.user.buttons["Toggle"].tap()
    #expect(lines == [true, false, false])
  }

  private func menu(_ log: @escaping (String) -> Void, marked: String? = nil) -> Menu {
    let inner = Menu(options: .displayInline, children: [Action(title: "Blue") { _ in log("Blue") }])
    let titles = ["Red", "Green"]
    return Menu(
      children: titles.map { title in
        Action(title: title, state: title == marked ? .on : .off) { _ in log(title) }
      } + [inner]
    )
  }

  @Test func `a pop-up button has the title of the selected action`() throws {
    var chosen: [String] = []
    let (simulator, button) = launched { button in
      button.setTitle("Color", for: .normal)
      button.menu = menu { chosen.append($0) }
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
    }
    #expect(button.menu?.selectedElements.map(\.title) == ["Red"])
    try simulator.user.buttons["Red"].tap()
    try simulator.user.buttons["Blue"].tap()
    simulator.settle()
    #expect(chosen == ["Blue"] && button.titleLabel?.text == "Blue")
    #expect(button.menu?.selectedElements.map(\.title) == ["Blue"])
    #expect(simulator.user.buttons["Blue"].exists && !simulator.user.buttons["Color"].exists)
    #expect(!button.isSelected)
    button.menu = menu({ chosen.append($0) }, marked: "Green")
    simulator.settle()
    #expect(button.titleLabel?.text == "Green")
    button.changesSelectionAsPrimaryAction = false
    simulator.settle()
    #expect(button.titleLabel?.text == "Color")
  }

  @Test func `buttons change their selection from iOS 15`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Simulator(device: .iPhone8, system: "14.0").perform {
          Button().changesSelectionAsPrimaryAction = true
        }
      }
    }
    expectTrap(result, says: "Button.changesSelectionAsPrimaryAction came with iOS 15.0; this is iOS 14.0")
  }
}
