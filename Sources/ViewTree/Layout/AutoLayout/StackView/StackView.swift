import Foundation
import Simulation

/// Lays its arranged subviews out in a row or column, by constraints that it makes and changes itself.
///
/// Hidden ones leave the row until they are shown again. Without anything that says how long the row is, it is as long as
/// its views want.
@preconcurrency @MainActor open class StackView: View {
  /// How the views share the row's length.
  public enum Distribution: Int, Sendable {
    /// They fill it; which of them grow and shrink, their priorities say.
    case fill = 0
    /// They fill it, and all are of the same length.
    case fillEqually = 1
    /// They fill it, each in proportion to its content.
    case fillProportionally = 2
    /// The distances between them are the same, ``StackView/spacing`` at least.
    case equalSpacing = 3
    /// The distances between their middles are the same as far as that is possible, those between them at least
    /// ``StackView/spacing``.
    case equalCentering = 4
  }

  /// How the views stand across the row.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column.
    case leading = 1
    /// On one first baseline, in a row.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column.
    case trailing = 4
    /// On one last baseline, in a row.
    case lastBaseline = 5

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// Stands for ``spacing`` in ``setCustomSpacing(_:after:)``.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the standard distance of 8 points.
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views of the row, in their order; all of them are subviews.
  public private(set) final var arrangedSubviews: [View] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made: [LayoutConstraint] = []

  /// Whether it is a row or a column; a row at first.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrange() } } }
  /// How the views share the length; they fill it at first.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrange() } } }
  /// How the views stand across the row; from edge to edge at first.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrange() } } }
  /// How far apart the views are, in points; at least, where the distribution makes the distances equal.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrange() } } }
  /// Whether the row is inside the margins; otherwise it goes from edge to edge.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
  }

  /// Creates an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Stops the program: there are no archives to read one from, and UIKit's initializer can't fail.
  public required init(coder: NSCoder) {
    programmerError("StackView.init(coder:): there are no archives to read one from")
  }

  /// Creates a row of views, which become subviews.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: The views

  /// Puts a view at the end of the row, as a subview, too; constraints place it from now on.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view into the row; one that is in it already moves there.
  ///
  /// Stops with `StackView has no place 5; it has 2 arranged subviews` for a wrong place.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    guard (0...arrangedSubviews.count).contains(stackIndex) else {
      programmerError(
        "\(debugName) has no place \(stackIndex); it has \(arrangedSubviews.count) arranged subviews"
      )
    }
    let old = arrangedSubviews.firstIndex { $0 === view }
    if let old { arrangedSubviews.remove(at: old) }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    arrange()
  }

  /// Takes a view out of the row. It stays a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrange()
  }

  /// A view that is no subview any more is not in the row either. An override calls super.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Distances

  /// Sets how far behind a view the next one is; ``spacingUseDefault`` takes it back. A view that is not in the row is left alone.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrange()
  }

  /// Returns what was set for a view; ``spacingUseDefault`` if nothing was.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Makes the row's constraints anew if anything has changed. An override calls super.
  open override func updateConstraints() {
    LayoutConstraint.deactivate(made)
    let views = arrangedSubviews.filter { !$0.isHidden }
    made =
      StackArrangement(
        views: views,
        spacings: views.map { resolved(customSpacings[ObjectIdentifier($0)] ?? spacing) },
        container: isLayoutMarginsRelativeArrangement ? LayoutItem(layoutMarginsGuide) : LayoutItem(self),
        axis: axis,
        distribution: distribution,
        alignment: alignment
      ).constraints
    LayoutConstraint.activate(made)
    super.updateConstraints()
  }

  private func resolved(_ spacing: CGFloat) -> CGFloat {
    spacing == Self.spacingUseSystem ? SystemSpacing.betweenViews : spacing
  }

  private func arrange() { setNeedsUpdateConstraints() }

  /// A view of the row was hidden or shown, which in an animation block is animated.
  final func arrangementDidChange() {
    arrange()
    if ownWindow?.application.animator.current != nil { layOutNow() }
  }

  /// The content of a view of the row has another size.
  final func arrangedContentDidChange() { if distribution == .fillProportionally { arrange() } }
}
