import Foundation
import Responder
import Simulation
import UserSim
import ViewTree

/// The scenes of an app on a pad, and the app switcher.
///
/// ```swift
/// let simulator = Simulator(device: .iPadPro11Inch)
/// simulator.declaresMultipleScenes = true
/// simulator.launch(AppDelegate())
/// let second = simulator.openScene()          // beside the first one
/// simulator.showSideBySide(second, simulator.scenes[0], split: .narrowTrailing)
/// ```
///
/// Each method lets the app run until it is at rest.
extension Simulator {
  /// Whether the app's Info.plist allows several scenes (`UIApplicationSupportsMultipleScenes`); false by
  /// default. Set it before the launch. It has an effect on pads from iOS 13.
  public var declaresMultipleScenes: Bool {
    get { application.declaresMultipleScenes }
    set { application.declaresMultipleScenes = newValue }
  }

  /// The connected scenes, in the order in which they connected.
  public var scenes: [WindowScene] { application.scenesInOrder }

  /// The sessions in the app switcher, in the order in which they were created.
  public var sessions: [SceneSession] { application.sessionsInOrder }

  /// Opens a new scene beside the present one, as the menu of the app's icon does; `nil` if the app may have
  /// only one.
  @discardableResult
  public func openScene(with activity: UserActivity? = nil) -> WindowScene? {
    guard application.supportsMultipleScenes else { return nil }
    return run { application.show(nil, activity, beside: scenes.first) }
  }

  /// Shows the scene of a session on the whole screen, as a choice in the app switcher does. A scene that
  /// isn't connected connects.
  @discardableResult
  public func showScene(of session: SceneSession) -> WindowScene {
    run { application.show(session, nil, beside: nil) }
  }

  /// Shows two scenes side by side; the others enter the background.
  public func showSideBySide(
    _ leading: WindowScene,
    _ trailing: WindowScene,
    split: SceneSplit = .half
  ) {
    run { application.arrange(leading, trailing, split) }
  }

  /// Shows a scene on the whole screen; the others enter the background.
  public func showAlone(_ scene: WindowScene) {
    run { application.showAlone(scene) }
  }

  /// Shows a scene in a window of its own in front of the others, in a rectangle of the screen, within the
  /// limits of its `sizeRestrictions`.
  public func show(_ scene: WindowScene, in rect: CGRect) {
    run { application.show(scene, in: rect) }
  }

  /// Disconnects a scene, as the system does to reclaim the memory of one in the background. Its session
  /// stays in the app switcher.
  public func disconnect(_ scene: WindowScene) {
    run { application.disconnect(scene) }
  }

  /// Closes a session in the app switcher: its scene is disconnected, and the session is discarded.
  public func close(_ session: SceneSession) {
    run { application.close(session) }
  }

  /// Runs code of the app's system, and lets the app come to rest.
  @discardableResult
  func run<Result>(_ body: () -> Result) -> Result {
    perform {
      let result = body()
      application.rest()
      return result
    }
  }
}

/// Activities, and the end of the app's process.
extension Simulator {
  /// The app's current activity, or nil.
  public var currentActivity: UserActivity? { application.currentActivity }

  /// Passes an activity of another device, of a search or of a link to the app, which comes to the
  /// foreground.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - scene: The scene that continues it; nil, the default, for the one with the key window.
  public func continueActivity(_ activity: UserActivity, in scene: WindowScene? = nil) {
    run { application.receive(activity, in: scene) }
  }

  /// Announces an activity of another device to the app, which then isn't received because of an error.
  public func failToContinueActivity(ofType activityType: String, error: any Error) {
    run { application.failToReceive(activityOfType: activityType, error) }
  }

  /// Continues the current activity on another device: its data are updated, its delegate is notified, and
  /// the activity that the other device receives is returned; nil without an eligible current activity.
  public func handOffActivity() -> UserActivity? {
    run { application.handOffActivity() }
  }

  /// Launches an app as ``launch(_:scene:)`` does, to continue an activity.
  public func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)? = nil,
    activity: UserActivity
  ) {
    launched = delegate
    perform {
      application.launch(delegate, scene: sceneDelegate, activity: activity)
      clock.advance(by: .zero)
    }
  }

  /// Leaves the app, which saves its state, and ends its process. The result launches it again:
  ///
  /// ```swift
  /// let again = Simulator(relaunching: simulator.terminate())
  /// again.launch(AppDelegate())
  /// ```
  ///
  /// No code of the app is called for the end of the process. The simulator isn't of use afterwards.
  public func terminate() -> EndedApp {
    perform {
      EndedApp(device: device, system: system, saved: application.end())
    }
  }

  /// Creates a device on which an app has ended: with its open sessions and their activities, the saved state
  /// of its controllers, and the user's settings.
  public convenience init(relaunching app: EndedApp, logIsEnabled: Bool = true) {
    self.init(device: app.device, system: app.system, logIsEnabled: logIsEnabled)
    perform { application.resume(app.saved) }
  }
}

/// An app whose process has ended, and the state that it has saved.
@MainActor public struct EndedApp {
  /// The device.
  public let device: Device
  /// The version of the device's system.
  public let system: SystemVersion
  let saved: SavedApplication
}
