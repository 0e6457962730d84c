import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct FontTests {
  @Test(
    arguments: [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ] as [(Font.TextStyle, CGFloat)]
  )
  func `a style has its size`(style: Font.TextStyle, size: CGFloat) {
    #expect(Font.preferredFont(forTextStyle: style).pointSize == size)
    let isHeavy = Font.preferredFont(forTextStyle: style).fontName == ".SFUI-Semibold"
    #expect(isHeavy == (style == .headline))
  }

  @Test(
    arguments: [
      (.ultraLight, -0.8), (.thin, -0.6), (.light, -0.4), (.regular, 0), (.medium, 0.23), (.semibold, 0.3),
      (.bold, 0.4), (.heavy, 0.56), (.black, 0.62),
    ] as [(Font.Weight, CGFloat)]
  )
  func `a weight has UIKit's number`(weight: Font.Weight, number: CGFloat) {
    #expect(weight.rawValue == number)
  }

  @Test func `fonts know their names`() {
    #expect(Font.systemFont(ofSize: 15).fontName == ".SFUI-Regular")
    #expect(Font.boldSystemFont(ofSize: 15) == .systemFont(ofSize: 15, weight: .semibold))
    #expect(Font.italicSystemFont(ofSize: 15).fontName == ".SFUI-RegularItalic")
    #expect(
      Font.monospacedSystemFont(ofSize: 15, weight: .bold).fontName == ".AppleSystemUIFontMonospaced-Bold"
    )
    #expect(Font(name: "Helvetica-Bold", size: 12)?.familyName == "Helvetica")
    #expect(Font(name: "", size: 12) == nil)
    #expect(Font.systemFont(ofSize: .nan).pointSize == 14)
    #expect(Font(name: "Georgia", size: .infinity)?.pointSize == 17)
    #expect(Image.SymbolConfiguration(pointSize: .nan) == Image.SymbolConfiguration(pointSize: 17))
    #expect(Font(name: "Georgia", size: 12)?.withSize(20).pointSize == 20)
    #expect(
      [Font.labelFontSize, Font.buttonFontSize, Font.systemFontSize, Font.smallSystemFontSize] == [
        17, 18, 14, 12,
      ]
    )
  }

  @Test func `nothing grows at the standard size of words`() {
    let font = Font.systemFont(ofSize: 20)
    let metrics = FontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(FontMetrics.default.scaledValue(for: 44) == 44)
  }
}

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct WordMeasureTests {
  /// The height of a line of a label on a screen with scale 3.
  private let line: CGFloat = 61.0 / 3

  private func label(_ text: String, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label(frame: .zero)
    label.text = text
    change(label)
    label.sizeToFit()
    return label
  }

  @Test func `a label fits its words`() {
    #expect(label("Password").bounds.size == CGSize(width: 74, height: line))
    let large = label("Password") { $0.font = .systemFont(ofSize: 34) }
    #expect(large.bounds.size == CGSize(width: 422.0 / 3, height: 122.0 / 3))
    #expect(label("").bounds.size == .zero)
    let two = label("one\ntwo four") { $0.numberOfLines = 0 }
    #expect(two.bounds.size == CGSize(width: 63, height: 122.0 / 3))
  }

  @Test(arguments: [(0, 183), (1, 61), (2, 122), (9, 183)] as [(Int, CGFloat)])
  func `a label breaks its words for a width, and has no more lines than it may`(limit: Int, pixels: CGFloat)
  {
    let label = label("one two three") { $0.numberOfLines = limit }
    let size = label.sizeThatFits(CGSize(width: 50, height: 1000))
    #expect(size.height == pixels / 3)
    #expect(
      label.textRect(forBounds: CGRect(x: 3, y: 4, width: 50, height: 20), limitedToNumberOfLines: 2).size
        .height == 20
    )
  }

  @Test func `lines are the same as those of a text view`() {
    let text = "The form scrolls above the keyboard, whatever its height, and back again."
    for width in stride(from: CGFloat(20), to: 240, by: 3.7) {
      let view = TextView(frame: CGRect(x: 0, y: 0, width: width + 10, height: 100))
      view.text = text
      let label = label(text) { $0.numberOfLines = 0 }
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(abs(height - (view.contentSize.height - 16)) < 1e-9)
    }
  }

  @Test func `a field's caret stands where its font and its alignment put it`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abcd"
    func caret(_ offset: Int) -> CGRect {
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!)
    }
    let width: CGFloat = 38.05078125
    let height: CGFloat = 20.287109375
    #expect(caret(4) == CGRect(x: width, y: 20 - height / 2, width: 2, height: height))
    field.font = .systemFont(ofSize: 34)
    let large: CGFloat = 73.279296875
    #expect(caret(4) == CGRect(x: large, y: 20 - height, width: 2, height: 2 * height))
    field.textAlignment = .right
    #expect(caret(0).minX == 200 - large)
    field.textAlignment = .center
    #expect(caret(0).minX == 100 - large / 2)
    let place = field.closestPosition(to: CGPoint(x: caret(2).minX + 4, y: 20))
    #expect(place.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
    field.font = nil
    #expect(caret(0).minX == 100 - width / 2)
  }

  @Test func `a field that may shrink its text does so until there is room, or the smallest size is reached`()
  {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    field.text = "0123456789"
    field.adjustsFontSizeToFitWidth = true
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 40) < 1e-5)
    field.minimumFontSize = 12
    let text = "0123456789".size(withAttributes: [.font: Font.systemFont(ofSize: 12)])
    #expect(field.caretRect(for: field.endOfDocument).minX == text.width)
  }

  @Test(
    arguments: [(.none, 22), (.line, 79.0 / 3), (.bezel, 79.0 / 3), (.roundedRect, 34)]
      as [(TextField.BorderStyle, CGFloat)]
  )
  func `a field fits its text and its frame`(style: TextField.BorderStyle, height: CGFloat) {
    let field = TextField(frame: .zero)
    field.borderStyle = style
    field.placeholder = "Username"
    #expect(field.sizeThatFits(.zero).height == height)
    #expect(field.sizeThatFits(.zero).width >= 78)
  }

  @Test func `a text view's lines follow its font`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    view.text = "0123456789"
    #expect(view.contentSize.height == 109.0 / 3)
    view.font = .systemFont(ofSize: 34)
    let height: CGFloat = 40.57421875
    let pixels = ((16 + 2 * height) * 3).rounded(.up)
    #expect(view.contentSize.height == pixels / 3)
    // Five digits fit in a line.
    let rest = "56789".size(withAttributes: [.font: Font.systemFont(ofSize: 34)]).width
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end == CGRect(x: 5 + rest, y: 8 + height, width: 2, height: height))
    view.textAlignment = .center
    view.text = "01"
    let width: CGFloat = 36.45703125
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 60 - width / 2)
  }

  @Test func `an exact number of characters fits at every size`() {
    for size in 5...40 {
      let font = Font.systemFont(ofSize: CGFloat(size))
      let label = label("abcdefg") { ($0.font, $0.numberOfLines) = (font, 0) }
      let fitted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
      #expect(fitted.height == label.bounds.height, "\(size)")
    }
  }
}
