import Foundation
import Responder
import Simulation

/// A view that shows a part of a larger content.
///
/// The content offset is the origin of ``View/bounds``, and nothing else (E1).
@preconcurrency @MainActor open class ScrollView: View {
  private var storedContentSize = CGSize.zero
  private var storedContentInset = EdgeInsets.zero
  /// What the safe area adds to the content's insets.
  private(set) final var safeAreaPart = EdgeInsets.zero
  final var animation: ScrollAnimation?
  /// What a person's scrolling needs to remember; nil until somebody scrolls.
  final var drag: DragSession?
  private let pan = ScrollPanGestureRecognizer()

  /// The recognizer of drags. Its other recognizers' delegates may let theirs go along with it.
  public final var panGestureRecognizer: PanGestureRecognizer { pan }
  /// Whether a person can drag sideways also where the content is not wider than the view; needs ``bounces``.
  open var alwaysBounceHorizontal = false
  /// Whether a person can drag up and down also where the content is not higher than the view; needs ``bounces`` (E14).
  open var alwaysBounceVertical = false
  /// Whether a drag ends on a multiple of the view's size (E13).
  open var isPagingEnabled = false
  /// When scrolling sends the keyboard away; only where there is something to scroll (E48).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How quickly content that goes on by itself slows down.
  open var decelerationRate = DecelerationRate.normal

  /// How long touches in the content are held back (E36).
  static let contentTouchDelay = Duration.milliseconds(150)

  /// Whether touches in the content are held back for a while, until it is clear that they are no scrolling (E35).
  open var delaysContentTouches = true
  /// Whether scrolling may take touches away from the content that have begun there (E40).
  open var canCancelContentTouches = true
  /// Who hears of the movements.
  open weak var delegate: (any ScrollViewDelegate)?
  /// Whether the content stops at an edge with a bounce when a person scrolls.
  open var bounces = true
  /// Whether a person may scroll.
  open var isScrollEnabled = true
  /// When the safe area adds to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustToSafeArea() }
  }
  /// How far the scroll indicators keep away from the edges; independent of ``contentInset`` (E12).
  open var scrollIndicatorInsets = EdgeInsets.zero

  /// The size of the content, in points. Where the present offset is beyond its new end, it goes back at once (Q22).
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        programmerError("\(debugName): contentSize \(GeometryText.size(newValue)) is not finite")
      }
      storedContentSize = newValue
      adjustToSafeArea()
      clampOffset()
    }
  }

  /// How much can be scrolled to around the content (E7). The offset moves only if it rests at an edge that moves (Q21).
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        programmerError("\(debugName): contentInset \(newValue) is not finite")
      }
      changeInset { storedContentInset = newValue }
    }
  }

  /// The point of the content that is seen at the top left corner. Setting it does not clamp (E2).
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Creates a scroll view with that frame; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    pan.name = "scrolling"
    pan.addTarget(self, action: MethodSelector("handlePan", ScrollView.handlePan))
    addGestureRecognizer(pan)
  }

  /// Moves the content, over 0.3 seconds if `animated`.
  ///
  /// An animated move changes ``contentOffset`` step by step and ends with the delegate's
  /// `scrollViewDidEndScrollingAnimation`. To where the content is already, nothing happens (E27).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinitePoint else {
      programmerError("\(debugName): contentOffset \(GeometryText.point(contentOffset)) is not finite")
    }
    animation?.cancel()
    animation = nil
    if animated, ownWindow != nil, contentOffset != self.contentOffset {
      scroll(to: contentOffset)
    } else {
      bounds.origin = contentOffset
    }
  }

  /// Moves the content as little as needed to show `rect`, in the content's coordinates (E16, E22). What is visible
  /// already stays; see the facts E17, E18 and the decision Q23 for what counts.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFiniteRect else {
      programmerError("\(debugName): scrollRectToVisible \(GeometryText.rect(rect)) is not finite")
    }
    let goal = scrollGeometry.offset(toShow: rect, from: contentOffset)
    if let goal { setContentOffset(goal, animated: animated) }
  }

  /// ``adjustedContentInset`` has changed because of the safe area.
  open func adjustedContentInsetDidChange() {}

  /// Lets the view's own recognizer begin only if content that has heard of the touch may be disturbed (E38-E40).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    return pan.ownTouches.allSatisfy { touch in
      guard let content = touch.view, content !== self, hasBegun(touch) else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }

  private func hasBegun(_ touch: Touch) -> Bool {
    ownWindow?.application.touchDispatcher.hasBegun(touch) ?? false
  }

  // MARK: Touches in the content

  /// Whether a view inside hears of touches at all; true unless a subclass says otherwise (E37).
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  /// Whether scrolling may take touches from a view inside: from any but a control, unless a subclass says otherwise
  /// (E38). Not asked when ``canCancelContentTouches`` is false.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  // MARK: Touches

  /// Keeps the touch: it does not go on to the next responder (C25).
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Keeps the touch.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Keeps the touch.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // MARK: Consistency

  final var scrollGeometry: ScrollGeometry {
    ScrollGeometry(size: geometry.bounds.size, contentSize: storedContentSize, inset: adjustedContentInset)
  }

  override func geometryDidChange(from old: ViewGeometry) {
    let (before, after) = (old.bounds.origin, geometry.bounds.origin)
    if before != after {
      setNeedsLayout()
      logOffset(from: before)
      delegate?.scrollViewDidScroll(self)
    }
    guard old.bounds.size != geometry.bounds.size else { return }
    adjustToSafeArea()
    clampOffset()
  }

  /// Brings the offset back into its range after the range has shrunk (Q22). An offset that was out of range by the
  /// program's will stays until then.
  private func clampOffset() {
    let clamped = scrollGeometry.clamped(contentOffset)
    guard clamped != contentOffset, !isTracking, !isDecelerating else { return }
    setContentOffset(clamped, animated: false)
  }

  override func safeAreaDidChange() { adjustToSafeArea() }

  /// Lets the insets follow the safe area. Where a person can't scroll, the offset stays (E9).
  private func adjustToSafeArea() {
    let part = presentSafeAreaPart
    guard part != safeAreaPart else { return }
    if isScrollEnabled { changeInset { safeAreaPart = part } } else { safeAreaPart = part }
    adjustedContentInsetDidChange()
  }

  private func changeInset(_ change: () -> Void) {
    let (old, offset) = (scrollGeometry, contentOffset)
    change()
    let new = scrollGeometry
    let target = CGPoint(
      x: ScrollGeometry.follow(offset.x, from: old.horizontalRange, to: new.horizontalRange),
      y: ScrollGeometry.follow(offset.y, from: old.verticalRange, to: new.verticalRange)
    )
    if target != offset { bounds.origin = target }
  }

  private func logOffset(from old: CGPoint) {
    guard let window = ownWindow, window.isLogged, animation == nil, !isDragging else { return }
    let move = "\(GeometryText.point(old)) -> \(GeometryText.point(contentOffset))"
    window.log?.record(.scrolling, debugName, "contentOffset \(move)")
  }

  open override var descriptionDetails: [String] {
    [
      "contentOffset = \(GeometryText.point(contentOffset))",
      "contentSize = \(GeometryText.size(storedContentSize))",
    ]
  }
}
