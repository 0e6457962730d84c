import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct RestorationTests {
  @Test func `scenes are restored from their activities after the end of the process`() throws {
    let simulator = Simulator.withScenes()
    simulator.userInterfaceStyle = .dark
    SceneApp.activity = UserActivity(activityType: "org.example.state")
    SceneApp.activity?.userInfo = ["page": 3]
    let second = try #require(simulator.openScene())
    simulator.showSideBySide(simulator.scenes[0], second, split: .narrowTrailing)
    second.session.userInfo = ["color": "red"]
    let third = try #require(simulator.openScene())
    simulator.close(third.session)
    simulator.showSideBySide(simulator.scenes[0], second, split: .narrowTrailing)
    let again = Simulator(relaunching: simulator.terminate())
    _ = SceneApp.take()
    again.launch(SceneApp())
    again.settle()
    #expect(
      SceneApp.take() == [
        "configures scene", "scene connects restores [AnyHashable(\"page\"): 3]",
        "scene restores interaction", "configures scene-2",
        "scene-2 connects restores [AnyHashable(\"page\"): 3]", "scene-2 restores interaction",
        "scene foreground", "scene-2 foreground", "scene active", "scene-2 active",
      ]
    )
    #expect(again.sessions.map(\.persistentIdentifier) == ["scene", "scene-2"])
    #expect(again.sessions[1].userInfo as? [String: String] == ["color": "red"])
    #expect(again.scenes[1].part?.window?.frame == CGRect(x: 514, y: 0, width: 320, height: 1194))
    #expect(again.userInterfaceStyle == .dark && again.device == .iPadPro11Inch4)
    #expect(again.openScene()?.session.persistentIdentifier == "scene-4")
  }

  /// A controller whose page is restored.
  private final class Page: ViewController, ViewControllerRestoration {
    var page = 0
    var notes: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(page, forKey: "page")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      page = coder.decodeInteger(forKey: "page")
      notes.append("decodes")
    }
    override func applicationFinishedRestoringState() { notes.append("finishes") }
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String],
      coder: NSCoder
    ) -> ViewController? {
      let page = Page()
      page.restorationIdentifier = identifierComponents.last
      page.restorationClass = Page.self
      page.notes.append("\(identifierComponents)")
      return page
    }
  }

  /// An app with a stack of pages in an app without scenes.
  private final class App: Responder, ApplicationDelegate {
    var window: Window?
    let stack = NavigationController()
    var notes: [String] = []
    var restores = true

    func application(
      _ application: Application,
      willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = Window(frame: application.screen.bounds)
      stack.restorationIdentifier = "stack"
      let root = Page()
      root.restorationIdentifier = "root"
      stack.setViewControllers([root], animated: false)
      window.rootViewController = stack
      self.window = window
      return true
    }
    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      notes.append("finishes launching with \(stack.viewControllers.count)")
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: Application, shouldSaveApplicationState coder: NSCoder) -> Bool {
      notes.append("saves")
      return true
    }
    func application(_ application: Application, shouldRestoreApplicationState coder: NSCoder) -> Bool {
      notes.append("restores")
      return restores
    }
    func application(_ application: Application, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
      notes.append("saves securely")
      return true
    }
    func application(_ application: Application, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
      notes.append("restores securely")
      return restores
    }
    func application(_ application: Application, willEncodeRestorableStateWith coder: NSCoder) {
      coder.encode(9, forKey: "count")
    }
    func application(_ application: Application, didDecodeRestorableStateWith coder: NSCoder) {
      notes.append("count \(coder.decodeInteger(forKey: "count"))")
    }
  }

  @Test(arguments: [SystemVersion("12.4"), "15.0"]) func `a stack of controllers is restored`(
    system: SystemVersion
  ) throws {
    let simulator = Simulator(device: .iPhone6s, system: system)
    let app = App()
    simulator.launch(app)
    let detail = try #require(
      Page.viewController(withRestorationIdentifierPath: ["stack", "detail"], coder: NSCoder()) as? Page
    )
    let unnamed = Page()
    simulator.perform {
      app.stack.pushViewController(detail, animated: false)
      app.stack.pushViewController(unnamed, animated: false)
      (app.stack.viewControllers[0] as? Page)?.page = 1
      detail.page = 2
    }
    simulator.settle()
    let saved = simulator.terminate()
    let name = system == "15.0" ? " securely" : ""
    #expect(app.notes == ["finishes launching with 1", "saves\(name)"])
    let (next, again) = (App(), Simulator(relaunching: saved))
    again.launch(next)
    again.settle()
    #expect(next.notes == ["restores\(name)", "count 9", "finishes launching with 2"])
    let pages = next.stack.viewControllers.compactMap { $0 as? Page }
    #expect(pages.map(\.page) == [1, 2] && pages.map(\.restorationIdentifier) == ["root", "detail"])
    #expect(pages.last?.notes == ["[\"stack\", \"detail\"]", "decodes", "finishes"])
    let (refusing, other) = (App(), Simulator(relaunching: saved))
    refusing.restores = false
    other.launch(refusing)
    #expect(refusing.stack.viewControllers.count == 1)
  }
}
