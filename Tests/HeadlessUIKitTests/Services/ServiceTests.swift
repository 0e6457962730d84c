import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class Delegate: Responder, ApplicationDelegate {
  var window: Window?
  var events: [String] = []
  var sceneClass: AnyClass?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let url = (launchOptions?[.url] as? URL)?.absoluteString
    let item = (launchOptions?[.shortcutItem] as? ApplicationShortcutItem)?.type
    events.append("launched \(url ?? item ?? "")")
    window = Window(frame: application.screen.bounds)
    window?.makeKeyAndVisible()
    return true
  }
  func applicationDidBecomeActive(_ application: Application) { events.append("active") }
  func applicationDidEnterBackground(_ application: Application) { events.append("background") }
  func application(_ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]) -> Bool {
    events.append("open \(url.absoluteString) from \(options[.sourceApplication] ?? "nobody")")
    return true
  }
  func application(
    _ application: Application,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    events.append("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    events.append("configures")
    let configuration = SceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneClass
    return configuration
  }
}

@MainActor private var sceneEvents: [String] = []

private final class FoundSceneDelegate: Responder, WindowSceneDelegate {
  var window: Window?
  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
    sceneEvents.append("connects \(session.configuration.name ?? "") \(urls)")
  }
  func sceneWillEnterForeground(_ scene: Scene) { sceneEvents.append("foreground") }
  func sceneDidBecomeActive(_ scene: Scene) { sceneEvents.append("active") }
  func sceneDidEnterBackground(_ scene: Scene) { sceneEvents.append("background") }
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    for context in URLContexts {
      sceneEvents.append("open \(context.url) from \(context.options.sourceApplication ?? "nobody")")
    }
  }
  func windowScene(
    _ windowScene: WindowScene,
    performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    sceneEvents.append("shortcut \(shortcutItem.localizedTitle)")
    completionHandler(false)
  }
}

@MainActor @Suite(.serialized) struct ServiceTests {
  private static func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test(arguments: [
    ("https://example.org/a", true), ("tel:123", true), ("HTTPS://example.org", true), ("other:x", false),
  ]) func `an app opens a URL if another app has its scheme`(text: String, opens: Bool) throws {
    let simulator = Simulator()
    let url = try Self.url(text)
    var results: [Bool] = []
    simulator.perform {
      #expect(Application.shared.canOpenURL(url) == opens)
      Application.shared.open(url) { results.append($0) }
    }
    #expect(results.isEmpty)
    simulator.settle()
    #expect(results == [opens])
    #expect(simulator.openedURLs == (opens ? [url] : []))
  }

  @Test func `a test decides which schemes open`() throws {
    let simulator = Simulator()
    simulator.application.openableSchemes = ["other"]
    #expect(simulator.application.canOpenURL(try Self.url("other:x")))
    #expect(!simulator.application.canOpenURL(try Self.url("https://example.org")))
  }

  @Test func `an app without scenes receives URLs and shortcuts in its delegate`() throws {
    let simulator = Simulator(device: .iPhone6, system: "12.4")
    let delegate = Delegate()
    simulator.launch(delegate)
    try simulator.user.leaveProgram()
    simulator.openURL(try Self.url("mine:1"), from: "org.other")
    let result = simulator.chooseShortcut(ApplicationShortcutItem(type: "new", localizedTitle: "New"))
    #expect(result == true)
    #expect(
      delegate.events == [
        "launched ", "active", "background", "active", "open mine:1 from org.other", "shortcut new",
      ]
    )
  }

  @Test func `the reason of a launch is in its options`() throws {
    let simulator = Simulator(device: .iPhone6, system: "12.4")
    let delegate = Delegate()
    simulator.launch(delegate, url: try Self.url("mine:2"))
    #expect(delegate.events == ["launched mine:2", "open mine:2 from nobody", "active"])
  }

  @Test func `the application's delegate chooses the class of the scene's delegate`() throws {
    let simulator = Simulator()
    let delegate = Delegate()
    delegate.sceneClass = FoundSceneDelegate.self
    sceneEvents = []
    simulator.launch(delegate, url: try Self.url("mine:3"))
    try simulator.user.leaveProgram()
    simulator.openURL(try Self.url("mine:4"))
    let item = ApplicationShortcutItem(type: "new", localizedTitle: "New")
    #expect(simulator.chooseShortcut(item) == false)
    #expect(delegate.events == ["launched mine:3", "configures"])
    #expect(
      sceneEvents == [
        "connects Main [\"mine:3\"]", "foreground", "active", "background", "foreground", "active",
        "open mine:4 from nobody", "shortcut New",
      ]
    )
  }

  @Test func `background tasks expire after 30 seconds in the background`() throws {
    let simulator = Simulator()
    simulator.launch(ViewController())
    let application = simulator.application
    var events: [String] = []
    simulator.perform {
      let first = application.beginBackgroundTask { events.append("first") }
      _ = application.beginBackgroundTask(withName: "second") { events.append("second") }
      application.endBackgroundTask(first)
      _ = application.beginBackgroundTask(withName: "third") { events.append("third") }
    }
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    simulator.user.manually { try? simulator.user.leaveProgram() }
    #expect(application.backgroundTimeRemaining == 30)
    simulator.advance(by: .seconds(29))
    #expect(events.isEmpty && application.backgroundTimeRemaining == 1)
    simulator.advance(by: .seconds(2))
    #expect(events == ["second", "third"])
  }

  @Test func `returning to the app ends the time in the background`() throws {
    let simulator = Simulator()
    simulator.launch(ViewController())
    var expirations = 0
    simulator.perform { _ = simulator.application.beginBackgroundTask { expirations += 1 } }
    simulator.user.manually { try? simulator.user.leaveProgram() }
    simulator.advance(by: .seconds(20))
    simulator.user.returnToProgram()
    simulator.advance(by: .seconds(60))
    #expect(expirations == 0)
  }

  @Test func `feedback is recorded in its order`() {
    let simulator = Simulator()
    simulator.perform {
      ImpactFeedbackGenerator(style: .heavy).impactOccurred()
      ImpactFeedbackGenerator().impactOccurred(intensity: 2)
      NotificationFeedbackGenerator().notificationOccurred(.error)
      SelectionFeedbackGenerator().selectionChanged()
    }
    #expect(
      simulator.feedback == [
        .impact(.heavy, intensity: 1), .impact(.medium, intensity: 1), .notification(.error), .selection,
      ]
    )
  }

  @Test(.fact("MC30"), arguments: [("18.0" as SystemVersion, true), ("26.1", false)])
  func `the network activity indicator stays invisible from iOS 26`(system: SystemVersion, shows: Bool) {
    let simulator = Simulator(device: .iPhone16, system: system)
    let application = simulator.application
    #expect(!application.isNetworkActivityIndicatorVisible)
    simulator.perform { application.isNetworkActivityIndicatorVisible = true }
    #expect(application.isNetworkActivityIndicatorVisible == shows)
    simulator.perform { application.isNetworkActivityIndicatorVisible = false }
    #expect(!application.isNetworkActivityIndicatorVisible)
  }
}
