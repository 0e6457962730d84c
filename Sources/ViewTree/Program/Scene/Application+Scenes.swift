import Foundation
import Responder
import Simulation

/// Several scenes of an app on a pad. From iOS 13.
extension Application {
  /// The connected scenes of the app; none before iOS 13.
  public var connectedScenes: Set<Scene> {
    context.rule(VersionRules.hasScenes) ? Set(scenes.connected) : []
  }

  /// The sessions of the scenes in the app switcher, connected or not; none before iOS 13.
  public var openSessions: Set<SceneSession> {
    context.rule(VersionRules.hasScenes) ? Set(scenes.sessions) : []
  }

  /// Whether the app may have several scenes: on pads, if a test has declared that its Info.plist allows
  /// them.
  public var supportsMultipleScenes: Bool { scenes.supportsMultipleScenes }

  /// Whether the app's Info.plist allows several scenes; false by default.
  package var declaresMultipleScenes: Bool {
    get { scenes.declaresMultipleScenes }
    set { scenes.declaresMultipleScenes = newValue }
  }

  /// The connected scenes, in the order in which they connected.
  package var scenesInOrder: [WindowScene] {
    context.rule(VersionRules.hasScenes) ? scenes.connected : []
  }

  /// The open sessions, in the order in which they were created.
  package var sessionsInOrder: [SceneSession] {
    context.rule(VersionRules.hasScenes) ? scenes.sessions : []
  }

  // MARK: Requests of the app

  /// Shows the scene of a session, or a new scene, in the next run-loop turn; see
  /// ``activateSceneSession(for:errorHandler:)``.
  public func requestSceneSessionActivation(
    _ sceneSession: SceneSession?,
    userActivity: UserActivity?,
    options: Scene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    show(sceneSession, userActivity, beside: options?.requestingScene, errorHandler)
  }

  /// Shows the scene of a session, or a new scene, in the next run-loop turn; from iOS 17.
  ///
  /// A scene that isn't connected connects, with the activity in its options, and becomes active a run-loop
  /// turn later. A connected scene continues the activity. On a pad the scene is shown beside the asking one,
  /// in half of the screen, in place of a third scene. A scene that is on the screen already stays at its
  /// place, and its key window receives keyboard input.
  ///
  /// The handler is called with ``SceneError/Code/multipleScenesNotSupported`` for a new scene of an app that
  /// may have only one, and with ``SceneError/Code/requestDenied`` for a session that was discarded.
  public func activateSceneSession(
    for request: SceneSessionActivationRequest,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    show(request.session, request.userActivity, beside: request.options?.requestingScene, errorHandler)
  }

  /// Closes the scene of a session in the next run-loop turn: it leaves the screen, is disconnected, and the
  /// app's delegate receives the discarded session. Another scene then fills the screen.
  ///
  /// The handler is called with ``SceneError/Code/multipleScenesNotSupported`` if the app may have only one
  /// scene, and with ``SceneError/Code/requestDenied`` for a session that was discarded.
  public func requestSceneSessionDestruction(
    _ sceneSession: SceneSession,
    options: SceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes else {
      return report(SceneError(.multipleScenesNotSupported), to: errorHandler)
    }
    guard isOpen(sceneSession) else { return report(SceneError(.requestDenied), to: errorHandler) }
    log.record(.window, sceneSession.persistentIdentifier, "is about to be closed\(options?.words ?? "")")
    inNextTurn("closing of a scene") { $0.close(sceneSession) }
  }

  /// Updates the scene of a session that isn't on the screen: in the next run-loop turn, a scene that isn't
  /// connected connects in the background, and the windows of a connected one are laid out.
  public func requestSceneSessionRefresh(_ sceneSession: SceneSession) {
    guard isOpen(sceneSession) else { return }
    inNextTurn("refresh of a scene") { application in
      guard sceneSession.scene == nil else { return application.layoutIfNeeded() }
      let scene = application.connect(sceneSession, Scene.ConnectionOptions(), delegate: nil)
      (scene.isOnScreen, scene.isConnecting) = (false, false)
      application.windowList.levelsDidChange()
      application.scenes.moveKeyWindow()
    }
  }

