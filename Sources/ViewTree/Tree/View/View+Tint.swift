import Foundation
import Simulation

extension View {
  /// The tint of a view if no tint is set on it or above it.
  package nonisolated static let standardTintColor = Color.systemBlue

  /// The view's own tint, or the nearest one above. Costs O(depth).
  final var inheritedTintColor: Color { nearestTintColor ?? View.standardTintColor }

  private var nearestTintColor: Color? {
    var view: View? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.baseSuperview
    }
    return nil
  }

  func setTintColor(_ color: Color?) {
    let old = inheritedTintColor
    ownTintColor = color
    baseWindow?.hasTints = true
    if inheritedTintColor != old { notifyTintChange() }
  }

  /// The inherited tint, or nil for the standard tint; constant time if the window has only that.
  final var tintFromWindow: Color? {
    guard let baseWindow, baseWindow.hasTints else { return ownTintColor }
    return nearestTintColor
  }

  /// Returns whether the inherited tint is not `old`, an earlier value of ``tintFromWindow``.
  final func hasTint(otherThan old: Color?) -> Bool {
    let tint = tintFromWindow
    guard tint != nil || old != nil else { return false }
    return tint ?? View.standardTintColor != old ?? View.standardTintColor
  }

  /// Notifies this view and the views below that inherit its tint.
  final func notifyTintChange() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      Recursion.enter("tintColorDidChange() of \(view.debugName)")
      view.tintColorDidChange()
      Recursion.leave()
      stack.append(contentsOf: view.children.reversed().filter { $0.ownTintColor == nil })
    }
  }
}
