#sourceLocation(file: "2025/KeyCommands.swift", line: 1)
import UIKit

final class CommandController: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: Self._s1              )]
    }
          func newItem(_ command: UIKeyCommand) {}
nonisolated private static var _s1: Selector { Selector(source: "newItem:") { (t: CommandController, s) in t.newItem(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(CommandController.self, "CommandController"); c.method("newItem:") { t, s in t.newItem(s) }; c.coder { CommandController(coder: $0) } } }
@MainActor func _register_KeyCommands(_ m: SourceModule) { CommandController._c2(m) }
