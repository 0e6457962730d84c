import Foundation
import Responder
import Simulation

/// A view that shows a part of a larger content.
///
/// The content offset is the origin of ``View/bounds``, and nothing else (E1).
@preconcurrency @MainActor open class ScrollView: View {
  private var storedContentSize = CGSize.zero
  /// The content's size at a scale of 1.
  private var unscaledContentSize = CGSize.zero
  private var storedZoomScale: CGFloat = 1
  private var storedContentInset = EdgeInsets.zero
  /// What the safe area adds to the content's insets.
  private(set) final var safeAreaPart = EdgeInsets.zero
  final var animation: ScrollAnimation?
  /// What a person's scrolling needs to remember; nil until somebody scrolls.
  final var drag: DragSession?
  private let pan = ScrollPanGestureRecognizer()
  /// What zooming needs to remember; nil until something zooms.
  final var zoom: ZoomSession?
  private var pinch: ScrollPinchGestureRecognizer?

  /// The recognizer of drags. Its other recognizers' delegates may let theirs go along with it.
  public final var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The recognizer of pinches; nil while ``maximumZoomScale`` is not greater than ``minimumZoomScale``.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? { pinch }
  /// Whether a drag that begins along one axis moves the content along that one only, until the finger is lifted; one
  /// that begins in between moves it along both.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top; it does only if no other scroll view on the screen says so
  /// too (E34).
  open var scrollsToTop = true
  /// Whether the vertical scroll indicator is seen while content moves. Pictures don't show it.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is seen while content moves. Pictures don't show it.
  open var showsHorizontalScrollIndicator = true
  /// Whether a person can drag sideways also where the content is not wider than the view; needs ``bounces``. The safe area
  /// counts then as if it were.
  open var alwaysBounceHorizontal = false { didSet { adjustToSafeArea() } }
  /// Whether a person can drag up and down also where the content is not higher than the view; needs ``bounces`` (E14). The
  /// safe area counts then as if it were.
  open var alwaysBounceVertical = false { didSet { adjustToSafeArea() } }
  /// Whether a drag ends on a multiple of the view's size (E13).
  open var isPagingEnabled = false
  /// When scrolling sends the keyboard away; only where there is something to scroll (E48).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How quickly content that goes on by itself slows down.
  ///
  /// Stops with `ScrollView: decelerationRate 1 must be from 0 to less than 1` for any other.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !(0..<1).contains(decelerationRate.rawValue) else { return }
      let rate = GeometryText.number(decelerationRate.rawValue)
      programmerError("\(debugName): decelerationRate \(rate) must be from 0 to less than 1")
    }
  }

  /// How long touches in the content are held back (E36).
  static let contentTouchDelay = Duration.milliseconds(150)

  /// Whether touches in the content are held back for a while, until it is clear that they are no scrolling (E35).
  open var delaysContentTouches = true
  /// Whether scrolling may take touches away from the content that have begun there (E40).
  open var canCancelContentTouches = true
  /// What a person pulls down above the content to have it made anew; from iOS 10.
  public final var refreshControl: RefreshControl? {
    get { refresh }
    set { replaceRefreshControl(with: newValue) }
  }
  final var refresh: RefreshControl?
  /// Who hears of the movements.
  open weak var delegate: (any ScrollViewDelegate)?
  /// Whether the content stops at an edge with a bounce when a person scrolls.
  open var bounces = true
  /// Whether a pinch may lead beyond the limits of the scale, from where content comes back.
  open var bouncesZoom = true
  /// Whether a person may scroll; ``panGestureRecognizer`` is enabled and disabled with it, which ends a drag under way.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      invalidateIntrinsicContentSize()
    }
  }
  /// When the safe area adds to the content's insets.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustToSafeArea() }
  }
  /// Whether a finger is down that may scroll, also before it has moved (E28).
  open var isTracking: Bool { hasFinger }
  /// Whether a person is scrolling: from the first move until the content rests, also after the finger was lifted (E29).
  open var isDragging: Bool { isInDrag }
  /// Whether the content goes on by itself after the finger was lifted.
  open var isDecelerating: Bool { isGliding }
  /// Whether two fingers zoom now.
  open var isZooming: Bool { isPinched }

  /// How far the scroll indicators keep away from the edges; independent of ``contentInset`` (E12).
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// How far the indicator at the side keeps away from the edges.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// How far the indicator at the bottom keeps away from the edges.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero

  /// The size of the content, in points; zooming scales it. Where the present offset is beyond its new end, it goes back at once (Q22).
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        programmerError("\(debugName): contentSize \(GeometryText.size(newValue)) is not finite")
      }
      storedContentSize = newValue
      let scale = storedZoomScale
      unscaledContentSize = CGSize(width: newValue.width / scale, height: newValue.height / scale)
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
      let old = storedContentInset
      changeInset {
        storedContentInset = newValue
        logInset(from: old)
      }
    }
  }

  /// The point of the content that is seen at the top left corner. Setting it does not clamp (E2), but rounds to the
  /// screen's pixels (E3).
  ///
  /// An animated change ends where it is. A drag, and content that goes on after it, go on from the new place.
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set {
      requireFinite(newValue)
      animation?.cancel()
      animation = nil
      let (old, new) = (contentOffset, roundedToPixels(newValue))
      shiftDrag(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
      bounds.origin = new
    }
  }

  /// Creates a scroll view with that frame; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    node.pointee.flags.insert(.isScrollView)
    clipsToBounds = true
    pan.name = "scrolling"
    pan.addTarget(self, action: MethodSelector("handlePan", ScrollView.handlePan).ofToolkit)
    addGestureRecognizer(pan)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Moves the content, over 0.3 seconds if `animated`.
  ///
  /// An animated move changes ``contentOffset`` step by step and ends with the delegate's
  /// `scrollViewDidEndScrollingAnimation`. To where the content is already, nothing happens (E27). Content that goes on
  /// by itself after a drag, and a zoom under way, end first.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    requireFinite(contentOffset)
    let goal = roundedToPixels(contentOffset)
    stopMotion()
    if zoom?.animation != nil { stopZooming() }
    if animated, ownWindow != nil, goal != self.contentOffset {
      scroll(to: goal)
    } else {
      self.contentOffset = goal
    }
  }

  private func requireFinite(_ offset: CGPoint) {
    guard !offset.isFinitePoint else { return }
    programmerError("\(debugName): contentOffset \(GeometryText.point(offset)) is not finite")
  }

  // MARK: Zooming

  /// The least scale of the content; a person can zoom if ``maximumZoomScale`` is greater.
  ///
  /// Setting it leaves ``zoomScale`` alone. It must be finite and greater than zero, or the program stops.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange("minimumZoomScale", minimumZoomScale) }
  }

  /// The greatest scale of the content; if it is less than ``minimumZoomScale``, nothing changes the scale.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange("maximumZoomScale", maximumZoomScale) }
  }

  /// How large the content is shown, as a multiple. Setting it is ``setZoomScale(_:animated:)`` without animation.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Changes the scale around the middle of what is seen, over 0.3 seconds if `animated`.
  ///
  /// The scale is brought within its limits, then the offset into its range. The delegate's view gets a transform that
  /// scales it, in place of the one it had, and moves so that the content grows away from its top left corner;
  /// ``contentSize`` follows. Without such a view nothing happens. Only an animated change tells the delegate of its
  /// beginning and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    requireScale("zoomScale", scale)
    guard let scale = zoomLimits.clamped(scale) else { return }
    changeZoom(to: scale, showing: nil, animated: animated)
  }

  /// Zooms until `rect`, in the zoomed view's coordinates, just fits, and shows its middle in the middle, as far as the
  /// limits and the content's edges allow. A rectangle without area gets the greatest scale.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.isFiniteRect else {
      programmerError("\(debugName): zoom(to: \(GeometryText.rect(rect))) is not finite")
    }
    guard let scale = zoomLimits.scale(toFit: rect.standardized.size, in: bounds.size) else { return }
    changeZoom(to: scale, showing: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  private func requireScale(_ property: String, _ scale: CGFloat) {
    guard !scale.isFinite || scale <= 0 else { return }
    programmerError("\(debugName): \(property) \(GeometryText.number(scale)) is no finite scale above zero")
  }

  private func zoomLimitsDidChange(_ property: String, _ scale: CGFloat) {
    requireScale(property, scale)
    guard zoomLimits.isEnabled != (pinch != nil) else { return }
    if let old = pinch {
      pinch = nil
      removeGestureRecognizer(old)
    } else {
      let new = ScrollPinchGestureRecognizer()
      new.name = "zooming"
      new.addTarget(self, action: MethodSelector("handlePinch", ScrollView.handlePinch).ofToolkit)
      pinch = new
      addGestureRecognizer(new)
    }
  }

  /// Notes the scale of the content, whose size follows.
  final func noteScale(_ scale: CGFloat) {
    storedZoomScale = scale
    storedContentSize = scaledContentSize(at: scale)
    adjustToSafeArea()
  }

  /// The content's size at a scale.
  final func scaledContentSize(at scale: CGFloat) -> CGSize {
    CGSize(width: unscaledContentSize.width * scale, height: unscaledContentSize.height * scale)
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

  /// Lets the view's own recognizers begin only if content that has heard of the touch may be disturbed (E38-E40), and
  /// a pinch only if there is something to zoom.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === pinch else { return true }
    guard gestureRecognizer !== pinch || mayPinch else { return false }
    return gestureRecognizer.ownTouches.allSatisfy { touch in
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

  /// Returns the offset nearest to the present one at which `rect` of the content lies in `part` of the bounds; nil if the
  /// content does not go there.
  ///
  /// - Parameters:
  ///   - rect: In the content's coordinates.
  ///   - part: In the same coordinates, as the content lies now.
  package final func offset(bringing rect: CGRect, into part: CGRect) -> CGPoint? {
    scrollGeometry.offset(bringing: rect, into: part, from: contentOffset)
  }

  /// How the content lies now, and where it may.
  package final var scrollGeometry: ScrollGeometry {
    ScrollGeometry(size: geometry.bounds.size, contentSize: storedContentSize, inset: adjustedContentInset)
  }

  /// Where content is to rest after a drag, before the delegate is asked.
  func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

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
  /// program's will stays until then. Under a finger it waits, and content that goes on by itself keeps to the new range.
  final func clampOffset() {
    keepMotionInRange()
    let clamped = scrollGeometry.clamped(contentOffset)
    if hasFinger { drag?.owesClamping = true }
    guard clamped != contentOffset, !hasFinger, !isGliding, !isBusyZooming else { return }
    animation?.cancel()
    animation = nil
    acting(as: LogEntry.Rule("the content's return into its range", fact: "Q22")) {
      bounds.origin = clamped
    }
  }

  override func safeAreaDidChange() { adjustToSafeArea() }

  /// Lets the insets follow the safe area. Where a person can't scroll, the offset stays (E9).
  private func adjustToSafeArea() {
    let part = presentSafeAreaPart
    guard part != safeAreaPart else { return }
    if isScrollEnabled { changeInset { safeAreaPart = part } } else { safeAreaPart = part }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// A refresh has begun to take room above the content, or gives it back.
  final func adjustToRefresh(keepsOffset: Bool) {
    if keepsOffset { safeAreaPart = presentSafeAreaPart } else { adjustToSafeArea() }
  }

  private func changeInset(_ change: () -> Void) {
    let (old, offset) = (scrollGeometry, contentOffset)
    change()
    keepMotionInRange()
    let new = scrollGeometry
    let target = CGPoint(
      x: ScrollGeometry.follow(offset.x, from: old.horizontalRange, to: new.horizontalRange),
      y: ScrollGeometry.follow(offset.y, from: old.verticalRange, to: new.verticalRange)
    )
    guard target != offset else { return }
    acting(as: LogEntry.Rule("the offset that keeps to the edge of the content", fact: "Q21")) {
      bounds.origin = target
    }
  }

  /// Returns the nearest point of the screen's pixels; without a screen the point itself (E3).
  private func roundedToPixels(_ point: CGPoint) -> CGPoint {
    guard let scale = (ownWindow?.application ?? Application.current)?.screen.scale else { return point }
    func rounded(_ value: CGFloat) -> CGFloat {
      // Beyond this a number has no fraction that could be rounded.
      abs(value) < 1e12 ? (value * scale).rounded() / scale : value
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  private func logInset(from old: EdgeInsets) {
    guard contentInset != old, let window = ownWindow, window.isLogged else { return }
    window.log.record(
      .scrolling,
      debugName,
      "contentInset \(GeometryText.insets(old)) -> \(GeometryText.insets(contentInset))",
      .change(.contentInset(old, contentInset), of: identity(in: window.log))
    )
  }

  private func logOffset(from old: CGPoint) {
    guard let window = ownWindow, window.isLogged, animation == nil, !isInDrag, !isBusyZooming else {
      return
    }
    let move = "\(GeometryText.point(old)) -> \(GeometryText.point(contentOffset))"
    window.log.record(
      .scrolling,
      debugName,
      "contentOffset \(move)",
      .change(.contentOffset(old, contentOffset), of: identity(in: window.log))
    )
  }

  open override var descriptionDetails: [String] {
    [
      "contentOffset = \(GeometryText.point(contentOffset))",
      "contentSize = \(GeometryText.size(storedContentSize))",
    ]
  }
}
