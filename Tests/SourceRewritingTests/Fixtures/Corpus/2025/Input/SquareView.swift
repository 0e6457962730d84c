import UIKit

final class SquareView: ShapeView {
    override var sides: Int { 4 }
}

extension SquareView {
    override func describe() -> String {
        print(#selector(describe))
        return super.describe() + "!"
    }
}
