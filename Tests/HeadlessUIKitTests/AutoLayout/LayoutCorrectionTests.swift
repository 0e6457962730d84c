import Foundation
import HeadlessUIKit
import Testing

/// Constraints and stacks, in points where apps depend on UIKit's choice.
@MainActor @Suite struct LayoutCorrectionTests {
  @Test(.fact("U60")) func `a horizontal position may be equal to a vertical one`() {
    let scene = LayoutScene()
    let size = CGSize(width: 10, height: 10)
    let (box, view) = (scene.view("box", size: size), scene.view("view", size: size))
    let crossed = LayoutConstraint(
      item: view,
      attribute: .left,
      relatedBy: .equal,
      toItem: box,
      attribute: .top,
      multiplier: 2,
      constant: 1
    )
    scene.activate(
      box.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 30),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor),
      crossed
    )
    #expect(box.frame == CGRect(5, 30, 10, 10) && view.frame == CGRect(61, 0, 10, 10))
    #expect(scene.conflicts == [])
    // Each side is measured along its own axis, also in views of different parents.
    let inner = scene.view("inner", in: box, size: size)
    scene.activate(
      LayoutConstraint(
        item: inner,
        attribute: .centerY,
        relatedBy: .equal,
        toItem: view,
        attribute: .right,
        multiplier: 1,
        constant: 0
      ),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    )
    #expect(inner.frame == CGRect(0, 36, 10, 10) && scene.conflicts == [])
  }

  @Test(.fact("U61")) func `a size in whole pixels is exact wherever its edges are`() {
    let scene = LayoutScene()
    let view = scene.view("view")
    let (center, top) = (
      view.centerXAnchor.constraint(equalTo: scene.root.leadingAnchor),
      view.centerYAnchor.constraint(equalTo: scene.root.topAnchor)
    )
    scene.activate(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 44),
      center,
      top
    )
    for step in 0..<90 {
      // A pixel is a third of a point.
      (center.constant, top.constant) = (100 + CGFloat(step) / 9, 200 + CGFloat(step) / 9)
      scene.layOut()
      #expect(view.bounds.size == CGSize(width: 100, height: 44), "step \(step)")
      #expect(abs((view.frame.minX * 3).rounded() - view.frame.minX * 3) < 1e-9, "step \(step)")
      #expect(abs(view.frame.midX - center.constant) <= 1 / 6 + 1e-5, "step \(step)")
    }
  }

  @Test(.fact("U62"), arguments: [LayoutConstraint.Axis.horizontal, .vertical])
  func `the last of several plain views takes the slack of a stack`(axis: LayoutConstraint.Axis) {
    let scene = LayoutScene()
    let stack = StackView(arrangedSubviews: [View(), View()])
    (stack.axis, stack.frame) = (axis, CGRect(0, 0, 200, 200))
    scene.root.addSubview(stack)
    func lengths() -> [CGFloat] {
      scene.layOut()
      return stack.arrangedSubviews.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }
    #expect(lengths() == [0, 200])
    stack.spacing = 10
    stack.insertArrangedSubview(View(), at: 1)
    #expect(lengths() == [0, 0, 180])
    // A view whose length is determined leaves the slack to another one.
    let last = stack.arrangedSubviews[2]
    (axis == .horizontal ? last.widthAnchor : last.heightAnchor).constraint(equalToConstant: 30).isActive =
      true
    #expect(lengths() == [0, 150, 30])
    // A plain view is a spacer between views with content.
    let label = ContentView(content: CGSize(width: 20, height: 20))
    stack.addArrangedSubview(label)
    #expect(lengths() == [0, 120, 30, 20])
    label.content = nil
    #expect(lengths() == [0, 0, 30, 140])
    #expect(scene.conflicts == [])
  }
}
