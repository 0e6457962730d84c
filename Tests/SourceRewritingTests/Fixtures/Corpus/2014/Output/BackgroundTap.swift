#sourceLocation(file: "2014/BackgroundTap.swift", line: 1)
import UIKit

class BackgroundTapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIControl(frame: view.bounds)
        control.addTarget(nil, action: Self._s1                                   , for: .touchDown)
        view.addSubview(control)
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Self._s2                        ))
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Self._s3                    ))
    }
nonisolated private static var _s1: Selector { Selector(source: "resignFirstResponder") { (t: UIResponder) in t.resignFirstResponder() } }; nonisolated private static var _s2: Selector { Selector(source: "endEditing:") { (t: UIView, s) in t.endEditing(s) } }; nonisolated private static var _s3: Selector { Selector(source: "endEditing:") { (t: UIView, s) in t.endEditing(s) } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(BackgroundTapController.self, "BackgroundTapController"); c.coder { BackgroundTapController(coder: $0) }; c.implements(["viewDidLoad"]) } }
@MainActor func _register_BackgroundTap(_ m: SourceModule) { BackgroundTapController._c4(m) }
