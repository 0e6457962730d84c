import HeadlessUIKit
import Testing
import UIKit

/// A form with fields and a text view, which implements every method of their delegates.
private final class TextForm: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
  let secret = UITextField(frame: CGRect(x: 20, y: 90, width: 280, height: 34))
  let notes = UITextView(frame: CGRect(x: 20, y: 140, width: 280, height: 80))
  private(set) var heard: [String] = []
  /// The names of the questions that the delegate answers with false.
  var refuses: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.keyboardType = .asciiCapable
    field.returnKeyType = .next
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.keyboardAppearance = .dark
    field.enablesReturnKeyAutomatically = true
    field.clearButtonMode = .whileEditing
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    field.rightViewMode = .unlessEditing
    field.textAlignment = .left
    field.accessibilityLabel = "Full name"
    field.tag = 1
    secret.isSecureTextEntry = true
    secret.placeholder = "Password"
    for field in [field, secret] {
      field.delegate = self
      view.addSubview(field)
    }
    notes.delegate = self
    notes.isEditable = true
    view.addSubview(notes)
  }

  private func note(_ name: String = #function) -> Bool {
    heard.append(name)
    return !refuses.contains(name)
  }

  func forget() { heard = [] }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note() }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = note() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note() }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    _ = note()
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = note() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { note() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = note()
    return textField === field ? secret.becomeFirstResponder() : textField.resignFirstResponder()
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = (textField.text as NSString? ?? "").replacingCharacters(in: range, with: string)
    return note() && text.count <= 5
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note() }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note() }
  func textViewDidEndEditing(_ textView: UITextView) { _ = note() }
  func textViewDidChange(_ textView: UITextView) { _ = note() }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = note() }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  {
    note()
  }
}

/// Text fields, text views and their delegates in typical iOS source.
@MainActor @Suite struct TextSurfaceTests {
  private let simulator = Simulator()
  private let form = TextForm()

  init() {
    simulator.launch(form)
  }

