import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@Suite(.simulator(.iPhone16, "18.0")) struct TextDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 17)]
  /// The height of a line.
  private let line: CGFloat = 20.287109375

  @Test func `a text is as large as its font says`() {
    #expect("Sign in".size(withAttributes: attributes) == CGSize(width: 51.19091796875, height: line))
    let size = ("Sign\nin" as NSString).size(withAttributes: attributes)
    #expect(size == CGSize(width: 33.5849609375, height: 2 * line))
    #expect(NSAttributedString(string: "Sign in", attributes: attributes).size().width == 51.19091796875)
    #expect("".size(withAttributes: attributes) == .zero)
  }

  @Test(.fact("U24")) func `a measured text has fractions, and a label's size is rounded up`() async {
    let size = CGSize(width: 18.03125, height: 19.09375)
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
    #expect("ab".size(withAttributes: nil).width == 13.9921875)
    let fitting = await MainActor.run {
      let label = Label(frame: .zero)
      (label.text, label.font) = ("ab", .systemFont(ofSize: 16))
      return label.sizeThatFits(.zero)
    }
    #expect(fitting == CGSize(width: 55.0 / 3, height: 58.0 / 3))
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
    let two = CGRect(x: 0, y: 0, width: 36.19970703125, height: 2 * line)
    #expect(rect("hello hi", 37) == two && rect("hello   hi", 42) == two && rect("hi hello", 37) == two)
    #expect(rect("hello ", 100) == CGRect(x: 0, y: 0, width: 40.54931640625, height: line))
    let fitting = await MainActor.run {
      let label = Label(frame: .zero)
      (label.text, label.numberOfLines) = ("hello hi", 0)
      return label.sizeThatFits(CGSize(width: 47, height: 100))
    }
    #expect(fitting == CGSize(width: 109.0 / 3, height: 122.0 / 3))
  }

  @Test(
    arguments: [
      ([], 97.09423828125, 1), (.usesLineFragmentOrigin, 53.05029296875, 2),
      ([.usesLineFragmentOrigin, .truncatesLastVisibleLine], 53.05029296875, 1),
    ] as [(StringDrawingOptions, CGFloat, CGFloat)]
  )
  func `a text has the lines that its options and its room give it`(
    options: StringDrawingOptions,
    width: CGFloat,
    lines: CGFloat
  ) {
    let room = CGSize(width: 60, height: 21)
    let text = "abcdef ghijkl"
    let rect = text.boundingRect(with: room, options: options, attributes: attributes, context: nil)
    #expect(rect == CGRect(x: 0, y: 0, width: width, height: lines * line))
    let rich = NSAttributedString(string: text, attributes: attributes)
    #expect(rich.boundingRect(with: room, options: options, context: StringDrawingContext()) == rect)
  }

  @Test func `a text measures the same size as a label`() async {
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
      let difference = (size.width - rect.size.width, size.height - rect.size.height)
      #expect(0 <= difference.0 && difference.0 < 1 / 3.0 && 0 <= difference.1 && difference.1 < 1 / 3.0)
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
