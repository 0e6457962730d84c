import ConstraintSolver
import Foundation
import Simulation

/// The variables of a view or guide in the layout engine, and the rules that are its own.
///
/// A view's variables are its alignment rectangle in its superview's coordinates, a guide's are its rectangle
/// in the coordinates of its view.
@MainActor final class LayoutSpot {
  private var engineHandle: Handle<LayoutEngine>?
  /// The view, or that of the guide; a view removes its spots before it leaves the tree.
  unowned let view: View
  unowned let guide: LayoutGuide?
  let x, y, width, height: Int
  /// The variables of a scroll view's content size, once a constraint refers to it.
  var scrollContent: (width: Int, height: Int)?
  /// The rules for x, y, width and height, if constraints don't determine them.
  var bounds: [LayoutEntry] = []
  /// The rectangle in the last solution, with its origin and its size in whole pixels (ML1, ML33).
  private(set) var solvedFrame = CGRect.zero
  /// The proportions of the mask in these rules; `nil` if the rules are about the frame alone.
  var shares: AutoresizingShares?
  /// The rules for the size of the content.
  var content = ContentRules()
  /// The position in ``LayoutEngine/spots``.
  var place = 0
  /// Whether the spot is one of ``LayoutEngine/touched``.
  var isTouched = false
  /// The number of constraints and guides whose rules have the rectangle's variables.
  var references = 0
  /// Whether the view doesn't translate its mask and keeps its frame, as neither constraints nor a content
  /// refer to it (FI1).
  var keepsFrame = false
  /// Whether the spot is one of ``LayoutEngine/undecided``.
  var isUndecided = false
  /// Whether the size or the priorities of the content have changed since its rules were updated.
  var isContentOutdated = false
  /// The rules for the size that is requested of a root.
  var asked: [LayoutEntry] = []
  /// Whether the height of the content depends on the width.
  var wrapsContent = false
  /// The width for which the height of a text with several lines was last calculated.
  var wrappedWidth: CGFloat?
  /// The depth of the view in its tree.
  private(set) lazy var depth = view.node.depth
  /// The position in the order in which constraints first referred to a view; `nil` before that.
  var mention: Int?

  init(_ engine: LayoutEngine, of view: View, guide: LayoutGuide?) {
    engineHandle = engine.handle
    self.view = view
    self.guide = guide
    // A guide that follows a rectangle may have a negative size, as margins do in a view that is too small.
    let isBounded = guide?.binding == nil
    x = engine.system.addVariable(isBounded: false)
    y = engine.system.addVariable(isBounded: false)
    width = engine.system.addVariable(isBounded: isBounded)
    height = engine.system.addVariable(isBounded: isBounded)
  }

  /// The engine; `nil` after the spot has left it.
  var engine: LayoutEngine? { engineHandle?.object }

  var variables: [Int] { [x, y, width, height] + (scrollContent.map { [$0.width, $0.height] } ?? []) }

  /// Whether a variable is one of the rectangle's.
  func owns(_ variable: Int) -> Bool {
    variable == x || variable == y || variable == width || variable == height
  }

  /// All rules that are the spot's own.
  var entries: [LayoutEntry] {
    bounds + content.rules.flatMap { [$0.longest, $0.shortest] } + asked
  }

  /// Whether constraints determine the view's position and size.
  var isGoverned: Bool { guide == nil && bounds.isEmpty }

  /// Stores the rectangle of a solution.
  func store(_ rect: CGRect, in pixels: PixelGrid) { solvedFrame = pixels.rounded(rect) }

  /// Detaches the spot from its engine.
  func leave() { (engineHandle, solvedFrame) = (nil, .zero) }

  /// Requests a layout because an input of the spot's own rules has changed.
  func inputDidChange() { engine?.inputDidChange(of: view) }
}

/// The rules for the size of a view's content.
struct ContentRules {
  private var horizontal: LengthRules?
  private var vertical: LengthRules?

  subscript(axis: LayoutConstraint.Axis) -> LengthRules? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var rules: [LengthRules] { [horizontal, vertical].compactMap { $0 } }
}

/// The rules for the length of a view's content along an axis.
@MainActor struct LengthRules {
  /// The properties of the view by which the rules were made.
  struct Traits: Hashable {
    var hugging: Float
    var resistance: Float
    /// Whether a stack view arranges the view.
    var isArranged: Bool
    var phase: LayoutOrder.Phase
  }

  let traits: Traits
  /// The rule that the view is no longer than its content.
  let longest: LayoutEntry
  /// The rule that the view is no shorter than its content.
  let shortest: LayoutEntry

  /// Changes the length, and returns whether it was another one; the change takes effect in the next run.
  @discardableResult
  func want(_ length: CGFloat) -> Bool {
    let isOther = longest.want(-Double(length))
    shortest.want(-Double(length))
    return isOther
  }
}

/// The pixel grid of a screen, for rounding coordinates.
struct PixelGrid {
  /// The number of pixels per point; `nil` for no rounding.
  var scale: CGFloat?

  /// Returns the rectangle with its origin and its size rounded to whole pixels apart, so that equal sizes
  /// stay equal wherever they are (ML1, ML41, U61). Half a pixel is rounded up (ML33).
  func rounded(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rounded(rect.minX),
      y: rounded(rect.minY),
      width: rounded(rect.width),
      height: rounded(rect.height)
    )
  }

  /// Returns the smallest size in whole pixels that contains another one.
  func holding(_ size: CGSize) -> CGSize {
    guard let scale else { return size }
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  /// Returns the smallest content size in whole pixels that contains another one (U29). A negative length,
  /// which means that there is no intrinsic one, isn't changed.
  func holdingContent(_ size: CGSize) -> CGSize {
    let held = holding(size)
    return CGSize(
      width: size.width > 0 ? held.width : size.width,
      height: size.height > 0 ? held.height : size.height
    )
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    guard let scale, abs(value) < 1e12 else { return value }
    // The rounding of half a pixel must not depend on the error of a sum.
    return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
