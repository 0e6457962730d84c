import Foundation
import Simulation
import ViewTree

extension Simulator {
  /// Claims that a view ends at the keyboard's upper edge, with no part of it behind the keyboard and no gap
  /// above the keyboard; it fails while no keyboard is at the bottom of the screen.
  public func claimEndsAtKeyboard(_ view: View) -> Claim {
    let sight = Sight(application: application, keyboard: keyboard)
    guard let top = sight.keyboardTop else { return Claim("no keyboard is at the bottom", false) }
    let bottom = sight.place(of: view, view.bounds).maxY
    let numbers = "its bottom \(GeometryText.number(bottom)), the keyboard's top \(GeometryText.number(top))"
    let gap = top - bottom
    if abs(gap) <= 0.01 { return Claim("\(view.debugName) ends at the keyboard: \(numbers)", true) }
    let points = GeometryText.number(abs(gap))
    let place =
      gap > 0 ? "ends \(points) points above the keyboard" : "is under the keyboard by \(points) points"
    return Claim("\(view.debugName) \(place): \(numbers)", false)
  }

  /// Claims that the content offset of a scroll view is one at which the content can rest, between its
  /// insets.
  public func claimAtRest(_ scrollView: ScrollView) -> Claim {
    let geometry = scrollView.scrollGeometry
    let (lowest, highest) = (geometry.minimumOffset, geometry.maximumOffset)
    let offset = scrollView.contentOffset
    let range =
      lowest == highest
      ? "only at \(GeometryText.point(lowest))"
      : "from \(GeometryText.point(lowest)) to \(GeometryText.point(highest))"
    return Claim(
      "the content offset is \(GeometryText.point(offset)); content can rest \(range)",
      offset == geometry.clamped(offset)
    )
  }
}
