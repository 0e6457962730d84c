import Foundation

extension View {
  /// The tint of a view if no tint is set on it or above it.
  package nonisolated static let standardTintColor = Color.systemBlue

  /// The view's own tint, or the nearest one above. Costs O(depth).
  final var inheritedTintColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.baseSuperview
    }
    return View.standardTintColor
  }

  func setTintColor(_ color: Color?) {
    let old = inheritedTintColor
    ownTintColor = color
    baseWindow?.hasTints = true
    if inheritedTintColor != old { notifyTintChange() }
  }

  /// The inherited tint; constant time if the window has only the standard tint.
  final var tintFromWindow: Color {
    guard let baseWindow, baseWindow.hasTints else { return ownTintColor ?? View.standardTintColor }
    return inheritedTintColor
  }

  /// Notifies this view and the views below that inherit its tint.
  final func notifyTintChange() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      view.tintColorDidChange()
      stack.append(contentsOf: view.children.reversed().filter { $0.ownTintColor == nil })
    }
  }
}
