import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct TextKitTests {
  /// A delegate that records its calls, and a notification observer.
  private final class Listener: TextStorageDelegate {
    var diary: [String] = []
    var change: ((TextStorage) -> Void)?
    func textStorage(
      _ textStorage: TextStorage,
      willProcessEditing editedMask: TextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      diary.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      let change = change
      self.change = nil
      change?(textStorage)
    }
    func textStorage(
      _ textStorage: TextStorage,
      didProcessEditing editedMask: TextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      diary.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }
  }

  /// A storage with a store of its own, as in programs that color code.
  private final class Coloring: TextStorage {
    private let store = NSMutableAttributedString(string: "")
    override var string: String { store.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?)
      -> [NSAttributedString.Key: Any]
    { store.attributes(at: location, effectiveRange: range) }
    override func replaceCharacters(in range: NSRange, with str: String) {
      store.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      let text = string as NSString
      let word = text.range(of: "let")
      if word.length > 0 { addAttribute(.foregroundColor, value: Color.purple, range: word) }
      super.processEditing()
    }
  }

  private func colors(_ text: NSAttributedString) -> [Color?] {
    (0..<text.length).map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? Color }
  }

  @Test(.fact("MX20")) func `an edit is told before and after it is processed, and a batch as one`() {
    let simulator = Simulator.current
    let storage = TextStorage(string: "hello")
    let listener = Listener()
    storage.delegate = listener
    for name in [TextStorage.willProcessEditingNotification, TextStorage.didProcessEditingNotification] {
      _ = simulator.notifications.addObserver(forName: name) { notification in
        listener.diary.append(notification.object as? TextStorage === storage ? name.rawValue : "?")
      }
    }
    let (will, did) = (
      "NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"
    )
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "JJ")
    #expect(listener.diary == [will, "will 2 0 2 1", did, "did 2 0 2 1"])
    listener.diary = []
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 6, length: 0), with: "!!")
    storage.endEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "h")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
    #expect(listener.diary == [])
    storage.endEditing()
    #expect(storage.string == "hello!!")
    #expect(listener.diary == [will, "will 3 0 7 1", did, "did 3 0 7 1"])
    listener.diary = []
    storage.beginEditing()
    storage.endEditing()
    #expect(listener.diary == [])
  }

  @Test(.fact("MX22")) func `edits of nothing are told if they are processed`() {
    let storage = TextStorage(string: "ab")
    let listener = Listener()
    storage.delegate = listener
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 0))
    #expect(listener.diary == [])
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "")
    #expect(listener.diary == ["will 2 0 0 0", "did 2 0 0 0"])
    listener.diary = []
    storage.processEditing()
    #expect(listener.diary.count == 2)
  }

  @Test(.fact("MX21")) func `plain text takes the attributes of its surroundings`() {
    let storage = TextStorage(string: "ab")
    storage.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 1))
    storage.addAttribute(.foregroundColor, value: Color.blue, range: NSRange(location: 1, length: 1))
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "x")
    #expect(colors(storage) == [.red, .red, .blue])
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "y")
    #expect(colors(storage) == [.red, .red, .red, .blue])
    storage.replaceCharacters(in: NSRange(location: 3, length: 1), with: "zz")
    #expect(colors(storage) == [.red, .red, .red, .blue, .blue])
    storage.deleteCharacters(in: NSRange(location: 0, length: 5))
    storage.append(NSAttributedString(string: ""))
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "n")
    #expect(colors(storage) == [nil])
  }

  @Test func `a storage with a store of its own is displayed and typed into`() throws {
    let (storage, manager) = (Coloring(), LayoutManager())
    let container = TextContainer(size: CGSize(width: 300, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = TextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100), textContainer: container)
    #expect(view.textStorage === storage && view.layoutManager === manager)
    let simulator = Simulator.displaying(view)
    view.autocapitalizationType = .none
    view.becomeFirstResponder()
    try simulator.user.type("let")
    #expect(view.text == "let" && storage.string == "let")
    #expect(colors(view.attributedText).allSatisfy { $0 == .purple })
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a ")
    #expect(view.text == "a let")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.text = "no"
    #expect(storage.string == "no" && storage.length == 2)
  }

  @Test func `changes of a text view's storage are displayed without calls of its delegate`() {
    final class Delegate: TextViewDelegate {
      var diary: [String] = []
      func textViewDidChange(_ textView: TextView) { diary.append("change") }
      func textViewDidChangeSelection(_ textView: TextView) { diary.append("selection") }
    }
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "hello"
    let delegate = Delegate()
    view.delegate = delegate
    let height = view.contentSize.height
    view.textStorage.addAttribute(
      .font,
      value: Font.systemFont(ofSize: 40),
      range: NSRange(location: 0, length: 2)
    )
    #expect(view.contentSize.height > height)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
    #expect(view.text == "bye" && delegate.diary == [])
    view.insertText("!")
    #expect(view.textStorage.string == "bye!" && delegate.diary == ["selection", "change"])
    #expect(view.textStorage.attribute(.font, at: 3, effectiveRange: nil) as? Font == .systemFont(ofSize: 40))
    view.font = .systemFont(ofSize: 12)
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? Font == .systemFont(ofSize: 12))
  }

  @Test func `a storage's delegate may change attributes of a typed text`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let listener = Listener()
    view.textStorage.delegate = listener
    listener.change = {
      $0.addAttribute(.foregroundColor, value: Color.red, range: NSRange(location: 0, length: 1))
    }
    view.insertText("ab")
    #expect(colors(view.attributedText) == [.red, .label])
    #expect(listener.diary == ["will 3 0 2 2", "did 3 0 2 2"])
  }

  // MARK: Layout managers

  private let font = Font.systemFont(ofSize: 20)

  private func layout(_ text: String, width: CGFloat) -> (TextStorage, LayoutManager, TextContainer) {
    let storage = TextStorage(string: text, attributes: [.font: font])
    let (manager, container) = (LayoutManager(), TextContainer(size: CGSize(width: width, height: 0)))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  @Test func `a layout manager tells lines, glyphs and places`() {
    let (storage, manager, container) = layout("aaa bbb\nc", width: width("aaa bb"))
    #expect(manager.numberOfGlyphs == 9 && manager.textStorage === storage)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 9))
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 9)) {
      rect,
      used,
      _,
      range,
      _ in
      lines.append("\(range.location) \(range.length)")
      #expect(rect.height == font.lineHeight && rect.width == container.size.width)
      #expect(used.minX == 0 && used.height == rect.height)
    }
    #expect(lines == ["0 4", "4 4", "8 1"])
    var range = NSRange()
    let second = manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range)
    #expect(second.minY == font.lineHeight && range == NSRange(location: 4, length: 4))
    #expect(abs(manager.usedRect(for: container).height - 3 * font.lineHeight) < 0.001)
    let bounds = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
    #expect(bounds.isClose(to: CGRect(x: width("a"), y: 0, width: width("a"), height: font.lineHeight)))
    var fraction: CGFloat = 0
    let point = CGPoint(x: width("b") * 1.25, y: font.lineHeight * 1.5)
    let index = manager.characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction
    )
    #expect(index == 5 && abs(fraction - 0.25) < 0.01)
    #expect(manager.location(forGlyphAt: 8).x == 0)
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n"))
    #expect(abs(manager.extraLineFragmentRect.minY - 3 * font.lineHeight) < 0.001)
  }

  @Test func `lines that don't fit in a container are in the next one`() {
    let (storage, manager, first) = layout("a\nb\nc", width: 100)
    defer { withExtendedLifetime(storage) {} }
    first.size = CGSize(width: 100, height: font.lineHeight * 2)
    let second = TextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 4))
    #expect(manager.glyphRange(for: second) == NSRange(location: 4, length: 1))
    #expect(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === second)
    #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0)
  }

  @Test func `the layout manager of a text view has its lines`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "one two three four five\n"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height - view.contentSize.height + 16) < 0.34)
    var ends: [Int] = []
    let whole = NSRange(location: 0, length: view.textStorage.length)
    view.layoutManager.enumerateLineFragments(forGlyphRange: whole) { _, _, _, range, _ in
      ends.append(range.location + range.length)
    }
    #expect(ends.count > 2 && ends.last == 24)
    view.frame.size.width = 400
    #expect(view.layoutManager.usedRect(for: view.textContainer).height < used.height)
  }
}
