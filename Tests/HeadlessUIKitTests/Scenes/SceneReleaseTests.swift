import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The root of each window of the apps in these tests.
@MainActor private final class RootController: ViewController {
  static var alive = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.alive += 1
  }

  isolated deinit { if isViewLoaded { Self.alive -= 1 } }
}

/// The scene delegate of Xcode's template, without a storyboard.
@MainActor private class TemplateSceneDelegate: Responder, WindowSceneDelegate {
  var window: Window?

  override required init() { super.init() }

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = RootController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A scene delegate that the pending work of its app refers to.
@MainActor private final class BusySceneDelegate: TemplateSceneDelegate {
  override func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    super.scene(scene, willConnectTo: session, options: connectionOptions)
    session.userInfo = ["window": window as Any]
    _ = Application.shared.beginBackgroundTask { self.window?.isHidden = true }
  }
}

@MainActor private class TemplateAppDelegate: Responder, ApplicationDelegate {
  var window: Window?
  /// The class of its scenes' delegates.
  var sceneClass: TemplateSceneDelegate.Type { TemplateSceneDelegate.self }

  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = sceneClass
    return configuration
  }
}

@MainActor private final class BusyAppDelegate: TemplateAppDelegate {
  override var sceneClass: TemplateSceneDelegate.Type { BusySceneDelegate.self }
}

/// An app without scenes.
@MainActor private final class WindowAppDelegate: Responder, ApplicationDelegate {
  var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Window(frame: Screen.main.bounds)
    window?.rootViewController = RootController()
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor @Suite struct SceneReleaseTests {
  private nonisolated enum App: CaseIterable, Sendable {
    case controller, window, sceneDelegate, sceneClass, busyScene, severalScenes, disconnected, relaunched

    @MainActor func launch(in simulator: Simulator) {
      switch self {
      case .controller: simulator.launch(RootController())
      case .window: simulator.launch(WindowAppDelegate())
      case .sceneDelegate: simulator.launch(Responder.PlainApp(), scene: TemplateSceneDelegate())
      case .sceneClass, .relaunched: simulator.launch(TemplateAppDelegate())
      case .busyScene: simulator.launch(BusyAppDelegate())
      case .severalScenes, .disconnected:
        simulator.declaresMultipleScenes = true
        simulator.launch(TemplateAppDelegate())
        simulator.settle()
        guard let second = simulator.openScene(), self == .disconnected else { return }
        simulator.showAlone(simulator.scenes[0])
        simulator.disconnect(second)
      }
    }
  }

  @Test(.fact("XQ1"), arguments: App.allCases)
  private func `an app of any kind is deallocated with its simulator`(app: App) throws {
    RootController.alive = 0
    weak var application: Application?
    do {
      var simulator = Simulator(device: .iPadPro11Inch4, system: "18.0")
      app.launch(in: simulator)
      simulator.settle()
      if app == .relaunched {
        simulator = Simulator(relaunching: simulator.terminate())
        app.launch(in: simulator)
        simulator.settle()
      }
      application = simulator.application
      #expect(RootController.alive > 0)
    }
    #expect(RootController.alive == 0)
    #expect(application == nil)
  }

  @Test(.fact("XQ1"), arguments: [App.window, .sceneDelegate, .sceneClass, .severalScenes])
  private func `an exploration of an app with scenes finds no leak`(app: App) {
    let exploration = Simulator.explore(
      on: [.iPadPro11Inch4],
      systems: ["18.0"],
      actions: 20,
      keeping: [.controllersAreReleased]
    ) { app.launch(in: $0) }
    #expect(exploration.findings.isEmpty, "\(exploration)")
  }

  @Test func `no method of a scene's delegate is called at the end of its simulator`() {
    do { _ = Simulator.withScenes() }
    #expect(SceneApp.take() == [])
  }
}

extension Responder {
  /// An application delegate without methods.
  fileprivate final class PlainApp: Responder, ApplicationDelegate {}
}
