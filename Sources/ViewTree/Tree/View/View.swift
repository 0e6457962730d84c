import Foundation
import Responder
import Simulation

/// A rectangle on the screen that shows something, holds other views, and gets touches.
///
/// Coordinates are points, y downwards. ``bounds`` and subviews' positions are in the view's own coordinate space,
/// ``frame`` and ``center`` in the superview's. Setting a number that is not finite to any of them stops the program
/// with a text that names the view.
@preconcurrency @MainActor open class View: Responder {
  // MARK: Storage, see the extensions that own each part

  /// What walks over views read of this one; `Nodes` says what.
  nonisolated(unsafe) final let node: NodePointer
  /// The subviews as an array, from the first time that somebody asks for it; `View+Nodes.swift` keeps it true.
  nonisolated(unsafe) final var knownSubviews: [View]?
  /// The window's node; the window takes itself back from its tree when it goes.
  nonisolated(unsafe) final var windowNode: NodePointer?
  /// The controller whose view this is, which takes itself back when it goes.
  nonisolated(unsafe) package final unowned(unsafe) var owningController: ViewController?
  {
    didSet { node.set(.hasController, owningController != nil) }
  }
  /// What few views have.
  nonisolated(unsafe) final var rare: RareViewState?
  final var logName = LogName()
  final var storedAlpha: CGFloat = 1
  /// Whether the view is to become first responder when it reaches a window (A24).
  final var wantsFocus = false
  /// Whether a window has turned the view with the interface, as before iOS 8.
  final var isTurnedWithInterface = false

  /// Creates a view with that frame.
  public init(frame: CGRect) {
    node = NodePointer.make()
    super.init()
    let type = type(of: self)
    node.initialize(to: ViewNode(self, ToolkitClasses.flags(of: type)))
    if node.pointee.flags.contains(.asksObject), type.requiresConstraintBasedLayout {
      setNeedsUpdateConstraints()
    }
    setFrame(frame)
  }

