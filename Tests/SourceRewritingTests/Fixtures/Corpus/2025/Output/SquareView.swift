#sourceLocation(file: "2025/SquareView.swift", line: 1)
import UIKit

final class SquareView: ShapeView {
    override var sides: Int { 4 }
@MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(SquareView.self, "SquareView"); c.coder { SquareView(coder: $0) } }; nonisolated private static var _s1_436: Selector { Selector(source: "describe") { (t: SquareView) in t.describe() } } 
#sourceLocation(file: "2025/SquareView.swift", line: 8)
    override func describe() -> String {
        print(Self._s1_436       )
        return super.describe() + "!"
    }
#sourceLocation(file: "2025/SquareView.swift", line: 5)
}

extension SquareView {
                                        
                                  
                                     
     
}
@MainActor func _register_SquareView(_ m: SourceModule) { SquareView._c2(m) }
