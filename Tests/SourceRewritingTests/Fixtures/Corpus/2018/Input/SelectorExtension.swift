import UIKit

fileprivate extension Selector {
    static let settingsTapped = #selector(SettingsController.settingsTapped(_:))
    static let reset = #selector(SettingsController.reset)
}

class SettingsController: UIViewController {
    func bind(_ control: UIControl) {
        control.addTarget(self, action: .settingsTapped, for: .touchUpInside)
        control.addTarget(self, action: .reset, for: .touchDown)
    }
    @objc fileprivate func settingsTapped(_ sender: UIControl) {}
    @objc fileprivate func reset() {}
}
