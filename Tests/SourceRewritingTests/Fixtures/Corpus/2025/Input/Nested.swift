import UIKit

enum Feature {
    final class Controller: UIViewController {
        private final class Badge: UIControl {
            @objc func ping() {}
            func bind() { addTarget(self, action: #selector(ping), for: .touchUpInside) }
        }
        private let badge = Badge()
        @objc private func pong(_ sender: UIControl) {}
        func bind() { badge.addTarget(self, action: #selector(pong), for: .touchUpInside) }
    }
}

extension Feature.Controller {
    @objc func extra() {}
    func more() -> Selector { #selector(extra) }
}
