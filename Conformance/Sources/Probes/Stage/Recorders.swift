import UIKit

/// A list of calls, which the recorders of a probe share.
@MainActor final class Calls {
  private(set) var list: [String] = []

  func add(_ call: String) { list.append(call) }

  /// Returns the calls and clears the list.
  func take() -> [String] {
    defer { list = [] }
    return list
  }
}

/// Records the calls of a text field's delegate, with the field's placeholder as its name.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let calls: Calls
  /// The calls that are answered with false, such as `shouldBegin B`.
  var refuses: Set<String> = []
  /// Runs in a call, after it was recorded.
  var during: (String) -> Void = { _ in }

  init(_ calls: Calls) { self.calls = calls }

  private func note(_ call: String, _ field: UITextField) -> Bool {
    let text = "\(call) \(field.placeholder ?? "")".trimmingCharacters(in: .whitespaces)
    calls.add(text)
    during(text)
    return !refuses.contains(text)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn", textField) }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("shouldChange (\(range.location), \(range.length)) \"\(string)\"", textField)
  }
}

/// Records the calls of a text view's delegate.
final class TextViewDelegate: NSObject, UITextViewDelegate {
  let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    calls.add("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.add("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    calls.add("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { calls.add("didEnd") }
  func textViewDidChange(_ textView: UITextView) { calls.add("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { calls.add("didChangeSelection") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    calls.add("shouldChange")
    return true
  }
}

/// Records the calls of a scroll view's delegate.
final class ScrollDelegate: NSObject, UIScrollViewDelegate {
  let calls: Calls
  /// The view that the scroll view zooms.
  var zoomed: UIView?

  init(_ calls: Calls) { self.calls = calls }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.add("didScroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.add("didEndScrollingAnimation")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.add("willBeginDragging") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.add("didZoom") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

/// Records the callbacks of a view controller.
final class CallbackController: UIViewController {
  private let calls: Calls
  private let name: String
  /// Whether the layout callbacks are recorded.
  var recordsLayout = false
  /// Runs in a callback, after it was recorded.
  var during: (String) -> Void = { _ in }

  init(_ name: String, _ calls: Calls) {
    self.name = name
    self.calls = calls
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ call: String) {
    calls.add("\(name).\(call)")
    during(call)
  }

  override func loadView() {
    super.loadView()
    note("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if recordsLayout { note("willLayout") }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if recordsLayout { note("didLayout") }
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willMove(nil)" : "willMove(parent)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didMove(nil)" : "didMove(parent)")
  }
}

/// Records the hierarchy callbacks and layouts of a view.
final class CallbackView: UIView {
  private let calls: Calls
  private let name: String
  /// Whether layouts are recorded.
  var recordsLayout = false

  init(_ name: String, _ calls: Calls, frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) {
    self.name = name
    self.calls = calls
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.add("\(name).willMoveToSuperview\(newSuperview == nil ? "(nil)" : "")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    calls.add("\(name).willMoveToWindow\(newWindow == nil ? "(nil)" : "")")
  }
  override func didMoveToSuperview() { calls.add("\(name).didMoveToSuperview") }
  override func didMoveToWindow() { calls.add("\(name).didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { calls.add("\(name).didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { calls.add("\(name).willRemoveSubview") }
  override func layoutSubviews() {
    super.layoutSubviews()
    if recordsLayout { calls.add("\(name).layout") }
  }
}

extension ProbeStage {
  /// Adds a text field with a placeholder to the root's view.
  func field(_ name: String, _ delegate: (any UITextFieldDelegate)? = nil) -> UITextField {
    let field = UITextField(
      frame: CGRect(x: 20, y: 100 + 40 * CGFloat(view.subviews.count), width: 200, height: 34)
    )
    field.placeholder = name
    field.delegate = delegate
    retain(delegate)
    field.autocorrectionType = .no
    view.addSubview(field)
    return field
  }

  /// Records the events of a control and, for text fields, their notifications.
  func record(_ events: [(UIControl.Event, String)], of control: UIControl, in calls: Calls) {
    for (event, name) in events {
      control.addAction(UIAction { _ in calls.add(name) }, for: event)
    }
  }

  /// Records the six notifications of the keyboard.
  func recordKeyboard(in calls: Calls) {
    for name in KeyboardRecord.names.keys { observe(name) { calls.add($0.name) } }
  }
}
