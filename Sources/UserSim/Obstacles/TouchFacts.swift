import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The facts about a touch at a view's center, collected once.
@MainActor struct TouchFacts {
  let view: View
  let window: Window
  /// The view and all its ancestors, nearest first, the window last.
  let lineage: [View]
  /// The touch's position on the screen.
  let point: CGPoint
  /// The screen's bounds.
  let screen: CGRect
  /// The view that receives the touch.
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

  /// Returns the touch's position in a view's coordinates.
  func place(in view: View) -> CGPoint {
    guard let window = view.window else { return point }
    return view.convert(window.convertFromScreen(point), from: nil)
  }

  /// Returns the bounding box of a screen rectangle in a view's coordinates.
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

  /// The key that receives the touch.
  var hitKey: KeyboardKey? {
    (hit as? KeyplaneView).flatMap { $0.key(nearestTo: place(in: $0)) }
  }

  /// Whether the view is a label or an image that lets touches through to the view behind it. A label or
  /// image with recognizers of its own is expected to receive touches itself.
  private var passesTouches: Bool {
    (view is Label || view is ImageView) && !view.isUserInteractionEnabled && !view.handlesTaps
  }

  /// The view that handles a touch the label or image lets through, or `nil` if there is none.
  var ground: View? {
    guard passesTouches, blockedArea == nil, let hit, view.isDescendant(of: hit) else { return nil }
    return hit.lineage.first(where: \.handlesTaps)
  }

  /// The view that would handle such a touch but doesn't receive it.
  var blockedArea: View? {
    guard passesTouches else { return nil }
    return lineage.dropFirst().prefix { $0 !== hit }.first(where: \.handlesTaps)
  }

  /// The views from below the nearest common ancestor down to the hit view, and that ancestor; `nil` if the
  /// hit view isn't in front of the view.
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

  /// The modal in front of the view, or `nil` if the hit view isn't in one.
  var modal: Modal? {
    guard let hit, let cover, let top = cover.path.first else { return nil }
    return Modal(holding: hit, below: top)
  }
}

extension View {
  /// Whether the view handles taps: as a control, as a cell, or with one of the app's recognizers.
  fileprivate var handlesTaps: Bool {
    if self is Control || self is TableViewCell || self is CollectionViewCell { return true }
    return gestureRecognizers?.contains { $0.isEnabled && !$0.isInternal } ?? false
  }

  /// The view and all its ancestors, nearest first.
  var lineage: [View] { Array(sequence(first: self) { $0.superview }) }
}
