#sourceLocation(file: "2018/SelectorExtension.swift", line: 1)
import UIKit

fileprivate extension Selector {
    static let settingsTapped = _T2._s1                                         
    static let reset = _T2._s3                            
private typealias _T2 = Selector; nonisolated private static var _s1: Selector { Selector(source: "settingsTapped:") { (t: SettingsController, s) in t.settingsTapped(s) } }; nonisolated private static var _s3: Selector { Selector(source: "reset") { (t: SettingsController) in t.reset() } } }

class SettingsController: UIViewController {
    func bind(_ control: UIControl) {
        control.addTarget(self, action: .settingsTapped, for: .touchUpInside)
        control.addTarget(self, action: .reset, for: .touchDown)
    }
          fileprivate func settingsTapped(_ sender: UIControl) {}
          fileprivate func reset() {}
@MainActor fileprivate static func _c4(_ m: SourceModule) { let c = m.add(SettingsController.self, "SettingsController"); c.method("settingsTapped:") { t, s in t.settingsTapped(s) }; c.method("reset") { t in t.reset() }; c.coder { SettingsController(coder: $0) }; c.implements(["bind:"]) } }
@MainActor func _register_SelectorExtension(_ m: SourceModule) { SettingsController._c4(m) }
