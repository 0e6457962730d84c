import Foundation

/// The header or the footer of a section.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View {
  /// The name by which the table keeps the view for another section.
  public final let reuseIdentifier: String?
  /// The part that is the program's.
  public final let contentView = View()
  private var label: Label?
  private var detailLabel: Label?

  /// The words, made at the first access.
  open var textLabel: Label? { keep(&label) }
  /// More words, made at the first access.
  open var detailTextLabel: Label? { keep(&detailLabel) }
  /// Stands behind everything, in the view's size.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a view with an empty frame; the table gives it one.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is never used again.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  private func keep(_ label: inout Label?) -> Label {
    if let label { return label }
    let new = Label()
    label = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// The view, which another section has had, is about to be given out again. The default does nothing.
  open func prepareForReuse() {}

  /// Places the content view, and the words in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let line = CGRect(
      x: CellMeasures.margin,
      y: ((bounds.height - Font.standard.lineHeight) / 2).rounded(.down),
      width: max(0, bounds.width - 2 * CellMeasures.margin),
      height: Font.standard.lineHeight
    )
    label?.frame = line
    detailLabel?.frame = line.offsetBy(dx: 0, dy: label == nil ? 0 : Font.standard.lineHeight)
  }

  /// As high as a header of the system's; the width is that of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: TableView.standardHeaderHeight)
  }

  override var standardAccessibilityLabel: String? { label?.text }
}

/// Stands for the class of a registered view where one is made of it.
private final class RegisteredHeader: TableViewHeaderFooterView {}

extension TableViewHeaderFooterView {
  /// See ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Makes a view of a class by the class's `init(reuseIdentifier:)`; see ``TableViewCell/make(of:for:)``.
  static func make(of type: TableViewHeaderFooterView.Type, for identifier: String)
    -> TableViewHeaderFooterView
  {
    unsafeBitCast(type, to: RegisteredHeader.Type.self).init(registeredFor: identifier)
  }
}
