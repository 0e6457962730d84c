import UIKit

@MainActor @objc protocol RowDelegate: AnyObject {
    @objc optional func rowDidTap(_ row: Row)
    @objc optional func row(_ row: Row, willExpandTo height: CGFloat) -> CGFloat
}

final class Row: UIView {
    weak var delegate: (any RowDelegate)?
    private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { fatalError() }

    @objc private func tapped() {
        delegate?.rowDidTap?(self)
        let height = delegate?.row?(self, willExpandTo: 44) ?? 44
        frame.size.height = height
    }
}
