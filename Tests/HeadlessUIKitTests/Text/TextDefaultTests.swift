import HeadlessUIKit
import Testing

/// The values that text inputs and their attributes have at first, as recorded from iOS 26.1.
@MainActor @Suite struct TextDefaultTests {
  @Test(.fact("MX16")) func `a search bar capitalizes sentences, and doesn't correct words`() {
    let bar = SearchBar()
    #expect(bar.autocapitalizationType == .sentences)
    #expect(bar.searchTextField.returnKeyType == .search && bar.searchTextField.autocorrectionType == .no)
  }

  @Test(.fact("MX17"))
  func `a field that clears on beginning is cleared by code that makes it first responder`() {
    let scene = FieldScene("18.0")
    (scene.a.text, scene.a.clearsOnBeginEditing) = ("abc", true)
    scene.a.becomeFirstResponder()
    #expect(scene.a.text == "")
    #expect(scene.diary.lines.filter { $0.contains("Clear") } == ["A shouldClear"])
  }

  @Test(.fact("MX19")) func `the default paragraph has twelve tab stops and no distances`() throws {
    let style = ParagraphStyle.default
    let locations: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
    #expect(style.tabStops.map(\.location) == locations)
    #expect(style.tabStops.allSatisfy { $0.alignment == .natural } && style.alignment == .natural)
    let distances: [CGFloat] = [
      style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.firstLineHeadIndent,
      style.headIndent, style.tailIndent, style.minimumLineHeight, style.maximumLineHeight,
      style.lineHeightMultiple, style.defaultTabInterval,
    ]
    #expect(distances.allSatisfy { $0 == 0 })
    let own = MutableParagraphStyle()
    own.tabStops = [TextTab(textAlignment: .right, location: 90)]
    own.addTabStop(TextTab(textAlignment: .left, location: 30))
    #expect(own.tabStops.map(\.location) == [30, 90])
    own.removeTabStop(TextTab(textAlignment: .right, location: 90))
    #expect(own.tabStops.map(\.location) == [30])
    let copy = try #require(own.copy() as? ParagraphStyle)
    #expect(copy == own && copy != style)
  }

  @Test(.fact("MX23")) func `an input view has the default style and no size of its own`() {
    let view = InputView()
    #expect(view.inputViewStyle == .default && InputView.Style.default.rawValue == 0)
    #expect(InputView(frame: .zero, inputViewStyle: .keyboard).inputViewStyle.rawValue == 1)
    #expect(!view.allowsSelfSizing)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.frame.size = CGSize(width: 320, height: 50)
    #expect(view.sizeThatFits(.zero) == CGSize(width: 320, height: 50))
  }

  @Test(.fact("MX24")) func `a text view has a text color until it is set to nil`() {
    let view = TextView()
    #expect(view.textColor != nil)
    view.textColor = nil
    #expect(view.textColor == nil)
    view.textColor = .red
    #expect(view.textColor == .red)
  }
}
