import HeadlessUIKit
import Testing

/// The safe area of views in scroll views.
@MainActor @Suite struct ScrolledSafeAreaTests {
  private typealias Behavior = ScrollView.ContentInsetAdjustmentBehavior

  /// A full-screen scroll view in a navigation controller, with a stack of one wide and tall view.
  @MainActor private struct Scene {
    let simulator: Simulator
    let scrollView = ScrollView()
    let inner = View()
    let stack = StackView()

    init(_ setup: Setup, inNavigation: Bool = true) {
      simulator = setup.simulator()
      let root = ViewController()
      simulator.launch(
        inNavigation ? simulator.perform { NavigationController(rootViewController: root) } : root
      )
      simulator.settle()
      scrollView.frame = root.view.bounds
      scrollView.contentSize = CGSize(width: root.view.bounds.width, height: 2000)
      stack.frame = CGRect(origin: .zero, size: scrollView.contentSize)
      stack.addArrangedSubview(inner)
      scrollView.addSubview(stack)
      root.view.addSubview(scrollView)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      simulator.settle()
    }
  }

  @Test(.fact("RW1"), arguments: RowSafeAreaTests.systems.dropFirst())
  func `content gets the safe area of the edges that the insets don't contain`(setup: Setup) {
    let scene = Scene(setup)
    let scrollView = scene.scrollView
    let safe = scrollView.safeAreaInsets
    #expect(safe.top > 80 && safe.bottom == 34)
    scrollView.contentOffset.y = 50
    scene.simulator.settle()
    #expect(scene.stack.safeAreaInsets == .zero && scene.inner.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scene.stack.safeAreaInsets == safe)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scene.stack.safeAreaInsets == .zero)
    // Content that doesn't scroll isn't adjusted by this behavior.
    scrollView.contentOffset.y = 0
    scene.stack.frame.size.height = scrollView.bounds.height
    scrollView.contentSize.height = 100
    #expect(scene.stack.safeAreaInsets == safe)
    scrollView.contentInsetAdjustmentBehavior = .automatic
    #expect(scene.stack.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .always
    #expect(scene.stack.safeAreaInsets == .zero)
  }

  @Test(.fact("RW1")) func `content that scrolls vertically gets the safe areas of the sides`() {
    let scene = Scene(.current)
    scene.simulator.rotate(to: .landscapeLeft)
    scene.simulator.settle()
    let scrollView = scene.scrollView
    scene.stack.frame.size.width = scrollView.bounds.width
    scrollView.contentSize.width = scrollView.bounds.width
    #expect(scrollView.adjustedContentInset.left == 0 && scrollView.adjustedContentInset.top > 0)
    #expect(scene.stack.safeAreaInsets == EdgeInsets(left: 59, right: 59))
    scrollView.alwaysBounceHorizontal = true
    #expect(scene.stack.safeAreaInsets == .zero && scrollView.adjustedContentInset.left == 59)
  }

  @Test(.fact("RW1")) func `before iOS 11 no view has a safe area`() {
    let scene = Scene(Setup(device: .iPhone6s, system: "10.3"))
    scene.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scene.scrollView.safeAreaInsets == .zero && scene.stack.safeAreaInsets == .zero)
  }

  @Test(.fact("RW6")) func `content that preserves margins has those of the content's edges`() {
    let scene = Scene(.current)
    let (scrollView, stack) = (scene.scrollView, scene.stack)
    scrollView.layoutMargins = EdgeInsets(top: 20, left: 21, bottom: 22, right: 23)
    stack.preservesSuperviewLayoutMargins = true
    for offset in [CGFloat(-100), 0, 300] {
      scrollView.contentOffset.y = offset
      #expect(stack.layoutMargins == EdgeInsets(top: 20, left: 21, bottom: 22, right: 23))
    }
    stack.frame.origin.y = 15
    #expect(stack.layoutMargins == EdgeInsets(top: 8, left: 21, bottom: 22, right: 23))
  }
}
