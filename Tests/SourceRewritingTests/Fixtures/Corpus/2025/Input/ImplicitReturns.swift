import UIKit

final class ReturnController: UIViewController {
    private var action: Selector { #selector(run(_:)) }
    private func pick(_ flag: Bool) -> Selector { flag ? #selector(run(_:)) : #selector(stop) }
    @objc private func run(_ sender: UIControl) {}
    @objc private func stop() {}
}
