import Foundation

/// Scrolling to the text that is edited.
extension ScrollView {
  /// Returns whether a rectangle in the content's coordinates is completely visible, as far as it is in the
  /// content, at the present offset or at the end of an animated change of it.
  final func shows(_ rect: CGRect) -> Bool {
    scrollGeometry.shows(rect, at: animation?.end ?? contentOffset)
  }

  /// Calls ``scrollRectToVisible(_:animated:)`` with a rectangle in the content's coordinates, in which a
  /// caret is.
  ///
  /// Along an axis on which the rectangle is larger than the visible part, the caret's extent takes its
  /// place, because the far end of the rectangle would be shown otherwise (E19).
  final func scroll(to rect: CGRect, withCaret caret: CGRect) {
    scrollRectToVisible(scrollGeometry.fitting(rect, orElse: caret), animated: true)
  }
}

extension CGRect {
  /// Returns the rectangle, moved by the smallest distance to be inside another one. Along an axis on which
  /// it is larger, it has the extent of the other one.
  func moved(into container: CGRect) -> CGRect {
    func start(_ low: CGFloat, _ length: CGFloat, _ lowest: CGFloat, _ whole: CGFloat) -> CGFloat {
      min(max(low, lowest), lowest + whole - length)
    }
    let size = CGSize(width: min(width, container.width), height: min(height, container.height))
    return CGRect(
      origin: CGPoint(
        x: start(minX, size.width, container.minX, container.width),
        y: start(minY, size.height, container.minY, container.height)
      ),
      size: size
    )
  }
}
