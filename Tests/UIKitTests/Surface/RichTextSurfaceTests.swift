import HeadlessUIKit
import Testing
import UIKit

@MainActor @Suite struct RichTextSurfaceTests {
  @Test func `attributed strings have UIKit's attributes, and convert both ways`() throws {
    var text = AttributedString("North ")
    text.font = .preferredFont(forTextStyle: .headline)
    var length = AttributedString("12 km")
    length.foregroundColor = .red
    length.underlineStyle = .single
    length.kern = 2
    length.link = URL(string: "https://a.example")
    text.append(length)
    let converted = NSAttributedString(text)
    #expect(converted.string == "North 12 km")
    #expect(
      converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .preferredFont(forTextStyle: .headline)
    )
    #expect(converted.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(converted.attribute(.underlineStyle, at: 6, effectiveRange: nil) as? Int == 1)
    #expect(converted.attribute(.kern, at: 6, effectiveRange: nil) as? CGFloat == 2)
    #expect(converted.attribute(.link, at: 6, effectiveRange: nil) as? URL == length.link)
    #expect(AttributedString(converted) == text)
    #expect(try AttributedString(converted, including: \.uiKit) == text)
    let onlyLinks = try AttributedString(converted, including: \.foundation)
    #expect(onlyLinks.runs.map(\.link) == [nil, length.link])
    #expect(onlyLinks.runs.allSatisfy { $0.font == nil })
  }

  @Test func `values of another type are dropped, or refused`() {
    let text = NSAttributedString(string: "a", attributes: [.font: "Helvetica", .kern: 1])
    let dropped = AttributedString(text)
    #expect(dropped.font == nil && dropped.kern == 1)
    #expect(throws: CocoaError.self) { try AttributedString(text, including: \.uiKit) }
  }

  @Test func `containers and dictionaries convert`() {
    var container = AttributeContainer([.foregroundColor: UIColor.red, .baselineOffset: 3])
    #expect(container.foregroundColor == .red && container.baselineOffset == 3)
    container.uiKit.strikethroughStyle = .double
    let dictionary = [NSAttributedString.Key: Any](container)
    #expect(
      dictionary.count == 3 && dictionary[.strikethroughStyle] as? Int == NSUnderlineStyle.double.rawValue
    )
  }

  @Test func `notes with links, attachments and a search work as in an app`() throws {
    final class Notes: UIViewController, UITextViewDelegate {
      let textView = UITextView()
      var diary: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        textView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
        textView.delegate = self
        textView.isFindInteractionEnabled = true
        textView.dataDetectorTypes = [.link, .phoneNumber]
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let text = NSMutableAttributedString(
          string: "Lake\n",
          attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style]
        )
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "photo")
        attachment.bounds = CGRect(x: 0, y: 0, width: 80, height: 45)
        text.append(NSAttributedString(attachment: attachment))
        textView.attributedText = text
        view.addSubview(textView)
      }
      func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
      ) -> UIAction? {
        guard case .link(let url) = textItem.content else { return defaultAction }
        return UIAction { _ in UIApplication.shared.open(url) }
      }
    }
    let (simulator, notes) = (Simulator(), Notes())
    simulator.launch(notes)
    let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
    #expect(abs(notes.textView.contentSize.height - (8 + line + 4 + 45 + 8)) < 0.34)
    let start = notes.textView.beginningOfDocument
    let range = notes.textView.tokenizer.rangeEnclosingPosition(
      start,
      with: .paragraph,
      inDirection: .storage(.forward)
    )
    #expect(range.flatMap { notes.textView.text(in: $0) } == "Lake")
    notes.textView.textStorage.addAttribute(
      .font,
      value: UIFont.boldSystemFont(ofSize: 17),
      range: NSRange(location: 0, length: 4)
    )
    #expect(
      notes.textView.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 17)
    )
    notes.textView.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(notes.textView.findInteraction?.isFindNavigatorVisible == true)
  }

  @Test func `an editor with a storage of its own colors the typed text`() throws {
    final class CodeViewController: UIViewController, NSTextStorageDelegate {
      private(set) lazy var editor: UITextView = {
        let storage = NSTextStorage(string: "let ")
        storage.delegate = self
        let (layoutManager, container) = (
          NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 0))
        )
        storage.addLayoutManager(layoutManager)
        layoutManager.addTextContainer(container)
        return UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100), textContainer: container)
      }()
      override func viewDidLoad() { view.addSubview(editor) }
      func textStorage(
        _ textStorage: NSTextStorage,
        didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) {
        guard editedMask.contains(.editedCharacters), textStorage.string.hasPrefix("let") else { return }
        textStorage.addAttribute(
          .foregroundColor,
          value: UIColor.purple,
          range: NSRange(location: 0, length: 3)
        )
      }
    }
    let (simulator, code) = (Simulator(), CodeViewController())
    simulator.launch(code)
    code.editor.becomeFirstResponder()
    code.editor.autocapitalizationType = .none
    try simulator.user.type("a")
    #expect(code.editor.textStorage.string == "let a")
    let color = {
      code.editor.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(color(0) == .purple && color(2) == .purple && color(4) != .purple)
    let layoutManager = code.editor.layoutManager
    let word = layoutManager.glyphRange(
      forCharacterRange: NSRange(location: 0, length: 3),
      actualCharacterRange: nil
    )
    let rect = layoutManager.boundingRect(forGlyphRange: word, in: code.editor.textContainer)
    #expect(rect.width > 0 && rect.minX == code.editor.textContainer.lineFragmentPadding)
  }
}
