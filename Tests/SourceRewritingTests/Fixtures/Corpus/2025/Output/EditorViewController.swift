#sourceLocation(file: "2025/EditorViewController.swift", line: 1)
import UIKit

final class EditorViewController: UIViewController {
              private var toolbarButtons: [UIButton]?
              private(set) weak var textView: UITextView!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save",
            style: .plain,
            target: self,
            action: Self._s1       
        )
        NotificationCenter.default.addObserver(
            self,
            selector: Self._s2                          ,
            name: UIResponder.keyboardWillChangeFrameNotification,
            object: nil
        )
    }

          private func save() {}
          private func keyboardWillChangeFrame(_ notification: Notification) {}

    @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        UIViewController(coder: coder)
    }
nonisolated private static var _s1: Selector { Selector(source: "save") { (t: EditorViewController) in t.save() } }; nonisolated private static var _s2: Selector { Selector(source: "keyboardWillChangeFrame:") { (t: EditorViewController, s) in t.keyboardWillChangeFrame(s) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(EditorViewController.self, "EditorViewController"); c.outlets("toolbarButtons", \.toolbarButtons); c.outlet("textView", \.textView); c.method("save") { t in t.save() }; c.method("keyboardWillChangeFrame:") { t, s in t.keyboardWillChangeFrame(s) }; c.segueAction("makeDetail:sender:") { o, coder, sender, identifier in o.makeDetail(coder, sender: sender) }; c.coder { EditorViewController(coder: $0) }; c.implements(["viewDidLoad"]) } }
@MainActor func _register_EditorViewController(_ m: SourceModule) { EditorViewController._c3(m) }
