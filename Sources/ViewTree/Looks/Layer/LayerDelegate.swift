import Foundation
import Responder
import Simulation

/// An object that lays out and draws a layer; UIKit's `CALayerDelegate`. Both methods have defaults that do
/// nothing.
///
/// Layers have no implicit animations, so no method returns actions for them, and no layer is drawn into
/// pixels.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// Called by ``Layer/layoutSublayers()``.
  func layoutSublayers(of layer: Layer)
  /// Called by ``Layer/draw(in:)``.
  func draw(_ layer: Layer, in ctx: CGContext)
}

extension LayerDelegate {
  /// Does nothing.
  public func layoutSublayers(of layer: Layer) {}
  /// Does nothing.
  public func draw(_ layer: Layer, in ctx: CGContext) {}
}

/// The common superclass of all views, with the methods that layers and constraints call.
@preconcurrency @MainActor open class LayerOwner: FocusResponder {
  /// Creates an object.
  public override init() { super.init() }

  /// Lays out the layer of the view: calls ``View/layoutSubviews()``. Other layers are left as they are.
  ///
  /// The layout pass calls it if ``View/layer`` has been used, and ``View/layoutSubviews()`` otherwise.
  open func layoutSublayers(of layer: Layer) {
    if let view = layer.view, view === self { view.layoutSubviews() }
  }
  /// Draws a layer; does nothing by default. Only ``Layer/render(in:)`` calls it.
  open func draw(_ layer: Layer, in ctx: CGContext) {}

  /// The view whose first line of text has the first baseline; by default ``forLastBaselineLayout``.
  ///
  /// A view that isn't below this one in the tree has no effect. It is read when constraints are added.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }
  /// The view whose last line of text has the last baseline; this view by default.
  open var forLastBaselineLayout: View {
    guard let view = self as? View else { programmerError("\(debugName) is no view") }
    return view
  }
}

extension View: LayerDelegate {}

extension View {
  /// Returns the view whose baseline counts for this one: the last one of a chain of descendants.
  final func baselineView(isFirst: Bool) -> View {
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { return view }
      view = next
    }
  }

  /// Returns a class that is known at run time as one of views, or stops with a text that names it.
  static func checked<Kind: View>(_ type: AnyClass, as kind: Kind.Type) -> Kind.Type {
    guard let type = type as? Kind.Type else { programmerError("\(type) is no subclass of \(kind)") }
    return type
  }

  /// Creates a view of a class that is known at run time, with that class's `init(frame:)`.
  static func make<Kind: View>(_ type: AnyClass, as kind: Kind.Type) -> Kind {
    let type: View.Type = checked(type, as: kind)
    let view = unsafeBitCast(type, to: FoundView.Type.self).init(found: ())
    return unsafeDowncast(view, to: kind)
  }

  /// Calls the initializer of the dynamic class; see `Responder.make(of:)`.
  @inline(never)
  fileprivate convenience init(found: Void) { self.init(frame: .zero) }
}

/// A placeholder for a class that is known only at run time, in the creation of its instance.
private final class FoundView: View {}
