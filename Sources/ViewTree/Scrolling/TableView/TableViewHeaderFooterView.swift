import Foundation
import Simulation

/// A view that shows the header or the footer of a section.
@preconcurrency @MainActor open class TableViewHeaderFooterView: View {
  /// The identifier for reusing the view for another section, or nil for a view that is never reused.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  private let storedReuseIdentifier: String?
  /// The view that contains the app's content.
  public final let contentView = View()
  private var label: Label?
  private var detailLabel: Label?

  /// The main label, created on first access.
  open var textLabel: Label? { keep(&label) }
  /// The detail label, created on first access.
  open var detailTextLabel: Label? { keep(&detailLabel) }
  /// The view behind everything else, with this view's size.
  open var backgroundView: View? {
    didSet {
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a view with an empty frame, which the table sets.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is never reused.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Creates a view that is never reused; nothing is read from the coder (U22).
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  private func keep(_ label: inout Label?) -> Label {
    if let label { return label }
    let new = Label()
    label = new
    contentView.addSubview(new)
    setNeedsLayout()
    return new
  }

  /// Called before the view is reused for another section. The default does nothing.
  open func prepareForReuse() {}

  /// Places the content view and its labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    let height = roundedUp(CGSize(width: 0, height: Font.standard(typeface).lineHeight)).height
    let line = CGRect(
      x: CellMeasures.margin,
      y: ((bounds.height - height) / 2).rounded(.down),
      width: max(0, bounds.width - 2 * CellMeasures.margin),
      height: height
    )
    label?.frame = line
    detailLabel?.frame = line.offsetBy(dx: 0, dy: label == nil ? 0 : height)
  }

  /// Returns the height of a standard header, and the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: systemValue(of: VersionRules.plainHeaderHeight))
  }

  override var standardAccessibilityLabel: String? { label?.text }
}

/// A placeholder for a registered class in the creation of its views.
private final class RegisteredHeader: TableViewHeaderFooterView {}

extension TableViewHeaderFooterView {
  /// Calls the initializer of the dynamic class; see ``TableViewCell/make(of:for:)``.
  @inline(never)
  fileprivate convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a view of a class with that class's `init(reuseIdentifier:)`; see
  /// ``TableViewCell/make(of:for:)``.
  static func make(of type: TableViewHeaderFooterView.Type, for identifier: String)
    -> TableViewHeaderFooterView
  {
    unsafeBitCast(type, to: RegisteredHeader.Type.self).init(registeredFor: identifier)
  }
}
