import UIKit

final class MessageController: UIViewController {
    private let button = UIButton(type: .system)
    private let action = UITapGestureRecognizer(target: nil, action: #selector(send))
    func bind() {
        action.addTarget(self, action: #selector(send))
        button.addTarget(nil, action: #selector(Responding.respond(_:)), for: .touchUpInside)
    }
    @objc private func send() {}
}

@MainActor @objc protocol Responding {
    func respond(_ sender: Any?)
}
