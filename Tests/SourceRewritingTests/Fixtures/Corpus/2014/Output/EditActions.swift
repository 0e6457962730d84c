#sourceLocation(file: "2014/EditActions.swift", line: 1)
import UIKit

class CopyLabel: UILabel {
    override var canBecomeFirstResponder: Bool { return true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == Self._s1            || action == Self._s2                                           
    }
nonisolated private static var _s1: Selector { Selector(editAction: "copy") { $0.copy($1) } }; nonisolated private static var _s2: Selector { Selector(editAction: "paste") { $0.paste($1) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(CopyLabel.self, "CopyLabel"); c.coder { CopyLabel(coder: $0) }; c.implements(["canPerformAction:withSender:"]) } }
@MainActor func _register_EditActions(_ m: SourceModule) { CopyLabel._c3(m) }
