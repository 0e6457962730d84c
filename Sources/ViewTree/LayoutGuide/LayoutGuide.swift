import Foundation

/// A rectangle of a view that is no view itself, for code that lays out along it.
///
/// There are no constraints: `layoutSubviews` reads ``layoutFrame``.
@preconcurrency @MainActor public class LayoutGuide {
  /// The view in whose coordinates the guide is; nil once that is gone.
  public private(set) final weak var owningView: View?
  /// A name to tell guides apart.
  public final var identifier = ""

  init(of owningView: View) { self.owningView = owningView }

  /// The rectangle in ``owningView``'s coordinates; empty without a view.
  public var layoutFrame: CGRect { .zero }
}
