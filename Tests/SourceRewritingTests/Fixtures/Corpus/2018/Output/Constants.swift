#sourceLocation(file: "2018/Constants.swift", line: 1)
import UIKit

class Constants: UIViewController {
    private static let save = _T2._s1              
    private enum Actions {
        static let cancel = Self._s3                             
    nonisolated private static var _s3: Selector { Selector(source: "cancelTapped:") { (t: Constants, s) in t.cancelTapped(s) } } }
          func saveTapped() {}
          func cancelTapped(_ sender: Any?) {}
    func items() -> [UIBarButtonItem] {
        return [
            UIBarButtonItem(title: "Save", style: .done, target: self, action: Constants.save),
            UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: Actions.cancel),
        ]
    }
private typealias _T2 = Constants; nonisolated private static var _s1: Selector { Selector(source: "saveTapped") { (t: Constants) in t.saveTapped() } }; @MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(Constants.self, "Constants"); c.method("saveTapped") { t in t.saveTapped() }; c.method("cancelTapped:") { t, s in t.cancelTapped(s) }; c.coder { Constants(coder: $0) }; c.implements(["items"]) } }
@MainActor func _register_Constants(_ m: SourceModule) { Constants._c4(m) }
