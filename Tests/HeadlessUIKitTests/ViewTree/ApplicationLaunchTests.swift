import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ApplicationLaunchTests {
  /// An app delegate without scenes.
  private final class App: Responder, ApplicationDelegate {
    let recorder: Recorder
    var makesWindow = true
    var window: Window?
    init(_ recorder: Recorder) { self.recorder = recorder }
    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      recorder.note("didFinishLaunching \(application.applicationState)")
      guard makesWindow else { return true }
      window = Window(frame: Screen.main.bounds)
      window?.rootViewController = RecordingController("root", recorder)
      window?.makeKeyAndVisible()
      return true
    }
    func applicationDidBecomeActive(_ application: Application) { recorder.note("app active") }
    func applicationWillResignActive(_ application: Application) { recorder.note("app resigns") }
    func applicationDidEnterBackground(_ application: Application) { recorder.note("app background") }
  }

  /// A controller that records when it is loaded, and changes of its safe area.
  private final class Root: RecordingController {
    override func viewDidLoad() { recorder.note("root.viewDidLoad") }
    override func viewSafeAreaInsetsDidChange() { recorder.note("safe area") }
  }

  /// A scene delegate.
  private final class Part: Responder, WindowSceneDelegate {
    let recorder: Recorder
    var window: Window?
    init(_ recorder: Recorder) { self.recorder = recorder }
    func scene(
      _ scene: Scene,
      willConnectTo session: SceneSession,
      options connectionOptions: Scene.ConnectionOptions
    ) {
      recorder.note("connect \(session.scene === scene) \(scene.activationState)")
      guard let scene = scene as? WindowScene else { return }
      window = Window(windowScene: scene)
      window?.rootViewController = Root("root", recorder)
      window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: Scene) { recorder.note("foreground \(scene.activationState)") }
    func sceneDidBecomeActive(_ scene: Scene) { recorder.note("active \(scene.activationState)") }
    func sceneWillResignActive(_ scene: Scene) { recorder.note("resigns") }
    func sceneDidEnterBackground(_ scene: Scene) { recorder.note("background") }
  }

  @Test func `a program makes its window as it is launched, then becomes active`() {
    let (simulator, recorder) = (Simulator(), Recorder())
    let observer = simulator.notifications.addObserver(forName: Application.didFinishLaunchingNotification) {
      _ in
      recorder.note("posted")
    }
    let app = App(recorder)
    simulator.launch(app)
    #expect(
      recorder.take() == [
        "didFinishLaunching inactive", "root.viewWillAppear", "posted", "app active", "root.viewDidAppear",
      ]
    )
    #expect(simulator.application.keyWindow === app.window && simulator.application.delegate === app)
    simulator.application.enterBackground()
    #expect(recorder.take() == ["app resigns", "app background"])
    simulator.notifications.removeObserver(observer)
  }

  @Test(.fact("MC15", "MC16")) func `a scene is told in place of the application`() {
    let (simulator, recorder) = (Simulator(), Recorder())
    let (app, part) = (App(recorder), Part(recorder))
    app.makesWindow = false
    simulator.launch(app, scene: part)
    #expect(
      recorder.take() == [
        "didFinishLaunching background", "connect true unattached", "root.viewDidLoad", "root.viewWillAppear",
        "safe area", "foreground unattached", "root.viewDidAppear", "active foregroundActive",
      ]
    )
    let scene = simulator.application.connectedScenes.compactMap { $0 as? WindowScene }.first
    #expect(scene?.keyWindow === part.window && scene?.delegate === part)
    simulator.application.enterBackground()
    #expect(recorder.take() == ["resigns", "background"] && scene?.activationState == .background)
    simulator.application.enterForeground()
    #expect(recorder.take() == ["foreground foregroundInactive", "active foregroundActive"])
  }

  @Test func `before iOS 13 there is no scene to tell`() {
    let (simulator, recorder) = (Setup.seven.simulator(), Recorder())
    simulator.launch(App(recorder), scene: Part(recorder))
    #expect(
      recorder.take().filter { !$0.hasPrefix("root") } == ["didFinishLaunching inactive", "app active"]
    )
  }
}
