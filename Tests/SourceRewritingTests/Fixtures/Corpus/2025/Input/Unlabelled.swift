import UIKit

final class LabelController: UIViewController {
    @objc func move(to point: Any) {}
    @objc func moveTo(point: Any) {}
    @objc func update(view: UIView, for event: UIEvent) {}
    @objc func `default`() {}
    func all() -> [Selector] {
        [#selector(move(to:)), #selector(moveTo(point:)), #selector(update(view:for:)), #selector(`default`)]
    }
}