  /// Fails: there are no archives to read a view from.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view with an empty frame.
  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    rare?.viewGoes()
    releaseSubtree()
    node.pointee.deallocate()
    free(node)
  }

  // MARK: Properties

  /// A name for tests and logs that people don't see.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { change(\.accessibilityIdentifier, to: newValue) }
  }
  /// What people who can't see the view are told that it is; by default what stands on it, and nil on a plain view.
  open var accessibilityLabel: String? {
    get { rare?.accessibilityLabel ?? standardAccessibilityLabel }
    set { change(\.accessibilityLabel, to: newValue) }
  }
  /// What the view holds, in words; by default a text input's text, a switch's `1` or `0`, a slider's `50%`, a page control's
  /// `page 1 of 3`, and nil otherwise.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue ?? standardAccessibilityValue }
    set { change(\.accessibilityValue, to: newValue) }
  }
  /// What happens when the view is used, in words; nil for nothing.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { change(\.accessibilityHint, to: newValue) }
  }
  /// What the view is to people who can't see it; by default as its class is, with whether it is chosen or can't be used.
  open var accessibilityTraits: AccessibilityTraits {
    get { rare?.accessibilityTraits ?? standardAccessibilityTraits }
    set { change(\.accessibilityTraits, to: newValue) }
  }
  /// Whether the view is one thing to people who can't see it; by default, labels, texts and most controls are.
  ///
  /// A container that is made one stands for all that is in it, so that queries of the simulated person find nothing inside.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? isStandardAccessibilityElement }
    set { change(\.isAccessibilityElement, to: newValue) }
  }
  /// The color behind the view's content; nil for none.
  open var backgroundColor: Color? {
    get { rare?.backgroundColor }
    set { change(\.backgroundColor, to: newValue) }
  }
  /// The color of what can be tapped in the view: its own, or else its superview's; a blue at the root.
  ///
  /// Setting it tells this view and all below that take their color from it; nil takes the color back.
  open var tintColor: Color! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }
  /// How content of another size than the view's is shown. Pictures don't show it.
  open var contentMode: ContentMode = .scaleToFill
  /// Whether what stands out over ``bounds`` is not shown. It changes nothing for touches (C10).
  open var clipsToBounds = false
  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled: Bool {
    get { !node.pointee.flags.contains(.inert) }
    set { setReach(.inert, !newValue) }
  }
  /// Whether the view hears of a second finger while one is on it (C26). Gesture recognizers always do.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window hears of a finger while one is on this view, and the other way round (C29).
  open var isExclusiveTouch = false
  /// A number to find the view by; see ``viewWithTag(_:)``.
  open var tag = 0
  /// How the view follows its superview's size; see ``AutoresizingMask``.
  open var autoresizingMask: AutoresizingMask {
    get { node.pointee.mask }
    set { node.pointee.mask = newValue }
  }
  /// Whether subviews follow this view's size by their masks.
  open var autoresizesSubviews: Bool {
    get { !node.pointee.flags.contains(.keepsSubviews) }
    set { node.set(.keepsSubviews, !newValue) }
  }
  /// Whether the view and its subviews are left out of pictures and touches. Hiding a first responder leaves it first
  /// (A47).
  open var isHidden: Bool {
    get { node.pointee.flags.contains(.hidden) }
    set {
      guard newValue != node.pointee.flags.contains(.hidden) else { return }
      setReach(.hidden, newValue)
      if node.pointee.layout.contains(.usesBelow) { (parent as? StackView)?.arrangementDidChange() }
    }
  }

  /// The opacity, from 0 to 1; below 0.01 the view and its subviews get no touches (C2).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// A name under which a program keeps the view's state between two launches. Nothing here does.
  public final var restorationIdentifier: String? {
    get { rare?.restorationIdentifier }
    set { change(\.restorationIdentifier, to: newValue) }
  }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates; with a transform, the smallest upright one around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle of its own coordinate space that the view shows. A new size keeps ``center`` (H4), a new origin moves
  /// the subviews (H7).
  open var bounds: CGRect {
    get { node.pointee.bounds }
    set { setBounds(newValue) }
  }

  /// The middle of the view in its superview's coordinates.
  open var center: CGPoint {
    get { node.pointee.center }
    set { setCenter(newValue) }
  }

  /// What is done to the view around its center; center and bounds stay as they are (H6).
  open var transform: ViewTransform {
    get { node.pointee.transform?.pointee ?? .identity }
    set { setTransform(newValue) }
  }

  /// What class ``layer`` is of: ``Layer``, or ``GradientLayer``. Any other stops the program when the layer is made.
  open class var layerClass: AnyClass { Layer.self }

  // MARK: Adding and removing

  /// Adds `view` in front of the other subviews.
  ///
  /// A view that has another superview is removed there first (H16); one that is a subview here already comes to the
  /// front (H17). The order of the calls: `willMove(toSuperview:)`, `willMove(toWindow:)`, `didMoveToWindow()`,
  /// `didMoveToSuperview()`, then `didAddSubview(_:)` on this view (H24, H25).
  ///
  /// Stops with `View "a" can't be added to View "b": that is the view itself or in its own subtree` if the tree would
  /// become a circle, and with a text that names both if the view is in another simulator's window.
  open func addSubview(_ view: View) {
    insert(view, at: .max)
  }

  /// Adds `view` at `index`, 0 being the back; an index beyond the end means the front (H18).
  open func insertSubview(_ view: View, at index: Int) {
    insert(view, at: max(0, index))
  }

  /// Adds `view` right behind `sibling`; in front of all if `sibling` is no subview of this view (H19).
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, beside: sibling, offset: 0)
  }

  /// Adds `view` right in front of `sibling`; in front of all if `sibling` is no subview of this view.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, beside: sibling, offset: 1)
  }

  /// Moves a subview in front of its siblings; a view that is no subview of this one is left alone (H32).
  open func bringSubviewToFront(_ view: View) {
    guard view.isChild(of: self) else { return }
    reorder(view, to: .max)
  }

  /// Moves a subview behind its siblings; a view that is no subview of this one is left alone (H32).
  open func sendSubviewToBack(_ view: View) {
    guard view.isChild(of: self) else { return }
    reorder(view, to: 0)
  }

  /// Takes the view out of its superview; a view without one is left alone (H31).
  ///
  /// A first responder in the subtree resigns first (A43), and touches in it are cancelled (C31). Then the order is:
  /// `willRemoveSubview(_:)` on the superview (H28), `willMove(toSuperview: nil)`, `willMove(toWindow: nil)`,
  /// `didMoveToWindow()`, `didMoveToSuperview()` (H23).
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Hooks around the hierarchy

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}
  /// The view has another superview, or none.
  open func didMoveToSuperview() {}
  /// The view is about to get into another window, or none; sent to the whole subtree, ancestors first (H26, H27).
  open func willMove(toWindow newWindow: Window?) {}
  /// The view is in another window, or none; sent to the whole subtree, ancestors first.
  open func didMoveToWindow() {}
  /// A subview was added.
  open func didAddSubview(_ subview: View) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: View) {}

  /// ``safeAreaInsets`` have changed; called for a superview first.
  open func safeAreaInsetsDidChange() {}

  // MARK: Hooks that nothing calls

  /// The view was made of a file; there are no such files here, so nothing calls it.
  open func awakeFromNib() {}
  /// The view is shown in a tool that draws interfaces; nothing calls it.
  open func prepareForInterfaceBuilder() {}
  /// Draws the view; there is nothing to draw on here, so nothing calls it.
  open func draw(_ rect: CGRect) {}
  /// Asks for ``draw(_:)``, which does not come.
  open func setNeedsDisplay() {}
  /// Asks for ``draw(_:)`` of a part, which does not come.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` at the clock's next turn, or at the next ``layoutIfNeeded()``.
  ///
  /// A view that is just being laid out is not laid out again for that. Another one gets its layout in the same pass if
  /// it is further down, or else a frame later.
  open func setNeedsLayout() { requestLayout() }

  /// Runs the outstanding layout now, top down.
  ///
  /// It begins at the topmost of the superviews that need layout up to the first that does not, and covers the whole
  /// subtree from there.
  open func layoutIfNeeded() { layOutNow() }

  /// Gives the view the size that suits it best; its top left corner stays.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  // MARK: Hooks of layout and touches

  /// Places the subviews; called by the layout pass. The default brings those that constraints govern to their places, so
  /// an override in a view with such subviews calls super.
  open func layoutSubviews() {
    if node.pointee.layout.contains(.holdsGoverned) { placeGovernedSubviews() }
  }

  /// Changes the view's constraints; called before the layout after ``setNeedsUpdateConstraints()``, further down first, and
  /// once when a view that uses constraints gets its first layout. An override calls super, last.
  open func updateConstraints() {}

  /// Whether views of the class can't do without constraints, so that ``updateConstraints()`` is called for their first
  /// layout in any case; false unless a subclass says otherwise.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that suits the view's content, or ``noIntrinsicMetric`` where there is none; constraints go by it with the
  /// priorities of hugging and compression resistance. ``invalidateIntrinsicContentSize()`` says that it has changed.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed; it is asked before the next layout. An override calls super.
  open func invalidateIntrinsicContentSize() { contentDidChange() }

  /// Returns the size nearest to `targetSize` that the constraints in the view allow. The view keeps the size it has.
  ///
  /// Only constraints that the view or one in it holds count; what is asked counts with
  /// ``LayoutPriority/fittingSizeLevel``. The size is in whole pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size nearest to `targetSize` that the constraints in the view allow, with a priority for width and height.
  ///
  /// What is greater than 10 million points counts as that much.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let priorities = (horizontalFittingPriority, verticalFittingPriority)
    return size(for: LayoutFitting(target: targetSize, priorities: priorities))
  }

  /// How far the rectangle that constraints mean is inside ``frame``.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  /// Returns the size that suits the view best if `size` is what there is; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// What the interface is like here: the screen's traits, with what views and controllers around have otherwise, and the
  /// view itself. Costs O(depth).
  open var traitCollection: TraitCollection { TraitCollection(resolvedTraits) }

  /// The traits have changed: by a rotation, by the person's settings, or by code. The controller of a view hears of it
  /// before, and the views in it afterwards. From iOS 8; views that come into a window are not told.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view has another tint: one was set on it or on a view above, or it got into a window where the tint is another.
  /// Ancestors are told first.
  open func tintColorDidChange() {}

  /// Returns the frontmost view of this subtree that gets a touch at `point`, in this view's coordinates, or nil.
  ///
  /// A view that is hidden, transparent (alpha below 0.01), or without user interaction is skipped with its whole
  /// subtree (C2), and so is one where ``point(inside:with:)`` says no (C1). Subviews are asked front to back. A view
  /// that is being animated without `.allowUserInteraction` is skipped too (C14).
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    standardHitTest(point, with: event)
  }

  /// Whether `point`, in this view's coordinates, is inside; by default, inside ``bounds``, right and bottom edge not
  /// included (C5).
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    boundsContain(point)
  }

  /// Fingers went down in the view; by default ``next`` is told.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    nextThatMayHandleTouches?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; by default ``next`` is told.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    nextThatMayHandleTouches?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted; by default ``next`` is told.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    nextThatMayHandleTouches?.touchesEnded(touches, with: event)
  }

  /// The system took the touches away; by default ``next`` is told.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    nextThatMayHandleTouches?.touchesCancelled(touches, with: event)
  }

  /// Calls the touch method for what one finger does; a class whose own methods need no set goes without one.
  func hear(of record: TouchRecord, _ phase: Touch.Phase, _ event: Event) {
    hear(of: record.alone, phase, event)
  }

  /// Whether a gesture recognizer that watches this view, or one above it, may begin; asked of the touched view and of
  /// all up to the recognizer's.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  // MARK: First responder

  /// Asks to become the first responder of its window; see `Responder`.
  ///
  /// A view in no window, but in that of a controller that may still appear, gets false, and becomes first responder
  /// when it reaches a window (A24).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let isFirst = becomeFirstInScope(isView: true) { return isFirst }
    wantsFocus = root.owningController != nil
    return false
  }

  /// Gives up being first responder, or the wish to become it; see `Responder`.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    return super.resignFirstResponder()
  }

  /// Makes the first responder in this view's subtree, or this view, resign; returns whether it did (A38).
  ///
  /// With `force`, a text field is not asked whether it may end editing (A39), but is told that it did (A40). Nothing to
  /// end in the subtree gives false (A42).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  /// The view to show in place of the keys while this view is first; see `Responder` (A60).
  open override var inputView: View? { nil }

  /// The view to show above the keys while this view is first; see `Responder` (A60).
  open override var inputAccessoryView: View? { nil }

  // MARK: Responder

  /// The controller whose view this is, or else the superview (A2).
  open override var next: Responder? { owningController ?? parent }

  // MARK: Text

  /// The class and the identifier: `TextField "Username"`.
  open override var debugName: String {
    let name = systemClassName
    return accessibilityIdentifier.map { "\(name) \"\($0)\"" } ?? name
  }

  /// The class, the frame and what else tells the view from others: `<Label: frame = (0 0; 80 20); text = 'Name'>`.
  ///
  /// It has no address, so that the same program always prints the same. Only a view of the system's own has one, as
  /// UIKit's do, which counts those views: `<UIKeyboard: 0x100080; frame = (0 264; 320 216)>` (KW11).
  open override var description: String { standardDescription }

  /// What stands between the angle brackets of ``description`` beside the class and the frame.
  open var descriptionDetails: [String] { [] }

  // MARK: For subclasses of the toolkit

  /// How high the content is in a width, if that decides it; nil otherwise.
  func contentHeight(inWidth width: CGFloat) -> CGFloat? { nil }

  /// How far from the top edge the first line of text stands, and the last one from the bottom edge; nil without text.
  var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? { nil }

  /// How much the view keeps from being larger than its content, unless somebody says it.
  func standardHugging(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultLow }

  /// How much the view keeps from being smaller than its content, unless somebody says it.
  func standardResistance(for axis: LayoutConstraint.Axis) -> LayoutPriority { .defaultHigh }

  /// What ``accessibilityLabel`` is unless it is set.
  var standardAccessibilityLabel: String? { nil }

  /// What ``accessibilityValue`` is unless it is set.
  var standardAccessibilityValue: String? { nil }

  /// What ``isAccessibilityElement`` is unless it is set.
  var isStandardAccessibilityElement: Bool { false }

  /// The color that is seen behind the content; a bar has others than ``backgroundColor``.
  package var groundColor: Color? { backgroundColor }

  /// Called after bounds or center changed, before anybody outside hears of it.
  func geometryDidChange(from old: ViewGeometry) {}

  /// Called when ``safeAreaInsets`` have changed, before anybody outside hears of it.
  func safeAreaDidChange() {}

  /// The view is first responder; the keyboard has not followed yet.
  func focusDidArrive() {}

  /// The view is first responder, and the keyboard has begun to follow.
  func inputViewsDidFollow() {}

  /// The view is not first responder any more; the keyboard has begun to leave.
  func focusDidLeave() {}
}
