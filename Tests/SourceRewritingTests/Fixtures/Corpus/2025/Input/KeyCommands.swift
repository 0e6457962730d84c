import UIKit

final class CommandController: UIViewController {
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command, action: #selector(newItem(_:)))]
    }
    @objc func newItem(_ command: UIKeyCommand) {}
}
