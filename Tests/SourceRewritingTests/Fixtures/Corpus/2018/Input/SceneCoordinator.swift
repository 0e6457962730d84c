import UIKit

protocol Coordinator: AnyObject {
    func start()
}

final class MainCoordinator: NSObject, Coordinator {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
    }

    func start() {
        let root = HomeViewController()
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: #selector(back(_:)))
        navigation.pushViewController(root, animated: false)
    }

    @objc private func back(_ item: UIBarButtonItem) {
        navigation.popViewController(animated: true)
    }
}
