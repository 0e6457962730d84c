import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct SceneTests {
  @Test func `an app asks for a second scene, which is shown beside the first`() throws {
    let simulator = Simulator.withScenes()
    let activity = UserActivity(activityType: "org.example.open")
    var errors = 0
    simulator.perform {
      simulator.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { _ in
        errors += 1
      }
    }
    #expect(simulator.scenes.count == 1)
    simulator.settle()
    #expect(
      SceneApp.take() == [
        "configures scene-2", "scene-2 connects [\"org.example.open\"]", "scene-2 foreground",
        "scene was 834 wide, is 412", "scene-2 active",
      ]
    )
    let (first, second) = (simulator.scenes[0], try #require(simulator.scenes.last))
    #expect(errors == 0 && simulator.application.openSessions.count == 2)
    #expect(first.part?.window?.frame == CGRect(x: 0, y: 0, width: 412, height: 1194))
    #expect(second.part?.window?.frame == CGRect(x: 422, y: 0, width: 412, height: 1194))
    #expect(second.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 412, height: 1194))
    #expect(first.activationState == .foregroundActive && second.activationState == .foregroundActive)
    #expect(second.part?.window?.traitCollection.horizontalSizeClass == .compact)
    #expect(simulator.application.keyWindow === second.part?.window)
  }

  @Test(arguments: [
    (Device.iPhone16, true), (.iPadPro11Inch4, false),
  ]) func `a device or an app with one scene refuses another`(device: Device, declares: Bool) {
    let simulator = Simulator(device: device, system: "18.0")
    simulator.declaresMultipleScenes = declares
    simulator.launch(SceneApp())
    var codes: [SceneError.Code] = []
    func note(_ error: any Error) { if let error = error as? SceneError { codes.append(error.code) } }
    simulator.perform {
      let application = simulator.application
      #expect(!application.supportsMultipleScenes)
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
      application.activateSceneSession(for: SceneSessionActivationRequest(), errorHandler: note)
      application.requestSceneSessionDestruction(simulator.sessions[0], options: nil, errorHandler: note)
    }
    #expect(codes.isEmpty)
    simulator.settle()
    #expect(codes == Array(repeating: .multipleScenesNotSupported, count: 3))
    #expect(simulator.openScene() == nil && simulator.scenes.count == 1)
  }

  @Test func `scenes leave and come, and a scene in the background isn't touched`() throws {
    let simulator = Simulator.withScenes()
    let (first, second) = (simulator.scenes[0], try #require(simulator.openScene()))
    _ = SceneApp.take()
    simulator.showAlone(second)
    #expect(
      SceneApp.take() == [
        "scene resigns", "scene-2 was 412 wide, is 834", "scene background",
      ]
    )
    #expect(first.activationState == .background && simulator.application.applicationState == .active)
    #expect(!simulator.application.windows.contains { $0 === first.part?.window })
    try simulator.user.tap(CGPoint(x: 30, y: 110))
    #expect(simulator.firstResponder === second.part?.field && first.part?.field.isFirstResponder == false)
    simulator.showSideBySide(first, second, split: .narrowLeading)
    #expect(
      SceneApp.take() == [
        "scene foreground", "scene was 412 wide, is 320", "scene-2 was 834 wide, is 504", "scene active",
      ]
    )
    try simulator.user.tap(CGPoint(x: 30, y: 110))
    #expect(simulator.firstResponder === first.part?.field)
  }

  @Test func `leaving the app changes all scenes, and posts once for the application`() throws {
    let simulator = Simulator.withScenes()
    try #require(simulator.openScene() != nil)
    _ = SceneApp.take()
    let names: [Notification.Name] = [
      Application.willResignActiveNotification, Application.didEnterBackgroundNotification,
      Scene.willDeactivateNotification, Scene.didEnterBackgroundNotification,
    ]
    for name in names {
      _ = simulator.notifications.addObserver(forName: name) { notification in
        let scene = notification.object as? Scene
        SceneApp.notes.append("posted \(scene?.session.persistentIdentifier ?? "app")")
      }
    }
    try simulator.user.leaveProgram()
    #expect(
      SceneApp.take() == [
        "scene resigns", "posted scene", "scene-2 resigns", "posted scene-2", "posted app",
        "scene background", "posted scene", "scene-2 background", "posted scene-2", "posted app",
      ]
    )
    simulator.user.returnToProgram()
    #expect(
      SceneApp.take() == ["scene foreground", "scene-2 foreground", "scene active", "scene-2 active"]
    )
  }

  @Test func `a closed scene is disconnected and its session discarded`() throws {
    let simulator = Simulator.withScenes()
    let second = try #require(simulator.openScene())
    _ = SceneApp.take()
    let options = WindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    simulator.perform {
      simulator.application.requestSceneSessionDestruction(second.session, options: options)
    }
    simulator.settle()
    #expect(
      SceneApp.take() == [
        "scene-2 resigns", "scene was 412 wide, is 834", "scene-2 background", "scene-2 disconnected",
        "discards [\"scene-2\"]",
      ]
    )
    #expect(second.activationState == .unattached && simulator.sessions.count == 1)
    #expect(simulator.application.keyWindow === simulator.scenes[0].part?.window)
    let lines = simulator.log.lines(.window)
    #expect(lines.contains("window scene-2: is about to be closed with the animation commit"))
  }

  @Test func `a disconnected scene connects again with its activity`() throws {
    let simulator = Simulator.withScenes()
    let second = try #require(simulator.openScene())
    SceneApp.activity = UserActivity(activityType: "org.example.state")
    SceneApp.activity?.userInfo = ["page": 3]
    simulator.showAlone(simulator.scenes[0])
    let session = second.session
    simulator.disconnect(second)
    #expect(session.scene == nil && simulator.sessions.count == 2 && simulator.scenes.count == 1)
    _ = SceneApp.take()
    simulator.perform { simulator.application.requestSceneSessionRefresh(session) }
    simulator.settle()
    #expect(
      SceneApp.take() == [
        "configures scene-2", "scene-2 connects restores [AnyHashable(\"page\"): 3]",
        "scene-2 restores interaction",
      ]
    )
    #expect(session.scene?.activationState == .background)
  }

  @Test func `a touch in a scene moves the keyboard to its key window`() throws {
    let simulator = Simulator.withScenes()
    let (first, second) = (simulator.scenes[0], try #require(simulator.openScene()))
    let (one, two) = (try #require(first.part), try #require(second.part))
    var posts: [Bool] = []
    _ = simulator.notifications.addObserver(forName: Window.keyboardWillShowNotification) {
      posts.append($0.userInfo?[Window.keyboardIsLocalUserInfoKey] as? Bool ?? false)
    }
    try simulator.user.tap(one.field)
    #expect(simulator.firstResponder === one.field && first.keyWindow === one.window)
    #expect(simulator.application.keyWindow === one.window && second.keyWindow === two.window)
    let guides = [one, two].map { $0.window?.rootViewController?.view.keyboardLayoutGuide.layoutFrame.minY }
    #expect(guides[0] == guides[1] && (guides[0] ?? 0) < 1000)
    try simulator.user.tap(two.field)
    #expect(simulator.firstResponder === two.field && one.field.isFirstResponder)
    #expect(posts.first == true)
  }

  @Test func `size classes follow the width of a scene`() throws {
    let simulator = Simulator.withScenes(.iPadPro12Inch6)
    let (first, second) = (simulator.scenes[0], try #require(simulator.openScene()))
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(first.part?.window?.frame.width == 678 && second.traitCollection.horizontalSizeClass == .regular)
    simulator.showSideBySide(first, second, split: .narrowTrailing)
    #expect(second.part?.window?.frame == CGRect(x: 991, y: 0, width: 375, height: 1024))
    let root = try #require(second.part?.window?.rootViewController)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.traitCollection.horizontalSizeClass == .compact)
    second.traitOverrides.horizontalSizeClass = .regular
    #expect(root.view.traitCollection.horizontalSizeClass == .regular)
    #expect(first.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `a scene in a window of its own keeps to its limits`() throws {
    let simulator = Simulator.withScenes(.iPadPro11Inch4, "26.1")
    let scene = simulator.scenes[0]
    scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 500)
    scene.sizeRestrictions?.maximumSize.width = 600
    simulator.show(scene, in: CGRect(x: 50, y: 60, width: 700, height: 300))
    #expect(scene.part?.window?.frame == CGRect(x: 50, y: 60, width: 600, height: 500))
    let phone = Simulator(device: .iPhone16, system: "18.0")
    #expect(phone.scenes[0].sizeRestrictions == nil)
  }

  @Test func `a scene asks for an orientation`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    simulator.launch(SceneApp())
    let scene = simulator.scenes[0]
    var codes: [SceneError.Code] = []
    func ask(_ mask: InterfaceOrientationMask) {
      simulator.perform {
        scene.requestGeometryUpdate(WindowScene.GeometryPreferences.iOS(interfaceOrientations: mask)) {
          if let error = $0 as? SceneError { codes.append(error.code) }
        }
      }
      simulator.settle()
    }
    ask(.landscapeRight)
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight && codes.isEmpty)
    ask(.portraitUpsideDown)
    #expect(scene.interfaceOrientation == .landscapeRight && codes == [.geometryRequestDenied])
    simulator.rotate(to: .portrait)
    simulator.rotate(to: .landscapeLeft)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(scene.interfaceOrientation == .portrait)
  }

  @Test func `from iOS 26 a delegate is notified of the effective geometry`() throws {
    final class Part: Responder, WindowSceneDelegate {
      var window: Window?
      var notes: [String] = []
      func windowScene(
        _ windowScene: WindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
      ) { notes.append("geometry \(previousEffectiveGeometry.interfaceOrientation)") }
      func windowScene(
        _ windowScene: WindowScene,
        didUpdate previousCoordinateSpace: any CoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: InterfaceOrientation,
        traitCollection previousTraitCollection: TraitCollection
      ) { notes.append("older") }
    }
    for (system, expected) in [(SystemVersion("18.0"), "older"), ("26.1", "geometry portrait")] {
      let simulator = Simulator(device: .iPhone16, system: system)
      let part = Part()
      simulator.launch(SceneApp(), scene: part)
      let window = simulator.perform { Window(windowScene: simulator.scenes[0]) }
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      simulator.rotate(to: .landscapeLeft)
      simulator.settle()
      #expect(part.notes == [expected], "on \(system)")
    }
  }
}
