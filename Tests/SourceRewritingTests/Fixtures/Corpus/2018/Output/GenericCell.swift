#sourceLocation(file: "2018/GenericCell.swift", line: 1)
import UIKit

class GenericController<Model: AnyObject>: UIViewController {
    var model: Model?

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system)
        button.addTarget(self, action: Self._s1             , for: .touchUpInside)
    }

          func tapped(_ sender: UIButton) { model = nil }
nonisolated private static var _s1: Selector { Selector(source: "tapped:") { (t: GenericController, s) in t.tapped(s) } } }

class ModelController: GenericController<HomeViewModel> {
    override func tapped(_ sender: UIButton) { super.tapped(sender) }
    func again(_ button: UIButton) {
        button.addTarget(self, action: Self._s2             , for: .touchDown)
    }
nonisolated private static var _s2: Selector { Selector(source: "tapped:") { (t: ModelController, s) in t.tapped(s) } }; @MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(ModelController.self, "ModelController"); c.coder { ModelController(coder: $0) }; c.implements(["tapped:", "again:"]) } }
@MainActor func _register_GenericCell(_ m: SourceModule) { ModelController._c3(m) }
