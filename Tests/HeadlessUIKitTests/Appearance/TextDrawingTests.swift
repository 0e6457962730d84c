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
  }

  @Test(.fact("U24")) func `a measured text has fractions, and a label's size is rounded up`() async {
    let size = CGSize(width: 256.0 / 17, height: 256.0 / 17)
    let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 16)]
    func isEqual(_ found: CGSize) -> Bool {
      abs(found.width - size.width) < 1e-9 && abs(found.height - size.height) < 1e-9
    }
    #expect(isEqual("ab".size(withAttributes: attributes)))
    #expect(isEqual(("ab" as NSString).size(withAttributes: attributes)))
    #expect(isEqual(NSAttributedString(string: "ab", attributes: attributes).size()))
    let room = CGSize(width: 100, height: 100)
    for options in [[], .usesLineFragmentOrigin] as [StringDrawingOptions] {
      let rect = "ab".boundingRect(with: room, options: options, attributes: attributes, context: nil)
      #expect(isEqual(rect.size))
    }
    let standardWidth: CGFloat = 192.0 / 17
    let found: CGFloat = "ab".size(withAttributes: nil).width
    #expect(abs(found - standardWidth) < 1e-9)
    let fitting = await MainActor.run {
      let label = Label(frame: .zero)
      (label.text, label.font) = ("ab", .systemFont(ofSize: 16))
      return label.sizeThatFits(.zero)
    }
    #expect(fitting == CGSize(width: 15.5, height: 15.5))
  }

  @Test(.fact("U23")) func `the space at which a line is broken is not measured`() async {
    func rect(_ text: String, _ width: CGFloat) -> CGRect {
      let room = CGSize(width: width, height: 100)
      return text.boundingRect(
        with: room,
        options: .usesLineFragmentOrigin,
        attributes: attributes,
        context: nil
      )
    }
    #expect(rect("hello hi", 40) == CGRect(x: 0, y: 0, width: 40, height: 32))
    #expect(rect("hello   hi", 45) == CGRect(x: 0, y: 0, width: 40, height: 32))
    #expect(rect("hi hello", 40) == CGRect(x: 0, y: 0, width: 40, height: 32))
    #expect(rect("hello ", 100) == CGRect(x: 0, y: 0, width: 48, height: 16))
    let fitting = await MainActor.run {
      let label = Label(frame: .zero)
      (label.text, label.numberOfLines) = ("hello hi", 0)
      return label.sizeThatFits(CGSize(width: 47, height: 100))
    }
    #expect(fitting == CGSize(width: 40, height: 32))
  }

  @Test(
    arguments: [
      ([], 104, 16), (.usesLineFragmentOrigin, 48, 32),
      ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 48, 16),
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
