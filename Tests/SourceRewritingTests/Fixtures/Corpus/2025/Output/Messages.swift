#sourceLocation(file: "2025/Messages.swift", line: 1)
import UIKit

final class MessageController: UIViewController {
    private let button = UIButton(type: .system)
    private let action = UITapGestureRecognizer(target: nil, action: _T2._s1        )
    func bind() {
        action.addTarget(self, action: Self._s3       )
        button.addTarget(nil, action: Self._s4                         , for: .touchUpInside)
    }
          private func send() {}
private typealias _T2 = MessageController; nonisolated private static var _s1: Selector { Selector(source: "send") { (t: MessageController) in t.send() } }; nonisolated private static var _s3: Selector { Selector(source: "send") { (t: MessageController) in t.send() } }; nonisolated private static var _s4: Selector { Selector(source: "respond:") { (t: any Responding, s) in t.respond(s) } }; @MainActor fileprivate static func _c5(_ m: SourceModule) { let c = m.add(MessageController.self, "MessageController"); c.method("send") { t in t.send() }; c.coder { MessageController(coder: $0) }; c.implements(["bind"]) } }

@MainActor       protocol Responding: AnyObject {
    func respond(_ sender: Any?)
}
@MainActor func _register_Messages(_ m: SourceModule) { MessageController._c5(m) }
