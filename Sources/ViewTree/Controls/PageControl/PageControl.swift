import Foundation
import Responder
import Simulation

/// A row of dots, one for each page. A tap on the right half advances one page, a tap on the left half goes
/// back one.
///
/// A tap that changes the page sends `.valueChanged` before the touch event. A drag over the dots goes
/// through the pages, and sends `.valueChanged` for each, unless ``allowsContinuousInteraction`` is false.
/// Changes in code send no events.
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

  /// The background of the dots; from iOS 14.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction in which the pages are counted; from iOS 16.
  open var direction = Direction.natural { didSet { invalidateIntrinsicContentSize() } }
  /// Whether a drag over the dots goes through the pages; from iOS 14.
  open var allowsContinuousInteraction = true
  /// The current interaction of the user; from iOS 14.
  public internal(set) final var interactionState = InteractionState.none
  /// The image of the pages without one of their own, or `nil` for a dot; from iOS 14.
  open var preferredIndicatorImage: Image?
  /// The image of the current page unless it has one of its own; `nil` for that of the other pages.
  open var preferredCurrentPageIndicatorImage: Image?
  /// The images of pages, by their number.
  final var images: [Int: Image] = [:]
  final var currentImages: [Int: Image] = [:]
  /// The place of the finger's first touch, and whether it has begun to drag.
  private var pressStart: CGFloat?

  /// The progress of the current page, whose dot is a bar that fills up; from iOS 17.
  open var progress: PageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.pageControl = nil
      progress?.pageControl = self
      progress?.pageDidChange(of: self, byTimer: false)
      invalidateIntrinsicContentSize()
    }
  }

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
    set { setPage(newValue, byTimer: false) }
  }

  /// Shows a page; a progress starts again unless its timer has advanced the page.
  final func setPage(_ page: Int, byTimer: Bool) {
    let old = storedPage
    storedPage = limited(page)
    if storedPage != old { progress?.pageDidChange(of: self, byTimer: byTimer) }
  }

  /// The width of the bar of the current page with a progress (assumed).
  package static let progressWidth: CGFloat = 32

  private func limited(_ page: Int) -> Int { min(max(0, page), max(0, storedCount - 1)) }

  /// Returns the size of the dots for a number of pages: each dot is 7 points wide, with gaps of 9 points,
  /// and the height is 26 points from iOS 14 and 37 before (TC25).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let bar = progress == nil || pageCount == 0 ? 0 : PageControl.progressWidth - 7
    let size = CGSize(
      width: max(0, 16 * CGFloat(pageCount) - 9 + bar),
      height: designValue(of: VersionRules.pageControlHeight)
    )
    return direction.isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: storedCount) }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: storedCount) }

  // MARK: Touches

  /// Returns a touch's place along the dots, counted from the side of the first page.
  private func place(of touch: Touch) -> CGFloat {
    let point = touch.location(in: self)
    return switch direction {
    case .natural: directed(x: point.x) - bounds.minX
    case .leftToRight: point.x - bounds.minX
    case .rightToLeft: bounds.maxX - point.x
    case .topToBottom: point.y - bounds.minY
    case .bottomToTop: bounds.maxY - point.y
    }
  }

  private var length: CGFloat { direction.isVertical ? bounds.height : bounds.width }

  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressStart = place(of: touch)
    interactionState = .discrete
    return true
  }

  /// Goes to the page under the finger after it has moved by more than 10 points (assumed).
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    guard allowsContinuousInteraction, let pressStart, storedCount > 1 else { return true }
    let place = place(of: touch)
    if abs(place - pressStart) > 10 { interactionState = .continuous }
    guard interactionState == .continuous, length > 0 else { return true }
    go(to: Int((place / length * CGFloat(storedCount)).rounded(.down)), for: event)
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: Event?) {
    let wasContinuous = interactionState == .continuous
    (pressStart, interactionState) = (nil, .none)
    guard isTouchInside, let touch, !wasContinuous else { return }
    go(to: currentPage + (place(of: touch) >= length / 2 ? 1 : -1), for: event)
  }

  open override func cancelTracking(with event: Event?) {
    (pressStart, interactionState) = (nil, .none)
  }

  private func go(to page: Int, for event: Event?) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendValueChange(for: event) }
  }

  override var preventsAncestorTaps: Bool { true }

  override var standardAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["page = \(currentPage) of \(numberOfPages)"] }
}
