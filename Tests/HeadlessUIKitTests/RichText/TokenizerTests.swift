import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct TokenizerTests {
  /// A text input that an app implements, with one character of ten points beside the other.
  private final class Editor: View, TextInput {
    private final class Position: TextPosition {
      let place: Int
      init(_ place: Int) { self.place = place }
    }
    var text = ""
    var selection = NSRange(location: 0, length: 0)
    weak var inputDelegate: (any TextInputDelegate)?
    override var canBecomeFirstResponder: Bool { true }
    private func place(_ position: TextPosition) -> Int { (position as? Position)?.place ?? 0 }
    private func range(_ range: TextRange) -> NSRange {
      NSRange(location: place(range.start), length: place(range.end) - place(range.start))
    }
    private func textRange(_ range: NSRange) -> TextRange {
      TextRange(
        start: Position(range.location),
        end: Position(range.location + range.length),
        isEmpty: range.length == 0
      )
    }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) {
      self.text = (self.text as NSString).replacingCharacters(in: selection, with: text)
      selection = NSRange(location: selection.location + text.utf16.count, length: 0)
    }
    func deleteBackward() {}
    func text(in range: TextRange) -> String? { (text as NSString).substring(with: self.range(range)) }
    func replace(_ range: TextRange, withText text: String) {}
    var selectedTextRange: TextRange? {
      get { textRange(selection) }
      set { if let newValue { selection = range(newValue) } }
    }
    var markedTextRange: TextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: TextPosition { Position(0) }
    var endOfDocument: TextPosition { Position(text.utf16.count) }
    func position(from position: TextPosition, offset: Int) -> TextPosition? {
      let place = place(position) + offset
      return (0...text.utf16.count).contains(place) ? Position(place) : nil
    }
    func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
      let (one, other) = (place(fromPosition), place(toPosition))
      return textRange(NSRange(location: min(one, other), length: abs(one - other)))
    }
    func offset(from: TextPosition, to toPosition: TextPosition) -> Int { place(toPosition) - place(from) }
    func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
      let distance = offset(from: position, to: other)
      return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    func caretRect(for position: TextPosition) -> CGRect {
      CGRect(x: CGFloat(place(position)) * 10, y: 0, width: 2, height: 40)
    }
    func firstRect(for range: TextRange) -> CGRect { .zero }
    func closestPosition(to point: CGPoint) -> TextPosition? {
      Position(min(max(0, Int((point.x / 10).rounded())), text.utf16.count))
    }
  }

  /// Returns the places that repeated movements reach.
  private func stops(_ text: String, _ unit: TextGranularity, _ direction: TextDirection) -> [Int] {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.text = text
    let isBack = direction == .storage(.backward)
    var place = isBack ? view.endOfDocument : view.beginningOfDocument
    var stops: [Int] = []
    while let next = view.tokenizer.position(from: place, toBoundary: unit, inDirection: direction) {
      stops.append(view.offset(from: view.beginningOfDocument, to: next))
      place = next
    }
    return stops
  }

  nonisolated private static let movements: [(String, TextGranularity, forward: [Int], backward: [Int])] = [
    ("one, two's", .word, [3, 10], [5, 0]),
    ("a👩‍👩‍👧e\u{301}b", .character, [1, 9, 11, 12], [11, 9, 1, 0]),
    ("Mr. B! \"Go.\" Now", .sentence, [4, 7, 13, 16], [13, 7, 4, 0]),
    ("ab\n\ncd", .paragraph, [2, 3, 6], [4, 3, 0]),
    ("ab cd", .document, [5], [0]),
    ("日本 a", .word, [1, 2, 4], [3, 1, 0]),
    ("ab cd", .line, [5], [0]),
    ("", .word, [], []),
  ]

  @Test(arguments: movements.indices)
  func `movements stop at the edges of units`(index: Int) {
    let (text, unit, forward, backward) = Self.movements[index]
    #expect(stops(text, unit, .storage(.forward)) == forward)
    #expect(stops(text, unit, .storage(.backward)) == backward)
  }

  @Test func `right and left follow the writing of the paragraph`() {
    #expect(stops("ab cd", .word, .layout(.right)) == [2, 5])
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.text = "\u{5D0}\u{5D1} \u{5D2}"
    let next = view.tokenizer.position(
      from: view.beginningOfDocument,
      toBoundary: .word,
      inDirection: .layout(.left)
    )
    #expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) } == 2)
    let none = view.tokenizer.position(
      from: view.beginningOfDocument,
      toBoundary: .word,
      inDirection: .layout(.right)
    )
    #expect(none == nil)
  }

  @Test(
    arguments: [
      (0, TextStorageDirection.forward, "one", false), (0, .backward, nil, true), (1, .forward, "one", false),
      (3, .forward, nil, true), (3, .backward, "one", false), (4, .forward, "two", false),
    ] as [(Int, TextStorageDirection, String?, Bool)]
  )
  func `a position at the edge of a word is in it in one direction`(
    place: Int,
    direction: TextStorageDirection,
    word: String?,
    isEdge: Bool
  ) throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.text = "one two"
    let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let range = view.tokenizer.rangeEnclosingPosition(
      position,
      with: .word,
      inDirection: .storage(direction)
    )
    #expect(range.flatMap { view.text(in: $0) } == word)
    let isWithin = view.tokenizer.isPosition(
      position,
      withinTextUnit: .word,
      inDirection: .storage(direction)
    )
    #expect(isWithin == (word != nil))
    let atEdge = view.tokenizer.isPosition(position, atBoundary: .word, inDirection: .storage(direction))
    #expect(atEdge == isEdge)
  }

  @Test func `lines are those of the text view`() throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    view.text = "one two three"
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let range = view.tokenizer.rangeEnclosingPosition(place, with: .line, inDirection: .storage(.forward))
    let line = try #require(range.flatMap { view.text(in: $0) })
    #expect(["one two", "one two "].contains(line))
  }

  // MARK: Taps and keys

  @Test(arguments: [(1, NSRange(location: 5, length: 0)), (2, NSRange(location: 4, length: 3))])
  func `taps in an app's text input place the caret and select a word`(taps: Int, range: NSRange) throws {
    final class Delegate: TextInteractionDelegate {
      var diary: [String] = []
      func interactionShouldBegin(_ interaction: TextInteraction, at point: CGPoint) -> Bool {
        diary.append("should")
        return true
      }
      func interactionWillBegin(_ interaction: TextInteraction) { diary.append("will") }
      func interactionDidEnd(_ interaction: TextInteraction) { diary.append("did") }
    }
    let editor = Editor(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    editor.text = "one two\nx"
    let (interaction, delegate) = (TextInteraction(for: .editable), Delegate())
    interaction.textInput = editor
    interaction.delegate = delegate
    editor.addInteraction(interaction)
    let simulator = Simulator.displaying(editor)
    editor.accessibilityIdentifier = "editor"
    try simulator.user.otherElements["editor"].tap(withNumberOfTaps: taps, numberOfTouches: 1)
    #expect(editor.isFirstResponder)
    #expect(editor.selection == range)
    #expect(delegate.diary == Array(repeating: ["should", "will", "did"], count: taps).flatMap(\.self))
  }

  @Test func `the keyboard follows the text of an app's text input that tells of its changes`() {
    let editor = Editor(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    let simulator = Simulator.displaying(editor)
    #expect(editor.inputDelegate == nil)
    editor.becomeFirstResponder()
    #expect(simulator.keyboard.isShifted && editor.inputDelegate != nil)
    editor.insertText("a")
    #expect(simulator.keyboard.isShifted)
    editor.inputDelegate?.textDidChange(editor)
    #expect(!simulator.keyboard.isShifted)
    editor.resignFirstResponder()
    #expect(editor.inputDelegate == nil)
  }

  @Test func `a text view tells an input delegate of changes`() {
    final class Delegate: TextInputDelegate {
      var diary: [String] = []
      func selectionWillChange(_ textInput: (any TextInput)?) { diary.append("selection will") }
      func selectionDidChange(_ textInput: (any TextInput)?) { diary.append("selection did") }
      func textWillChange(_ textInput: (any TextInput)?) { diary.append("text will") }
      func textDidChange(_ textInput: (any TextInput)?) { diary.append("text did") }
    }
    let (view, delegate) = (TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), Delegate())
    view.inputDelegate = delegate
    view.text = "ab"
    view.insertText("c")
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(
      delegate.diary == ["text will", "text did", "text will", "text did", "selection will", "selection did"]
    )
  }

  @Test func `a triple tap selects the paragraph`() throws {
    let view = TextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = "three\none two"
    let simulator = Simulator.displaying(view)
    try simulator.user.textViews.element.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    let field = TextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    field.text = "one two"
    let other = Simulator.displaying(field)
    field.becomeFirstResponder()
    try other.user.textFields.element.tap(withNumberOfTaps: 3, numberOfTouches: 1)
    #expect(field.selectedRange == NSRange(location: 0, length: 7))
    #expect(view.selectedRange == NSRange(location: 6, length: 7))
  }

  @Test func `arrow keys move the caret by characters, words and lines, and shift extends`() throws {
    let view = TextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    view.text = "one two\nthree"
    let simulator = Simulator.displaying(view)
    simulator.keyboard.isHardwareKeyboardConnected = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    let (left, right, down) = (
      KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow, KeyCommand.inputDownArrow
    )
    let keys: [(String, KeyModifierFlags, NSRange)] = [
      (right, [], NSRange(location: 1, length: 0)),
      (right, .alternate, NSRange(location: 3, length: 0)),
      (right, .alternate, NSRange(location: 7, length: 0)),
      (left, .alternate, NSRange(location: 4, length: 0)),
      (left, .command, NSRange(location: 0, length: 0)),
      (right, [.alternate, .shift], NSRange(location: 0, length: 3)),
      (right, .shift, NSRange(location: 0, length: 4)),
      (left, .shift, NSRange(location: 0, length: 3)),
      (right, [], NSRange(location: 3, length: 0)),
      (left, .shift, NSRange(location: 2, length: 1)),
      (left, .shift, NSRange(location: 1, length: 2)),
      (down, .command, NSRange(location: 13, length: 0)),
    ]
    for (key, flags, range) in keys {
      try simulator.user.typeKey(key, modifierFlags: flags)
      #expect(view.selectedRange == range, "\(key) \(flags.rawValue)")
    }
  }
}
