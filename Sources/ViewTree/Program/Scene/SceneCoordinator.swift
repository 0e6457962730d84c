import Foundation
import Responder
import Simulation

/// The scenes of an app and their sessions, and the arrangement of the scenes on the screen.
@MainActor final class SceneCoordinator {
  private unowned let application: Application
  /// The sessions that the app switcher shows, in the order in which they were created.
  private(set) var sessions: [SceneSession]
  /// The connected scenes, in the order in which they connected.
  private(set) var connected: [WindowScene]
  /// Whether the app's Info.plist allows several scenes.
  var declaresMultipleScenes = false
  /// The number of sessions that were created.
  private var count = 1

  init(application: Application) {
    self.application = application
    let session = SceneSession("scene")
    sessions = [session]
    connected = [WindowScene(application: application, session: session)]
  }

  private var context: SimulationContext { application.context }

  /// Whether the app may have several scenes: on pads, from iOS 13.
  var supportsMultipleScenes: Bool {
    declaresMultipleScenes && context.device.idiom == .pad && context.rule(VersionRules.hasScenes)
  }

  /// The scene with the key window, or else the first one on the screen.
  var front: WindowScene? {
    application.keyWindow?.windowScene ?? connected.first(where: \.isOnScreen) ?? connected.first
  }

  /// The state that the application has because of its scenes.
  var state: Application.State {
    let states = connected.map(\.state)
    return states.contains(.active) ? .active : states.contains(.inactive) ? .inactive : .background
  }

  // MARK: Sessions

  /// Disconnects the implicit scene, because an app is launched whose scenes connect later.
  func beginLaunch() {
    for scene in connected { scene.hasDisconnected = true }
    connected = []
  }

  /// Replaces the sessions by those that were open when the app ended.
  func restore(_ restored: [SceneSession], count: Int) {
    (sessions, connected, self.count) = (restored, [], count)
  }

  /// The number of sessions that were created, from which the next identifier results.
  var sessionCount: Int { count }

  func makeSession() -> SceneSession {
    count += 1
    let session = SceneSession("scene-\(count)")
    sessions.append(session)
    return session
  }

  /// Returns a new scene of a session, which is on the screen only after ``arrange(_:)``.
  func connectScene(of session: SceneSession) -> WindowScene {
    let scene = WindowScene(application: application, session: session)
    (scene.state, scene.isConnecting) = (.background, true)
    scene.placement = session.placementAtLaunch
    connected.append(scene)
    return scene
  }

  /// Disconnects a scene: its delegate is notified, and its windows are released unless the app retains them.
  func disconnect(_ scene: WindowScene) {
    guard !scene.hasDisconnected else { return }
    context.activate {
      context.log.recording(.window, scene.debugName, "is disconnected") {
        scene.hasDisconnected = true
        connected.removeAll { $0 === scene }
        let windows = scene.windows
        scene.delegate?.sceneDidDisconnect(scene)
        scene.post(Scene.didDisconnectNotification)
        for window in windows { window.isHidden = true }
        scene.delegate = nil
        scene.session.scene = nil
      }
    }
  }

  /// Releases the delegates of the scenes and the data of their sessions at the end of the simulator. No
  /// method of a delegate is called, as when the process of an app ends.
  func releaseAppObjects() {
    for scene in connected { scene.delegate = nil }
    for session in sessions { (session.userInfo, session.stateRestorationActivity) = (nil, nil) }
  }

  func discard(_ session: SceneSession) {
    sessions.removeAll { $0 === session }
    context.activate {
      let delegate = application.delegate as? any ApplicationDelegate
      delegate?.application(application, didDiscardSceneSessions: [session])
    }
  }

  // MARK: The screen

  /// The geometry and the traits of a scene before a change.
  struct Snapshot {
    let scene: WindowScene
    let frame: CGRect
    let geometry: WindowScene.Geometry
    let screen: Traits
    let traits: Traits
  }

  /// The present geometries of the scenes, if the app has scenes.
  var geometries: [Snapshot] {
    guard context.rule(VersionRules.hasScenes) else { return [] }
    return connected.map { scene in
      Snapshot(
        scene: scene,
        frame: scene.frame,
        geometry: scene.effectiveGeometry,
        screen: application.screenTraits,
        traits: scene.sceneTraits
      )
    }
  }

  /// Resizes the windows of scenes that fill a part of the screen, after the screen has changed, and notifies
  /// the delegates.
  func followScreen(from old: [Snapshot]) {
    for snapshot in old where !snapshot.scene.hasDisconnected { follow(snapshot) }
  }

