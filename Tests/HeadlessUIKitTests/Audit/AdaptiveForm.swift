import HeadlessUIKit

/// A sign-in form that adapts to text sizes, directions and styles, optionally with flaws.
@MainActor final class AdaptiveForm: ViewController {
  enum Flaw: Sendable {
    /// The title has one line.
    case fixedTitle
    /// The note reaches into the title.
    case overlap
  }

  private let flaws: Set<Flaw>

  init(_ flaws: Set<Flaw> = []) {
    self.flaws = flaws
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let title = label("Welcome back", .title1)
    title.accessibilityIdentifier = "title"
    title.numberOfLines = flaws.contains(.fixedTitle) ? 1 : 0
    let note = label("Sign in with your name and password.", .body)
    note.accessibilityIdentifier = "note"
    let fields = ["Name", "Password"].map { placeholder in
      let field = TextField()
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.accessibilityIdentifier = placeholder
      follow(field)
      return field
    }
    let button = Button(type: .system)
    button.setTitle("Sign in", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    let remember = label("Remember me", .body)
    // The switch has the same priority by default.
    remember.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let row = StackView(arrangedSubviews: [remember, Switch()])
    (row.spacing, row.alignment) = (8, .center)
    let stack = build([title, note] + fields + [row, button])
    if flaws.contains(.overlap) { stack.setCustomSpacing(-16, after: title) }
  }

  private func label(_ text: String, _ style: Font.TextStyle) -> Label {
    let label = Label()
    (label.text, label.numberOfLines) = (text, 0)
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func follow(_ field: TextField) {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }

  /// Arranges views below each other in a scroll view, and returns their stack view.
  private func build(_ parts: [View]) -> StackView {
    let (scrollView, stack) = (ScrollView(), StackView(arrangedSubviews: parts))
    (stack.axis, stack.spacing) = (.vertical, 12)
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for part in [scrollView, stack] { part.translatesAutoresizingMaskIntoConstraints = false }
    let content = scrollView.contentLayoutGuide
    LayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
    return stack
  }
}
