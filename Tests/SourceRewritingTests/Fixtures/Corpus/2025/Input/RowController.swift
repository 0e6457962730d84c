import UIKit

final class RowController: UIViewController, RowDelegate {
    let row = Row(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        row.delegate = self
        view.addSubview(row)
    }

    func rowDidTap(_ row: Row) { row.alpha = 0.5 }
}
