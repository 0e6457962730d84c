import Foundation
import Responder
import Simulation

/// A row of dots, one for each page. A tap on the right half advances one page, a tap on the left half goes
/// back one.
///
/// A tap that changes the page sends `.valueChanged` before the touch event. Changes in code send no events.
@preconcurrency @MainActor open class PageControl: Control {
  private var storedPage = 0
  private var storedCount = 0

  /// Whether the control shows nothing while there is at most one page.
  open var hidesForSinglePage = false

  /// The color of the dots, or `nil` for gray.
  open var pageIndicatorTintColor: Color?
  /// The color of the current page's dot, or `nil` for a dark or light color that is legible on the
  /// background.
  open var currentPageIndicatorTintColor: Color?

  /// The number of pages. Reducing it limits ``currentPage`` to the last page.
  open var numberOfPages: Int {
    get { storedCount }
    set {
      storedCount = max(0, newValue)
      invalidateIntrinsicContentSize()
      storedPage = limited(storedPage)
    }
  }

  /// The index of the current page, from 0; limited to the range of pages.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = limited(newValue) }
  }

  private func limited(_ page: Int) -> Int { min(max(0, page), max(0, storedCount - 1)) }

  /// Returns the size of the dots for a number of pages: each dot is 7 points wide, with gaps of 9 points,
  /// and the height is 26 points from iOS 14 and 37 before (TC25).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(
      width: max(0, 16 * CGFloat(pageCount) - 9),
      height: designValue(of: VersionRules.pageControlHeight)
    )
  }

  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: storedCount) }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage += directed(x: touch.location(in: self).x) >= bounds.midX ? 1 : -1
    if currentPage != old { send(.valueChanged, event: event) }
  }

  override var preventsAncestorTaps: Bool { true }

  override var standardAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["page = \(currentPage) of \(numberOfPages)"] }
}
