import Foundation
import Simulation

/// The entries of a scroll view in the log.
extension ScrollView {
  final func logInset(from old: EdgeInsets) {
    guard contentInset != old, let window = baseWindow, window.isLogged else { return }
    window.log.record(
      .scrolling,
      debugName,
      "contentInset \(GeometryText.insets(old)) -> \(GeometryText.insets(contentInset))",
      .change(.contentInset(old, contentInset), of: identity(in: window.log))
    )
  }

  final func logOffset(from old: CGPoint) {
    guard let window = baseWindow, window.isLogged, animation == nil, !baseIsDragging, !isBusyZooming else {
      return
    }
    let move = "\(GeometryText.point(old)) -> \(GeometryText.point(contentOffset))"
    window.log.record(
      .scrolling,
      debugName,
      "contentOffset \(move)",
      .change(.contentOffset(old, contentOffset), of: identity(in: window.log))
    )
  }
}
