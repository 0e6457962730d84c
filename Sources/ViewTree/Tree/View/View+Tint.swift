import Foundation

extension View {
  /// The tint of a view for which nobody set one.
  package nonisolated static let standardTintColor = Color.systemBlue

  /// The view's own tint, or the nearest one above. Costs O(depth).
  final var inheritedTintColor: Color {
    var view: View? = self
    while let current = view {
      if let color = current.ownTintColor { return color }
      view = current.parent
    }
    return View.standardTintColor
  }

  func setTintColor(_ color: Color?) {
    let old = inheritedTintColor
    ownTintColor = color
    ownWindow?.hasTints = true
    if inheritedTintColor != old { tellTintChange() }
  }

  /// The tint as far as the window has any but the standard one; free where it has none.
  final var tintFromWindow: Color {
    guard let ownWindow, ownWindow.hasTints else { return ownTintColor ?? View.standardTintColor }
    return inheritedTintColor
  }

  /// Tells this view and those below that take their color from it.
  final func tellTintChange() {
    var stack: [View] = [self]
    while let view = stack.popLast() {
      view.tintColorDidChange()
      stack.append(contentsOf: view.children.reversed().filter { $0.ownTintColor == nil })
    }
  }
}
