#sourceLocation(file: "2025/SceneDelegate.swift", line: 1)
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = EditorViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(SceneDelegate.self, "SceneDelegate"); c.plain { SceneDelegate() }; c.implements(["scene:willConnectTo:options:"]) } }
@MainActor func _register_SceneDelegate(_ m: SourceModule) { SceneDelegate._c1(m) }
