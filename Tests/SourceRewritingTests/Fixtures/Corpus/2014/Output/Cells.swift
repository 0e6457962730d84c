#sourceLocation(file: "2014/Cells.swift", line: 1)
import UIKit

class PhotoCell: UITableViewCell {
              weak var photo: UIImageView!
    lazy var button: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: _T2._s1              , for: .touchUpInside)
        return button
    }()
    let tap = UITapGestureRecognizer(target: nil, action: _T2._s3                        )
          func tapped(_ sender: AnyObject) { setSelected(true, animated: false) }
private typealias _T2 = PhotoCell; nonisolated private static var _s1: Selector { Selector(source: "tapped:") { (t: PhotoCell, s) in t.tapped(s) } }; nonisolated private static var _s3: Selector { Selector(source: "tapped:") { (t: PhotoCell, s) in t.tapped(s) } }; @MainActor fileprivate static func _c7(_ m: SourceModule) { let c = m.add(PhotoCell.self, "PhotoCell"); c.outlet("photo", \.photo); c.method("tapped:") { t, s in t.tapped(s) }; c.coder { PhotoCell(coder: $0) } } }

class Outer {
    class Inner: UIView {
              func refresh(sender: UIControl) {}
        func bind(_ control: UIControl) {
            control.addTarget(self, action: Self._s4                   , for: .valueChanged)
        }
    nonisolated private static var _s4: Selector { Selector(source: "refreshWithSender:") { (t: Inner, s) in t.refresh(sender: s) } }; @MainActor fileprivate static func _c5(_ m: SourceModule) { let c = m.add(Inner.self, "Outer.Inner"); c.method("refreshWithSender:") { t, s in t.refresh(sender: s) }; c.coder { Inner(coder: $0) }; c.implements(["bind:"]) } }
@MainActor fileprivate static func _c6(_ m: SourceModule) { m.add(Outer.self, "Outer"); Inner._c5(m) } }
@MainActor func _register_Cells(_ m: SourceModule) { PhotoCell._c7(m); Outer._c6(m) }
