import Foundation
import Responder

/// A row of dots, one for each page; a tap on the right half goes one page on, on the left half one back.
///
/// A tap that changes the page sends `.valueChanged`, before the touch event. Changes from code send nothing.
@preconcurrency @MainActor open class PageControl: Control {
  private var storedPage = 0
  private var storedCount = 0

  /// Whether nothing is shown while there is one page or none.
  open var hidesForSinglePage = false

  /// The color of the dots; nil for gray.
  open var pageIndicatorTintColor: Color?
  /// The color of the dot of the current page; nil for what is read best.
  open var currentPageIndicatorTintColor: Color?

  /// How many pages there are; fewer of them bring ``currentPage`` back to the last one.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      invalidateIntrinsicContentSize()
      currentPage = storedPage
    }
  }

  /// The page, from 0; what is beyond the pages becomes the nearer end.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = min(max(0, newValue), max(0, storedCount - 1)) }
  }

  /// Returns the size of so many dots, each 7 points wide and 9 apart; 37 points high. The figures are assumed.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: max(0, 16 * pageCount - 9), height: 37)
  }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: storedCount) }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x >= bounds.midX ? 1 : -1
    if currentPage != old { send(.valueChanged, event: event) }
  }

  override var winsOverAncestorTaps: Bool { true }

  override var standardAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["page = \(currentPage) of \(numberOfPages)"] }
}
