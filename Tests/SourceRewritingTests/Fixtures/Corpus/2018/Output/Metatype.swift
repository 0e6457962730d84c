#sourceLocation(file: "2018/Metatype.swift", line: 1)
import UIKit

class Badge: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(Badge.self, "Badge"); c.frame { Badge(frame: $0) }; c.coder { Badge(coder: $0) } } }

func make(_ badgeType: Badge.Type) -> Badge {
    return badgeType.init(frame: .zero)
}
@MainActor func _register_Metatype(_ m: SourceModule) { Badge._c1(m) }
