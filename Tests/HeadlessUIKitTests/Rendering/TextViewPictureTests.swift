import HeadlessUIKit
import Testing

@MainActor @Suite struct TextViewPictureTests {
  private func scene(_ text: String) -> (Simulator, TextView) {
    let view = TextView(frame: CGRect(x: 0, y: 32, width: 96, height: 80))
    view.text = text
    let simulator = Simulator.showing { $0.addSubview(view) }
    return (simulator, view)
  }

  @Test func `a text view shows its lines`() {
    let (simulator, _) = scene("one two three\n日本")
    #expect(
      simulator.picture().corner(12, 7) == """


        ┈┈┈┈┈┈┈┈┈┈┈┐
         one two   ┊
         three     ┊
         日本      ┊
        ┈┈┈┈┈┈┈┈┈┈┈┘
        """
    )
  }

  @Test func `the focus shows the caret`() {
    let (simulator, view) = scene("one\ntwo")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(
      simulator.picture().corner(12, 7) == """


        ═══════════╗
         one       ║
         t▏wo      ║
                   ║
        ═══════════╝
        """
    )
  }

  @Test func `the selection is between bars, line by line`() {
    let (simulator, view) = scene("one\ntwo")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 3)
    #expect(
      simulator.picture().corner(12, 7) == """


        ═══════════╗
         on▐e▌     ║
         ▐t▌wo     ║
                   ║
        ═══════════╝
        """
    )
  }

  @Test func `only the rows that are scrolled into view are shown, and secure text as dots`() {
    let (simulator, view) = scene("a\nb\nc\nd\ne\nf\ng\nh")
    view.contentOffset.y = 64
    #expect(
      simulator.picture().corner(12, 7) == """


        ┈d┈┈┈┈┈┈┈┈┈┐
                   ┃
         e         ┃
         f         ┃
        ┈g┈┈┈┈┈┈┈┈┈┃
        """
    )
    view.isSecureTextEntry = true
    #expect(simulator.picture().corner(12, 7).contains("•"))
    #expect(!simulator.picture().corner(12, 7).contains("e"))
  }

  @Test func `the button that clears a field stands at its right end`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 96, height: 16))
    field.text = "ada"
    field.clearButtonMode = .always
    let simulator = Simulator.showing { $0.addSubview(field) }
    #expect(simulator.picture().corner(12, 1) == "[ada     × ]")
  }
}
