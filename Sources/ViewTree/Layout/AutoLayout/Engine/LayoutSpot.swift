import ConstraintSolver
import Foundation

/// The variables of a view or guide in the layout engine, and the rules that are its own.
///
/// A view's variables are its alignment rectangle in its superview's coordinates, a guide's are its rectangle
/// in the coordinates of its view.
@MainActor final class LayoutSpot {
  weak var engine: LayoutEngine?
  /// The view, or that of the guide; a view removes its spots before it leaves the tree.
  unowned let view: View
  unowned let guide: LayoutGuide?
  let x, y, width, height: Int
  /// The variables of a scroll view's content size, once a constraint refers to it.
  var content: (width: Int, height: Int)?
  /// The rules for x, y, width and height, if constraints don't determine them.
  var bounds: [LayoutEntry] = []
  /// The rules for the content: its maximum and minimum width and height.
  var wishes: [LayoutEntry] = []
  /// The rules for the size that is requested of a root.
  var asked: [LayoutEntry] = []
  /// The content size in the `wishes`.
  var enteredContentSize = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  /// The width for which the content's height was last calculated; `nil` after a change of the content.
  var wrappedWidth: CGFloat?

  init(_ engine: LayoutEngine, of view: View, guide: LayoutGuide?) {
    self.engine = engine
    self.view = view
    self.guide = guide
    // A guide that follows a rectangle may have a negative size, as margins do in a view that is too small.
    let isBounded = guide?.binding == nil
    x = engine.simplex.addVariable(isBounded: false)
    y = engine.simplex.addVariable(isBounded: false)
    width = engine.simplex.addVariable(isBounded: isBounded)
    height = engine.simplex.addVariable(isBounded: isBounded)
  }

  var variables: [Int] { [x, y, width, height] + (content.map { [$0.width, $0.height] } ?? []) }

  /// Whether constraints determine the view's position and size.
  var isGoverned: Bool { guide == nil && bounds.isEmpty }

  /// The rectangle in the current solution, with its edges on the screen's pixels.
  var solvedFrame: CGRect {
    guard let engine else { return .zero }
    let simplex = engine.simplex
    let left = simplex.value(of: x)
    let top = simplex.value(of: y)
    let rect = CGRect(
      x: left,
      y: top,
      width: max(0, simplex.value(of: width)),
      height: max(0, simplex.value(of: height))
    )
    return engine.pixels.rounded(rect)
  }

  /// Requests a layout because an input of the spot's own rules has changed.
  func inputDidChange() { engine?.inputDidChange(of: view) }
}

/// The pixel grid of a screen, for rounding coordinates.
struct PixelGrid {
  /// The number of pixels per point; `nil` for no rounding.
  var scale: CGFloat?

  /// Returns the rectangle with its edges on the nearest pixels; half a pixel is rounded up. Its size is
  /// exactly that of a number of pixels, without the error of a difference of edges (U61).
  func rounded(_ rect: CGRect) -> CGRect {
    let (left, top) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(
      x: left,
      y: top,
      width: whole(rounded(rect.maxX) - left),
      height: whole(rounded(rect.maxY) - top)
    )
  }

  /// Returns a length of whole pixels without its rounding error.
  private func whole(_ length: CGFloat) -> CGFloat {
    guard let scale, abs(length) < 1e12 else { return length }
    return (length * scale).rounded() / scale
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
