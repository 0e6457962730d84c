import HeadlessUIKit
import Testing
import UIKit

/// An app as Xcode's template has it.
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TemplateSceneDelegate.self
    return configuration
  }
}

private final class TemplateSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

@MainActor @Suite struct ServiceSurfaceTests {
  @Test func `the entry point of the template's app shows the window of its scene delegate`() {
    let simulator = Simulator()
    var states: [UIScene.ActivationState] = []
    simulator.perform {
      AppDelegate.main()
      states = UIApplication.shared.connectedScenes.map(\.activationState)
      #expect(UIApplication.shared.windows.count == 1)
    }
    #expect(states == [.foregroundActive])
  }

  @Test func `accessibility is overridden as in UIKit`() throws {
    final class Rating: UIView {
      var value = 3
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
      }
      override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
          [
            UIAccessibilityCustomAction(
              name: "Clear",
              target: self,
              selector: Selector("clear", Rating.clear)
            )
          ]
        }
        set {}
      }
      func clear() { value = 0 }
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    let simulator = Simulator()
    let controller = UIViewController()
    simulator.launch(controller)
    simulator.accessibility.isVoiceOverRunning = true
    let rating = Rating(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    rating.isAccessibilityElement = true
    controller.view.addSubview(rating)
    try simulator.user.voiceOver.increment()
    try simulator.user.voiceOver.increment()
    try simulator.user.voiceOver.decrement()
    #expect(rating.value == 4)
    try simulator.user.voiceOver.perform(action: "Clear")
    #expect(rating.value == 0)
  }

  @Test func `services have UIKit's names`() {
    let simulator = Simulator()
    simulator.perform {
      UINavigationBar.appearance().tintColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "A")]
      UIApplication.shared.isIdleTimerDisabled = true
      UIApplication.shared.applicationIconBadgeNumber = 3
      if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      let task: UIBackgroundTaskIdentifier = UIApplication.shared.beginBackgroundTask()
      #expect(task != .invalid)
      UIApplication.shared.endBackgroundTask(task)
      #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
      #expect(UIApplication.shared.isIdleTimerDisabled)
      #expect(UIApplication.shared.shortcutItems?.count == 1)
    }
    #expect(simulator.openedURLs.map(\.absoluteString) == ["app-settings:"])
  }
}
