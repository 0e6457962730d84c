import Foundation
import Simulation

/// A rectangle of a view that is no view itself, to make constraints with, or to lay out along.
@preconcurrency @MainActor open class LayoutGuide {
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

  /// How the guide lies in ``owningView``'s bounds if something else than constraints says so; nil for one of the program's.
  var binding: LayoutBinding? { nil }

  /// The identifier and the owner, as logs name the guide.
  var debugName: String {
    let owner = owningView.map { " of \($0.debugName)" } ?? ""
    return identifier.isEmpty ? "LayoutGuide\(owner)" : "LayoutGuide \"\(identifier)\"\(owner)"
  }
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
