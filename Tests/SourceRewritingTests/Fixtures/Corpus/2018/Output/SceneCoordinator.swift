#sourceLocation(file: "2018/SceneCoordinator.swift", line: 1)
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
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: self, action: Self._s1           )
        navigation.pushViewController(root, animated: false)
    }

          private func back(_ item: UIBarButtonItem) {
        navigation.popViewController(animated: true)
    }
nonisolated private static var _s1: Selector { Selector(source: "back:") { (t: MainCoordinator, s) in t.back(s) } }; @MainActor fileprivate static func _c2(_ m: SourceModule) { let c = m.add(MainCoordinator.self, "MainCoordinator"); c.method("back:") { t, s in t.back(s) }; c.implements(["start"]) } }
@MainActor func _register_SceneCoordinator(_ m: SourceModule) { MainCoordinator._c2(m) }
