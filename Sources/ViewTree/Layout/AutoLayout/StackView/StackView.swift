import Foundation
import Simulation

/// A view that lays out its arranged subviews in a row or column, with constraints that it manages itself.
///
/// Hidden views take up no space until they are shown again: a hidden view is 0 long in the middle of the gap
/// between its neighbors (ML42), so a required constraint that makes it longer conflicts, as in UIKit; its
/// content doesn't count. If nothing else determines the row's length, it results from the sizes of its
/// views.
@preconcurrency @MainActor open class StackView: View {
  /// The distribution of the views along the row.
  public enum Distribution: Int, Sendable {
    /// The views fill the row; their priorities determine which of them grow and shrink: of equal ones the
    /// first view (ML43, ML44). Of several views without a content size, the last one takes the slack (U62).
    case fill = 0
    /// The views fill the row, all with the same length.
    case fillEqually = 1
    /// The views fill the row, each in proportion to its content.
    case fillProportionally = 2
    /// The distances between the views are equal, and at least ``StackView/spacing``.
    case equalSpacing = 3
    /// The distances between the centers of the views are equal as far as possible, and those between the
    /// views at least ``StackView/spacing``.
    case equalCentering = 4
  }

  /// The alignment of the views across the row.
  public enum Alignment: Int, Sendable {
    /// Stretches the views from edge to edge.
    case fill = 0
    /// Aligns the views with the leading edge of a column.
    case leading = 1
    /// Aligns the first baselines of the views in a row.
    case firstBaseline = 2
    /// Centers the views.
    case center = 3
    /// Aligns the views with the trailing edge of a column.
    case trailing = 4
    /// Aligns the last baselines of the views in a row.
    case lastBaseline = 5

    /// Aligns the views with the top edge of a row.
    public static let top = Alignment.leading
    /// Aligns the views with the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// The value that represents ``spacing`` in ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that represents the standard distance of 8 points.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views of the row, in their order; all of them are subviews.
  public private(set) final var arrangedSubviews: [View] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private let constraintsOfRow = StackConstraints()
  /// Whether a view or a property has changed since the constraints were updated.
  private var isChanged = true

  /// The direction of the arrangement, a row or a column; a row by default.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangeAnew() } } }
  /// The distribution of the views along the row; they fill it by default.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangeAnew() } } }
  /// The alignment of the views across the row; from edge to edge by default.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangeAnew() } } }
  /// The distance between the views in points; a minimum if the distribution makes the distances equal.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether the row is inside the margins; otherwise it extends from edge to edge.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangeAnew() } }
  }

  /// Creates an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty row; nothing is read from the coder (U22).
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    coder.readInterface(of: self, as: StackView.self)
  }

  /// Creates a row of views, which become subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: The views

  /// Adds a view at the end of the row, and as a subview; constraints position it from now on.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view into the row; a view that is already in the row moves to the index.
  ///
  /// Stops with `StackView has no place 5; it has 2 arranged subviews` for an invalid index.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      programmerError(
        "\(debugName) has no place \(stackIndex); it has \(arrangedSubviews.count) arranged subviews"
      )
    }
    setPlace(view.isHidden ? .hidden : .shown, of: view)
    if view.superview !== self { addSubview(view) }
    // A callback may have removed the view, or arranged it elsewhere (Z7).
    guard view.superview === self else {
      let isArranged = (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view } ?? false
      return isArranged ? () : setPlace(.none, of: view)
    }
    arrangedSubviews.removeAll { $0 === view }
    view.baseTranslatesMask = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrange()
  }

  /// Removes a view from the row. It remains a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    constraintsOfRow.forgetContent(of: view)
    setPlace(.none, of: view)
    arrange()
  }

  /// Records the place of a view, on which the rules for its content depend.
  private func setPlace(_ place: StackPlace, of view: View) {
    let state = view.makeLayoutStateIfNeeded()
    guard state.stackPlace != place else { return }
    state.stackPlace = place
    if let spot = state.spot { spot.engine?.contentDidChange(of: spot) }
  }

  /// Removes a view that ceases to be a subview from the row. An override calls super.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Distances

  /// Sets the spacing after a view in the row; ``spacingUseDefault`` resets it. Ignores other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  /// Returns the spacing that was set after a view, or ``spacingUseDefault`` if there is none.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Updates the constraints of the views whose place in the row has changed. An override calls super.
  open override func updateConstraints() {
    if isChanged || !constraintsOfRow.areActive {
      isChanged = false
      arrangeViews()
    }
    super.updateConstraints()
  }

  private func arrangeViews() {
    for view in arrangedSubviews { setPlace(view.isHidden ? .hidden : .shown, of: view) }
    constraintsOfRow.update(
      arrangedSubviews,
      in: isLayoutMarginsRelativeArrangement ? LayoutItem(layoutMarginsGuide) : LayoutItem(self),
      axis,
      distribution,
      alignment,
      spacing: { resolved(customSpacings[ObjectIdentifier($0)] ?? spacing) }
    )
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? SystemSpacing.betweenViews : spacing
  }

  private func arrange() {
    isChanged = true
    setNeedsUpdateConstraints()
  }

  /// Updates all constraints after a change of a property on which they all depend.
  private func arrangeAnew() {
    constraintsOfRow.clear()
    arrange()
  }

  /// Updates the row after a change of a view in it; in an animation block, hiding and showing is animated.
  override final func subviewDidChange(_ change: SubviewChange, of subview: View) {
    switch change {
    case .visibility:
      arrange()
      if baseWindow?.application.animator.current != nil { baseLayoutIfNeeded() }
    case .contentSize:
      // The view may have become one without a length of its own, or cease to be.
      if constraintsOfRow.noteContentSize(of: subview) || distribution == .fillProportionally { arrange() }
    case .font:
      break
    }
  }
}
