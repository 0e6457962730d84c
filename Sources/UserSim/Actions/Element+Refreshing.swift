import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Element {
  /// Pulls down the content of the scroll view, or of the one around the element, until its refresh control
  /// begins to refresh, and lifts the finger. The content must be at its top.
  ///
  /// - Throws: Reasons `.noMatch`, `.severalMatches`, and `.noRefreshControl` if there is no enabled refresh
  ///   control, if it refreshes already, or if no finger reaches the upper part of the scroll view.
  public func pullToRefresh(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws(InteractionError) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let deed = ElementDeed("pull to refresh", "", "pullToRefresh").withoutCounterpart()
    try user.acting(UserAction(deed, on: self, at: place)) { () throws(InteractionError) in
      let found = try one(for: "pullToRefresh()", at: place)
      let scrollView = found.view?.lineage.lazy.compactMap { $0 as? ScrollView }.first {
        $0.refreshControl != nil
      }
      guard let scrollView, let start = user.startOfRefresh(in: scrollView) else {
        let reason = InteractionError.Reason.noRefreshControl(view: found.debugName)
        throw user.failure(reason, in: "\(spelling).pullToRefresh()", about: found, at: place)
      }
      user.pull(from: start, in: scrollView)
    }
  }
}

extension User {
  /// Returns the shown scroll views whose refresh control can be pulled down now.
  package func refreshableElements() -> [(path: ElementPath, view: View)] {
    scrollableElements().filter { startOfRefresh(in: $0.view) != nil }
  }

  /// Returns a point, in screen coordinates, from which a finger pulls down content that is at its top;
  /// `nil` if the scroll view has no refresh control that begins to refresh by that.
  fileprivate func startOfRefresh(in view: View) -> CGPoint? {
    guard let scrollView = view as? ScrollView, let control = scrollView.refreshControl, control.isEnabled,
      !control.isRefreshing, scrollView.isScrollEnabled,
      scrollView.contentOffset.y <= -scrollView.baseAdjustedContentInset.top
    else { return nil }
    let map = application.screen.fromInterface
    let part = visiblePart(of: scrollView).applying(map.inverted())
    guard part.height.isFinite else { return nil }
    for row in [0.05, 0.15, 0.25, 0.35] {
      for column in [0.5, 0.05, 0.95, 0.25, 0.75] {
        let point = CGPoint(x: part.minX + part.width * column, y: part.minY + part.height * row).applying(
          map
        )
        guard let hit = application.hitTest(atScreenPoint: point, with: nil),
          hit.lineage.first(where: { $0 is ScrollView || $0 is Slider }) === scrollView
        else { continue }
        return point
      }
    }
    return nil
  }

  /// Pulls from a point to the bottom of the visible part in 0.6 s.
  fileprivate func pull(from start: CGPoint, in scrollView: ScrollView) {
    let map = application.screen.fromInterface
    let part = visiblePart(of: scrollView).applying(map.inverted())
    let end = CGPoint(x: start.applying(map.inverted()).x, y: part.maxY - 1).applying(map)
    move(along: [
      FingerPath(from: start).moving(to: end, over: .milliseconds(600)).holding(for: .milliseconds(100))
    ])
  }
}
