#sourceLocation(file: "2025/App.swift", line: 1)
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
@MainActor fileprivate static func _c1(_ m: SourceModule) { let c = m.add(AppDelegate.self, "AppDelegate"); c.plain { AppDelegate() }; c.implements(["application:didFinishLaunchingWithOptions:"]) } }
@MainActor func _register_App(_ m: SourceModule) { AppDelegate._c1(m) }
