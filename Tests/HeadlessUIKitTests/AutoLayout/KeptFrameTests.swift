import Foundation
import HeadlessUIKit
import Testing

/// Views that don't translate their masks, and what constraints leave open.
@MainActor @Suite struct KeptFrameTests {
  private let simulator = Simulator()
  private let controller = ViewController()
  private var root: View { controller.view }

  init() { simulator.launch(controller) }

  private func box(_ frame: CGRect = CGRect(10, 20, 30, 40)) -> View {
    let view = View(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test(.fact("FI1")) func `a view without flag, constraints and content keeps its frame`() {
    let view = box()
    view.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    let inner = box(CGRect(1, 2, 3, 4))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    root.addSubview(view)
    simulator.settle()
    #expect(view.frame == CGRect(10, 20, 30, 40) && inner.frame == CGRect(1, 2, 3, 4))
    #expect(view.hasAmbiguousLayout)
    view.frame = CGRect(5.25, 6, 7, 8)
    simulator.user.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(view.frame == CGRect(5.25, 6, 7, 8))
    #expect(inner.frame.width == 3)
  }

  @Test(.fact("FI1")) func `the first constraint decides the whole frame, and after the last one it stays`() {
    let view = box()
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    simulator.settle()
    #expect(view.frame == CGRect(0, 0, 70, 0))
    width.isActive = false
    view.frame = CGRect(1, 2, 3, 4)
    simulator.settle()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    width.isActive = true
    simulator.settle()
    #expect(view.frame == CGRect(0, 0, 70, 0))
  }

  @Test(.fact("FI1")) func `a constraint of another view to it decides its frame, and so does a content`() {
    let (view, other) = (box(), box())
    let image = ImageView(frame: CGRect(1, 2, 3, 4))
    image.translatesAutoresizingMaskIntoConstraints = false
    for view in [view, other, image] { root.addSubview(view) }
    simulator.settle()
    #expect(image.frame == CGRect(1, 2, 3, 4))
    other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 5).isActive = true
    image.image = Image(systemName: "star")
    simulator.settle()
    #expect(view.frame == .zero && other.frame == CGRect(0, 0, 5, 0))
    #expect(image.frame.origin == .zero && image.frame.size == image.intrinsicContentSize)
  }

  @Test(.fact("FI1")) func `a view whose superview gets constraints follows it from then on`() {
    let view = box()
    let inner = View(frame: CGRect(0, 0, 30, 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    root.addSubview(view)
    simulator.settle()
    #expect(inner.frame == CGRect(0, 0, 30, 40))
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.heightAnchor.constraint(equalToConstant: 90).isActive = true
    simulator.settle()
    #expect(view.frame == CGRect(0, 0, 100, 90) && inner.frame == CGRect(0, 0, 100, 90))
  }

  @Test(arguments: [false, true]) func `views that only follow each other begin at 0`(isReversed: Bool) {
    let views = (0..<3).map { _ in box() }
    for view in views {
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 384).isActive = true
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    }
    for (above, below) in zip(views, views.dropFirst()) {
      let (distance, gap) =
        isReversed
        ? (
          above.bottomAnchor.constraint(equalTo: below.topAnchor, constant: -8),
          above.trailingAnchor.constraint(equalTo: below.leadingAnchor)
        )
        : (
          below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8),
          below.leadingAnchor.constraint(equalTo: above.trailingAnchor)
        )
      (distance.isActive, gap.isActive) = (true, true)
    }
    simulator.settle()
    #expect(views.map(\.frame.minY) == [0, 392, 784])
    #expect(views.map(\.frame.minX) == [0, 100, 200])
    // A required position decides all, also negative ones.
    views[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
    simulator.settle()
    #expect(views.map(\.frame.minY) == [-774, -382, 10])
  }
}
