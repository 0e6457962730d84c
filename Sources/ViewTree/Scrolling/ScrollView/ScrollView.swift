import Foundation
import Responder
import Simulation

/// A view that shows a part of a larger content.
///
/// The content offset is always the origin of ``View/bounds`` (E1).
@preconcurrency @MainActor open class ScrollView: View {
  private var storedContentSize = CGSize.zero
  /// The content's size at a scale of 1.
  private var unscaledContentSize = CGSize.zero
  private var storedZoomScale: CGFloat = 1
  private var storedContentInset = EdgeInsets.zero
  /// The part of ``adjustedContentInset`` that comes from the safe area and a refresh under way.
  private(set) final var safeAreaPart = EdgeInsets.zero {
    didSet { if safeAreaPart != oldValue { insetsDidChange() } }
  }
  /// The edges whose safe area is part of ``adjustedContentInset``.
  private(set) final var adjustedEdges: RectEdge = []
  final var animation: ScrollAnimation?
  /// The state of scrolling by touch, or `nil` until the simulated user scrolls.
  final var drag: ScrollDragSession?
  private let pan = ScrollPanGestureRecognizer()
  /// The state of zooming, or `nil` until the content is zoomed.
  final var zoom: ZoomSession?
  private var pinch: ScrollPinchGestureRecognizer?

