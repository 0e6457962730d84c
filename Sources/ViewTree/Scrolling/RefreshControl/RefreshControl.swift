import Foundation
import Responder
import Simulation

/// What a person pulls down above a scroll view's content to have it made anew; from iOS 6.
///
/// It is given to ``ScrollView/refreshControl``. A finger that pulls the content 100 points below its place sends
/// `.valueChanged`, while it is still down; that distance is assumed. From then on ``isRefreshing`` is true, and when the
/// finger is gone the content rests 60 points lower, until the program calls ``endRefreshing()``.
@preconcurrency @MainActor open class RefreshControl: Control {
  /// How high it is, in points.
  static let height: CGFloat = 60
  /// How far a finger pulls the content before it counts.
  static let pullDistance: CGFloat = 100

  /// The scroll view whose content is made anew.
  final weak var scrollView: ScrollView?
  /// Whether the content is being made anew.
  public private(set) final var isRefreshing = false
  /// Words below the wheel. Pictures don't show them.
  open var attributedTitle: NSAttributedString?
  /// Whether content at its top rests below the control.
  private(set) final var isInPlace = false
  /// Whether the pull under way has begun a refresh already.
  private var hasFired = false

  /// Creates a control that belongs to no scroll view yet.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: RefreshControl.height))
  }

  /// Creates a control that belongs to no scroll view yet; of the frame nothing counts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleWidth
    isHidden = true
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Begins as a pull would, but sends nothing and does not move content that is not at its top.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    log("begins to refresh")
    guard let scrollView, !scrollView.isInDrag else { return }
    isInPlace = true
    scrollView.adjustToRefresh(keepsOffset: true)
  }

  /// Ends the refresh: content at its top goes back to its place, over 0.3 seconds, at once outside of a window. Nothing if none
  /// is under way.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    log("ends to refresh")
    isHidden = true
    guard isInPlace else { return }
    isInPlace = false
    guard let scrollView else { return }
    guard scrollView.ownWindow != nil else { return scrollView.adjustToRefresh(keepsOffset: false) }
    View.animate(withDuration: 0.3, options: [.allowUserInteraction, .beginFromCurrentState]) {
      scrollView.adjustToRefresh(keepsOffset: scrollView.isInDrag)
    }
  }

  /// A finger has pulled the content so far below its place.
  final func wasPulled(by distance: CGFloat) {
    if distance > 0, !isRefreshing { isHidden = false }
    guard distance >= RefreshControl.pullDistance, !isRefreshing, !hasFired, isEnabled else { return }
    hasFired = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// The finger is gone.
  final func wasReleased() {
    hasFired = false
    guard isRefreshing else {
      isHidden = true
      return
    }
    guard !isInPlace else { return }
    isInPlace = true
    scrollView?.adjustToRefresh(keepsOffset: true)
  }

  private func log(_ words: String) {
    guard let window = ownWindow, window.isLogged else { return }
    window.log.record(.scrolling, debugName, words)
  }

  override var standardAccessibilityValue: String? { isRefreshing ? "1" : "0" }

  override var isStandardAccessibilityElement: Bool { true }

  open override var descriptionDetails: [String] { ["refreshing = \(isRefreshing ? "YES" : "NO")"] }
}
