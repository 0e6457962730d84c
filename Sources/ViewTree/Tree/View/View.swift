import Foundation
import Responder
import Simulation

/// A rectangle on the screen that shows content, contains other views, and receives touches.
///
/// Coordinates are points, y downwards. ``bounds`` and subviews' positions are in the view's own coordinate
/// space, ``frame`` and ``center`` in the superview's. Setting a number that is not finite to any of them
/// stops the program with a text that names the view.
@preconcurrency @MainActor open class View: LayerOwner {
  // MARK: Storage, see the extensions that own each part

  /// The view's entry in the tree that traversals read without touching the object; see `Nodes`.
  nonisolated(unsafe) final let node: NodePointer
  /// The subviews as an array, created on first access. With checked access, W10 takes 15 % longer.
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewsCache: [View]?
  /// The window's node. The window clears this reference in its tree before it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) final var windowNode: NodePointer?
  /// The controller that owns the view.
  nonisolated(unsafe) package final weak var owningController: ViewController? {
    didSet { node.set(.hasController, owningController != nil) }
  }
  /// The properties that few views use, or nil if none is set.
  @exclusivity(unchecked) nonisolated(unsafe) final var rare: RareViewState?
  final var logName = LogName()
  final var storedAlpha: CGFloat = 1
  /// Whether the view becomes first responder when it enters a window (A24).
  final var becomesFirstResponderInWindow = false
  /// Whether a window has rotated the view with the interface, as before iOS 8.
  final var isRotatedWithInterface = false

  /// Creates a view with that frame.
  public init(frame: CGRect) {
    node = NodePointer.make()
    super.init()
    initializeNode()
    setFrame(frame)
  }

