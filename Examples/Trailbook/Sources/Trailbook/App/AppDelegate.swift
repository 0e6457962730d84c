import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let store = TrailStore()
  private var saveTask: UIBackgroundTaskIdentifier = .invalid

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Theme.apply()
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
  }

  // MARK: - Saving in the background

  func saveInBackground() {
    let application = UIApplication.shared
    saveTask = application.beginBackgroundTask(withName: "Save trails") { [weak self] in
      self?.endSaving()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.endSaving()
    }
  }

  private func endSaving() {
    guard saveTask != .invalid else { return }
    UIApplication.shared.endBackgroundTask(saveTask)
    saveTask = .invalid
  }
}

/// The look of the whole app.
@MainActor enum Theme {
  static let accent = UIColor { $0.userInterfaceStyle == .dark ? .systemTeal : .systemIndigo }

  static func apply() {
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    bar.largeTitleTextAttributes = [.foregroundColor: accent]
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().prefersLargeTitles = true
    UISwitch.appearance().onTintColor = accent
    UIPageControl.appearance().currentPageIndicatorTintColor = accent
  }
}
