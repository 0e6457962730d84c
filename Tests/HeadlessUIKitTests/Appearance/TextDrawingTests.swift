import Foundation
import HeadlessUIKit
import Testing

@Suite struct TextDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 17)]

  @Test func `a text is as large as its font says`() {
    #expect("Sign in".size(withAttributes: attributes) == CGSize(width: 56, height: 16))
    #expect(("Sign\nin" as NSString).size(withAttributes: attributes) == CGSize(width: 32, height: 32))
    #expect(NSAttributedString(string: "Sign in", attributes: attributes).size().width == 56)
    #expect("".size(withAttributes: attributes) == .zero)
    #expect("ab".size(withAttributes: nil).width == 11.5)
  }

  @Test(
    arguments: [
      ([], 104, 16), (.usesLineFragmentOrigin, 56, 32),
      ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 56, 16),
    ] as [(StringDrawingOptions, CGFloat, CGFloat)]
  )
  func `a text has the lines that its options and its room give it`(
    options: StringDrawingOptions,
    width: CGFloat,
    height: CGFloat
  ) {
    let room = CGSize(width: 60, height: 20)
    let text = "abcdef ghijkl"
    let rect = text.boundingRect(with: room, options: options, attributes: attributes, context: nil)
    #expect(rect == CGRect(x: 0, y: 0, width: width, height: height))
    let rich = NSAttributedString(string: text, attributes: attributes)
    #expect(rich.boundingRect(with: room, options: options, context: StringDrawingContext()) == rect)
  }

  @Test func `a text measures what a label takes for it`() async {
    let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    for text in ["one", "one two three four five", "a\n\nb"] {
      let rect = text.boundingRect(
        with: room,
        options: .usesLineFragmentOrigin,
        attributes: attributes,
        context: nil
      )
      let size = await MainActor.run {
        let label = Label(frame: .zero)
        (label.text, label.numberOfLines) = (text, 0)
        return label.sizeThatFits(room)
      }
      #expect(rect.size == size)
    }
  }
}

@Suite struct FontDescriptorTests {
  @Test func `traits make another face of the family`() throws {
    let font = Font.preferredFont(forTextStyle: .body)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(Font(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(bold.symbolicTraits == .traitBold)
    let italic = try #require(
      Font(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits(.traitItalic)
    )
    #expect(Font(descriptor: italic, size: 20).fontName == "Georgia-Italic")
    #expect(Font(descriptor: italic, size: 20).pointSize == 20)
    #expect(FontDescriptor.preferredFontDescriptor(withTextStyle: .title1).pointSize == 28)
    #expect(font.fontDescriptor.withSize(30).pointSize == 30)
    #expect(Font(descriptor: bold, size: .infinity).pointSize == 17)
    #expect(Font(descriptor: bold, size: .nan).pointSize == 17)
  }

  @Test(arguments: ["Helvetica", "Menlo", "Courier"])
  func `a bold face of a family is the one with that name`(family: String) throws {
    let plain = try #require(Font(name: family, size: 12))
    let bold = try #require(Font(name: "\(family)-Bold", size: 12))
    let traits = plain.fontDescriptor.symbolicTraits.union(.traitBold)
    let made = try #require(plain.fontDescriptor.withSymbolicTraits(traits))
    #expect(Font(descriptor: made, size: 0) == bold)
    #expect(made.symbolicTraits == bold.fontDescriptor.symbolicTraits)
    #expect(made.symbolicTraits.contains(.traitMonoSpace) == (family != "Helvetica"))
  }
}
