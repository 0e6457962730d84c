import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct KeyCommandTests {
  /// A view with key commands of its own.
  private final class Page: View {
    var commands: [KeyCommand] = []
    let diary: Diary
    init(_ name: String, _ diary: Diary) {
      self.diary = diary
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand]? { commands.isEmpty ? nil : commands }
    func first(_ command: KeyCommand) { note("first", command) }
    func second(_ command: KeyCommand) { note("second", command) }
    private func note(_ what: String, _ command: KeyCommand) {
      diary.note("\(accessibilityIdentifier ?? "") \(what) \(command.input ?? "")")
    }
  }

  private static let first = MethodSelector("first", Page.first)
  private static let second = MethodSelector("second", Page.second)

  /// A field in a page in a page, and a hardware keyboard.
  @MainActor private struct Scene {
    let simulator: Simulator
    let diary = Diary()
    let outer: Page
    let inner: Page
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))

    init(_ setup: Setup = .current) {
      simulator = setup.simulator()
      outer = Page("outer", diary)
      inner = Page("inner", diary)
      let controller = ViewController()
      simulator.launch(controller)
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      inner.addSubview(field)
      simulator.keyboard.isHardwareKeyboardConnected = true
    }

    /// Presses a key and returns the recorded lines.
    func hit(_ key: String, _ flags: KeyModifierFlags = []) throws -> [String] {
      try simulator.user.typeKey(key, modifierFlags: flags)
      return diary.take()
    }
  }

  @Test(.fact("A63")) func `the first command on the chain from the first responder has the key`() throws {
    let scene = Scene()
    scene.outer.commands = [
      KeyCommand(input: "s", modifierFlags: .command, action: Self.second),
      KeyCommand(input: "t", modifierFlags: .command, action: Self.second),
    ]
    scene.inner.commands = [
      KeyCommand(input: "s", modifierFlags: .command, action: Self.first),
      KeyCommand(input: "s", modifierFlags: .command, action: Self.second),
    ]
    scene.field.becomeFirstResponder()
    #expect(try scene.hit("s", .command) == ["inner first s"])
    #expect(try scene.hit("t", .command) == ["inner second t"], "the action too goes along the chain")
    #expect(try scene.hit("S", .command) == ["inner first s"])
    #expect(try scene.hit("s", [.command, .shift]) == [])
    #expect(try scene.hit("u", .command) == [])
    scene.outer.becomeFirstResponder()
    #expect(try scene.hit("s", .command) == ["outer second s"])
    #expect(scene.field.text == "")
  }

  @Test(.fact("A63"), arguments: [(Setup.current, true), (Setup(device: .iPhone4, system: "7.1.2"), false)])
  func `a text field has plain keys to itself, but for commands that want priority, from 15`(
    setup: Setup,
    hasPriority: Bool
  ) throws {
    let scene = Scene(setup)
    let plain = KeyCommand(input: "a", modifierFlags: [], action: Self.first)
    let eager = KeyCommand(input: "b", modifierFlags: [], action: Self.first)
    eager.wantsPriorityOverSystemBehavior = true
    let escape = KeyCommand(input: KeyCommand.inputEscape, modifierFlags: [], action: Self.first)
    scene.inner.commands = [plain, eager, escape]
    scene.field.becomeFirstResponder()
    #expect(try scene.hit("a") == [])
    #expect(try scene.hit("b") == (hasPriority ? ["inner first b"] : []))
    #expect(try scene.hit(KeyCommand.inputEscape) == ["inner first UIKeyInputEscape"])
    #expect(scene.field.text == (hasPriority ? "a" : "ab"))
    scene.inner.becomeFirstResponder()
    #expect(try scene.hit("a") == ["inner first a"], "no text takes it")
  }

  @Test(arguments: [("6.1", []), ("7.0", ["inner first s"])] as [(SystemVersion, [String])])
  func `there are commands from 7 on`(system: SystemVersion, told: [String]) throws {
    let scene = Scene(Setup(device: .iPhone4, system: system))
    scene.inner.commands = [KeyCommand(input: "s", modifierFlags: .command, action: Self.first)]
    scene.inner.becomeFirstResponder()
    #expect(try scene.hit("s", .command) == told)
  }

  @Test func `the log has the key, and the responder that performed the command`() throws {
    let scene = Scene()
    scene.inner.commands = [
      KeyCommand(input: KeyCommand.inputUpArrow, modifierFlags: .alternate, action: Self.first)
    ]
    scene.inner.becomeFirstResponder()
    scene.simulator.log.removeAll()
    _ = try scene.hit(KeyCommand.inputUpArrow, .alternate)
    #expect(
      scene.simulator.log.lines(.keyboard, .action) == [
        "keyboard hardware keyboard: option-up is hit", "action Page \"inner\": performs first",
      ]
    )
  }

  @Test func `a command that nobody performs is told`() throws {
    final class Other: View { func never() {} }
    let scene = Scene()
    let never = MethodSelector("never", Other.never)
    scene.inner.commands = [KeyCommand(input: "n", modifierFlags: .command, action: never)]
    scene.inner.becomeFirstResponder()
    scene.simulator.log.removeAll()
    _ = try scene.hit("n", .command)
    #expect(
      scene.simulator.log.lines(.keyboard, .action) == [
        "keyboard hardware keyboard: command-n is hit",
        "keyboard hardware keyboard: nobody performs Other.never",
      ]
    )
  }
}
