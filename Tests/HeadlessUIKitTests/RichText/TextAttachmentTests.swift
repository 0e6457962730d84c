import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "26.1")) struct TextAttachmentTests {
  /// An attachment that is as wide as its line allows.
  private final class Wide: TextAttachment, @unchecked Sendable {
    nonisolated(unsafe) var asked: [String] = []
    override func attachmentBounds(
      for textContainer: TextContainer?,
      proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked.append("\(Int(lineFrag.width)) at \(Int(position.x)), \(charIndex)")
      return CGRect(x: 0, y: 0, width: lineFrag.width, height: 30)
    }
  }

  private let photo = Image(named: "photo.png", size: CGSize(width: 60, height: 40))

  @Test func `an attachment has the size of its image, or its bounds`() {
    let attachment = TextAttachment(image: photo)
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}" && text.length == 1)
    #expect(text.size() == CGSize(width: 60, height: 40))
    attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 30)
    #expect(text.size() == CGSize(width: 20, height: 30))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 1)))
  }

  @Test func `a line is as high as an attachment in it, from its baseline`() {
    let font = Font.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: TextAttachment(image: photo), attributes: [.font: font]))
    let descent = font.leading - font.descender
    #expect(abs(text.size().height - 40 - descent) < 0.001)
    let label = Label(frame: .zero)
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == ((40 + descent) * 3).rounded(.up) / 3)
  }

  @Test func `an attachment wraps like a word, and is asked for its bounds with its line`() {
    let attachment = Wide()
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: Font.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
    view.attributedText = text
    #expect(attachment.asked.allSatisfy { $0.hasPrefix("200 at ") && $0.hasSuffix(", 3") })
    #expect(attachment.asked.last == "200 at 0, 3")
    let rect = view.caretRect(for: view.endOfDocument)
    #expect(abs(rect.midX - 205) < 0.001)
    #expect(abs(view.contentSize.height - 46 - Font.systemFont(ofSize: 17).lineHeight) < 0.34)
  }

  @Test func `pictures show attachments, and runs with their lines`() {
    let label = Label(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
    let text = NSMutableAttributedString(string: "a", attributes: [.font: Font.systemFont(ofSize: 20)])
    text.append(NSAttributedString(attachment: TextAttachment(image: photo)))
    let looks: [NSAttributedString.Key: Any] = [
      .underlineStyle: UnderlineStyle.double.rawValue, .underlineColor: Color.red, .kern: 4,
      .backgroundColor: Color.yellow, .strokeWidth: -5, .strokeColor: Color.green,
    ]
    text.append(NSAttributedString(string: "bold", attributes: looks))
    label.attributedText = text
    let simulator = Simulator.displaying(label)
    let svg = simulator.svg()
    #expect(svg.contains("underline double #ff0000"))
    #expect(svg.contains("width=\"60\" height=\"40\"") || svg.contains("width=\"59\" height=\"39\""))
    #expect(svg.contains("stroke=\"#00ff00\""))
    #expect(!svg.contains("\u{FFFC}"))
  }
}
