import UIKit

@objc protocol DetailDelegate {
    func detailDidFinish(_ controller: DetailController)
    // Called before the end.
    @objc optional func detailWillFinish(_ controller: DetailController)
    @objc optional func detail(_ controller: DetailController, didChoose name: String) -> Bool
    @objc optional func detail(_ controller: DetailController, didChange value: Int)
    optional var detailTitle: String { get }
}

class DetailController: UIViewController {
    weak var delegate: DetailDelegate?

    func finish() {
        delegate?.detailWillFinish?(self)
        delegate?.detailDidFinish(self)
    }

    func choose(_ name: String) {
        if delegate?.detail?(self, didChoose: name) ?? false {
            delegate?.detail?(self, didChange: name.count)
        }
        title = delegate?.detailTitle ?? "Untitled"
    }
}
