#sourceLocation(file: "2014/BaseController.swift", line: 1)
import UIKit

class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }
@MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(BaseController.self, "BaseController"); c.coder { BaseController(coder: $0) }; c.implements(["viewDidLoad"]) }; nonisolated private static var _s1_687: Selector { Selector(source: "done") { (t: BaseController) in t.done() } } 
#sourceLocation(file: "2014/BaseController.swift", line: 11)
          func configure() {
        title = "Base"
        let item = UIBarButtonItem(title: "Done", style: .plain, target: self, action: Self._s1_687   )
        navigationItem.rightBarButtonItem = item
    }
#sourceLocation(file: "2014/BaseController.swift", line: 17)
          func done() {
        dismiss(animated: true, completion: nil)
    }
#sourceLocation(file: "2014/BaseController.swift", line: 8)
}

extension BaseController {
                            
                      
                                                                                                       
                                                
     

                       
                                                
     

          func helper() {}
@MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(BaseController.self, "BaseController"); c.method("configure") { t in t.configure() }; c.method("done") { t in t.done() }; c.method("helper") { t in t.helper() } } }
@MainActor func _register_BaseController(_ m: SourceModule) { BaseController._c3(m); BaseController._c2(m) }
