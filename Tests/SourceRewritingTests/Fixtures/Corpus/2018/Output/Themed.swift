#sourceLocation(file: "2018/Themed.swift", line: 1)
import UIKit

protocol Themed {
    func apply()
}

extension Themed where Self: UIViewController {
    func dismissOnTap() {
        let tap = UITapGestureRecognizer(target: view, action: Self._s1                        )
        view.addGestureRecognizer(tap)
    }
nonisolated private static var _s1: Selector { Selector(source: "endEditing:") { (t: UIView, s) in t.endEditing(s) } } }
