import Foundation
import Responder
import Simulation
import ViewTree

/// Other apps and the home screen, as the app's services see them.
extension Simulator {
  /// The URLs that the app has opened in other apps, in order; `application.openableSchemes` says which ones
  /// can be.
  public var openedURLs: [URL] { application.openedURLs }

  /// The haptic feedbacks that the app has produced, in order.
  public var feedback: [Feedback] { application.feedback }

  /// The files of the device, which document pickers show; none by default. A URL without an extension is a
  /// folder.
  public var files: [URL] {
    get { application.deviceFiles }
    set { application.deviceFiles = newValue }
  }

  /// The images of the photo library, which image pickers show; none by default.
  public var photos: [Image] {
    get { application.devicePhotos }
    set { application.devicePhotos = newValue }
  }

  /// The sources of images that the device has; all of them by default.
  public var photoSources: Set<ImagePickerController.SourceType> {
    get { application.photoSources }
    set { application.photoSources = newValue }
  }

  /// Opens a URL in the app, as another app does: the app comes to the foreground, and the scene's delegate,
  /// or else the application's, receives the URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - source: The bundle identifier of the other app; nil, the default, for one of another developer.
  public func openURL(_ url: URL, from source: String? = nil) {
    perform {
      application.receive(url, from: source)
      application.rest()
    }
  }

  /// Chooses an item of the menu of the app's icon, and returns the result that the app passes to the
  /// completion handler until the simulator is at rest; nil if it passes none.
  @discardableResult
  public func chooseShortcut(_ item: ApplicationShortcutItem) -> Bool? {
    var result: Bool?
    perform {
      application.perform(item) { result = $0 }
      application.rest()
    }
    return result
  }

  /// Launches an app as ``launch(_:scene:)`` does, with a delegate of a class that the test can't name: an
  /// internal class of another module, as `MyApp.AppDelegate`. The delegate is created with its `init()`.
  ///
  /// Stops with `there is no application delegate of a class named MyApp.AppDelegate` if there is none.
  public func launch(delegateClass name: String) {
    let type = Application.delegateType(named: name)
    if let delegate = perform({ Responder.make(of: type) }) as? any Responder & ApplicationDelegate {
      launch(delegate)
    }
  }

  /// Launches an app as ``launch(_:scene:)`` does, because another app opens a URL or the user chooses an
  /// item of the icon's menu, which are in the launch options and in the options of the scene's connection.
  public func launch(
    _ delegate: any Responder & ApplicationDelegate,
    scene sceneDelegate: (any SceneDelegate)? = nil,
    url: URL?,
    shortcutItem: ApplicationShortcutItem? = nil
  ) {
    launched = delegate
    perform {
      application.launch(delegate, scene: sceneDelegate, url: url, shortcutItem: shortcutItem)
      clock.advance(by: .zero)
    }
  }
}
