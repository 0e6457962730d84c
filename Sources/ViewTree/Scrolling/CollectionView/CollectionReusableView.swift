import Foundation

/// A view that a collection view reuses: a cell or a supplementary view.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// The identifier for reuse, or nil if the view was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private final var storedReuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is dequeued for reuse. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Called before the view gets the frame of `layoutAttributes`. The default implementation does nothing.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}
}

/// The cell of one item in a collection view.
///
/// Apps add their views to ``contentView``. Touches are forwarded to the collection view, which selects the
/// item.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// The view for the app's content; it has the cell's size.
  public final let contentView = View()
  /// The collection view that shows the cell.
  final weak var collection: CollectionView?

  /// Called when a drag lifts, drags or releases the cell's item. The default does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Whether the cell's item is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether a touch is down on the cell.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The view behind everything else in the cell, in the cell's size.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content and in front of ``backgroundView`` while the cell is selected or
  /// highlighted.
  open var selectedBackgroundView: View? {
    didSet {
      if oldValue !== selectedBackgroundView, oldValue?.superview === self { oldValue?.removeFromSuperview() }
      stateDidChange()
    }
  }

  /// Creates a cell. The collection view sets its frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a cell with its defaults; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Sets the frames of the background views.
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

/// A class without subclasses, used in place of a registered class to call its initializer.
private final class RegisteredReusableView: CollectionReusableView {}

extension CollectionReusableView {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredIn frame: CGRect) { self.init(frame: frame) }

  /// Creates a view of a class with the class's `init(frame:)`; see ``TableViewCell/make(of:for:)``.
  static func make(of type: CollectionReusableView.Type, for identifier: String) -> CollectionReusableView {
    let view = unsafeBitCast(type, to: RegisteredReusableView.Type.self).init(registeredIn: .zero)
    return view.named(identifier)
  }

  private func named(_ identifier: String) -> CollectionReusableView {
    storedReuseIdentifier = identifier
    return self
  }
}
