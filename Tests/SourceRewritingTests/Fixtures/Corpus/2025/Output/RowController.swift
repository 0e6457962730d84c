#sourceLocation(file: "2025/RowController.swift", line: 1)
import UIKit

final class RowController: UIViewController, RowDelegate {
    let row = Row(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        row.delegate = self
        view.addSubview(row)
    }

    func rowDidTap(_ row: Row) { row.alpha = 0.5 }
var _RowDelegate_rowDidTap_: ((Row) -> Void)? { return { self.rowDidTap($0) } }; @MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(RowController.self, "RowController"); c.coder { RowController(coder: $0) }; c.implements(["viewDidLoad", "rowDidTap:"]) } }
@MainActor func _register_RowController(_ m: SourceModule) { RowController._c1(m) }
