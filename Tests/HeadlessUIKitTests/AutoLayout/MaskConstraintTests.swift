import HeadlessUIKit
import Testing

/// Views that translate their masks, in views whose sizes constraints determine (Z23).
@MainActor @Suite struct MaskConstraintTests {
  private let scene = LayoutScene()

  /// Returns a view with a mask in a view that constraints place.
  private func maskedView(
    _ name: String,
    in parent: View,
    _ frame: CGRect,
    _ mask: AutoresizingMask = .flexibleWidth
  ) -> View {
    let view = View(frame: frame)
    view.accessibilityIdentifier = name
    view.autoresizingMask = mask
    parent.addSubview(view)
    return view
  }

  @Test(.fact("Z23")) func `a masked view in an arranged view that is as wide as the masked one is solved`() {
    let stack = StackView(frame: CGRect(0, 0, 320, 40))
    scene.root.addSubview(stack)
    let arranged = ContentView(content: nil)
    stack.addArrangedSubview(arranged)
    let masked = maskedView("masked", in: arranged, CGRect(10, 0, 100, 40))
    let beside = scene.view("beside", size: CGSize(width: 20, height: 20))
    scene.activate(beside.leadingAnchor.constraint(equalTo: masked.trailingAnchor, constant: 5))
    scene.simulator.settle()
    #expect(scene.conflicts.isEmpty)
    #expect(arranged.frame == CGRect(0, 0, 320, 40))
    #expect(masked.frame == CGRect(10, 0, 420, 40))
    #expect(beside.frame == CGRect(435, 0, 20, 20))
  }

