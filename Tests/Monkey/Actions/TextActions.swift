import HeadlessUIKit

/// Actions on texts and the first responder.
@MainActor let textActions: [MonkeyAction] = [
  MonkeyAction(12) { world in
    let text = world.random.pick(["a", "abc", "Xy z", "12", "q."]) ?? "a"
    let field = world.simulator.firstResponder as? TextField
    let model = field.flatMap { TextModel(of: $0) }
    let refusals = world.story.count
    do { try world.simulator.user.type(text) } catch { return "types \"\(text)\": refused" }
    if let field, let model, field.isFirstResponder, world.story.count == refusals {
      let expected = model.typing(text)
      if field.text != expected {
        world.find("text: after \"\(text)\" was typed, the text is \(field.text ?? "nil"), not \(expected)")
      }
    }
    return "types \"\(text)\""
  },
  MonkeyAction(5) { world in
    world.attempt("types return") { try world.simulator.user.type("\n") }
  },
  MonkeyAction(4) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    return "becomes first responder: \(field.becomeFirstResponder())"
  },
  MonkeyAction(3) { world in
    guard let text = world.pick(TextView.self) else { return nil }
    return "becomes first responder: \(text.becomeFirstResponder())"
  },
  MonkeyAction(3) { world in "ends editing: \(world.simulator.window.endEditing(world.random.once(in: 2)))" },
  MonkeyAction(3) { world in
    guard let responder = world.simulator.firstResponder else { return nil }
    return "resigns: \(responder.resignFirstResponder())"
  },
  MonkeyAction(3) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    field.text = InterfaceMaker(world).makeText()
    return "sets a text"
  },
  MonkeyAction(2) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    let end = field.text?.utf16.count ?? 0
    let (from, to) = (world.random.number(0...end), world.random.number(0...end))
    guard let start = field.position(from: field.beginningOfDocument, offset: min(from, to)),
      let stop = field.position(from: start, offset: abs(to - from))
    else { return nil }
    field.selectedTextRange = field.textRange(from: start, to: stop)
    return "selects \(min(from, to)) to \(max(from, to))"
  },
  MonkeyAction(2) { world in
    guard let field = world.simulator.firstResponder as? TextField else { return nil }
    switch world.random.number(0...4) {
    case 0: field.selectAll(nil)
    case 1: field.cut(nil)
    case 2: field.paste(nil)
    case 3: field.deleteBackward()
    default: field.undoManager?.undo()
    }
    return "edits the text"
  },
  MonkeyAction(2) { world in
    guard let field = world.pick(TextField.self) else { return nil }
    field.isEnabled.toggle()
    return "enables a field: \(field.isEnabled)"
  },
]

/// The text of a field as a model: characters, and the selected range in UTF-16 units.
@MainActor struct TextModel {
  private let text: String
  private let selection: Range<Int>

  /// Reads a field whose text typing changes without the delegate or the system's corrections.
  init?(of field: TextField) {
    guard field.delegate == nil, field.autocorrectionType == .no, field.isEnabled, !field.isSecureTextEntry,
      field.keyboardType == .default, field.inputView == nil, let range = field.selectedTextRange
    else { return nil }
    text = field.text ?? ""
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    selection = start..<field.offset(from: field.beginningOfDocument, to: range.end)
  }

  /// Returns the text after other text was typed in the place of the selection, with the whole of each
  /// surrogate pair that it divides (MX11).
  func typing(_ typed: String) -> String {
    let units = Array(text.utf16)
    func divides(_ place: Int) -> Bool { place < units.count && UTF16.isTrailSurrogate(units[place]) }
    let start = divides(selection.lowerBound) ? selection.lowerBound - 1 : selection.lowerBound
    let end = divides(selection.upperBound) ? selection.upperBound + 1 : selection.upperBound
    return String(decoding: units[..<start] + Array(typed.utf16) + units[end...], as: UTF16.self)
  }
}
