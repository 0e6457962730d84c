import Foundation
import Responder
import Simulation

/// A control that the simulated user pulls down above a scroll view's content to refresh it; from iOS 6.
///
/// It is assigned to ``ScrollView/refreshControl``. A touch that pulls the content 100 points below its
/// position sends `.valueChanged`, while it is still down; that distance is assumed. From then on
/// ``isRefreshing`` is true, and after the touch ends the content rests 60 points lower, until the app calls
/// ``endRefreshing()``.
@preconcurrency @MainActor open class RefreshControl: Control {
  /// The control's height, in points.
  static let height: CGFloat = 60
  /// The distance that the content must be pulled to start a refresh.
  static let pullDistance: CGFloat = 100

  /// The scroll view whose content is refreshed.
  final weak var scrollView: ScrollView?
  /// Whether a refresh is in progress.
  open var isRefreshing: Bool { baseIsRefreshing }
  package private(set) final var baseIsRefreshing = false
  /// The text below the spinner, kept for the app to read.
  open var attributedTitle: NSAttributedString?
  /// Whether content at its top rests below the control.
  private(set) final var isInPlace = false
  /// Whether the current pull has already begun a refresh.
  private var hasFired = false

  /// Creates a control without a scroll view.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshControl.height))
  }

  /// Creates a control without a scroll view; the frame has no effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    isHidden = true
  }

  /// Begins a refresh as a pull would, but sends no action and doesn't move content that isn't at its top.
  open func beginRefreshing() {
    guard !baseIsRefreshing else { return }
    baseIsRefreshing = true
    isHidden = false
    log("begins to refresh")
    guard let scrollView, !scrollView.baseIsDragging else { return }
    isInPlace = true
    scrollView.adjustToRefresh(keepsOffset: true)
  }

  /// Ends the refresh: content at its top returns to its position over 0.3 seconds, or at once outside a
  /// window. Does nothing if no refresh is in progress.
  open func endRefreshing() {
    guard baseIsRefreshing else { return }
    baseIsRefreshing = false
    log("ends to refresh")
    isHidden = true
    guard isInPlace else { return }
    isInPlace = false
    guard let scrollView else { return }
    guard scrollView.baseWindow != nil else { return scrollView.adjustToRefresh(keepsOffset: false) }
    View.animate(withDuration: 0.3, options: [.allowUserInteraction, .beginFromCurrentState]) {
      scrollView.adjustToRefresh(keepsOffset: scrollView.baseIsDragging)
    }
  }

  /// Handles a pull of the content by a distance below its position.
  final func contentWasPulled(by distance: CGFloat) {
    if distance > 0, !baseIsRefreshing { isHidden = false }
    guard distance >= RefreshControl.pullDistance, !baseIsRefreshing, !hasFired, isEnabled else { return }
    hasFired = true
    beginRefreshing()
    sendValueChange()
  }

  /// Handles the end of the touch.
  final func dragDidEnd() {
    hasFired = false
    guard baseIsRefreshing else {
      isHidden = true
      return
    }
    guard !isInPlace else { return }
    isInPlace = true
    scrollView?.adjustToRefresh(keepsOffset: true)
  }

  private func log(_ words: String) {
    guard let window = baseWindow, window.isLogged else { return }
    window.log.record(.scrolling, debugName, words)
  }

  override var standardAccessibilityValue: String? { baseIsRefreshing ? "1" : "0" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["refreshing = \(baseIsRefreshing ? "YES" : "NO")"] }
}
