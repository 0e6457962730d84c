import Responder

/// A delegate that may store the window of the app or of a scene.
///
/// The property `window` is optional in UIKit's protocols, so that its value has two levels there:
/// `delegate.window??.rootViewController`. The requirement here has one, which the delegates' own properties
/// fulfil; the extension has the property of two levels for such source.
@preconcurrency @MainActor public protocol WindowOwner: AnyObject {}

extension WindowOwner {
  /// The window of an application's or a scene's delegate, as an optional property has it; never `nil` on the
  /// first level for a delegate.
  @_disfavoredOverload
  public var window: Window?? {
    get {
      switch self {
      case let delegate as any ApplicationDelegate: .some(delegate.window as Window?)
      case let delegate as any WindowSceneDelegate: .some(delegate.window as Window?)
      default: nil
      }
    }
    set {
      switch self {
      case let delegate as any ApplicationDelegate: delegate.window = (newValue ?? nil) as Window?
      case let delegate as any WindowSceneDelegate: delegate.window = (newValue ?? nil) as Window?
      default: break
      }
    }
  }
}

extension Application {
  /// The delegate of the app, also where another module declares a `delegate` of its own.
  package var delegateResponder: Responder? {
    get { delegate }
    set { delegate = newValue }
  }
}
