import Foundation
import HeadlessUIKit
import Testing

@Suite struct FontTests {
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

  @Test func `a line is sixteen points high at seventeen, and in proportion at other sizes`() {
    #expect(Font.systemFont(ofSize: 17).lineHeight == 16)
    #expect(Font.systemFont(ofSize: 34).lineHeight == 32)
    let font = Font.systemFont(ofSize: 34)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  @Test func `nothing grows at the standard size of words`() {
    let font = Font.systemFont(ofSize: 20)
    let metrics = FontMetrics(forTextStyle: .title1)
    #expect(metrics.scaledFont(for: font) == font)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 12).pointSize == 12)
    #expect(FontMetrics.default.scaledValue(for: 44) == 44)
  }
}

@MainActor @Suite struct WordMeasureTests {
  private func label(_ text: String, _ change: (Label) -> Void = { _ in }) -> Label {
    let label = Label(frame: .zero)
    label.text = text
    change(label)
    label.sizeToFit()
    return label
  }

  @Test func `a label fits its words`() {
    #expect(label("Password").bounds.size == CGSize(width: 64, height: 16))
    #expect(
      label("Password") { $0.font = .systemFont(ofSize: 34) }.bounds.size == CGSize(width: 128, height: 32)
    )
    #expect(label("").bounds.size == .zero)
    #expect(label("one\ntwo four") { $0.numberOfLines = 0 }.bounds.size == CGSize(width: 64, height: 32))
  }

  @Test(arguments: [(0, 48), (1, 16), (2, 32), (9, 48)] as [(Int, CGFloat)])
  func `a label breaks its words for a width, and has no more lines than it may`(limit: Int, height: CGFloat)
  {
    let label = label("one two three") { $0.numberOfLines = limit }
    let size = label.sizeThatFits(CGSize(width: 50, height: 1000))
    #expect(size.height == height)
    #expect(
      label.textRect(forBounds: CGRect(x: 3, y: 4, width: 50, height: 20), limitedToNumberOfLines: 2).size
        .height == 20
    )
  }

  @Test func `lines are the same as those of a text view`() {
    let text = "The form scrolls above the keyboard, whatever its height, and back again."
    for columns in 3..<30 {
      let width = CGFloat(columns) * 8
      let view = TextView(frame: CGRect(x: 0, y: 0, width: width + 10, height: 100))
      view.text = text
      let label = label(text) { $0.numberOfLines = 0 }
      #expect(label.sizeThatFits(CGSize(width: width, height: 0)).height == view.contentSize.height - 16)
    }
  }

  @Test func `a field's caret stands where its font and its alignment put it`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "abcd"
    func caret(_ offset: Int) -> CGRect {
      field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!)
    }
    #expect(caret(4) == CGRect(x: 32, y: 12, width: 2, height: 16))
    field.font = .systemFont(ofSize: 34)
    #expect(caret(4) == CGRect(x: 64, y: 4, width: 2, height: 32))
    field.textAlignment = .right
    #expect(caret(0).minX == 136)
    field.textAlignment = .center
    #expect(caret(0).minX == 68)
    let place = field.closestPosition(to: CGPoint(x: 68 + 33, y: 20))
    #expect(place.map { field.offset(from: field.beginningOfDocument, to: $0) } == 2)
    field.font = nil
    #expect(caret(0).minX == 84)
  }

  @Test func `a field that may shrink its text does so until there is room, or the smallest size is reached`()
  {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    field.text = "0123456789"
    field.adjustsFontSizeToFitWidth = true
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 40) < 1e-6)
    field.minimumFontSize = 12.75
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 60) < 1e-6)
  }

  @Test(
    arguments: [(.none, 22), (.line, 26), (.bezel, 26), (.roundedRect, 34)]
      as [(TextField.BorderStyle, CGFloat)]
  )
  func `a field fits its text and its frame`(style: TextField.BorderStyle, height: CGFloat) {
    let field = TextField(frame: .zero)
    field.borderStyle = style
    field.placeholder = "Username"
    #expect(field.sizeThatFits(.zero).height == height)
    #expect(field.sizeThatFits(.zero).width >= 64)
  }

  @Test func `a text view's lines follow its font`() {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
    view.text = "0123456789"
    #expect(view.contentSize.height == 32)
    view.font = .systemFont(ofSize: 34)
    #expect(view.contentSize.height == 80)
    #expect(view.caretRect(for: view.endOfDocument) == CGRect(x: 5 + 80, y: 40, width: 2, height: 32))
    view.textAlignment = .center
    view.text = "01"
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 29)
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
