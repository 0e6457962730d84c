import UIKit

extension ProbeStage {
  /// Adds a text view with a recorded delegate.
  fileprivate func textView(_ delegate: TextViewDelegate? = nil, _ text: String = "") -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    self.view.addSubview(view)
    self.view.layoutIfNeeded()
    view.delegate = delegate
    retain(delegate)
    return view
  }
}

@MainActor private func selection(_ view: UITextView) -> String {
  "\(view.selectedRange.location) + \(view.selectedRange.length)"
}

extension Probe {
  /// Text views: selection, changes by code, marked text, and geometry.
  static let texts: [Probe] = [
    Probe("MX1", "text that is set by code") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate)
      text.text = "Hello"
      stage.log("the selection", selection(text))
      stage.log("the calls", calls.take())
      text.text = "World"
      stage.log("with an equal selection the calls are", calls.take())
    },
    Probe("MX2", "changes by code") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate)
      stage.observe(UITextView.textDidChangeNotification, of: text) { _ in calls.add("notification") }
      text.insertText("ab")
      stage.log("insertText calls", calls.take())
      text.deleteBackward()
      stage.log("deleteBackward calls", calls.take())
      stage.log("the text", text.text)
    },
    Probe("MX2-2", "replace(_:withText:) of a text view") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate, "abc")
      _ = calls.take()
      if let range = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument) {
        text.replace(range, withText: "x")
      }
      stage.log("the text", text.text)
      stage.log("the delegate is asked", calls.take().contains("shouldChange"))
    },
    Probe("MX4", "a selection that is set by code") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate, "Hello")
      text.selectedRange = NSRange(location: 1, length: 2)
      stage.log("it calls", calls.take())
      text.selectedRange = NSRange(location: 1, length: 2)
      stage.log("an equal one calls", calls.take())
    },
    Probe("MX5", "a session of editing") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate, "Hello")
      stage.observe(UITextView.textDidBeginEditingNotification, of: text) { _ in
        calls.add("begin notification")
      }
      stage.observe(UITextView.textDidEndEditingNotification, of: text) { _ in calls.add("end notification") }
      _ = calls.take()
      text.becomeFirstResponder()
      await stage.turn()
      stage.log("the begin", calls.take())
      text.resignFirstResponder()
      stage.log("the end", calls.take())
    },
    Probe("MX6", "marked text") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate, "ab")
      text.becomeFirstResponder()
      await stage.turn()
      text.selectedRange = NSRange(location: 1, length: 0)
      _ = calls.take()
      text.setMarkedText("xyz", selectedRange: NSRange(location: 1, length: 1))
      stage.log("the text", text.text)
      stage.log("the selection", selection(text))
      stage.log("the calls", calls.take())
    },
    Probe("MX7", "unmarkText()") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls), text = stage.textView(delegate)
      text.becomeFirstResponder()
      await stage.turn()
      text.unmarkText()
      _ = calls.take()
      text.unmarkText()
      stage.log("without marked text the calls are", calls.take())
      text.setMarkedText("abc", selectedRange: NSRange(location: 1, length: 1))
      _ = calls.take()
      text.unmarkText()
      stage.log("the text stays", text.text)
      stage.log("no text is marked", text.markedTextRange == nil)
    },
    Probe("MX9", "insertText replaces marked text") { stage in
      let text = stage.textView(nil, "ab")
      text.becomeFirstResponder()
      await stage.turn()
      text.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
      text.insertText("!")
      stage.log("the text", text.text)
      stage.log("no text is marked", text.markedTextRange == nil)
    },
    Probe("MX11", "positions of a text view") { stage in
      let text = stage.textView(nil, "a\u{1F600}b")
      let start = text.beginningOfDocument, end = text.endOfDocument
      stage.log("the length in UTF-16 units", text.offset(from: start, to: end))
      stage.log("a position inside of a pair is valid", text.position(from: start, offset: 2) != nil)
      stage.log("one beyond the end is nil", text.position(from: end, offset: 1) == nil)
      let range = text.textRange(from: end, to: start)
      stage.log(
        "the ends of a range are put in order",
        range.map { text.offset(from: $0.start, to: $0.end) } ?? -1
      )
    },
    Probe("MX12", "deleteBackward() after an emoji") { stage in
      let text = stage.textView(nil, "a\u{1F600}")
      text.selectedRange = NSRange(location: 3, length: 0)
      text.deleteBackward()
      stage.log("the text", text.text)
    },
    Probe("MX13", "the caret of a text view", facts: ["MV4"]) { stage in
      let text = stage.textView(nil, "Hello")
      text.becomeFirstResponder()
      await stage.turn()
      let caret = text.caretRect(for: text.beginningOfDocument)
      stage.log("its width", caret.width)
      stage.log("its left edge", caret.minX)
    },
    Probe("MV4", "the insets of a text view", facts: ["TM43"]) { stage in
      let text = UITextView()
      stage.log("the insets of the container", text.textContainerInset)
      stage.log("the padding of lines", text.textContainer.lineFragmentPadding)
    },
    Probe("TM43", "the height of one line in a text view") { stage in
      let text = stage.textView(nil, "Hello"), label = UILabel()
      label.font = text.font
      label.text = "Hello"
      let height = text.sizeThatFits(CGSize(width: 320, height: 1000)).height
      stage.log("it exceeds that of a label by", (height - label.intrinsicContentSize.height).rounded())
    },
    Probe("MX24", "the text color of a text view") { stage in
      let text = UITextView()
      stage.log("that of a new one is nil", text.textColor == nil)
      text.textColor = nil
      stage.log("after it was set to nil it is nil", text.textColor == nil)
    },
    Probe("MX23", "input views") { stage in
      let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), inputViewStyle: .default)
      stage.log("the style default", UIInputView.Style.default.rawValue)
      stage.log("the style keyboard", UIInputView.Style.keyboard.rawValue)
      stage.log("it sizes itself", view.allowsSelfSizing)
      stage.log("the intrinsic size", view.intrinsicContentSize)
    },
    Probe("MX19", "the default paragraph style") { stage in
      let style = NSParagraphStyle.default
      stage.log("the number of tab stops", style.tabStops.count)
      stage.log("the first", style.tabStops.first?.location ?? 0)
      stage.log("the last", style.tabStops.last?.location ?? 0)
      stage.log("the alignment is natural", style.alignment == .natural)
      stage.log("the spacing of lines", style.lineSpacing)
      stage.log("the spacing of paragraphs", style.paragraphSpacing)
      stage.log("the indent of the first line", style.firstLineHeadIndent)
      stage.log("the multiple of the line height", style.lineHeightMultiple)
    },
    Probe("MX20", "an edit of a text storage") { stage in
      let calls = Calls(), storage = NSTextStorage(string: "Hello"), delegate = StorageDelegate(calls)
      storage.delegate = delegate
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
      stage.log("the calls", calls.take())
      storage.beginEditing()
      storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "XY")
      storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "")
      storage.endEditing()
      stage.log("two nested edits", calls.take())
      storage.beginEditing()
      storage.endEditing()
      stage.log("no edit", calls.take())
      withExtendedLifetime(delegate) {}
    },
    Probe("MX21", "the attributes of plain text") { stage in
      let storage = NSTextStorage(string: "ab")
      let key = NSAttributedString.Key.kern
      storage.addAttribute(key, value: 1, range: NSRange(location: 0, length: 1))
      storage.addAttribute(key, value: 2, range: NSRange(location: 1, length: 1))
      @MainActor func value(_ index: Int) -> Int {
        (storage.attribute(key, at: index, effectiveRange: nil) as? NSNumber)?.intValue ?? -1
      }
      storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "x")
      stage.log("between two characters it has those of the one before", value(1))
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "y")
      stage.log("at the start it has those of the first", value(0))
    },
    Probe("MX22", "edits that change nothing") { stage in
      let calls = Calls(), storage = NSTextStorage(string: "Hello"), delegate = StorageDelegate(calls)
      storage.delegate = delegate
      storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "")
      stage.log("replacing nothing by nothing notifies", !calls.take().isEmpty)
      withExtendedLifetime(delegate) {}
    },
    Probe("U23", "the space at a line break") { stage in
      let font = UIFont.systemFont(ofSize: 17)
      @MainActor func width(_ text: String, _ limit: CGFloat) -> CGFloat {
        (text as NSString).boundingRect(
          with: CGSize(width: limit, height: 1000),
          options: [.usesLineFragmentOrigin],
          attributes: [.font: font],
          context: nil
        ).width
      }
      let word = width("aaaa", 1000)
      stage.log("it doesn't count for the width", abs(width("aaaa aaaa", word * 1.5) - word) < 0.01)
    },
    Probe("U24", "the sizes of attributed strings", facts: ["TM42"]) { stage in
      let font = UIFont.systemFont(ofSize: 16)
      let size = NSAttributedString(string: "A", attributes: [.font: font]).size()
      stage.log("the height of a line at 16 points", size.height)
      stage.log(
        "that of a string with attributes is equal",
        ("A" as NSString).size(withAttributes: [.font: font]) == size
      )
    },
    Probe("TM42", "two lines of a string") { stage in
      let font = UIFont.systemFont(ofSize: 16)
      let size = ("A\nB" as NSString).boundingRect(
        with: CGSize(width: 1000, height: 1000),
        options: [.usesLineFragmentOrigin],
        attributes: [.font: font],
        context: nil
      )
      stage.log("the height at 16 points", size.height)
    },
  ]
}

/// Records the calls of a text storage.
private final class StorageDelegate: NSObject, NSTextStorageDelegate {
  let calls: Calls

  init(_ calls: Calls) { self.calls = calls }

  // UIKit's protocol isn't isolated to the main actor.
  private nonisolated func note(_ call: String) {
    let calls = calls
    MainActor.assumeIsolated { calls.add(call) }
  }

  nonisolated func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("will (\(editedRange.location), \(editedRange.length)) \(delta)")
  }
  nonisolated func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    note("did (\(editedRange.location), \(editedRange.length)) \(delta)")
  }
}
