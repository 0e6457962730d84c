import Foundation
import HeadlessUIKit
import Testing

/// Each form of an anchor constraint, checked by the frame that it gives a view in another view.
@MainActor @Suite struct AnchorTests {
  /// A constraint between view `a` at (20, 30), 100 by 50 points, and view `b`, 40 by 20 points and otherwise
  /// at the origin, and the expected frame of `b`.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: CGRect
    var constraint: @MainActor @Sendable (_ b: View, _ a: View) -> LayoutConstraint

    init(
      _ name: String,
      _ expected: CGRect,
      _ constraint: @escaping @MainActor @Sendable (_ b: View, _ a: View) -> LayoutConstraint
    ) {
      (testDescription, self.expected, self.constraint) = (name, expected, constraint)
    }
  }

  nonisolated static let cases = edges + sizes + others

  private nonisolated static let edges: [Case] = [
    Case("leading", CGRect(20, 0, 40, 20)) { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor) },
    Case("leading + 5", CGRect(25, 0, 40, 20)) {
      $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 5)
    },
    Case("leading to trailing", CGRect(128, 0, 40, 20)) {
      $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor, constant: 8)
    },
    Case("trailing", CGRect(80, 0, 40, 20)) { $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor) },
    Case("left to right", CGRect(120, 0, 40, 20)) { $0.leftAnchor.constraint(equalTo: $1.rightAnchor) },
    Case("right to left - 4", CGRect(-24, 0, 40, 20)) {
      $0.rightAnchor.constraint(equalTo: $1.leftAnchor, constant: -4)
    },
    Case("top", CGRect(0, 30, 40, 20)) { $0.topAnchor.constraint(equalTo: $1.topAnchor) },
    Case("top to bottom", CGRect(0, 80, 40, 20)) { $0.topAnchor.constraint(equalTo: $1.bottomAnchor) },
    Case("bottom", CGRect(0, 60, 40, 20)) { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) },
    Case("centerX", CGRect(50, 0, 40, 20)) { $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor) },
    Case("centerY", CGRect(0, 45, 40, 20)) { $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor) },
    Case("firstBaseline", CGRect(0, 60, 40, 20)) {
      $0.firstBaselineAnchor.constraint(equalTo: $1.firstBaselineAnchor)
    },
  ]

  private nonisolated static let sizes: [Case] = [
    Case("width", CGRect(0, 0, 100, 20)) { $0.widthAnchor.constraint(equalTo: $1.widthAnchor) },
    Case("width * 2 + 3", CGRect(0, 0, 203, 20)) {
      $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 2, constant: 3)
    },
    Case("width of height", CGRect(0, 0, 25, 20)) {
      $0.widthAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.5)
    },
    Case("height 33", CGRect(0, 0, 40, 33)) { b, _ in b.heightAnchor.constraint(equalToConstant: 33) },
    Case("width >= 70", CGRect(0, 0, 70, 20)) { b, _ in
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 70)
    },
    Case("width >= 30", CGRect(0, 0, 40, 20)) { b, _ in
      b.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    },
    Case("width <= 30", CGRect(0, 0, 30, 20)) { b, _ in
      b.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    },
  ]

  private nonisolated static let others: [Case] = [
    Case("leading >=", CGRect(20, 0, 40, 20)) {
      $0.leadingAnchor.constraint(greaterThanOrEqualTo: $1.leadingAnchor)
    },
    Case("two spacings after", CGRect(136, 0, 40, 20)) {
      $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.trailingAnchor, multiplier: 2)
    },
    Case("a spacing below", CGRect(0, 88, 40, 20)) {
      $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
    },
    Case("the way between two", CGRect(0, 0, 80, 20)) { b, a in
      b.widthAnchor.constraint(equalTo: a.topAnchor.anchorWithOffset(to: a.bottomAnchor), constant: 30)
    },
    Case("attributes", CGRect(70, 0, 40, 20)) {
      LayoutConstraint(
        item: $0,
        attribute: .leading,
        relatedBy: .equal,
        toItem: $1,
        attribute: .centerX,
        multiplier: 1,
        constant: 0
      )
    },
    Case("margins", CGRect(28, 0, 40, 20)) {
      LayoutConstraint(
        item: $0,
        attribute: .left,
        relatedBy: .equal,
        toItem: $1,
        attribute: .leftMargin,
        multiplier: 1,
        constant: 0
      )
    },
    Case("a constant without an item", CGRect(0, 0, 77, 20)) { b, _ in
      LayoutConstraint(
        item: b,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 77
      )
    },
  ]

  @Test(arguments: cases) func `a view goes where its constraint says`(testCase: Case) {
    let scene = LayoutScene()
    let a = View(frame: CGRect(20, 30, 100, 50))
    scene.root.addSubview(a)
    let b = scene.view("b", size: CGSize(width: 40, height: 20))
    let constraint = testCase.constraint(b, a)
    #expect(!constraint.isActive)
    scene.activate(constraint)
    #expect(b.frame == testCase.expected && a.frame == CGRect(20, 30, 100, 50))
    constraint.isActive = false
    scene.layOut()
    #expect(b.frame == CGRect(0, 0, 40, 20) && scene.conflicts == [])
  }
}
