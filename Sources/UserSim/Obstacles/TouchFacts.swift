import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// What there is to know about a touch at a view's middle, collected once.
@MainActor struct TouchFacts {
  let view: View
  let window: Window
  /// The view and all above it, nearest first, the window last.
  let lineage: [View]
  /// Where the finger aims, on the screen.
  let point: CGPoint
  /// The screen's rectangle.
  let screen: CGRect
  /// Who gets the touch.
  let hit: View?
  let keyboard: Keyboard

  init(_ view: View, in window: Window, at point: CGPoint, hit: View?, _ keyboard: Keyboard) {
    self.view = view
    self.window = window
    lineage = view.lineage
    self.point = point
    screen = window.application.screen.bounds
    self.hit = hit
    self.keyboard = keyboard
  }

  /// Returns where the touch is in a view's coordinates.
  func place(in view: View) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.convertFromScreen(point), from: nil)
  }

  /// Returns a rectangle of the screen in a view's coordinates.
  func area(_ rect: CGRect, in view: View) -> CGRect {
    guard let window = view.window else { return rect }
    let (from, to) = (rect.origin, CGPoint(x: rect.maxX, y: rect.maxY))
    let corners = [from, to, CGPoint(x: from.x, y: to.y), CGPoint(x: to.x, y: from.y)]
      .map { view.convert(window.convertFromScreen($0), from: nil) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// Returns a finding with the facts about the touch.
  func found(_ obstacle: Obstacle, culprit: View?) -> Finding {
    var finding = Finding(obstacle, culprit: culprit)
    finding.hit = hit
    finding.point = point
    finding.key = hitKey
    return finding
  }

  /// The key that gets the touch.
  var hitKey: KeyboardKey? {
    (hit as? KeyplaneView).flatMap { $0.key(nearestTo: place(in: $0)) }
  }

  /// Whether the view is a label or an image that lets touches through to what it stands on. One with recognizers of its own is
  /// meant to take touches itself.
  private var letsThrough: Bool {
    (view is Label || view is ImageView) && !view.isUserInteractionEnabled && !view.takesTaps
  }

  /// What does something with a touch that the view lets through; nil if nothing does.
  var ground: View? {
    guard letsThrough, barredGround == nil, let hit, view.isDescendant(of: hit) else { return nil }
    return hit.lineage.first(where: \.takesTaps)
  }

  /// What would do something with such a touch, but does not get it.
  var barredGround: View? {
    guard letsThrough else { return nil }
    return lineage.dropFirst().prefix { $0 !== hit }.first(where: \.takesTaps)
  }

  /// The views from below the nearest common ancestor down to the one that is hit, and that ancestor; nil if what is hit
  /// is not in front of the view.
  var cover: (path: [View], ancestor: View?)? {
    guard let hit, let hitWindow = hit.window else { return nil }
    let path = hit.lineage
    guard hitWindow === window else {
      let windows = window.application.visibleWindows
      let order = { (window: Window) in windows.firstIndex { $0 === window } ?? -1 }
      return order(hitWindow) > order(window) ? (path.reversed(), nil) : nil
    }
    guard let fork = path.firstIndex(where: { lineage.contains($0) }), fork > 0,
      let place = lineage.firstIndex(of: path[fork]), place > 0
    else { return nil }
    let siblings = path[fork].subviews
    guard let own = siblings.firstIndex(of: lineage[place - 1]),
      let other = siblings.firstIndex(of: path[fork - 1]), other > own
    else { return nil }
    return (path[..<fork].reversed(), path[fork])
  }

  /// What is modal and in front of the view; nil if what is hit is in nothing of the kind.
  var modal: Modal? {
    guard let hit, let cover, let top = cover.path.first else { return nil }
    return Modal(holding: hit, below: top)
  }
}

extension View {
  /// Whether it does something with taps as a control, a row, or by a recognizer of the program's.
  fileprivate var takesTaps: Bool {
    if self is Control || self is TableViewCell || self is CollectionViewCell { return true }
    return gestureRecognizers?.contains { $0.isEnabled && !$0.isOfToolkit } ?? false
  }

  /// The view and all above it, nearest first.
  var lineage: [View] { Array(sequence(first: self) { $0.superview }) }
}
