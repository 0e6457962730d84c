import Foundation
import InterfaceFiles
import Responder
import Simulation

/// The interface that an app's `Info.plist` names: the main storyboard of an app without scenes, or the
/// storyboard and the delegate's class of its scenes.
///
/// The file is that of the module of the application's delegate; see ``InfoFile``.
@MainActor struct MainInterface {
  private let values: [String: Any]
  private let delegate: String
  private let module: String
  private let isPad: Bool
  /// Whether the app has an `Info.plist`.
  let isFound: Bool

  init(of delegate: AnyObject, on idiom: Device.Idiom) {
    let type: AnyClass = Swift.type(of: delegate)
    self.delegate = String(describing: type)
    module = SourceRegistry.module(of: type) ?? ""
    let found = InfoFile.values(of: module)
    isFound = found != nil
    values = found ?? Bundle.main.infoDictionary ?? [:]
    isPad = idiom == .pad
  }

  /// The storyboard of an app without scenes.
  var storyboard: Storyboard? {
    let own = values["UIMainStoryboardFile~\(isPad ? "ipad" : "iphone")"] ?? values["UIMainStoryboardFile"]
    return (own as? String).map { Storyboard(name: $0, bundle: nil) }
  }

  /// The text for a launch after which the app has no window, as nothing names its interface; nil if its
  /// `Info.plist` does, or the delegate is no app's but a test's own.
  var reasonOfMissingInterface: String? {
    guard InfoFile.isApp(module) else { return nil }
    return InfoFile.missingInterface(of: delegate, in: module, isFound ? values : nil)
  }

  /// Whether the app declares its scenes.
  var hasScenes: Bool { values["UIApplicationSceneManifest"] != nil }

  /// Completes a scene's configuration by the entry of its name, or by the first one if it has no name.
  ///
  /// Stops with `Info.plist: there is no class App.SceneDelegate` for a class that isn't found.
  func complete(_ configuration: SceneConfiguration) {
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[configuration.role.rawValue] as? [[String: Any]] ?? []
    let name = configuration.name
    let found = entries.first { name == nil || $0["UISceneConfigurationName"] as? String == name }
    guard let entry = found else { return }
    if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String {
      configuration.storyboard = Storyboard(name: name, bundle: nil)
    }
    guard configuration.delegateClass == nil, let text = entry["UISceneDelegateClassName"] as? String else {
      return
    }
    let className = text.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
    // The project may have another name here.
    let ownName = "\(module).\(className.split(separator: ".").last ?? "")"
    guard let type = UIClassFromString(className) ?? UIClassFromString(ownName) else {
      programmerError("Info.plist: there is no class \(className)")
    }
    configuration.delegateClass = type
  }
}

extension Storyboard {
  /// Gives a delegate's window the initial controller, performs the launch, and shows the window.
  ///
  /// - Parameters:
  ///   - window: The window: the delegate's own, if it has created one.
  ///   - isKept: Sets the delegate's property, and returns whether it has the window.
  ///   - launch: Notifies the delegate.
  func show(in window: Window, isKept: (Window) -> Bool, launch: () -> Void) {
    window.rootViewController = instantiateInitialViewController()
    guard isKept(window) else {
      programmerError("the delegate of an app with a main storyboard must have a property window")
    }
    launch()
    window.makeKeyAndVisible()
  }
}