  @Test func `a field's delegate hears of the whole life of an edit, in UIKit's order`() throws {
    try simulator.user.tap(form.field)
    #expect(form.field.isFirstResponder && form.field.isEditing && form.field.canBecomeFirstResponder)
    try simulator.user.type("Ada")
    #expect(form.field.text == "Ada" && form.field.hasText)
    form.forget()
    try simulator.user.type("\n")
    simulator.settle()
    #expect(
      form.heard == [
        "textFieldShouldReturn(_:)", "textFieldShouldBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
        "textFieldDidEndEditing(_:reason:)", "textFieldDidBeginEditing(_:)",
        "textFieldDidChangeSelection(_:)",
      ]
    )
    #expect(form.secret.isFirstResponder)
  }

  @Test func `a refused change, a refused clearing and a refused end leave the text as it is`() throws {
    try simulator.user.tap(form.field)
    try simulator.user.type("Lovelace")
    #expect(form.field.text == "Lovel")
    form.refuses = ["textFieldShouldEndEditing(_:)", "textFieldShouldClear(_:)"]
    #expect(!form.field.resignFirstResponder() && form.field.isFirstResponder)
    try simulator.user.buttons["Clear text"].tap()
    #expect(form.field.text == "Lovel")
    #expect(form.heard.contains("textFieldShouldClear(_:)"))
  }

  @Test func `control events come with the editing`() throws {
    var events: [String] = []
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      form.secret.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    try simulator.user.tap(form.secret)
    try simulator.user.type("pw\n")
    #expect(events == ["begin", "changed", "changed", "end", "exit", "primary"])
    #expect(UIControl.Event.allEditingEvents.contains(.editingChanged))
  }

  @Test func `the text input protocol moves the selection and the marked text`() throws {
    try simulator.user.tap(form.field)
    form.field.insertText("12345")
    form.field.deleteBackward()
    #expect(form.field.text == "1234")
    let start = form.field.beginningOfDocument
    let position: UITextPosition = try #require(form.field.position(from: start, offset: 2))
    form.field.selectedTextRange = form.field.textRange(from: position, to: form.field.endOfDocument)
    let range: UITextRange = try #require(form.field.selectedTextRange)
    #expect(form.field.text(in: range) == "34")
    #expect(form.field.offset(from: start, to: range.start) == 2)
    #expect(form.field.markedTextRange == nil)
    let input: any UITextInput = form.field
    #expect(input.compare(range.start, to: range.end) == .orderedAscending)
    let traits: any UITextInputTraits = form.field
    #expect(traits.keyboardType == UIKeyboardType.asciiCapable)
    #expect(traits.autocapitalizationType == UITextAutocapitalizationType.words)
    #expect(traits.autocorrectionType == UITextAutocorrectionType.no)
    #expect(traits.spellCheckingType == UITextSpellCheckingType.no)
    #expect(form.field.keyboardAppearance == UIKeyboardAppearance.dark)
    #expect(form.field.returnKeyType == UIReturnKeyType.next)
  }

  @Test func `a field's rectangles make room for its side views, and a subclass may change them`() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
      override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        super.placeholderRect(forBounds: bounds).offsetBy(dx: 1, dy: 0)
      }
    }
    let padded = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    #expect(padded.editingRect(forBounds: padded.bounds) == CGRect(x: 30, y: 0, width: 140, height: 34))
    #expect(form.field.textRect(forBounds: form.field.bounds).minX >= 24)
  }

  @Test func `a text view's delegate hears of its edits, and its selection is a range`() throws {
    try simulator.user.tap(form.notes)
    try simulator.user.type("hi")
    form.forget()
    form.notes.selectedRange = NSRange(location: 0, length: 1)
    #expect(form.heard == ["textViewDidChangeSelection(_:)"])
    form.forget()
    try simulator.user.type("o")
    #expect(form.notes.text.lowercased() == "oi")
    #expect(form.heard.first == "textView(_:shouldChangeTextIn:replacementText:)")
    #expect(form.heard.contains("textViewDidChange(_:)"))
    form.forget()
    form.view.endEditing(true)
    #expect(form.heard == ["textViewDidEndEditing(_:)"])
    form.notes.isScrollEnabled = false
    #expect(!form.notes.isScrollEnabled)
  }

  @Test func `notifications tell of text that changes`() throws {
    var names: [Notification.Name] = []
    let all = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    for name in all {
      _ = simulator.notifications.addObserver(forName: name, object: form.field, queue: .main) {
        names.append($0.name)
      }
    }
    try simulator.user.tap(form.field)
    try simulator.user.type("x")
    form.field.resignFirstResponder()
    #expect(names == all)
  }

  @Test
  func `input and accessory views of a program's own take the place of keys, and reloading exchanges them`()
    throws
  {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    form.field.inputView = picker
    form.field.inputAccessoryView = bar
    try simulator.user.tap(form.field)
    simulator.settle()
    #expect(picker.window != nil && bar.window != nil)
    form.field.inputView = nil
    form.field.reloadInputViews()
    simulator.settle()
    #expect(picker.window == nil && bar.window != nil)
    simulator.perform {
      form.field.inputAssistantItem.leadingBarButtonGroups = []
      #expect(form.field.inputAssistantItem.leadingBarButtonGroups.isEmpty)
    }
  }

  @Test func `the pasteboard and the edit menu work as a person uses them`() throws {
    try simulator.user.tap(form.field)
    simulator.perform { UIPasteboard.general.string = "abc" }
    simulator.perform { form.field.paste(nil) }
    #expect(form.field.text == "abc")
    #expect(form.field.undoManager != nil)
    simulator.perform {
      let item = UIMenuItem(title: "Shout", action: Selector("shout", TextForm.forget))
      UIMenuController.shared.menuItems = [item]
      #expect(UIMenuController.shared.menuItems?.count == 1)
    }
  }
}
