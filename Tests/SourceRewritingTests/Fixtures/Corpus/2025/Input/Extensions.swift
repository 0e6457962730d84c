import UIKit

class ShapeView: UIView {
    var sides: Int { 0 }
}

extension ShapeView {
    @objc
    func describe() -> String {
        // The name and the number of sides.
        "shape of \(sides)"
    }

    @objc var area: CGFloat { bounds.width * bounds.height }
}

final class CircleView: ShapeView {
    override func describe() -> String { "circle" }
    override var area: CGFloat { bounds.width * bounds.width * .pi / 4 }
}
