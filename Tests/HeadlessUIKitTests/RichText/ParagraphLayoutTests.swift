import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct ParagraphLayoutTests {
  private static let font = Font.systemFont(ofSize: 20)
  private var lineHeight: CGFloat { Self.font.lineHeight }

  private func text(_ string: String, _ change: (MutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = MutableParagraphStyle()
    change(style)
    return NSAttributedString(string: string, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 1000) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: 0),
      options: .usesLineFragmentOrigin,
      context: nil
    ).size
  }

  /// The changes of a paragraph style, with the number of line heights of `one\ntwo` and the points besides.
  nonisolated private static let heights:
    [(String, @Sendable (MutableParagraphStyle) -> Void, lines: CGFloat, points: CGFloat)] = [
      ("nothing", { _ in }, 2, 0),
      ("spacing of lines", { $0.lineSpacing = 5 }, 2, 5),
      ("spacing of paragraphs", { $0.paragraphSpacing = 7 }, 2, 7),
      ("spacing before paragraphs", { $0.paragraphSpacingBefore = 9 }, 2, 9),
      (
        "all spacings",
        {
          ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (1, 2, 4)
        }, 2, 7
      ),
      ("a minimum", { $0.minimumLineHeight = 40 }, 0, 80),
      ("a lower minimum", { $0.minimumLineHeight = 10 }, 2, 0),
      ("a maximum", { $0.maximumLineHeight = 12 }, 0, 24),
      ("a multiple", { $0.lineHeightMultiple = 1.5 }, 3, 0),
      (
        "a multiple with a maximum",
        {
          ($0.lineHeightMultiple, $0.maximumLineHeight) = (2, 30)
        }, 0, 60
      ),
    ]

  @Test(arguments: heights.indices)
  func `paragraph styles change the heights of lines, alike in measures, labels and text views`(
    index: Int
  ) {
    let (_, change, lines, points) = Self.heights[index]
    let text = text("one\ntwo", change)
    let height = lines * lineHeight + points
    #expect(abs(size(text).height - height) < 0.001)
    let label = Label(frame: .zero)
    (label.attributedText, label.numberOfLines) = (text, 0)
    #expect(abs(label.sizeThatFits(CGSize(width: 1000, height: 0)).height - height) < 0.34)
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.attributedText = text
    #expect(abs(view.contentSize.height - height - 16) < 0.34)
  }

  @Test func `indents narrow lines, and the first one has its own`() {
    let text = text("aaaa bbbb cccc") {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (40, 10, -20)
    }
    let word = "aaaa".size(withAttributes: [.font: Self.font]).width
    let two = "aaaa bbbb".size(withAttributes: [.font: Self.font]).width
    #expect(abs(size(text).height - lineHeight) < 0.001)
    // The first line has the room for a word only, the second one that for two.
    let width = two + 30 + 1
    #expect(abs(size(text, width: width).height - 2 * lineHeight) < 0.001)
    let view = TextView(frame: CGRect(x: 0, y: 0, width: width + 10, height: 200))
    view.attributedText = text
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 45)
    let second = view.position(from: view.beginningOfDocument, offset: 5)
    #expect(second.map { view.caretRect(for: $0).midX } == 15)
    #expect(word < two)
  }

  @Test func `a positive tail indent is a width, and alignment is in the room that indents leave`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 310, height: 200))
    view.attributedText = text("ab") { ($0.alignment, $0.tailIndent, $0.headIndent) = (.right, 200, 0) }
    #expect(abs(view.caretRect(for: view.endOfDocument).midX - 205) < 0.001)
    view.attributedText = text("ab") { ($0.alignment, $0.tailIndent) = (.right, -100) }
    #expect(abs(view.caretRect(for: view.endOfDocument).midX - 205) < 0.001)
  }

  @Test func `each paragraph has its own alignment, until the view gets one`() {
    let whole = NSMutableAttributedString(attributedString: text("left\n") { $0.alignment = .left })
    whole.append(text("right") { $0.alignment = .right })
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 310, height: 200))
    view.attributedText = whole
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 5)
    #expect(abs(view.caretRect(for: view.endOfDocument).midX - 305) < 0.001)
    view.textAlignment = .left
    #expect(view.caretRect(for: view.endOfDocument).minX < 100)
  }

  @Test(arguments: [TextAlignment.left, .right, .center])
  func `a tab moves the text after it to a stop`(alignment: TextAlignment) {
    let stop: CGFloat = 100
    let text = text("a\tbb") { $0.tabStops = [TextTab(textAlignment: alignment, location: stop)] }
    let width = "bb".size(withAttributes: [.font: Self.font]).width
    let end =
      switch alignment {
      case .right: stop
      case .center: stop + width / 2
      default: stop + width
      }
    #expect(abs(text.size().width - end) < 0.001)
  }

  @Test(arguments: [NSAttributedString.Key.kern, .tracking])
  func `kern and tracking widen every character, and tracking wins`(key: NSAttributedString.Key) {
    let plain = "abc".size(withAttributes: [.font: Self.font]).width
    var attributes: [NSAttributedString.Key: Any] = [.font: Self.font, key: 3]
    #expect(abs("abc".size(withAttributes: attributes).width - plain - 9) < 0.001)
    attributes = [.font: Self.font, .kern: 3, .tracking: 1.5]
    #expect(abs("abc".size(withAttributes: attributes).width - plain - 4.5) < 0.001)
    let button = Button(type: .system)
    button.setAttributedTitle(NSAttributedString(string: "abc", attributes: attributes), for: .normal)
    #expect(button.intrinsicContentSize.width == max(30, (plain + 4.5).rounded(.up)))
  }

  @Test func `a baseline offset makes a line higher by as much`() {
    let text = NSMutableAttributedString(string: "x2", attributes: [.font: Self.font])
    text.addAttribute(.baselineOffset, value: 6, range: NSRange(location: 1, length: 1))
    #expect(abs(text.size().height - lineHeight - 6) < 0.001)
    text.addAttribute(.baselineOffset, value: -6, range: NSRange(location: 1, length: 1))
    #expect(abs(text.size().height - lineHeight - 6) < 0.001)
  }

  @Test func `lines of a text view are as high as their fonts`() throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let text = NSMutableAttributedString(string: "big\n", attributes: [.font: Font.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: "small", attributes: [.font: Font.systemFont(ofSize: 10)]))
    view.attributedText = text
    let (big, small) = (Font.systemFont(ofSize: 40).lineHeight, Font.systemFont(ofSize: 10).lineHeight)
    #expect(abs(view.contentSize.height - big - small - 16) < 0.34)
    let caret = view.caretRect(for: view.endOfDocument)
    func pixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }
    #expect(abs(caret.minY - pixel(8 + big) + 1) < 0.001 && caret.height == small.rounded(.up) + 1)
    let width = "small".size(withAttributes: [.font: Font.systemFont(ofSize: 10)]).width
    #expect(abs(caret.midX - pixel(5 + width)) < 0.001)
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("er ")
    #expect(
      view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? Font == .systemFont(ofSize: 10)
    )
    let point = CGPoint(x: 299, y: caret.midY)
    let nearest = try #require(view.closestPosition(to: point))
    #expect(view.offset(from: view.beginningOfDocument, to: nearest) == 12)
  }

  @Test func `a text that truncates by its style is one line, and a container's limits lines`() {
    let long = text("one two three four") { $0.lineBreakMode = .byTruncatingTail }
    #expect(abs(size(long, width: 60).height - lineHeight) < 0.001)
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 70, height: 200))
    view.isScrollEnabled = false
    view.text = "one two three four"
    let tall = view.sizeThatFits(CGSize(width: 70, height: 0)).height
    view.textContainer.maximumNumberOfLines = 1
    let low = view.sizeThatFits(CGSize(width: 70, height: 0)).height
    #expect(tall > low)
    #expect(abs(low - 16 - Font.systemFont(ofSize: 17).lineHeight) < 0.34)
  }
}
