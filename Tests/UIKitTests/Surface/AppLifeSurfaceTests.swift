import HeadlessUIKit
import Testing
import UIKit

/// An app of today, with UIKit's names only.
@MainActor @Suite(.serialized) struct AppLifeSurfaceTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var discarded = 0
    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    {
      discarded += sceneSessions.count
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, NSUserActivityDelegate {
    var window: UIWindow?
    var shown: String?

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let windowScene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: windowScene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
        self.scene(scene, continue: activity)
      }
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      shown = userActivity.userInfo?["name"] as? String
      scene.userActivity = userActivity
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard let shown else { return nil }
      let activity = NSUserActivity(activityType: "org.example.trail")
      activity.title = shown
      activity.userInfo = ["name": shown]
      activity.isEligibleForHandoff = true
      return activity
    }
  }

  @Test func `an app opens windows, continues activities and is restored`() throws {
    let simulator = Simulator(device: .iPadPro11Inch4, system: "18.0")
    simulator.declaresMultipleScenes = true
    let app = AppDelegate()
    simulator.launch(app)
    simulator.perform {
      let activity = NSUserActivity(activityType: "org.example.trail")
      activity.addUserInfoEntries(from: ["name": "Alps"])
      let request = UISceneSessionActivationRequest(userActivity: activity)
      UIApplication.shared.activateSceneSession(for: request) { _ in }
    }
    simulator.settle()
    let scenes = simulator.perform {
      UIApplication.shared.connectedScenes.sorted {
        $0.session.persistentIdentifier < $1.session.persistentIdentifier
      }
    }
    #expect(scenes.map { ($0.delegate as? SceneDelegate)?.shown } == [nil, "Alps"])
    let again = Simulator(relaunching: simulator.terminate())
    let next = AppDelegate()
    again.launch(next)
    again.settle()
    #expect(again.scenes.map { ($0.delegate as? SceneDelegate)?.shown } == [nil, "Alps"])
    again.perform {
      let options = UIWindowSceneDestructionRequestOptions()
      options.windowDismissalAnimation = .decline
      UIApplication.shared.requestSceneSessionDestruction(again.sessions[1], options: options) {
        #expect(($0 as? UISceneError)?.code == .requestDenied)
      }
    }
    again.settle()
    #expect(next.discarded == 1 && again.scenes.count == 1)
  }

  @Test func `an item of the icon's menu has an image`() {
    let simulator = Simulator()
    let icon = simulator.perform { UIApplicationShortcutIcon(systemImageName: "plus") }
    simulator.perform {
      UIApplication.shared.shortcutItems = [
        UIApplicationShortcutItem(type: "add", localizedTitle: "Add", localizedSubtitle: "Trail", icon: icon)
      ]
      let item = UIApplication.shared.shortcutItems?.first
      #expect(item?.icon === icon && item?.localizedSubtitle == "Trail" && item?.userInfo == nil)
      #expect("\(icon)" == "plus")
    }
  }

  @Test func `a view draws with gradients of Core Graphics`() {
    final class Banner: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(),
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
            locations: [0, 1]
          )
        else { return }
        context.drawLinearGradient(
          gradient,
          start: CGPoint(x: rect.midX, y: rect.minY),
          end: CGPoint(x: rect.midX, y: rect.maxY),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
      }
    }
    let simulator = Simulator()
    let controller = UIViewController()
    let banner = Banner(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    controller.view.addSubview(banner)
    let text = CATextLayer()
    text.string = "Trail"
    text.alignmentMode = .center
    text.truncationMode = .end
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.addSublayer(text)
    controller.view.layer.addSublayer(replicator)
    simulator.launch(controller)
    simulator.settle()
    #expect(banner.recordedCommands.count == 1)
  }

  @Test func `an app uses the system's pickers and pasteboards`() throws {
    final class Host: UIViewController, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate,
      UIImagePickerControllerDelegate, UINavigationControllerDelegate
    {
      var urls: [URL] = []
      func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        self.urls = urls
      }
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) { picker.dismiss(animated: true) }
    }
    let simulator = Simulator()
    let host = Host()
    simulator.launch(host)
    simulator.perform {
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
      picker.delegate = host
      picker.allowsMultipleSelection = false
      host.present(picker, animated: true)
    }
    simulator.settle()
    let url = URL(fileURLWithPath: "/device/trail.json")
    try simulator.user.chooseFiles([url])
    #expect(host.urls == [url])
    simulator.perform {
      let picker = UIImagePickerController()
      picker.delegate = host
      picker.sourceType = .photoLibrary
      #expect(picker.delegate === host)
      let board = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
      board?.setItems([[UTType.utf8PlainText.identifier: "x"]], options: [.localOnly: true])
      #expect(board?.string == "x")
    }
  }
}
