import ConstraintSolver
import Foundation
import Simulation

/// A rectangular area of a view that isn't a view itself, for use in constraints or manual layout.
@preconcurrency @MainActor open class LayoutGuide: IdentityHashable {
  private var owner: Handle<View>?
  /// A name that identifies the guide.
  public final var identifier = ""
  /// The guide's variables and rules in the layout engine.
  final var spot: LayoutSpot?
  /// The guide's frame in the previous solution of the constraints.
  final var lastFrame = CGRect.zero

  /// Creates a guide without a view; ``View/addLayoutGuide(_:)`` adds it to one.
  public init() {}

  /// Creates a guide without a view; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {}

  init(of owningView: View) { owner = owningView.handle }

  /// The view whose coordinates the guide uses; `nil` before the guide has one, and after it is deallocated.
  public final var owningView: View? { owner?.object }

  final func belong(to view: View?) { owner = view?.handle }

  /// The guide's frame in the coordinates of ``owningView``, as solved from the constraints; empty without a
  /// view or constraints.
  public var layoutFrame: CGRect { spot?.solvedFrame ?? .zero }

  /// Whether the constraints leave the guide's position or size ambiguous; `false` without a view, and for a
  /// guide that follows a part of its view.
  public final var hasAmbiguousLayout: Bool {
    guard let view = owningView, binding == nil, !(self is BoundLayoutGuide) else { return false }
    view.solveConstraints()
    guard let spot, let engine = spot.engine else { return true }
    return spot.variables.contains { engine.system.isAmbiguous($0) }
  }

  /// The guide's position in the bounds of ``owningView`` if constraints don't determine it, otherwise `nil`.
  var binding: LayoutBinding? { nil }

  /// The identifier and the owning view, for logs.
  var debugName: String {
    let owner = owningView.map { " of \($0.debugName)" } ?? ""
    return identifier.isEmpty ? "LayoutGuide\(owner)" : "LayoutGuide \"\(identifier)\"\(owner)"
  }
}

extension LayoutGuide: @preconcurrency CustomStringConvertible {
  /// The guide's name, owning view and frame.
  public final var description: String { "<\(debugName); layoutFrame = \(GeometryText.rect(layoutFrame))>" }
}

/// The position of a guide in the bounds of its view.
struct LayoutBinding {
  /// The insets from the view's edges, which may exceed the view's size.
  var insets: EdgeInsets
  /// The height of a guide at the view's top or bottom; `nil` if it depends on the view's height.
  var height: CGFloat?
  var isAtBottom = false
}
