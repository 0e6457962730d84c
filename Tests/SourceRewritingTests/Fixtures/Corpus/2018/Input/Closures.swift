import UIKit

class ClosureController: UIViewController {
    func schedule() {
        DispatchQueue.main.async { [weak self] in
            guard let self = self else { return }
            let tap = UITapGestureRecognizer(target: self, action: #selector(self.handle(_:)))
            self.view.addGestureRecognizer(tap)
            func nested() -> Selector { return #selector(self.finish) }
            print(nested())
        }
    }
    @objc func handle(_ tap: UITapGestureRecognizer) {}
    @objc func finish() -> String { return "done" }
}