  private func follow(_ old: Snapshot) {
    let scene = old.scene
    let frame = scene.frame
    let orientation = scene.interfaceOrientation
    let isTurned = orientation != old.geometry.interfaceOrientation
    guard frame != old.frame || isTurned || scene.resolvedTraits != old.screen.overridden(by: old.traits)
    else { return }
    if frame != old.frame, !(isTurned && scene.placement == .whole) { resize(scene, from: old, to: frame) }
    scene.traitsDidChange(from: (old.screen, old.traits))
    guard application.hasConnectedScene, let delegate = scene.delegate as? any WindowSceneDelegate else {
      return
    }
    let name: StaticString = "windowScene(_:didUpdateEffectiveGeometry:)"
    if context.rule(VersionRules.reportsEffectiveGeometry) {
      let answer: Void? = OptionalMethod.call(
        name,
        of: delegate,
        delegate.windowScene(scene, didUpdateEffectiveGeometry: old.geometry)
      )
      if answer != nil { return }
    }
    delegate.windowScene(
      scene,
      didUpdate: old.geometry.coordinateSpace,
      interfaceOrientation: old.geometry.interfaceOrientation,
      traitCollection: TraitCollection(old.screen.overridden(by: old.traits))
    )
  }

  private func resize(_ scene: WindowScene, from old: Snapshot, to frame: CGRect) {
    let coordinator = TransitionCoordinator(duration: 0)
    coordinator.windowSize = frame.size
    let windows = scene.windows.filter { $0.frame == old.frame }
    for window in windows {
      window.followSceneTraits()
      if let root = window.storedRoot {
        root.transition(toTraitsAround: scene.traitCollection, with: coordinator)
        if frame.size != old.frame.size { root.viewWillTransition(to: frame.size, with: coordinator) }
      }
      window.frame = frame
      window.updateSafeArea()
      window.placeContents()
    }
    coordinator.runAnimations()
    application.layoutIfNeeded()
    coordinator.finish()
  }

  /// Shows scenes on the screen, each at its place, and sends the others to the background.
  ///
  /// The order: scenes that leave resign active; scenes that come enter the foreground; then the windows have
  /// their places, scenes that leave enter the background, and scenes that come become active. If the scene
  /// with the key window has left, the key window of the first scene receives keyboard input.
  func arrange(_ places: [(scene: WindowScene, placement: WindowScene.Placement)]) {
    let shown = places.map(\.scene)
    let leaving = connected.filter { scene in scene.isOnScreen && !shown.contains { $0 === scene } }
    let coming = shown.filter { $0.state != .active }
    context.activate {
      application.pass(.willResignActive, leaving.filter { $0.state == .active })
      application.pass(.willEnterForeground, coming.filter { $0.state == .background })
      place(places, leaving)
      application.pass(.didEnterBackground, leaving.filter { $0.state == .inactive })
      application.pass(.didBecomeActive, coming.filter { !$0.isConnecting })
      for scene in coming where scene.isConnecting { application.activateLater(scene) }
      moveKeyWindow()
    }
  }

  private func place(
    _ places: [(scene: WindowScene, placement: WindowScene.Placement)],
    _ leaving: [WindowScene]
  ) {
    let old = geometries
    for scene in leaving { scene.isOnScreen = false }
    for (scene, placement) in places { (scene.isOnScreen, scene.placement) = (true, placement) }
    application.windowList.levelsDidChange()
    for (scene, _) in places {
      for window in scene.windows where !window.isHidden { application.visibilityDidChange(of: window) }
    }
    followScreen(from: old)
    application.layoutIfNeeded()
  }

  /// Makes a window of a scene on the screen the key window, unless that is on the screen already.
  func moveKeyWindow() {
    let key = application.keyWindow
    guard key == nil || key?.isBehindOtherScenes == true, let scene = connected.first(where: \.isOnScreen)
    else { return }
    let next = scene.lastKeyWindow ?? application.visibleWindows.last { $0.windowScene === scene }
    application.makeKey(next)
  }

  /// Makes the key window of a touched scene that of the app, if another scene has the key window.
  func touch(at point: CGPoint) {
    guard connected.count > 1, let hit = application.hitTest(atScreenPoint: point, with: nil),
      let scene = hit.baseWindow?.windowScene, let key = application.keyWindow,
      key.windowScene !== scene, let next = scene.keyWindow ?? hit.baseWindow
    else { return }
    application.makeKey(next)
  }
}

extension Window {
  /// Whether the window belongs to a scene that other scenes have replaced on the screen.
  final var isBehindOtherScenes: Bool { windowScene.map { !$0.isOnScreen } ?? false }

  /// Follows a change of the window's scene.
  final func sceneDidChange() {
    followSceneTraits()
    application.windowList.levelsDidChange()
  }
}
