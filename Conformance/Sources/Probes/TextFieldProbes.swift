import UIKit

/// Records the delegate calls of newer systems.
private final class NewDelegate: NSObject, UITextFieldDelegate {
  let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  func textFieldDidEndEditing(_ textField: UITextField) { calls.add("didEnd") }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    calls.add("didEnd(reason: \(reason == .committed ? "committed" : "other"))")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { calls.add("didChangeSelection") }
}

extension ProbeStage {
  /// Returns the offsets of a field's selection.
  fileprivate func selection(of field: UITextField) -> String {
    guard let range = field.selectedTextRange else { return "none" }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return "\(start) to \(field.offset(from: field.beginningOfDocument, to: range.end))"
  }

  /// Pastes a text into a field that is editing.
  fileprivate func paste(_ text: String, into field: UITextField) async {
    UIPasteboard.general.string = text
    field.paste(nil)
    await turn()
  }
}

extension Probe {
  /// Text fields: their text, events, notifications and delegates.
  static let textFields: [Probe] = [
    Probe("B13", "a paste is one change", facts: ["B11"]) { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      stage.observe(UITextField.textDidChangeNotification, of: field) { _ in calls.add("notification") }
      await stage.paste("abc", into: field)
      stage.log("the calls", calls.take())
      stage.log("the text", field.text)
    },
    Probe("B12", "the range of a change counts UTF-16 units") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.text = "\u{1F600}"
      field.becomeFirstResponder()
      _ = calls.take()
      await stage.paste("x", into: field)
      stage.log("a paste behind an emoji calls", calls.take())
    },
    Probe("B14", "the delete key and composed characters") { stage in
      let field = stage.field("A")
      field.text = "a\u{1F600}"
      field.becomeFirstResponder()
      field.deleteBackward()
      stage.log("an emoji is deleted as a whole", field.text)
      field.text = "ae\u{301}"
      field.deleteBackward()
      stage.log("a letter with an accent is deleted as a whole", field.text)
    },
    Probe("B15", "the delete key in an empty field") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      field.deleteBackward()
      stage.log("deleteBackward() calls and sends", calls.take())
    },
    Probe("B16", "a change that the delegate refuses") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.text = "old"
      field.becomeFirstResponder()
      delegate.refuses = ["shouldChange (3, 0) \"new\" A"]
      _ = calls.take()
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      stage.observe(UITextField.textDidChangeNotification, of: field) { _ in calls.add("notification") }
      await stage.paste("new", into: field)
      stage.log("the text", field.text)
      stage.log("the calls", calls.take())
    },
    Probe("B17", "text that is set by code") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      await stage.turn()
      _ = calls.take()
      stage.record([(.allEditingEvents, "event")], of: field, in: calls)
      stage.observe(UITextField.textDidChangeNotification, of: field) { _ in calls.add("notification") }
      field.text = "new"
      await stage.turn()
      stage.log("the calls", calls.take())
    },
    Probe("B18", "the caret after text was set") { stage in
      let field = stage.field("A")
      field.text = "old"
      field.becomeFirstResponder()
      field.text = "a longer text"
      stage.log("the selection in 13 characters", stage.selection(of: field))
    },
    Probe("B19", "insertText in code") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      field.insertText("ab")
      stage.log("the delegate receives", calls.take())
      stage.log("the text", field.text)
    },
    Probe("B20", "replace(_:withText:) in code") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.text = "abc"
      field.becomeFirstResponder()
      _ = calls.take()
      let start = field.beginningOfDocument
      if let end = field.position(from: start, offset: 2), let range = field.textRange(from: start, to: end) {
        field.replace(range, withText: "x")
      }
      stage.log("the delegate receives", calls.take())
      stage.log("the text", field.text)
    },
    Probe("B21", "a delegate that sets the text itself") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      let change = "shouldChange (0, 0) \"abc\" A"
      delegate.refuses = [change]
      delegate.during = { if $0 == change { field.text = "ABC" } }
      _ = calls.take()
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      await stage.paste("abc", into: field)
      stage.log("the text", field.text)
      stage.log("the calls", calls.take())
    },
    Probe("B24", "the selection of a text field", since: 13) { stage in
      let calls = Calls(), delegate = NewDelegate(calls), field = stage.field("A", delegate)
      field.text = "abc"
      field.becomeFirstResponder()
      await stage.turn()
      _ = calls.take()
      field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
      stage.log("a new selection calls", calls.take())
    },
    Probe("B26", "a long text") { stage in
      let field = stage.field("A")
      field.text = String(repeating: "x", count: 100_000)
      stage.log("100000 characters are kept", field.text?.count == 100_000)
    },
    Probe("B27", "a session of editing") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      await stage.wait(1)
      field.resignFirstResponder()
      stage.log("the calls", calls.take())
    },
    Probe("B28", "the end of editing with a reason", facts: ["B29"], since: 10) { stage in
      let calls = Calls(), delegate = NewDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      await stage.turn()
      _ = calls.take()
      field.resignFirstResponder()
      stage.log("the calls of a delegate with both methods", calls.take())
    },
    Probe("B30", "clearsOnBeginEditing", facts: ["MX17"]) { stage in
      let field = stage.field("A")
      field.text = "old"
      field.clearsOnBeginEditing = true
      field.becomeFirstResponder()
      stage.log("the text once editing has begun", field.text)
    },
    Probe("B31", "a delegate that keeps the text") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.text = "old"
      field.clearsOnBeginEditing = true
      delegate.refuses = ["shouldClear A"]
      field.becomeFirstResponder()
      stage.log("the text once editing has begun", field.text)
      stage.log("the delegate is asked", calls.take().contains("shouldClear A"))
    },
    Probe("B32", "clearing sends an event", facts: ["B33"]) { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.text = "old"
      field.clearsOnBeginEditing = true
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      field.becomeFirstResponder()
      let list = calls.take()
      stage.log("editingChanged is sent", list.contains("event"))
      stage.log("shouldChangeCharactersIn is called", list.contains { $0.hasPrefix("shouldChange") })
      field.resignFirstResponder()
      field.text = "old"
      delegate.refuses = ["shouldClear A"]
      _ = calls.take()
      field.becomeFirstResponder()
      stage.log("editingChanged is sent after a refusal", calls.take().contains("event"))
    },
    Probe("B35", "the events of a resignation") { stage in
      let calls = Calls(), field = stage.field("A")
      field.becomeFirstResponder()
      field.text = "final"
      field.addAction(
        UIAction { _ in calls.add("event with the text \(field.text ?? "")") },
        for: .allEditingEvents
      )
      field.resignFirstResponder()
      stage.log("the events", calls.take())
    },
    Probe("B36", "a change of first responder in an event") { stage in
      let calls = Calls(), field = stage.field("A"), next = stage.field("B")
      field.becomeFirstResponder()
      field.addAction(
        UIAction { _ in
          calls.add("event")
          next.becomeFirstResponder()
        },
        for: .editingChanged
      )
      field.insertText("a")
      stage.log("the events", calls.take())
      stage.log("the other field is first responder", next.isFirstResponder)
    },
    Probe("B37", "isEditing") { stage in
      let field = stage.field("A")
      stage.log("before", field.isEditing)
      field.becomeFirstResponder()
      stage.log("while the field is first responder", field.isEditing)
      field.resignFirstResponder()
      stage.log("after the resignation", field.isEditing)
    },
    Probe("B38", "the text of a new field") { stage in
      stage.log("it is", UITextField().text)
    },
    Probe("B47", "a disabled field") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.isEnabled = false
      stage.log("becomeFirstResponder() returns", field.becomeFirstResponder())
      stage.log("the delegate receives", calls.take())
    },
    Probe("B49", "a caret that moves to the start") { stage in
      let calls = Calls(), field = stage.field("A")
      field.text = "abc"
      field.becomeFirstResponder()
      stage.record([(.editingChanged, "event")], of: field, in: calls)
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      stage.log("the events", calls.take())
      stage.log("the selection", stage.selection(of: field))
    },
    Probe("MX11-2", "positions in a text field") { stage in
      let field = stage.field("A")
      field.text = "a\u{1F600}b"
      let start = field.beginningOfDocument, end = field.endOfDocument
      stage.log("the length in UTF-16 units", field.offset(from: start, to: end))
      stage.log("a position beyond the end is nil", field.position(from: end, offset: 1) == nil)
      stage.log("a position before the start is nil", field.position(from: start, offset: -1) == nil)
      let range = field.textRange(from: end, to: start)
      stage.log(
        "the ends of a range are put in order",
        range.map { field.offset(from: $0.start, to: $0.end) } ?? -1
      )
    },
    Probe("TC12", "the intrinsic width of a field with a rounded border") { stage in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 17)
      field.text = "Hello UIKit"
      let label = UILabel()
      label.font = field.font
      label.text = field.text
      let text = label.intrinsicContentSize.width
      stage.log(
        "it exceeds the width of its text, rounded up, by",
        field.intrinsicContentSize.width - text.rounded(.up)
      )
    },
    Probe("TC11", "the intrinsic height of a field with a rounded border", facts: ["TC10", "MV3"]) { stage in
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 17)
      field.text = "Hello UIKit"
      stage.log("it is, at 17 points", field.intrinsicContentSize.height)
    },
    Probe("TC13", "the intrinsic height of a field without a border") { stage in
      let field = UITextField()
      field.font = .systemFont(ofSize: 17)
      field.text = "Hello UIKit"
      stage.log("it is, at 17 points", field.intrinsicContentSize.height)
    },
  ]
}
