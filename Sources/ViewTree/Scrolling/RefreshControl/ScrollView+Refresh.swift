import Foundation

extension ScrollView {
  /// Replaces the refresh control, placing the new one just above the content, behind the other subviews.
  /// The old one is removed and ends its refresh.
  final func replaceRefreshControl(with control: RefreshControl?) {
    guard control !== refresh else { return }
    if let old = refresh {
      old.endRefreshing()
      old.removeFromSuperview()
      old.scrollView = nil
    }
    if let other = control?.scrollView { other.refreshControl = nil }
    refresh = control
    guard let control else { return }
    control.scrollView = self
    let height = RefreshControl.height
    control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    insertSubview(control, at: 0)
  }

  /// Sends cells to the back, in their order, with only the refresh control and a background behind them.
  final func sendCellsToBack(_ cells: [View], before background: View?) {
    for cell in cells.reversed() { sendSubviewToBack(cell) }
    if let refresh { sendSubviewToBack(refresh) }
    if let background { sendSubviewToBack(background) }
  }
}
