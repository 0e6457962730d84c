#sourceLocation(file: "2014/AppDelegate.swift", line: 1)
import UIKit

@main             
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = LoginViewController()
        window?.makeKeyAndVisible()
        return true
    }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(AppDelegate.self, "AppDelegate"); c.plain { AppDelegate() }; c.implements(["application:didFinishLaunchingWithOptions:"]) } }
@MainActor func _register_AppDelegate(_ m: SourceModule) { AppDelegate._c1(m) }
