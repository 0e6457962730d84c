import Foundation
import Simulation

/// A rectangle of a view that is no view itself, to make constraints with, or to lay out along.
@preconcurrency @MainActor open class LayoutGuide: Hashable {
  private var owner: Handle<View>?
  /// A name to tell guides apart.
  public final var identifier = ""
  /// Where the guide is among what is solved.
  final var spot: LayoutSpot?
  /// Where the guide was when the constraints were solved last.
  final var lastFrame = CGRect.zero

  /// Makes a guide that belongs to no view; ``View/addLayoutGuide(_:)`` gives it to one.
  public init() {}

  /// Refuses: there are no archives to read from.
  public required init?(coder: NSCoder) { nil }

  init(of owningView: View) { owner = owningView.keepLayoutState().handle }

  /// The view in whose coordinates the guide is; nil before it belongs to one, and once that is gone.
  public final var owningView: View? { owner?.object }

  final func belong(to view: View?) { owner = view?.keepLayoutState().handle }

  /// The rectangle in ``owningView``'s coordinates, as the constraints have it; empty without a view or constraints.
  public var layoutFrame: CGRect { spot?.solvedFrame ?? .zero }

  /// Whether the constraints leave the guide's place or size open; false for one that belongs to no view, or follows
  /// something of its view.
  public final var hasAmbiguousLayout: Bool {
    guard let view = owningView, binding == nil, !(self is BoundLayoutGuide) else { return false }
    view.solveConstraints()
    guard let spot, let engine = spot.engine else { return true }
    return spot.variables.contains { engine.simplex.isAmbiguous($0) }
  }

  /// How the guide lies in ``owningView``'s bounds if something else than constraints says so; nil for one of the program's.
  var binding: LayoutBinding? { nil }

  /// The identifier and the owner, as logs name the guide.
  var debugName: String {
    let owner = owningView.map { " of \($0.debugName)" } ?? ""
    return identifier.isEmpty ? "LayoutGuide\(owner)" : "LayoutGuide \"\(identifier)\"\(owner)"
  }

  /// Whether both are the same object.
  public nonisolated static func == (lhs: LayoutGuide, rhs: LayoutGuide) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: @preconcurrency CustomStringConvertible {
  /// The name, the owner and the rectangle.
  public final var description: String { "<\(debugName); layoutFrame = \(GeometryText.rect(layoutFrame))>" }
}

/// How a guide lies in the bounds of its view.
struct LayoutBinding {
  /// How far inside the edges it is. The insets may be more than the view has room for.
  var insets: EdgeInsets
  /// How high it is, if the view's height has no part in that: it then lies at the top or at the bottom.
  var height: CGFloat?
  var isAtBottom = false
}
