import Foundation
import HeadlessUIKit
import Testing

/// Visual format strings, checked by the frames that they give two views of 40 by 20 points.
@MainActor @Suite struct VisualFormatTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var format: String
    var options: LayoutConstraint.FormatOptions = []
    var a: CGRect
    var b: CGRect
    var testDescription: String { format }
  }

  nonisolated static let cases = [
    Case(format: "H:|[a][b]", a: CGRect(0, 0, 40, 20), b: CGRect(40, 0, 40, 20)),
    Case(format: "|-[a]-[b]", a: CGRect(8, 0, 40, 20), b: CGRect(56, 0, 40, 20)),
    Case(format: "H:|-20-[a(60)]-5-[b(==a)]", a: CGRect(20, 0, 60, 20), b: CGRect(85, 0, 60, 20)),
    Case(format: "H:|-gap-[a(>=wide)]-(gap)-[b]-0-|", a: CGRect(12, 0, 256, 20), b: CGRect(280, 0, 40, 20)),
    Case(format: "V:|-(>=10)-[a]-3-[b]|", a: CGRect(0, 437, 40, 20), b: CGRect(0, 460, 40, 20)),
    Case(
      format: "V:|-10-[a(30)][b(10)]",
      options: .alignAllTrailing,
      a: CGRect(0, 10, 40, 30),
      b: CGRect(0, 40, 40, 10)
    ),
    Case(
      format: "H:|-50-[a(90)]-10-[b(30@500,<=25)]",
      options: [.alignAllBottom],
      a: CGRect(50, 0, 90, 20),
      b: CGRect(150, 0, 25, 20)
    ),
    Case(
      format: "H:|-8-[a]-8-[b]",
      options: .directionRightToLeft,
      a: CGRect(272, 0, 40, 20),
      b: CGRect(224, 0, 40, 20)
    ),
  ]

  @Test(arguments: cases) func `a line places its views`(testCase: Case) {
    let scene = LayoutScene()
    let a = scene.view("a", size: CGSize(width: 40, height: 20))
    let b = scene.view("b", size: CGSize(width: 40, height: 20))
    b.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: testCase.format,
      options: testCase.options,
      metrics: ["gap": 12, "wide": 100.0],
      views: ["a": a, "b": b]
    )
    LayoutConstraint.activate(constraints)
    scene.layOut()
    #expect(a.frame == testCase.a && b.frame == testCase.b && scene.conflicts == [])
  }
}
