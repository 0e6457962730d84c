import Foundation
import HeadlessUIKit

/// An app whose scenes record their callbacks in ``notes``: `scene-2 active`.
@MainActor final class SceneApp: Responder, ApplicationDelegate {
  static var notes: [String] = []
  /// The activity that scenes return for their restoration.
  static var activity: UserActivity?

  static func take() -> [String] {
    defer { notes = [] }
    return notes
  }

  override init() {
    Self.notes = []
    Self.activity = nil
    super.init()
  }

  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    Self.notes.append("configures \(connectingSceneSession.persistentIdentifier)")
    let configuration = SceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneAppPart.self
    return configuration
  }

  func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>) {
    Self.notes.append("discards \(sceneSessions.map(\.persistentIdentifier))")
  }
}

/// The delegate of a scene, which shows a window with a field.
@MainActor final class SceneAppPart: Responder, WindowSceneDelegate {
  var window: Window?
  let field = TextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  private func note(_ text: String, _ scene: Scene) {
    SceneApp.notes.append("\(scene.session.persistentIdentifier) \(text)")
  }

  func scene(
    _ scene: Scene,
    willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    let types = connectionOptions.userActivities.map(\.activityType)
    let restored = session.stateRestorationActivity.map { " restores \($0.userInfo ?? [:])" } ?? ""
    note("connects\(types.isEmpty ? "" : " \(types)")\(restored)", scene)
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    let controller = ViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }
  func sceneDidDisconnect(_ scene: Scene) { note("disconnected", scene) }
  func sceneWillEnterForeground(_ scene: Scene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: Scene) { note("active", scene) }
  func sceneWillResignActive(_ scene: Scene) { note("resigns", scene) }
  func sceneDidEnterBackground(_ scene: Scene) { note("background", scene) }
  func stateRestorationActivity(for scene: Scene) -> UserActivity? { SceneApp.activity }
  func scene(_ scene: Scene, restoreInteractionStateWith stateRestorationActivity: UserActivity) {
    note("restores interaction", scene)
  }
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {
    note("will continue \(userActivityType)", scene)
  }
  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    note("continues \(userActivity.userInfo ?? [:])", scene)
  }
  func scene(
    _ scene: Scene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) { note("fails \(userActivityType)", scene) }
  func scene(_ scene: Scene, didUpdate userActivity: UserActivity) {
    note("updated \(userActivity.activityType)", scene)
  }
  func windowScene(
    _ windowScene: WindowScene,
    didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  ) {
    let width = previousCoordinateSpace.bounds.width
    note("was \(Int(width)) wide, is \(Int(windowScene.coordinateSpace.bounds.width))", windowScene)
  }
}

extension Simulator {
  /// Launches ``SceneApp`` on a pad, in a way that allows several scenes, and forgets its first notes.
  static func withScenes(_ device: Device = .iPadPro11Inch4, _ system: SystemVersion = "18.0") -> Simulator {
    let simulator = Simulator(device: device, system: system)
    simulator.declaresMultipleScenes = true
    let app = SceneApp()
    simulator.launch(app)
    simulator.settle()
    _ = SceneApp.take()
    return simulator
  }
}

extension Scene {
  /// The delegate of the scene.
  var part: SceneAppPart? { delegate as? SceneAppPart }
}