  /// Creates a view with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    node = NodePointer.make()
    super.init()
    initializeNode()
    coder.readInterface(of: self, as: View.self)
  }

  /// Creates a view with an empty frame.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    rare?.handle?.clear()
    releaseSubtree()
    node.pointee.deallocate()
    free(node)
  }

  // MARK: Properties

  /// An identifier for tests and logs that users don't see.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { change(\.accessibilityIdentifier, to: newValue) }
  }
  /// The label for assistive technologies; by default the text that the view shows, and nil for a plain view.
  open var accessibilityLabel: String? {
    get { rare?.accessibilityLabel ?? standardAccessibilityLabel }
    set { change(\.accessibilityLabel, to: newValue) }
  }
  /// The view's value for assistive technologies; by default a text input's text, a switch's `1` or `0`, a
  /// slider's `50%`, a page control's `page 1 of 3`, and nil otherwise.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue ?? standardAccessibilityValue }
    set { change(\.accessibilityValue, to: newValue) }
  }
  /// A description of the result of using the view; nil by default.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { change(\.accessibilityHint, to: newValue) }
  }
  /// The view's accessibility traits; by default those of its class, with the selected and disabled states.
  open var accessibilityTraits: AccessibilityTraits {
    get { rare?.accessibilityTraits ?? standardAccessibilityTraits }
    set { change(\.accessibilityTraits, to: newValue) }
  }
  /// Whether the view is an accessibility element; by default, labels, texts and most controls are. Queries
  /// of the simulated user find nothing inside an element.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? isStandardAccessibilityElement }
    set { change(\.isAccessibilityElement, to: newValue) }
  }
  /// The color behind the view's content, or nil if there is none.
  open var backgroundColor: Color? {
    get { rare?.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The tint color of interactive content: the view's own, or else its superview's; a blue at the root.
  ///
  /// Setting it notifies this view and all below that inherit its tint; nil restores the inherited tint.
  open var tintColor: Color! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }
  /// The placement of an image view's image in pictures, and whether a view draws again at a new size. For
  /// other content it has no effect.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether content outside ``bounds`` is hidden. It has no effect on touches (C10).
  open var clipsToBounds = false
  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled: Bool {
    get { !node.pointee.flags.contains(.inert) }
    set { setReach(.inert, !newValue) }
  }
  /// Whether the view receives touches that begin while it already has one (C26). Gesture recognizers receive
  /// all of them.
  open var isMultipleTouchEnabled = false
  /// Whether a touch in this view keeps touches from all other views of the window, and vice versa (C29).
  open var isExclusiveTouch = false
  /// A number that identifies the view; see ``viewWithTag(_:)``.
  open var tag = 0
  /// The way the view follows its superview's size; see ``AutoresizingMask``.
  open var autoresizingMask: AutoresizingMask {
    get { node.pointee.mask }
    set { setMask(newValue) }
  }
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { !node.pointee.flags.contains(.disablesSubviewAutoresizing) }
    set { setAutoresizesSubviews(newValue) }
  }
  /// Whether the view and its subviews are excluded from pictures and touches. A hidden first responder
  /// remains first responder (A47).
  open var isHidden: Bool {
    get { node.pointee.flags.contains(.hidden) }
    set {
      if newValue != node.pointee.flags.contains(.hidden) { setHidden(newValue) }
    }
  }
  /// The opacity, from 0 to 1; below 0.01 the view and its subviews receive no touches (C2).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates; with a transform, the smallest upright one around
  /// it.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }
  /// The visible rectangle of the view's own coordinate space. A new size keeps ``center`` (H4), a new origin
  /// moves the subviews (H7).
  open var bounds: CGRect {
    get { node.pointee.bounds }
    set { setBounds(newValue) }
  }
  /// The position of ``anchorPoint``, by default the view's center, in its superview's coordinates.
  open var center: CGPoint {
    get { node.pointee.center }
    set { setCenter(newValue) }
  }
  /// The transform of the view around ``anchorPoint``; center and bounds are unchanged (H6).
  open var transform: ViewTransform {
    get { node.pointee.transform?.pointee.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// The class of ``layer``, ``Layer`` or a subclass; its `init()` creates the layer. Another class stops the
  /// program at the first use of the layer.
  open class var layerClass: AnyClass { Layer.self }

  /// The meaning of the view's content, which may fix its direction; see `Direction/View+Direction.swift`.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { baseSemanticContentAttribute }
    set { baseSemanticContentAttribute = newValue }
  }

  // MARK: Safe area, margins and constraints

  /// The insets that the screen's own areas and bars cover; zero before iOS 11 and outside a window.
  ///
  /// A window has the device's insets; in landscape, those for landscape (KD39). A view has the parts of its
  /// superview's insets that reach into it. The root view of a view controller adds the bars of the
  /// surrounding controllers and ``ViewController/additionalSafeAreaInsets``.
  open var safeAreaInsets: EdgeInsets { storedSafeAreaInsets }
  /// The distances of content from the view's edges, including the additions of the safe area and the
  /// superview's margins.
  ///
  /// Setting the margins sets the values without these additions. The default is 8 points on each side. In a
  /// view controller's view, the default is 0 at the top and bottom, and 16 at the sides, or 20 where the
  /// screen is wide; there, the values at the sides are also the minimum.
  open var layoutMargins: EdgeInsets {
    get { baseLayoutMargins }
    set { baseLayoutMargins = newValue }
  }
  /// The ``layoutMargins`` by the present direction of lines in the view.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { layoutMargins = newValue.insets(isRightToLeft: isRightToLeft) }
  }
  /// Whether ``frame`` and ``autoresizingMask`` determine the view's position and size; `true` by default.
  ///
  /// While `false`, constraints determine them, and a view without any is in its superview's corner with the
  /// size of its content.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { baseTranslatesMask }
    set { baseTranslatesMask = newValue }
  }
  /// Adds a constraint to this view and makes it active; its items must be this view or in its tree.
  ///
  /// Stops with `... can't be added to View "a": Label "b" is not in it` if an item isn't.
  open func addConstraint(_ constraint: LayoutConstraint) { constraint.install(on: self) }
  /// Sets the priority with which the view resists becoming larger than its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    baseSetContentHuggingPriority(priority, for: axis)
  }
  /// Sets the priority with which the view resists becoming smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority,
    for axis: LayoutConstraint.Axis
  ) { baseSetCompressionResistance(priority, for: axis) }

  // MARK: Adding and removing

  /// Adds `view` in front of the other subviews.
  ///
  /// A view with another superview is removed from it before (H16); one that already is a subview of this
  /// view moves to the front (H17). The order of the calls: `willMove(toSuperview:)`, `willMove(toWindow:)`,
  /// `didMoveToWindow()`, `didMoveToSuperview()`, then `didAddSubview(_:)` on this view (H24, H25).
  ///
  /// Stops with `View "a" can't be added to View "b": that is the view itself or in its own subtree` if the
  /// tree would become a cycle, and with a text that names both if the view is in another simulator's window.
  open func addSubview(_ view: View) { insert(view, at: .max) }
  /// Adds `view` at `index`, 0 being the back; an index beyond the end means the front (H18).
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: max(0, index)) }
  /// Adds `view` directly behind `sibling`; in front of all if `sibling` isn't a subview of this view (H19).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }
  /// Adds `view` directly in front of `sibling`; in front of all if `sibling` isn't a subview of this view.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }
  /// Moves a subview in front of its siblings; ignores a view that isn't a subview of this one (H32).
  open func bringSubviewToFront(_ view: View) {
    guard view.isChild(of: self) else { return }
    reorder(view, to: .max)
  }
  /// Moves a subview behind its siblings; ignores a view that isn't a subview of this one (H32).
  open func sendSubviewToBack(_ view: View) {
    guard view.isChild(of: self) else { return }
    reorder(view, to: 0)
  }
  /// Removes the view from its superview; has no effect without one (H31).
  ///
  /// A first responder in the subtree resigns first (A43), and touches in it are cancelled (C31). Then the
  /// order is: `willRemoveSubview(_:)` on the superview (H28), `willMove(toSuperview: nil)`,
  /// `willMove(toWindow: nil)`, `didMoveToWindow()`, `didMoveToSuperview()` (H23).
  open func removeFromSuperview() { baseRemoveFromSuperview() }

  /// Returns the first view with that tag: this one, or else depth first in the order of subviews (H30).
  open func viewWithTag(_ tag: Int) -> View? { firstInSubtree { $0.tag == tag } }
  /// Attaches a recognizer to the view, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { baseAdd(gestureRecognizer) }
  /// Detaches a recognizer from the view. A recognizer of another view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { baseRemove(gestureRecognizer) }

  // MARK: Hooks around the hierarchy

  /// Called before the view's superview changes; nil means none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Called after the view's superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the view's window changes, for the whole subtree, ancestors first (H26, H27).
  open func willMove(toWindow newWindow: Window?) {}
  /// Called after the view's window has changed, for the whole subtree, ancestors first.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}
  /// Called after ``safeAreaInsets`` have changed. A superview is called before its subviews.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the part `rect` of the bounds. There are no pixels and no graphics context.
  ///
  /// It is called after the layout of a run-loop turn: when the view is first visible in a window with a
  /// size, after ``setNeedsDisplay()``, and after a new size if ``contentMode`` is ``ContentMode/redraw``.
  /// Superviews draw first; a view that is hidden, or in a hidden view or window, draws when it is shown.
  open func draw(_ rect: CGRect) {}
  /// Requests ``draw(_:)`` for all of the bounds, once after the next layout. A request in the view's own
  /// drawing has no effect.
  open func setNeedsDisplay() { baseSetNeedsDisplay() }
  /// Requests ``draw(_:)`` for a part of the bounds; several are drawn as the rectangle around them.
  open func setNeedsDisplay(_ rect: CGRect) { baseSetNeedsDisplay(rect) }

  // MARK: Layout

  /// Requests ``layoutSubviews()`` at the next run-loop turn, or at the next ``layoutIfNeeded()``.
  /// A request for a view during its own layout has no effect. During a layout pass, another view is laid out
  /// in the same pass if it is further down, or else a frame later.
  open func setNeedsLayout() { baseSetNeedsLayout() }
  /// Performs the outstanding layout now, top down.
  ///
  /// It begins at the topmost of the superviews that need layout up to the first that doesn't, and covers the
  /// whole subtree from there.
  open func layoutIfNeeded() { baseLayoutIfNeeded() }
  /// Resizes ``bounds`` to the size that fits best (U3); the frame's top left corner is unchanged.
  open func sizeToFit() { setSizeToFit() }

  // MARK: Hooks of layout and touches

  /// Positions the subviews; called by the layout pass. The default positions those that constraints place,
  /// so an override in a view with such subviews calls super.
  open func layoutSubviews() {
    if node.pointee.layout.contains(.hasGovernedContent) { placeGovernedSubviews() }
  }
  /// Updates the view's constraints.
  ///
  /// Called before the layout after ``setNeedsUpdateConstraints()``, further down first, and once at the
  /// first layout of a view that uses constraints. An override calls super, last.
  open func updateConstraints() {}
  /// Whether views of the class require constraints, so that ``updateConstraints()`` is always called for
  /// their first layout; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The natural size of the view's content, or ``noIntrinsicMetric`` where there is none.
  ///
  /// Constraints use it with the priorities of hugging and compression resistance. After a change,
  /// ``invalidateIntrinsicContentSize()`` must be called.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
  /// Invalidates ``intrinsicContentSize``, which is read before the next layout. An override calls super.
  open func invalidateIntrinsicContentSize() { baseInvalidateIntrinsicContentSize() }
  /// Returns the size nearest to `targetSize` that the constraints allow. The view keeps its size.
  ///
  /// Only constraints of the view or of views in it count; the target counts with
  /// ``LayoutPriority/fittingSizeLevel``. The size is in whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// Returns the size nearest to `targetSize` that the constraints allow, with priorities for width and
  /// height.
  ///
  /// Sizes greater than 10 million points count as 10 million.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let priorities = (horizontalFittingPriority, verticalFittingPriority)
    return size(for: LayoutFitting(target: targetSize, priorities: priorities))
  }
  /// The insets of the alignment rectangle, which constraints use, from ``frame``.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// Called when ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}
  /// Returns the size that fits the view best in `size`; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The traits of the view: the screen's, with the overrides of the views and controllers above, and of the
  /// view itself. Costs O(depth).
  open var traitCollection: TraitCollection { TraitCollection(resolvedTraits) }
  /// Called when the traits have changed: by a rotation, by the user's settings, or by code.
  ///
  /// The view's controller is notified before the view, and the subviews after it. From iOS 8 on; not called
  /// for views that enter a window.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  /// Called when the view's tint has changed: it was set on the view or on one above, or the view entered a
  /// window with another tint. Ancestors are notified first.
  open func tintColorDidChange() {}
  /// Returns the frontmost view of this subtree for a touch at `point` in this view's coordinates, or nil.
  ///
  /// A view that is hidden, transparent (alpha below 0.01), or without user interaction is skipped with its
  /// whole subtree (C2), and so is one whose ``point(inside:with:)`` returns false (C1). Subviews are called
  /// front to back. A view that is being animated without `.allowUserInteraction` is skipped too (C14).
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { baseHitTest(point, with: event) }
  /// Returns whether `point`, in this view's coordinates, is inside; by default, inside ``bounds`` without
  /// the right and bottom edges (C5).
  open func point(inside point: CGPoint, with event: Event?) -> Bool { boundsContain(point) }
  /// Called when touches began in the view; by default forwarded to `next`.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn { $0.touchesBegan(touches, with: event) }
  }
  /// Called when touches moved; by default forwarded to `next`.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn { $0.touchesMoved(touches, with: event) }
  }
  /// Called when touches ended; by default forwarded to `next`.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn { $0.touchesEnded(touches, with: event) }
  }
  /// Called when the system cancelled the touches; by default forwarded to `next`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn { $0.touchesCancelled(touches, with: event) }
  }
  /// Returns whether a gesture recognizer of this view, or of one above it, may begin. Called for the touched
  /// view and for all up to the recognizer's view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: First responder

  /// Makes the view the first responder of its window; see `Responder`.
  ///
  /// A view outside a window returns false. If its root belongs to a controller, which may still appear, the
  /// view becomes first responder when it enters a window (A24).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let isFirst = becomeFirstInScope(isView: true) { return isFirst }
    becomesFirstResponderInWindow = root.owningController != nil
    return false
  }
  /// Resigns first responder, and withdraws a request to become it in a window later; see `Responder`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    becomesFirstResponderInWindow = false
    return super.resignFirstResponder()
  }
  /// Resigns the first responder if it is this view or in its subtree; returns whether it did (A38).
  ///
  /// With `force`, a text field isn't asked whether it may end editing (A39), but is notified that it did
  /// (A40). Returns false if there is nothing to end in the subtree (A42).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { baseEndEditing(force) }
  /// The view to show in place of the keys while this view is first responder; see `Responder` (A60).
  open override var inputView: View? { nil }
  /// The view to show above the keys while this view is first responder; see `Responder` (A60).
  open override var inputAccessoryView: View? { nil }

  // MARK: Responder

  /// The controller that owns the view, or else the superview (A2).
  open override var next: Responder? { controllerOfNode ?? baseSuperview }

  /// The class and the identifier: `TextField "Username"`.
  open override var debugName: String {
    let name = systemClassName
    return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }

  /// The class, the frame and other details of the view: `<Label: frame = (0 0; 80 20); text = 'Name'>`.
  ///
  /// It contains no address, so that the same app always prints the same. Only system views have one, as in
  /// UIKit, derived from a count of those views: `<UIKeyboard: 0x100080; frame = (0 264; 320 216)>` (KW11).
  open override var description: String { baseDescription }

  /// The parts of `description` in addition to the class and the frame.
  open var descriptionDetails: [String] { [] }
  /// Whether the view can have the focus; false by default. There is no focus engine.
  open var canBecomeFocused: Bool { false }

  // MARK: For subclasses of the toolkit

  /// The view as a target of the keyboard; a text input returns itself.
  package var ownTypingTarget: (any KeyboardTypingTarget)? { nil }
  /// Whether the height of the content depends on the width that constraints determine.
  var wrapsContent: Bool { false }
  /// Returns the height of the content at a width, or nil if the height doesn't depend on the width.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }
  /// The distances of the first and last line of text from the top and bottom edges; nil without text.
  var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { nil }
  /// Returns the default content-hugging priority, which keeps the view from exceeding its content.
  func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultLow }
  /// The size that the view keeps whatever its constraints say; nil for any size.
  var fixedSize: CGSize? { nil }
  /// Called after a change of a subview, for a container with a layout of its own, such as a stack view.
  func subviewDidChange(_ change: SubviewChange, of subview: View) {}
  /// The view's content as constraints see it; nil unless the view scrolls.
  var layoutContent: (any LayoutContent)? { nil }
  /// The margins of this view, or of a content view in it; nil for those of any view.
  func marginRule(for content: View?) -> MarginRule? { nil }
  /// The defaults of the accessibility properties.
  var standardAccessibilityLabel: String? { nil }
  var standardAccessibilityValue: String? { nil }
  var isStandardAccessibilityElement: Bool { false }
  /// The visible color behind the content; that of a bar differs from ``backgroundColor``.
  package var groundColor: Color? { visibleBackground }
  /// Called only on scroll views, before ``bounds`` changes.
  func boundsWillChange(to newBounds: CGRect) {}
  /// Called after bounds or center changed, before observers are notified.
  func geometryDidChange(from old: ViewGeometry) {}
  /// Called when ``safeAreaInsets`` have changed, before observers are notified.
  func safeAreaDidChange() {}
  /// Called when the view has become first responder, before the keyboard follows.
  func didBecomeFirstResponder() {}
  /// Called when the view has become first responder and the keyboard has begun to follow.
  func inputViewsDidFollow() {}
  /// Called when the view is no longer first responder and the keyboard has begun to leave.
  func didResignFirstResponder() {}
}
