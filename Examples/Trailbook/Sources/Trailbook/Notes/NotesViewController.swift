import UIKit

/// Notes about a trail, with links, pictures and a search.
final class NotesViewController: UIViewController {
  private let textView = UITextView()
  private let countLabel = UILabel()
  private let didChange: (String) -> Void
  private let trail: Trail

  init(trail: Trail, didChange: @escaping (String) -> Void) {
    self.trail = trail
    self.didChange = didChange
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.delegate = self
    textView.isFindInteractionEnabled = true
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.adjustsFontForContentSizeCategory = true
    textView.accessibilityIdentifier = "notes"
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.attributedText = makeText()
    textView.inputAccessoryView = makeAccessory()
    textView.accessibilityCustomRotors = [makeRotor()]
    countLabel.font = .preferredFont(forTextStyle: .caption1)
    countLabel.textColor = .secondaryLabel
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    view.addSubview(countLabel)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: countLabel.topAnchor),
      countLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      countLabel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .search,
      primaryAction: UIAction { [weak self] _ in
        self?.textView.findInteraction?.presentFindNavigator(showingReplace: false)
      }
    )
    updateCount()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    didChange(textView.text)
  }

  private func makeText() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    let text = NSMutableAttributedString(
      string: trail.notes.isEmpty ? "\(trail.name)\n" : trail.notes,
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style]
    )
    let attachment = NSTextAttachment()
    attachment.image = TrailImage.image(for: trail)
    attachment.bounds = CGRect(x: 0, y: 0, width: 80, height: 45)
    if trail.notes.isEmpty { text.append(NSAttributedString(attachment: attachment)) }
    return text
  }

  private func makeAccessory() -> UIView {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(
        title: "Bold",
        primaryAction: UIAction(title: "Bold") { [weak self] _ in self?.embolden() }
      ),
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.textView.resignFirstResponder() }
      ),
    ]
    return toolbar
  }

  private func makeRotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Lines") { [weak self] predicate in
      guard let textView = self?.textView,
        let target = textView.position(from: textView.beginningOfDocument, offset: 0)
      else { return nil }
      let line = textView.tokenizer.rangeEnclosingPosition(
        target,
        with: .paragraph,
        inDirection: .storage(predicate.searchDirection == .next ? .forward : .backward)
      )
      return UIAccessibilityCustomRotorItemResult(targetElement: textView, targetRange: line)
    }
  }

  private func embolden() {
    let range = textView.selectedRange
    guard range.length > 0 else { return }
    let font = UIFont.preferredFont(forTextStyle: .body)
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitBold) else { return }
    textView.textStorage.addAttribute(.font, value: UIFont(descriptor: descriptor, size: 0), range: range)
  }

  private func updateCount() {
    let words = textView.text.split { $0.isWhitespace }.count
    countLabel.text = words == 1 ? "1 word" : "\(words) words"
  }
}

extension NotesViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    updateCount()
  }

  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard range.length > 0 else { return nil }
    let bold = UIAction(title: "Bold") { [weak self] _ in self?.embolden() }
    return UIMenu(children: [bold] + suggestedActions)
  }

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
    -> UIAction?
  {
    guard case .link(let url) = textItem.content else { return defaultAction }
    return UIAction { _ in UIApplication.shared.open(url) }
  }
}
