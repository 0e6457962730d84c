import Foundation
import Responder
import Simulation

/// A class inside whose instances views can have an appearance of their own.
@preconcurrency @MainActor public protocol AppearanceContainer: AnyObject {}

extension View: AppearanceContainer {}
extension ViewController: AppearanceContainer {}

/// The values that views of a class receive when they enter a window.
@MainActor final class AppearanceProxy {
  /// The view on which the app sets values.
  let recorder: View
  /// A view of the same class with the values of a new one.
  private let model: View
  private let matches: (View) -> Bool
  private let containers: [any AppearanceContainer.Type]
  let key: [ObjectIdentifier]
  /// The specificity, by which proxies are applied: containers, then depth of the class.
  let rank: (Int, Int)

  init(
    _ make: () -> View,
    key: [ObjectIdentifier],
    in containers: [any AppearanceContainer.Type],
    matches: @escaping (View) -> Bool
  ) {
    (recorder, model) = (make(), make())
    (self.key, self.containers, self.matches) = (key, containers, matches)
    var depth = 0
    var mirror = Mirror(reflecting: recorder).superclassMirror
    while let next = mirror { (depth, mirror) = (depth + 1, next.superclassMirror) }
    rank = (containers.count, depth)
  }

  func apply(to view: View) {
    guard view !== recorder, matches(view), isContained(view) else { return }
    for property in AppearanceProperty.all { property.apply(recorder, model, view) }
  }

  /// Returns whether the view is inside an instance of the first container, which is inside one of the
  /// second, and so on.
  private func isContained(_ view: View) -> Bool {
    var rest = containers[...]
    var responder = view.next
    while let container = rest.first {
      guard let candidate = responder else { return false }
      if Self.isInstance(candidate, of: container) { rest = rest.dropFirst() }
      responder = candidate.next
    }
    return true
  }

  private static func isInstance<Container: AppearanceContainer>(
    _ responder: Responder,
    of type: Container.Type
  ) -> Bool { responder is Container }
}

/// A class without subclasses, used in place of a class to call its initializer.
private final class AppearanceView: View {}

extension View {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(forAppearance: Void) { self.init(frame: .zero) }

  /// Returns the object on which the appearance of all views of this class is set, subclasses included.
  ///
  /// A view receives the values when it enters a window, if its own value is that of a new view. Afterwards,
  /// it keeps them. The properties are the colors, fonts and text attributes that UIKit's documentation marks
  /// for it; others have no effect on views. The object is a view of the class, made with its `init(frame:)`,
  /// with the values that were set last.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the object on which the appearance of views of this class is set that are inside an instance of
  /// the first class, which is inside one of the second, and so on; see ``appearance()``. Its values take
  /// precedence over those of an object with fewer classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self {
    let application = Application.required(for: "\(Self.self).appearance()")
    let key = [ObjectIdentifier(Self.self)] + containerTypes.map { ObjectIdentifier($0) }
    if let proxy = application.appearances.first(where: { $0.key == key }), let view = proxy.recorder as? Self
    {
      return view
    }
    let type: View.Type = Self.self
    let proxy = AppearanceProxy(
      { unsafeBitCast(type, to: AppearanceView.Type.self).init(forAppearance: ()) },
      key: key,
      in: containerTypes,
      matches: { $0 is Self }
    )
    guard let view = proxy.recorder as? Self else { programmerError("\(Self.self) makes another class") }
    // The most specific are first; of equal ones, the one that was used first.
    let place = application.appearances.firstIndex { $0.rank < proxy.rank } ?? application.appearances.count
    application.appearances.insert(proxy, at: place)
    return view
  }
}

extension Application {
  /// Applies the appearance of their classes to views that have entered a window.
  final func applyAppearances(to views: [View]) {
    guard !appearances.isEmpty else { return }
    for view in views { for proxy in appearances { proxy.apply(to: view) } }
  }
}
