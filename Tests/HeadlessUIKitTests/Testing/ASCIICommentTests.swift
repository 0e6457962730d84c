import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The characters of comments, of which `swift test` may lose those of several bytes.
@MainActor @Suite struct ASCIICommentTests {
  @Test(.fact("U78"), .simulator(.iPhone4, "4.3"))
  func `the screen of a failure is drawn in ASCII`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 280, height: 31))
    let label = Label(frame: CGRect(x: 20, y: 160, width: 280, height: 31))
    label.text = "Größe"
    let controller = ViewController()
    controller.view.addSubview(field)
    controller.view.addSubview(label)
    Simulator.current.launch(controller)
    try Simulator.current.user.tap(field)
    let issues = IssueTexts()
    withKnownIssue {
      expectClaim(Simulator.current.claimVisible(View()))
    } matching: {
      issues.collect($0)
    }
    let text = issues.texts.joined(separator: "\n")
    #expect(text.contains("the screen of iPhone 4 with iOS 4.3"))
    #expect(text.contains("Gr\\u{F6}\\u{DF}e"))
    #expect(text.contains("+----------"))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }
}
