import Foundation
import Responder
import Simulation

/// An item of the menu of an app's icon on the home screen.
@preconcurrency @MainActor open class ApplicationShortcutItem: IdentityHashable {
  /// The identifier by which the app recognizes the item.
  open internal(set) var type: String
  /// The title.
  open internal(set) var localizedTitle: String
  /// The second line of the title.
  open internal(set) var localizedSubtitle: String?
  /// The image beside the title.
  open internal(set) var icon: ApplicationShortcutIcon?
  /// Data of the app.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an item with all its properties.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: ApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
  }

  /// Creates an item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The image of an item of the icon's menu.
@preconcurrency @MainActor open class ApplicationShortcutIcon: IdentityHashable, CustomStringConvertible {
  private let name: String

  /// Creates the image of a system's symbol.
  public init(systemImageName: String) { name = systemImageName }
  /// Creates an image of the app's.
  public init(templateImageName: String) { name = templateImageName }

  /// The name of the image, for tests.
  public nonisolated var description: String { name }
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
