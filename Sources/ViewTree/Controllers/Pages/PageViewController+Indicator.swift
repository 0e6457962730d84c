import Foundation
import Responder
import Simulation

/// The dots below pages that scroll, whose number the data source provides.
extension PageViewController {
  /// The height of the strip with the dots, which is general knowledge.
  private static let indicatorHeight: CGFloat = 37

  /// The part of the view for pages: above the strip with the dots.
  final var pageBounds: CGRect {
    let covered = indicator == nil ? 0 : Self.indicatorHeight + view.storedSafeAreaInsets.bottom
    return view.bounds.inset(by: EdgeInsets(bottom: covered))
  }

  /// Reads the number of pages and the index of the current one from the data source; there are dots only for
  /// pages that scroll horizontally, if the data source implements both methods.
  final func updateIndicator() {
    guard isViewLoaded, transitionStyle == .scroll, navigationOrientation == .horizontal, page != nil,
      let count = presentationCount, let index = presentationIndex
    else {
      indicator?.removeFromSuperview()
      return indicator = nil
    }
    let control = indicator ?? makeIndicator()
    control.numberOfPages = count
    control.currentPage = index
    view.setNeedsLayout()
  }

  private var presentationCount: Int? {
    guard let dataSource else { return nil }
    return OptionalMethod.call(
      "presentationCount(for:)",
      of: dataSource,
      dataSource.presentationCount(for: self)
    )
  }

  private var presentationIndex: Int? {
    guard let dataSource else { return nil }
    return OptionalMethod.call(
      "presentationIndex(for:)",
      of: dataSource,
      dataSource.presentationIndex(for: self)
    )
  }

  private func makeIndicator() -> PageControl {
    let control = PageControl(frame: .zero)
    control.isUserInteractionEnabled = false
    indicator = control
    view.addSubview(control)
    return control
  }

  final func placeIndicator() {
    guard let indicator else { return }
    let bounds = pageBounds
    indicator.frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: Self.indicatorHeight)
    view.bringSubviewToFront(indicator)
  }

  /// Moves the current dot after a turn made by a touch.
  final func indicatorFollows(_ direction: NavigationDirection) {
    indicator?.currentPage += direction == .forward ? 1 : -1
  }
}
