import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let trailActivity = "org.example.trailbook.trail"
  static let addShortcut = "org.example.trailbook.add"

  var window: UIWindow?
  private(set) var router: Router?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene,
      let delegate = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let router = Router(store: delegate.store)
    let window = UIWindow(windowScene: windowScene)
    window.tintColor = Theme.accent
    window.rootViewController = router.rootViewController
    window.makeKeyAndVisible()
    self.window = window
    self.router = router

    UIApplication.shared.shortcutItems = [
      UIApplicationShortcutItem(
        type: Self.addShortcut,
        localizedTitle: "Add Trail",
        localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "plus")
      )
    ]
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      self.scene(scene, continue: activity)
    }
    if let shortcut = connectionOptions.shortcutItem {
      perform(shortcut)
    }
    open(connectionOptions.urlContexts)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? AppDelegate)?.saveInBackground()
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == Self.trailActivity,
      let name = userActivity.userInfo?["name"] as? String
    else { return }
    router?.showTrail(named: name)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let trail = router?.shownTrail else { return nil }
    let activity = NSUserActivity(activityType: Self.trailActivity)
    activity.title = trail.name
    activity.userInfo = ["name": trail.name]
    return activity
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(perform(shortcutItem))
  }

  @discardableResult private func perform(_ shortcut: UIApplicationShortcutItem) -> Bool {
    guard shortcut.type == Self.addShortcut else { return false }
    router?.addTrail()
    return true
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts where context.url.scheme == "trailbook" {
      router?.showTrail(named: context.url.lastPathComponent)
    }
  }
}