  /// The recognizer of drags. The delegates of other recognizers may allow them to recognize simultaneously
  /// with it.
  public final var panGestureRecognizer: PanGestureRecognizer { pan }
  /// The recognizer of pinches, or `nil` while ``maximumZoomScale`` is not greater than ``minimumZoomScale``.
  public final var pinchGestureRecognizer: PinchGestureRecognizer? { pinch }
  /// Whether a drag that begins along one axis scrolls along that axis only, until the touch ends. A drag
  /// that begins diagonally scrolls along both axes.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top. The tap has no effect if another scroll view on the
  /// screen has this property set too (E34).
  open var scrollsToTop = true
  /// Whether the vertical scroll indicator is visible: in UIKit during scrolling, in pictures always.
  open var showsVerticalScrollIndicator = true
  /// Whether the horizontal scroll indicator is visible: in UIKit during scrolling, in pictures always.
  open var showsHorizontalScrollIndicator = true
  /// Whether horizontal dragging is possible even if the content is not wider than the view; requires
  /// ``bounces``. The safe area then applies as if the content were wider.
  open var alwaysBounceHorizontal = false { didSet { adjustToSafeArea() } }
  /// Whether vertical dragging is possible even if the content is not higher than the view; requires
  /// ``bounces`` (E14). The safe area then applies as if the content were higher.
  open var alwaysBounceVertical = false { didSet { adjustToSafeArea() } }
  /// Whether scrolling stops at multiples of the view's size after a drag (E13).
  open var isPagingEnabled = false
  /// The way in which scrolling dismisses the keyboard. It has an effect only if there is something to scroll
  /// (E48).
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The rate at which content decelerates after a drag.
  ///
  /// Stops with `ScrollView: decelerationRate 1 must be from 0 to less than 1` for a value outside that
  /// range.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      guard !(0..<1).contains(decelerationRate.rawValue) else { return }
      let rate = GeometryText.number(decelerationRate.rawValue)
      programmerError("\(debugName): decelerationRate \(rate) must be from 0 to less than 1")
    }
  }

  /// Whether touches in the content are delayed until it is clear that they don't scroll (E35).
  open var delaysContentTouches = true
  /// Whether scrolling may cancel touches that have already begun in the content (E40).
  open var canCancelContentTouches = true
  /// The control above the content that the simulated user pulls down to refresh it; from iOS 10.
  public final var refreshControl: RefreshControl? {
    get { refresh }
    set { replaceRefreshControl(with: newValue) }
  }
  final var refresh: RefreshControl?
  /// The height by which a collapsed large title above the content has made its bar lower.
  final var concealedTop: CGFloat = 0
  /// The navigation controller whose large title follows the content.
  final weak var barFollower: NavigationController?
  /// Whether the bar above the content has a large title, collapsed or not.
  final var isBelowLargeTitle = false {
    didSet { if isBelowLargeTitle != oldValue { largeTitleDidChange() } }
  }
  /// Whether a change of the offset is one that the delegate is called for.
  private final var isMovingContent = false
  /// The delegate, which is notified about scrolling and zooming.
  ///
  /// Tables, collection views and text views declare a property with the same name and the type of their own
  /// delegates (U98), whose value is that of this property. A value set through this one takes effect in them
  /// too.
  @_disfavoredOverload open weak var delegate: (any ScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  /// Whether the content bounces at its edges when the simulated user scrolls.
  open var bounces = true
  /// Whether a pinch may exceed the limits of the scale; the content then returns to the limit.
  open var bouncesZoom = true
  /// Whether the simulated user can scroll. It also enables and disables ``panGestureRecognizer``, which ends
  /// a drag under way.
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      pan.isEnabled = isScrollEnabled
      invalidateIntrinsicContentSize()
    }
  }
  /// The condition under which the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustToSafeArea() }
  }
  /// Whether a touch that may scroll is down, even before it has moved (E28).
  open var isTracking: Bool { baseIsTracking }
  /// Whether the simulated user is scrolling: from the first movement until the content comes to rest,
  /// including the deceleration after the touch (E29).
  open var isDragging: Bool { baseIsDragging }
  /// Whether the content is still moving after the touch that scrolled it has ended.
  open var isDecelerating: Bool { baseIsDecelerating }
  /// Whether two fingers are zooming the content.
  open var isZooming: Bool { baseIsZooming }

  /// The insets of both scroll indicators from the edges; independent of ``contentInset`` (E12).
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  /// The insets of the vertical scroll indicator from the edges.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// The insets of the horizontal scroll indicator from the edges.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero

  /// The size of the content, in points; zooming scales it. An offset beyond the new end of the content
  /// returns to it at once (Q22).
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else {
        programmerError("\(debugName): contentSize \(GeometryText.size(newValue)) is not finite")
      }
      let old = storedContentSize
      storedContentSize = newValue
      let scale = storedZoomScale
      unscaledContentSize = CGSize(width: newValue.width / scale, height: newValue.height / scale)
      adjustToSafeArea()
      clampOffset()
      report(\ScrollView.contentSize, from: old)
    }
  }

  /// The distance by which the scrollable area extends beyond the content on each side (E7). The offset
  /// changes only if it is at an edge that moves (Q21).
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set {
      guard [newValue.top, newValue.left, newValue.bottom, newValue.right].allSatisfy(\.isFinite) else {
        programmerError("\(debugName): contentInset \(newValue) is not finite")
      }
      let old = storedContentInset
      changeInset {
        storedContentInset = newValue
        insetsDidChange()
        logInset(from: old)
      }
      report(\ScrollView.contentInset, from: old)
    }
  }

  /// The point of the content that is visible at the top left corner. Setting it doesn't clamp the value
  /// (E2), but rounds it to the screen's pixels (E3).
  ///
  /// Setting it stops an animated change at its current position. A drag, and the deceleration after it,
  /// continue from the new offset.
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set {
      requireFinite(newValue)
      animation?.cancel()
      animation = nil
      let (old, new) = (contentOffset, roundedToPixels(newValue))
      shiftDrag(by: CGPoint(x: new.x - old.x, y: new.y - old.y))
      moveContent(to: new)
    }
  }

  /// Creates a scroll view with a frame. The view clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a scroll view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(of: self, as: ScrollView.self)
  }

  private func setUp() {
    node.pointee.flags.insert(.isScrollView)
    clipsToBounds = true
    pan.name = "scrolling"
    pan.addTarget(self, action: MethodSelector("handlePan", ScrollView.handlePan).internalSelector)
    baseAdd(pan)
  }

  /// Sets the content offset, over 0.3 seconds if `animated`.
  ///
  /// An animated change updates ``contentOffset`` step by step and ends with the delegate's
  /// `scrollViewDidEndScrollingAnimation`. If the offset already has this value, nothing happens (E27). A
  /// deceleration and a zoom animation under way end first.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    requireFinite(contentOffset)
    let goal = roundedToPixels(contentOffset)
    stopMotion()
    if zoom?.animation != nil { stopZooming() }
    let isMotion = animated && baseWindow != nil && goal != self.contentOffset
    if goal != self.contentOffset { offsetWillBeSet(to: goal, animated: isMotion) }
    if isMotion { scroll(to: goal) } else { self.contentOffset = goal }
  }

  private func requireFinite(_ offset: CGPoint) {
    guard !offset.isFinitePoint else { return }
    programmerError("\(debugName): contentOffset \(GeometryText.point(offset)) is not finite")
  }

  // MARK: Zooming

  /// The minimum scale of the content. The simulated user can zoom if ``maximumZoomScale`` is greater.
  ///
  /// Setting it doesn't change ``zoomScale``. The value must be finite and greater than zero; otherwise the
  /// program stops.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange("minimumZoomScale", minimumZoomScale) }
  }

  /// The maximum scale of the content. If it is less than ``minimumZoomScale``, nothing changes the scale.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsDidChange("maximumZoomScale", maximumZoomScale) }
  }

  /// The scale factor of the content. Setting it is equal to ``setZoomScale(_:animated:)`` without animation.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Changes the scale around the center of the visible area, over 0.3 seconds if `animated`.
  ///
  /// The scale is clamped to its limits, then the offset to its range. The view from the delegate's
  /// ``ScrollViewDelegate/viewForZooming(in:)`` gets a scaling transform, which replaces its old one, and
  /// moves so that the content grows from its top left corner; ``contentSize`` follows. Without such a view,
  /// nothing happens. Only an animated change notifies the delegate of its beginning and end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    requireScale("zoomScale", scale)
    guard let scale = zoomLimits.clamped(scale) else { return }
    changeZoom(to: scale, showing: nil, animated: animated)
  }

  /// Zooms so that `rect`, in the zoomed view's coordinates, just fits, and centers it, as far as the limits
  /// of the scale and the content's edges allow. A rectangle without area gets the maximum scale.
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
      baseRemove(old)
    } else {
      let new = ScrollPinchGestureRecognizer()
      new.name = "zooming"
      new.addTarget(self, action: MethodSelector("handlePinch", ScrollView.handlePinch).internalSelector)
      pinch = new
      baseAdd(new)
    }
  }

  /// Stores the scale and updates the content size from it.
  final func noteScale(_ scale: CGFloat) {
    storedZoomScale = scale
    storedContentSize = scaledContentSize(at: scale)
    adjustToSafeArea()
  }

  /// The content's size at a scale.
  final func scaledContentSize(at scale: CGFloat) -> CGSize {
    CGSize(width: unscaledContentSize.width * scale, height: unscaledContentSize.height * scale)
  }

  /// Scrolls by the smallest distance that makes `rect`, in the content's coordinates, visible (E16, E22). If
  /// it is already visible, nothing happens; see facts E17 and E18 and decision Q23 for the definition of
  /// visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard rect.isFiniteRect else {
      programmerError("\(debugName): scrollRectToVisible \(GeometryText.rect(rect)) is not finite")
    }
    let goal = scrollGeometry.offset(toShow: rect, from: contentOffset)
    if let goal { setContentOffset(goal, animated: animated) }
  }

  /// The effective insets around the content: ``contentInset``, the safe area's part (E6), and the height of
  /// an active refresh control.
  open var adjustedContentInset: EdgeInsets { baseAdjustedContentInset }
  /// Called after ``adjustedContentInset`` has changed because of the safe area.
  open func adjustedContentInsetDidChange() {}

  /// Allows the view's own recognizers to begin only if they may cancel touches that have begun in the
  /// content (E38-E40), and a pinch only if there is a view to zoom.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard gestureRecognizer === pan || gestureRecognizer === pinch else { return true }
    guard gestureRecognizer !== pinch || mayPinch else { return false }
    return gestureRecognizer.ownTouches.allSatisfy { touch in
      guard let content = touch.view, content !== self, hasBegun(touch) else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: content)
    }
  }

  private func hasBegun(_ touch: Touch) -> Bool {
    baseWindow?.application.touchDispatcher.hasBegun(touch) ?? false
  }

  // MARK: Touches in the content

  /// Returns whether a view in the content receives touches; true unless overridden (E37).
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  /// Returns whether scrolling may cancel touches in a view of the content; false only for controls unless
  /// overridden (E38). Not called while ``canCancelContentTouches`` is false.
  open func touchesShouldCancel(in view: View) -> Bool { !(view is Control) }

  // MARK: Touches

  /// Ignores the touches; they are not forwarded to the next responder (C25).
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  /// Ignores the touches.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}
  /// Ignores the touches.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}
  /// Ignores the touches.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // MARK: Consistency

  /// Returns the offset nearest to the current one at which `rect` of the content is inside `part` of the
  /// bounds, or nil if the content can't be scrolled there.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the content's coordinates.
  ///   - part: A part of the bounds in the same coordinates, at the current offset.
  package final func offset(bringing rect: CGRect, into part: CGRect) -> CGPoint? {
    scrollGeometry.offset(bringing: rect, into: part, from: contentOffset)
  }

  /// The current geometry of scrolling.
  package final var scrollGeometry: ScrollGeometry {
    ScrollGeometry(
      size: geometry.bounds.size,
      contentSize: storedContentSize,
      inset: baseAdjustedContentInset,
      concealedTop: concealedTop
    )
  }

  /// Returns the offset at which the content is to rest after a drag. Called before the delegate can change
  /// it.
  func restingOffset(proposed target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Called after another delegate was set.
  func delegateDidChange() {}
  /// Called after ``isBelowLargeTitle`` has changed.
  func largeTitleDidChange() {}

  /// Called before a method moves the content to an offset, immediately or over time.
  func offsetWillBeSet(to offset: CGPoint, animated: Bool) {}

  /// Moves the content. The delegate is called, unlike for a change of ``View/bounds`` by client code (MG13).
  final func moveContent(to offset: CGPoint) {
    let wasMoving = isMovingContent
    isMovingContent = true
    reporting(\ScrollView.contentOffset) { bounds.origin = offset }
    isMovingContent = wasMoving
  }

  override func geometryDidChange(from old: ViewGeometry) {
    let (before, after) = (old.bounds.origin, geometry.bounds.origin)
    if before != after {
      setNeedsLayout()
      logOffset(from: before)
      barFollower?.contentDidMove(in: self)
      if isMovingContent, let delegate {
        Recursion.enter("scrollViewDidScroll(_:) of \(type(of: delegate))")
        delegate.scrollViewDidScroll(self)
        Recursion.leave()
      }
    }
    guard old.bounds.size != geometry.bounds.size else { return }
    adjustToSafeArea()
    clampOffset()
  }

  /// Clamps the offset to its range after the range has shrunk (Q22). An offset that code has set out of
  /// range stays until then. While a touch is down, clamping is postponed; a deceleration adopts the new
  /// range.
  final func clampOffset() {
    clampMotionToRange()
    let clamped = scrollGeometry.clamped(contentOffset)
    if baseIsTracking { drag?.needsClamping = true }
    guard clamped != contentOffset, !baseIsTracking, !baseIsDecelerating, !isBusyZooming else { return }
    animation?.cancel()
    animation = nil
    acting(as: LogEntry.Rule("the content's return into its range", fact: "Q22")) {
      moveContent(to: clamped)
    }
  }

  override func safeAreaDidChange() { adjustToSafeArea() }

  /// The edges whose safe area reaches the subviews.
  var edgesPropagatingSafeArea: RectEdge { RectEdge.all.subtracting(adjustedEdges) }

  override final var layoutContent: (any LayoutContent)? { self }

  /// Whether constraints of the content determine ``contentSize``.
  var sizesContentByConstraints: Bool { true }

  /// Called after the insets have changed, before the offset follows them.
  func insetsDidChange() {}

  /// Updates the insets for the safe area. While scrolling is disabled, the offset doesn't change (E9).
  private func adjustToSafeArea() {
    let (part, edges) = (presentSafeAreaPart, presentAdjustedEdges)
    if edges != adjustedEdges {
      adjustedEdges = edges
      updateSafeAreaOfChildren()
    }
    guard part != safeAreaPart else { return }
    if isScrollEnabled { changeInset { safeAreaPart = part } } else { safeAreaPart = part }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Updates the insets after a refresh has begun or stopped taking space above the content.
  final func adjustToRefresh(keepsOffset: Bool) {
    if keepsOffset { safeAreaPart = presentSafeAreaPart } else { adjustToSafeArea() }
    barFollower?.contentDidMove(in: self)
  }

  private func changeInset(_ change: () -> Void) {
    let (old, offset) = (scrollGeometry, contentOffset)
    change()
    clampMotionToRange()
    let new = scrollGeometry
    let target = CGPoint(
      x: ScrollGeometry.follow(offset.x, from: old.horizontalRange, to: new.horizontalRange),
      y: ScrollGeometry.follow(offset.y, from: old.verticalRange, to: new.verticalRange)
    )
    guard target != offset else { return }
    acting(as: LogEntry.Rule("the offset that keeps to the edge of the content", fact: "Q21")) {
      moveContent(to: target)
    }
  }

  /// Returns the nearest point on the screen's pixel grid, or the point itself if there is no screen (E3,
  /// MG7).
  final func roundedToPixels(_ point: CGPoint) -> CGPoint {
    guard let scale = effectiveApplication?.screen.scale else { return point }
    func rounded(_ value: CGFloat) -> CGFloat {
      // Numbers of this magnitude have no fraction that matters for rounding.
      abs(value) < 1e12 ? (value * scale).rounded() / scale : value
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  open override var descriptionDetails: [String] {
    [
      "contentOffset = \(GeometryText.point(contentOffset))",
      "contentSize = \(GeometryText.size(storedContentSize))",
    ]
  }
}
