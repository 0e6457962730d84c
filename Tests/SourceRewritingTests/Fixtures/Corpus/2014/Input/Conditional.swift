import UIKit

class ConditionalController: UIViewController {
    #if DEBUG
    @objc func debug() {}
    #else
    @objc func release() {}
    #endif

    func bind(_ button: UIButton) {
        #if DEBUG
        button.addTarget(self, action: #selector(debug), for: .touchUpInside)
        #else
        button.addTarget(self, action: #selector(release), for: .touchUpInside)
        #endif
    }
}
