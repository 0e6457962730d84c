import UIKit

class CopyLabel: UILabel {
    override var canBecomeFirstResponder: Bool { return true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
    }
}
