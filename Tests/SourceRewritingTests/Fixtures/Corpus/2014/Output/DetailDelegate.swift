#sourceLocation(file: "2014/DetailDelegate.swift", line: 1)
import UIKit

      protocol DetailDelegate: AnyObject {
    func detailDidFinish(_ controller: DetailController)
    // Called before the end.
                                                                        
                                                                                              
                                                                                    
                                            
var _DetailDelegate_detailWillFinish_: ((DetailController) -> Void)? { get }; var _DetailDelegate_detail__didChoose: ((DetailController, String) -> Bool)? { get }; var _DetailDelegate_detail__didChange: ((DetailController, Int) -> Void)? { get }; var _DetailDelegate_detailTitle: String? { get } }

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
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(DetailController.self, "DetailController"); c.coder { DetailController(coder: $0) }; c.implements(["finish", "choose:"]) } }
struct _DetailDelegate_detail { let target: any DetailDelegate; func callAsFunction(_ a0: DetailController, didChoose a1: String) -> Bool? { target._DetailDelegate_detail__didChoose?(a0, a1) }; func callAsFunction(_ a0: DetailController, didChange a1: Int) -> Void? { target._DetailDelegate_detail__didChange?(a0, a1) } }
extension DetailDelegate { var _DetailDelegate_detailWillFinish_: ((DetailController) -> Void)? { nil }; var _DetailDelegate_detail__didChoose: ((DetailController, String) -> Bool)? { nil }; var _DetailDelegate_detail__didChange: ((DetailController, Int) -> Void)? { nil }; var _DetailDelegate_detailTitle: String? { nil }; @_disfavoredOverload var detailTitle: String? { _DetailDelegate_detailTitle }; @_disfavoredOverload var detailWillFinish: ((DetailController) -> Void)? { _DetailDelegate_detailWillFinish_ }; @_disfavoredOverload var detail: _DetailDelegate_detail? { _DetailDelegate_detail__didChoose == nil && _DetailDelegate_detail__didChange == nil ? nil : _DetailDelegate_detail(target: self) } }
@MainActor func _register_DetailDelegate(_ m: SourceModule) { DetailController._c1(m) }
