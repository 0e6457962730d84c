import Foundation
import InterfaceFiles
import Responder
import Simulation

/// The interface that an app's `Info.plist` names: the main storyboard of an app without scenes, or the
/// storyboard and the delegate's class of its scenes.
///
/// The file is found in the resources of the module of the application's delegate, in a folder, as a package
/// can't have it at the top.
@MainActor struct MainInterface {
  private let values: [String: Any]
  private let module: String
  private let isPad: Bool

  init(of delegate: AnyObject, on idiom: Device.Idiom) {
    let type = Swift.type(of: delegate)
    module = SourceRegistry.module(of: type) ?? ""
    values = NibFiles.values(of: module)
    isPad = idiom == .pad
  }

  /// The storyboard of an app without scenes.
  var storyboard: Storyboard? {
    let own = values["UIMainStoryboardFile~\(isPad ? "ipad" : "iphone")"] ?? values["UIMainStoryboardFile"]
    return (own as? String).map { Storyboard(name: $0, bundle: nil) }
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
    guard let type = UIClassFromString(className) else {
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
