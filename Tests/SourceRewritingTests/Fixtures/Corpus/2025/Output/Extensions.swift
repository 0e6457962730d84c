#sourceLocation(file: "2025/Extensions.swift", line: 1)
import UIKit

class ShapeView: UIView {
    var sides: Int { 0 }
@MainActor fileprivate static func _c3(_ m: SourceModule) { let c = m.add(ShapeView.self, "ShapeView"); c.coder { ShapeView(coder: $0) } } 
#sourceLocation(file: "2025/Extensions.swift", line: 8)
         
    func describe() -> String {
        // The name and the number of sides.
        "shape of \(sides)"
    }
#sourceLocation(file: "2025/Extensions.swift", line: 14)
          var area: CGFloat { bounds.width * bounds.height }
#sourceLocation(file: "2025/Extensions.swift", line: 5)
}

extension ShapeView {
         
                               
                                            
                           
     

                                                            
@MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(ShapeView.self, "ShapeView"); c.method("describe") { t in t.describe() }; c.property("area", \.area) } }

final class CircleView: ShapeView {
    override func describe() -> String { "circle" }
    override var area: CGFloat { bounds.width * bounds.width * .pi / 4 }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(CircleView.self, "CircleView"); c.coder { CircleView(coder: $0) }; c.implements(["describe"]) } }
@MainActor func _register_Extensions(_ m: SourceModule) { ShapeView._c3(m); ShapeView._c2(m); CircleView._c1(m) }
