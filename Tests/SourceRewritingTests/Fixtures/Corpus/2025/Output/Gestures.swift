#sourceLocation(file: "2025/Gestures.swift", line: 1)
import UIKit                            

final class HoldRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(HoldRecognizer.self, "HoldRecognizer"); c.implements(["touchesBegan:with:"]) } }
@MainActor func _register_Gestures(_ m: SourceModule) { HoldRecognizer._c1(m) }