  private func isOpen(_ session: SceneSession) -> Bool { scenes.sessions.contains { $0 === session } }

  private func inNextTurn(_ label: String, _ body: @escaping @MainActor (Application) -> Void) {
    _ = context.schedule(after: .zero, label: label) { [handle] in
      if let application = handle.object { body(application) }
    }
  }

  /// Calls the handler of a request in the next run-loop turn.
  func report(_ error: SceneError, to handler: ((any Error) -> Void)?) {
    log.record(.window, "application", "is refused a scene: \(error.code)")
    if let handler { inNextTurn("error of a request") { _ in handler(error) } }
  }

  private func show(
    _ session: SceneSession?,
    _ activity: UserActivity?,
    beside asking: Scene?,
    _ errorHandler: ((any Error) -> Void)?
  ) {
    if session == nil, !supportsMultipleScenes {
      return report(SceneError(.multipleScenesNotSupported), to: errorHandler)
    }
    if let session, !isOpen(session) { return report(SceneError(.requestDenied), to: errorHandler) }
    let neighbor = (asking as? WindowScene) ?? scenes.front
    inNextTurn("activation of a scene") { $0.show(session, activity, beside: neighbor) }
  }

  // MARK: The simulated user

  /// Shows the scene of a session, or a new one, beside another scene or else on the whole screen.
  @discardableResult
  package func show(
    _ session: SceneSession?,
    _ activity: UserActivity?,
    beside neighbor: WindowScene?
  ) -> WindowScene {
    let session = session ?? scenes.makeSession()
    let connected = session.scene as? WindowScene
    if let connected, connected.isOnScreen, connected.state == .active {
      makeKey(connected.keyWindow ?? keyWindow)
      if let activity { pass(activity, to: connected) }
      return connected
    }
    var split: SceneSplit?
    if supportsMultipleScenes, let neighbor, neighbor !== connected, !neighbor.hasDisconnected {
      split = if case .leading(let split) = neighbor.placement { split } else { .half }
    }
    session.placementAtLaunch = split.map { .trailing($0) } ?? .whole
    let scene = connected ?? connect(session, Scene.ConnectionOptions(activity: activity), delegate: nil)
    if let split, let neighbor {
      scenes.arrange([(neighbor, .leading(split)), (scene, .trailing(split))])
    } else {
      scenes.arrange([(scene, .whole)])
    }
    if connected != nil, let activity { pass(activity, to: scene) }
    return scene
  }

  /// Shows scenes on the screen; see `SceneCoordinator`.
  package func arrange(_ leading: WindowScene, _ trailing: WindowScene, _ split: SceneSplit) {
    scenes.arrange([(leading, .leading(split)), (trailing, .trailing(split))])
  }

  /// Shows a scene on the whole screen.
  package func showAlone(_ scene: WindowScene) { scenes.arrange([(scene, .whole)]) }

  /// Shows a scene in a window of its own, in front of those that are on the screen, within the limits of its
  /// size.
  package func show(_ scene: WindowScene, in rect: CGRect) {
    let size = scene.sizeRestrictions?.limited(rect.size) ?? rect.size
    let others = scenes.connected.filter { $0.isOnScreen && $0 !== scene }.map { ($0, $0.placement) }
    scenes.arrange(others + [(scene, .window(CGRect(origin: rect.origin, size: size)))])
  }

  /// Disconnects a scene in the background, as the system does to reclaim memory. Its session stays open.
  package func disconnect(_ scene: WindowScene) { scenes.disconnect(scene) }

  /// Closes a session: its scene leaves the screen and is disconnected, and the session is discarded.
  package func close(_ session: SceneSession) {
    if let scene = session.scene as? WindowScene {
      let rest = scenes.connected.filter { $0.isOnScreen && $0 !== scene }
      if scene.isOnScreen, scene.state != .background {
        let next = rest.isEmpty ? scenes.connected.filter { $0 !== scene }.suffix(1) : rest[...]
        scenes.arrange(next.map { ($0, next.count == 1 ? .whole : $0.placement) })
      }
      scenes.disconnect(scene)
    }
    scenes.discard(session)
  }
}
