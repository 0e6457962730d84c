import Foundation
import HeadlessUIKit
import Testing

/// The dots of a page view controller, its spine, and its recognizers.
@MainActor @Suite struct PageIndicatorTests {
  @MainActor private final class Source: NSObject, PageViewControllerDataSource, PageViewControllerDelegate {
    let pages: [ViewController]
    var lines: [String] = []
    init(_ pages: [ViewController]) { self.pages = pages }

    private func neighbor(_ controller: ViewController, _ way: Int) -> ViewController? {
      guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + way) else {
        return nil
      }
      return pages[index + way]
    }
    func pageViewController(_ controller: PageViewController, viewControllerBefore page: ViewController)
      -> ViewController?
    { neighbor(page, -1) }
    func pageViewController(_ controller: PageViewController, viewControllerAfter page: ViewController)
      -> ViewController?
    { neighbor(page, 1) }
    func presentationCount(for pageViewController: PageViewController) -> Int {
      lines.append("count")
      return pages.count
    }
    func presentationIndex(for pageViewController: PageViewController) -> Int {
      lines.append("index")
      return 0
    }
    func pageViewController(_ controller: PageViewController, willTransitionTo pending: [ViewController]) {
      lines.append("will \(pages.firstIndex(of: pending[0]) ?? -1)")
    }
    func pageViewController(
      _ controller: PageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController],
      transitionCompleted completed: Bool
    ) { lines.append("did from \(pages.firstIndex(of: previousViewControllers[0]) ?? -1) \(completed)") }
  }

  @Test func `the dots follow swipes, and cancelled ones call the delegate in the same order`() throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let (pager, source) = simulator.perform {
      let source = Source((0..<3).map { _ in ViewController() })
      let pager = PageViewController(transitionStyle: .scroll)
      (pager.dataSource, pager.delegate) = (source, source)
      pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      return (pager, source)
    }
    simulator.launch(pager)
    simulator.settle()
    #expect(source.lines.suffix(2) == ["count", "index"])
    let dots = try #require(pager.view.subviews.compactMap { $0 as? PageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 0)
    #expect(dots.frame.minY == 852 - 34 - 37 && source.pages[0].view.frame.height == dots.frame.minY)
    source.lines = []
    simulator.user.swipeLeft()
    simulator.settle()
    #expect(dots.currentPage == 1 && pager.viewControllers == [source.pages[1]])
    #expect(source.lines == ["will 1", "did from 0 true"])
    source.lines = []
    let finger = try simulator.user.touchDown(at: CGPoint(x: 200, y: 300))
    for x in stride(from: 190.0, through: 140.0, by: -10) {
      try finger.move(to: CGPoint(x: x, y: 300))
      simulator.advance(by: .milliseconds(100))
    }
    finger.lift()
    simulator.settle()
    #expect(dots.currentPage == 1 && source.lines == ["will 2", "did from 1 false"])
    #expect(pager.gestureRecognizers.count == 1 && pager.spineLocation == .none)
  }

  @Test func `the spine is that of the options`() {
    Simulator(device: .iPhone16, system: "18.0").perform {
      #expect(PageViewController(transitionStyle: .pageCurl).spineLocation == .min)
      let number = PageViewController.SpineLocation.max.rawValue
      let pager = PageViewController(transitionStyle: .pageCurl, options: [.spineLocation: number])
      #expect(pager.spineLocation == .max)
    }
  }
}