  @Test(.fact("Z23")) func `a superview that depends on a view with a mask is solved`() {
    let outer = scene.view("outer")
    let masked = maskedView("masked", in: outer, CGRect(0, 0, 50, 20))
    // The mask says that the masked view is 50 points wider than the outer one.
    scene.activate(
      outer.heightAnchor.constraint(equalToConstant: 20),
      masked.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 1.25)
    )
    scene.simulator.settle()
    #expect(scene.conflicts.isEmpty)
    #expect(outer.frame == CGRect(0, 0, 200, 20))
    #expect(masked.frame == CGRect(0, 0, 250, 20))
    let layouts = scene.simulator.log.entries.count
    scene.layOut()
    scene.simulator.settle()
    #expect(scene.simulator.log.entries.count == layouts)
    #expect(outer.frame.width == 200)
  }

  @Test(.fact("Z23"), arguments: [AutoresizingMask.flexibleWidth, [.flexibleLeftMargin, .flexibleWidth]])
  func `a mask and a constraint that contradict each other are a conflict with a name`(
    mask: AutoresizingMask
  ) throws {
    let stack = StackView(frame: CGRect(0, 0, 320, 40))
    scene.root.addSubview(stack)
    let (arranged, other) = (ContentView(content: nil), ContentView(content: nil))
    stack.addArrangedSubview(arranged)
    stack.addArrangedSubview(other)
    let masked = maskedView("masked", in: arranged, CGRect(0, 0, 100, 40), mask)
    scene.activate(masked.trailingAnchor.constraint(equalTo: arranged.trailingAnchor, constant: -8))
    scene.simulator.settle()
    let conflict = try #require(scene.conflicts.first)
    #expect(conflict.participants.contains { $0.contains("the autoresizing mask of View \"masked\"") })
    #expect(conflict.broken.contains("trailing"))
    #expect(masked.frame.maxX == arranged.frame.width + 100)
  }

  @Test(.fact("Z23")) func `masks in masks follow the outermost view that constraints place`() {
    let outer = scene.view("outer")
    let middle = maskedView("middle", in: outer, .zero, [.flexibleWidth, .flexibleHeight])
    let inner = maskedView("inner", in: middle, .zero, [.flexibleWidth, .flexibleHeight])
    let label = scene.view("label", in: inner, size: CGSize(width: 70, height: 20))
    scene.activate(
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: inner.topAnchor),
      label.bottomAnchor.constraint(equalTo: inner.bottomAnchor)
    )
    #expect(outer.frame == CGRect(0, 0, 90, 20))
    #expect(inner.frame == CGRect(0, 0, 90, 20))
    #expect(label.frame == CGRect(10, 0, 70, 20))
    label.content = CGSize(width: 200, height: 50)
    scene.layOut()
    #expect(outer.frame == CGRect(0, 0, 220, 50))
    #expect(inner.frame == CGRect(0, 0, 220, 50))
    #expect(label.frame == CGRect(10, 0, 200, 50))
  }

  @Test(.fact("Z23")) func `flexible margins share a width that constraints determine`() {
    let outer = scene.view("outer")
    let centered = maskedView(
      "centered",
      in: outer,
      CGRect(-10, 0, 20, 20),
      [.flexibleLeftMargin, .flexibleRightMargin]
    )
    let below = scene.view("below", size: CGSize(width: 30, height: 10))
    scene.activate(
      outer.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor),
      outer.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.5),
      outer.heightAnchor.constraint(equalToConstant: 20),
      below.centerXAnchor.constraint(equalTo: centered.centerXAnchor)
    )
    #expect(centered.frame == CGRect(70, 0, 20, 20))
    #expect(below.frame == CGRect(65, 0, 30, 10))
    scene.root.frame.size.width = 480
    scene.layOut()
    #expect(centered.frame == CGRect(110, 0, 20, 20))
    #expect(below.frame == CGRect(105, 0, 30, 10))
  }

  @Test(.fact("Z23")) func `a changed mask counts from the next layout`() {
    let outer = scene.view("outer")
    let masked = maskedView("masked", in: outer, CGRect(0, 0, 40, 20), [])
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    let beside = scene.view("beside", size: CGSize(width: 20, height: 20))
    scene.activate(width, beside.leadingAnchor.constraint(equalTo: masked.trailingAnchor))
    #expect(beside.frame.minX == 40)
    masked.autoresizingMask = .flexibleWidth
    width.constant = 150
    scene.layOut()
    #expect(masked.frame == CGRect(0, 0, 90, 20))
    #expect(beside.frame.minX == 90)
    outer.autoresizesSubviews = false
    width.constant = 200
    scene.layOut()
    #expect(masked.frame == CGRect(0, 0, 90, 20))
    #expect(beside.frame.minX == 90)
  }

  @Test(.fact("Z23")) func `a transformed view takes part with its frame`() {
    let outer = scene.view("outer")
    let masked = maskedView("masked", in: outer, CGRect(0, 0, 40, 20))
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    let beside = scene.view("beside", size: CGSize(width: 20, height: 20))
    scene.activate(width, beside.leadingAnchor.constraint(equalTo: masked.trailingAnchor))
    #expect(masked.frame.width == 140 && beside.frame.minX == 140)
    masked.transform = ViewTransform(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    scene.layOut()
    #expect(beside.frame.minX == 140)
    masked.transform = .identity
    width.constant = 150
    scene.layOut()
    #expect(masked.frame.width == 190 && beside.frame.minX == 190)
  }

  @Test(.fact("Z23")) func `a subtree of masks leaves the tree and enters it again`() {
    let outer = scene.view("outer")
    let middle = maskedView("middle", in: outer, .zero, [.flexibleWidth, .flexibleHeight])
    let label = scene.view("label", in: middle, size: CGSize(width: 70, height: 20))
    scene.activate(
      label.trailingAnchor.constraint(equalTo: middle.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: middle.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: middle.leadingAnchor)
    )
    #expect(outer.frame.width == 70)
    middle.removeFromSuperview()
    scene.layOut()
    outer.addSubview(middle)
    scene.layOut()
    #expect(scene.conflicts.isEmpty)
    #expect(middle.frame.width == label.frame.width && label.frame.width == 70)
  }

  @Test(.fact("Z23")) func `the size for constraints contains a view that follows its mask`() {
    let cell = View(frame: CGRect(0, 0, 100, 44))
    let content = maskedView("content", in: cell, cell.bounds, [.flexibleWidth, .flexibleHeight])
    let label = ContentView(content: CGSize(width: 60, height: 90))
    label.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
    ])
    let size = cell.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 70, height: 100))
  }
}
