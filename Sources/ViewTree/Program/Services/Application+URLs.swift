import Foundation
import Responder
import Simulation

/// Opening of URLs by the app, and by other apps in this one.
extension Application {
  /// A key of the options with which the app opens a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's identifier.
    public let rawValue: String
    /// Creates a key from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a Boolean that allows only an app to open the URL as a universal link. Web addresses are
    /// opened by the browser here, so they are refused with it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key of the options with which another app opens a URL in this one.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's identifier.
    public let rawValue: String
    /// Creates a key from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of the bundle identifier of the app that opens the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The key of a Boolean: whether the app must copy a file before it changes it.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The URL that opens the app's page in the Settings app, for ``open(_:options:completionHandler:)``.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The URLs that the app has opened, in order, without those that nothing could open.
  public var openedURLs: [URL] { services.openedURLs }

  /// The schemes, in lowercase, that an app on the device opens; those of the web, mail, calls, messages and
  /// settings by default.
  public var openableSchemes: Set<String> {
    get { services.openableSchemes }
    set { services.openableSchemes = newValue }
  }

  /// Returns whether an app on the device opens the URL's scheme. The schemes that an Info.plist declares
  /// aren't checked.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens a URL in another app, without leaving this one. The handler is called in the next run-loop turn
  /// with the result: whether an app opens the URL's scheme.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isRefused = options[.universalLinksOnly] as? Bool == true
    let opens = canOpenURL(url) && !isRefused
    log.record(.action, "application", "\(opens ? "opens" : "can't open") \(url.absoluteString)")
    if opens { services.openedURLs.append(url) }
    guard let completion else { return }
    _ = context.schedule(after: .zero, label: "completion of opening a URL") { completion(opens) }
  }

  /// Opens a URL in another app, and returns whether it could; see ``canOpenURL(_:)``.
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Passes a URL that another app opens to this one, which comes to the foreground first: to the scene's
  /// delegate, or else to the application's.
  package func receive(_ url: URL, from source: String?) {
    enterForeground()
    context.activate {
      log.recording(.action, "application", "is asked to open \(url.absoluteString)") {
        if hasConnectedScene, let scene = scenes.front, let sceneDelegate = scene.delegate {
          let options = Scene.OpenURLOptions(sourceApplication: source)
          sceneDelegate.scene(scene, openURLContexts: [OpenURLContext(url: url, options: options)])
        } else {
          let options: [OpenURLOptionsKey: Any] = source.map { [.sourceApplication: $0] } ?? [:]
          _ = (delegate as? any ApplicationDelegate)?.application(self, open: url, options: options)
        }
      }
    }
  }
}

extension Scene {
  /// The options with which another app opens a URL.
  @preconcurrency @MainActor public final class OpenURLOptions: IdentityHashable {
    /// The bundle identifier of the app that opens the URL.
    public let sourceApplication: String?
    /// Whether the app must copy a file before it changes it; always false.
    public let openInPlace = false

    init(sourceApplication: String?) { self.sourceApplication = sourceApplication }
  }
}

/// A URL that another app opens, with its options.
@preconcurrency @MainActor public final class OpenURLContext: IdentityHashable {
  /// The URL.
  public let url: URL
  /// The options.
  public let options: Scene.OpenURLOptions

  init(url: URL, options: Scene.OpenURLOptions) { (self.url, self.options) = (url, options) }
}
