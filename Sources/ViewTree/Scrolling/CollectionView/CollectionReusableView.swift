import Foundation

/// A view that a collection view uses again and again: a cell, or what stands beside cells.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// The name by which the collection view keeps it; nil for one that was not dequeued.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// The view, which another place has had, is about to be given out again. The default does nothing.
  open func prepareForReuse() {}

  /// The view gets a place; called before its frame is that of `layoutAttributes`. The default does nothing.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

/// One item of a collection view.
///
/// What a program adds, it adds to ``contentView``. Touches go on to the collection view, which selects the item.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// The part of the cell that is the program's; it follows the cell's size.
  public final let contentView = View()
  /// The collection view that shows the cell.
  final weak var collection: CollectionView?

  /// Whether the cell's item is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Stands behind everything in the cell, in its size.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Stands behind the content, in front of ``backgroundView``, while the cell is selected or highlighted.
  open var selectedBackgroundView: View? {
    didSet {
      if oldValue !== selectedBackgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      stateDidChange()
    }
  }

  /// Creates a cell; the collection view gives it its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Places the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
  }

  private func stateDidChange() {
    guard let view = selectedBackgroundView else { return }
    let isShown = isSelected || isHighlighted
    if isShown, view.superview !== self {
      insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
      view.frame = bounds
    } else if !isShown, view.superview === self {
      view.removeFromSuperview()
    }
  }

  open override var descriptionDetails: [String] { isSelected ? ["selected"] : [] }
}

// MARK: - Views of registered classes

/// Stands for the class of a registered view where one is made of it.
private final class RegisteredReusableView: CollectionReusableView {}

extension CollectionReusableView {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredIn frame: CGRect) { self.init(frame: frame) }

  /// Makes a view of a class by the class's `init(frame:)`; see ``TableViewCell/make(of:for:)``.
  static func make(of type: CollectionReusableView.Type, for identifier: String) -> CollectionReusableView {
    let view = unsafeBitCast(type, to: RegisteredReusableView.Type.self).init(registeredIn: .zero)
    return view.named(identifier)
  }

  private func named(_ identifier: String) -> CollectionReusableView {
    reuseIdentifier = identifier
    return self
  }
}
