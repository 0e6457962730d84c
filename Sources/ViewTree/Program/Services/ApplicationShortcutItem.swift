import Foundation
import Responder
import Simulation

/// An item of the menu of an app's icon on the home screen.
@preconcurrency @MainActor open class ApplicationShortcutItem: IdentityHashable {
  /// The identifier by which the app recognizes the item.
  public final let type: String
  /// The title.
  public final let localizedTitle: String
  /// The second line of the title.
  public final let localizedSubtitle: String?
  /// Data of the app.
  public final let userInfo: [String: any NSSecureCoding]?

  /// Creates an item with all its properties. Icons aren't modeled.
  init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    userInfo: [String: any NSSecureCoding]?
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.userInfo) = (localizedSubtitle, userInfo)
  }

  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, userInfo: nil)
  }
}

extension Application {
  /// The items of the menu of the app's icon that the app has set itself, `nil` if it has set none.
  public var shortcutItems: [ApplicationShortcutItem]? {
    get { services.shortcutItems }
    set { services.shortcutItems = newValue }
  }

  /// Passes a chosen item of the icon's menu to the app, which comes to the foreground first.
  package func perform(_ item: ApplicationShortcutItem, completion: @escaping (Bool) -> Void) {
    enterForeground()
    context.activate {
      log.recording(.action, "application", "performs the shortcut \(item.type)") {
        if hasConnectedScene, let scene = scenes.front,
          let sceneDelegate = scene.delegate as? any WindowSceneDelegate
        {
          sceneDelegate.windowScene(scene, performActionFor: item, completionHandler: completion)
        } else if let delegate = delegate as? any ApplicationDelegate {
          delegate.application(self, performActionFor: item, completionHandler: completion)
        }
      }
    }
  }
}
