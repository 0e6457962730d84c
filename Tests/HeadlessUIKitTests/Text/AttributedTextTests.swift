import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct AttributedTextTests {
  private let rich: NSAttributedString = {
    let text = NSMutableAttributedString(string: "big red", attributes: [.font: Font.systemFont(ofSize: 34)])
    let red: [NSAttributedString.Key: Any] = [
      .font: Font.systemFont(ofSize: 17), .foregroundColor: Color.red,
    ]
    text.setAttributes(red, range: NSRange(location: 4, length: 3))
    return text
  }()

  /// Returns the runs of a text, each with its font's size and whether it is red.
  private func runs(_ text: NSAttributedString?) -> [String] {
    guard let text else { return [] }
    var runs: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let words = (text.string as NSString).substring(with: range)
      let size = (attributes[.font] as? Font).map { Int($0.pointSize) } ?? 0
      runs.append("\(words) \(size)\(attributes[.foregroundColor] as? Color == .red ? " red" : "")")
    }
    return runs
  }

  @Test func `attributes belong to the text, also if a subclass overrides it`() {
    final class Quote: TextView {
      override var text: String! {
        get { super.text }
        set { super.text = "> \(newValue ?? "")" }
      }
    }
    final class Code: TextField {
      override var text: String? {
        get { super.text }
        set { super.text = newValue.map { String($0.prefix(2)) } }
      }
    }
    let (quote, code) = (Quote(frame: .zero), Code(frame: .zero))
    (quote.attributedText, code.attributedText) = (rich, rich)
    #expect(quote.attributedText.string == "big red" && code.attributedText?.string == "big red")
    quote.insertText("!")
    code.insertText("!")
    #expect(quote.attributedText.string == "big red!" && code.attributedText?.string == "big red!")
  }

  @Test func `lines at the right end where the padding of lines begins`() throws {
    let text = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    (text.text, text.textAlignment) = ("ab", .right)
    let end = text.caretRect(for: text.endOfDocument).minX
    text.textContainer.lineFragmentPadding = 0
    #expect(text.caretRect(for: text.endOfDocument).minX == 100 && end == 95)
  }

  @Test func `a label takes over text, font and color of an attributed text`() {
    let label = Label(frame: .zero)
    label.attributedText = rich
    #expect(label.text == "big red")
    #expect(label.font.pointSize == 34)
    #expect(runs(label.attributedText) == ["big  34", "red 17 red"])
    #expect(label.sizeThatFits(.zero) == CGSize(width: 235.0 / 3, height: 122.0 / 3))
    label.font = .systemFont(ofSize: 10)
    #expect(runs(label.attributedText) == ["big  10", "red 10 red"])
    label.text = "plain"
    #expect(runs(label.attributedText) == ["plain 10"])
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func `a label's paragraph says where its lines are`() {
    let style = MutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingHead
    let label = Label(frame: .zero)
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingHead)
    let read = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle
    #expect(read == style)
    #expect((style.mutableCopy() as? MutableParagraphStyle)?.alignment == .center)
    #expect(style.copy() as? MutableParagraphStyle == nil)
  }

  @Test func `typed text looks like the text before it`() throws {
    let scene = TextScene.editing()
    scene.view.attributedText = rich
    #expect(scene.view.text == "big red")
    try scene.simulator.user.type("s")
    #expect(runs(scene.view.attributedText) == ["big  34", "reds 17 red"])
    scene.view.selectedRange = NSRange(location: 1, length: 2)
    scene.view.insertText("at")
    #expect(runs(scene.view.attributedText) == ["bat  34", "reds 17 red"])
    scene.view.selectedRange = NSRange(location: 0, length: 8)
    scene.view.deleteBackward()
    #expect(scene.view.attributedText.length == 0)
  }

  @Test func `typing attributes are those of the next characters, until the selection changes`() throws {
    let scene = TextScene.editing()
    try scene.simulator.user.type("ab")
    scene.view.typingAttributes = [.font: Font.systemFont(ofSize: 34), .foregroundColor: Color.red]
    try scene.simulator.user.type("cd")
    #expect(runs(scene.view.attributedText) == ["ab 17", "cd 34 red"])
    scene.view.selectedRange = NSRange(location: 1, length: 0)
    #expect((scene.view.typingAttributes[.foregroundColor] as? Color) != .red)
    scene.view.text = "new"
    #expect(runs(scene.view.attributedText) == ["new 17"])
  }

  @Test func `a field's attributes are its own font and color, and its text's`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedText = rich
    #expect(field.text == "big red")
    #expect(field.font?.pointSize == 34)
    #expect(runs(field.attributedText) == ["big  34", "red 17 red"])
    field.textColor = .red
    #expect(runs(field.attributedText) == ["big  34 red", "red 17 red"])
    field.insertText("!")
    #expect(runs(field.attributedText) == ["big  34 red", "red! 17 red"])
    field.text = "x"
    #expect(runs(field.attributedText) == ["x 34 red"])
    field.defaultTextAttributes = [.font: Font.systemFont(ofSize: 12)]
    #expect(field.font?.pointSize == 12)
    #expect(field.textColor == .label)
    #expect(field.typingAttributes == nil)
  }

  @Test func `a field's text keeps its attributes when editing ends`() {
    let simulator = Simulator()
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    simulator.window.addSubview(field)
    simulator.window.makeKeyAndVisible()
    field.attributedText = rich
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(runs(field.attributedText) == ["big  34", "red 17 red"])
  }

  @Test func `an edit amid a text takes attributes and leaves those around it`() throws {
    let scene = TextScene.editing()
    scene.view.text = "a😀bc"
    scene.view.selectedRange = NSRange(location: 1, length: 3)
    scene.view.typingAttributes = [.font: Font.systemFont(ofSize: 34)]
    try scene.simulator.user.type("e")
    #expect(runs(scene.view.attributedText) == ["a 17", "e 34", "c 17"])
    scene.view.selectedRange = NSRange(location: 0, length: 1)
    scene.view.deleteBackward()
    #expect(runs(scene.view.attributedText) == ["e 34", "c 17"])
  }

  @Test func `the default attributes of a field's text stay until they are removed`() {
    let field = TextField(frame: .zero)
    let style = MutableParagraphStyle()
    (style.lineSpacing, style.alignment) = (3, .right)
    field.defaultTextAttributes[.kern] = 8
    field.defaultTextAttributes[.paragraphStyle] = style
    field.text = "ada"
    (field.font, field.textAlignment) = (.systemFont(ofSize: 20), .center)
    let attributes = field.defaultTextAttributes
    #expect(attributes[.kern] as? Int == 8)
    #expect((attributes[.paragraphStyle] as? ParagraphStyle)?.lineSpacing == 3)
    #expect((attributes[.paragraphStyle] as? ParagraphStyle)?.alignment == .center)
    #expect((attributes[.font] as? Font)?.pointSize == 20)
    #expect(field.attributedText?.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 8)
    field.defaultTextAttributes[.kern] = nil
    #expect(field.defaultTextAttributes[.kern] == nil)
  }

  @Test func `a subclass that changes its text leaves an attributed one as it is`() {
    final class Loud: TextField {
      override var text: String? {
        get { super.text }
        set { super.text = newValue.map { "\($0)!!" } }
      }
    }
    final class LoudView: TextView {
      override var text: String! {
        get { super.text }
        set { super.text = "\(newValue ?? "")!!" }
      }
    }
    let (field, view) = (Loud(frame: .zero), LoudView(frame: CGRect(x: 0, y: 0, width: 200, height: 80)))
    (field.attributedText, view.attributedText) = (rich, rich)
    field.insertText("s")
    view.insertText("s")
    for text in [field.attributedText, view.attributedText] {
      #expect(runs(text) == ["big  34", "reds 17 red"])
    }
    #expect(field.text == "big reds" && view.text == "big reds")
    (field.attributedText, view.attributedText) = (nil, nil)
    #expect(field.text == "" && view.text == "")
  }

  @Test func `a placeholder with attributes is a placeholder`() {
    let field = TextField(frame: .zero)
    field.attributedPlaceholder = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: Color.red]
    )
    #expect(field.placeholder == "Name")
    #expect(runs(field.attributedPlaceholder) == ["Name 0 red"])
    field.placeholder = "Username"
    #expect(runs(field.attributedPlaceholder) == ["Username 0"])
  }
}
