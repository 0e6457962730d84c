import Foundation

/// Where a view or guide is among what is solved: its variables, and the rules that are its own.
///
/// A view's variables are its rectangle for alignment in its superview's coordinates, a guide's in those of its view.
@MainActor final class LayoutSpot {
  weak var engine: LayoutEngine?
  /// The view, or that of the guide; a view takes its spots out before it leaves the tree.
  unowned(unsafe) let view: View
  unowned(unsafe) let guide: LayoutGuide?
  let x, y, width, height: Int
  /// The size of a scroll view's content, once a constraint is about it.
  var content: (width: Int, height: Int)?
  /// What says where it is, if it isn't for constraints to say: along x and y, width and height.
  var bounds: [LayoutEntry] = []
  /// What the content says: how wide and high at most, and at least.
  var wishes: [LayoutEntry] = []
  /// The size that a root is asked to have.
  var asked: [LayoutEntry] = []
  /// The content's size that the wishes say.
  var wishedSize = CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  /// The width for which the content was asked its height last, since it has changed.
  var wrappedWidth: CGFloat?

  init(_ engine: LayoutEngine, of view: View, guide: LayoutGuide?) {
    self.engine = engine
    self.view = view
    self.guide = guide
    // A guide that follows something may be turned inside out, as margins are in a view that is too small.
    let isBounded = guide?.binding == nil
    x = engine.simplex.addVariable(isBounded: false)
    y = engine.simplex.addVariable(isBounded: false)
    width = engine.simplex.addVariable(isBounded: isBounded)
    height = engine.simplex.addVariable(isBounded: isBounded)
  }

  var variables: [Int] { [x, y, width, height] + (content.map { [$0.width, $0.height] } ?? []) }

  /// Whether constraints say where the view is.
  var isGoverned: Bool { guide == nil && bounds.isEmpty }

  /// The rectangle in the present solution, with its edges on the screen's pixels.
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

  /// Something that the spot's own rules follow has changed.
  func inputDidChange() { engine?.inputDidChange(of: view) }
}

/// Rounds to the pixels of a screen.
struct PixelGrid {
  /// Pixels per point; nil for no rounding.
  var scale: CGFloat?

  /// Returns the rectangle whose edges are on the nearest pixels; half of one goes up.
  func rounded(_ rect: CGRect) -> CGRect {
    let (left, top) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }

  /// Returns the size in whole pixels that holds another one.
  func holding(_ size: CGSize) -> CGSize {
    guard let scale else { return size }
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    guard let scale, abs(value) < 1e12 else { return value }
    // What is half of a pixel must not depend on the error of a sum.
    return (value * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
