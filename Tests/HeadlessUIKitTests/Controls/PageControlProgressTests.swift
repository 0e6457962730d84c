import Foundation
import HeadlessUIKit
import Testing

/// Page controls with progress, images, directions and continuous interaction.
@MainActor @Suite struct PageControlProgressTests {
  private final class Follower: PageControlTimerProgressDelegate {
    var lines: [String] = []
    var last = 10
    func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float {
      lines.append("initial of \(page)")
      return page == 1 ? 0.5 : 0
    }
    func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress) {
      lines.append("visible \(progress.isProgressVisible)")
    }
    func pageControlTimerProgress(_ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
    {
      lines.append("advance to \(page)?")
      return page <= last
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func launched() -> (Simulator, PageControl, Diary) {
    let (simulator, controller, diary) = (Simulator(), ViewController(), Diary())
    let pages = PageControl(frame: CGRect(x: 50, y: 200, width: 200, height: 30))
    pages.numberOfPages = 4
    pages.addAction(
      Action { [weak pages] _ in diary.note("page \(pages?.currentPage ?? -1)") },
      for: .valueChanged
    )
    controller.view.addSubview(pages)
    simulator.launch(controller)
    simulator.settle()
    return (simulator, pages, diary)
  }

  @Test func `a timer fills the current page, and shows the next one`() {
    let (simulator, pages, diary) = launched()
    let follower = Follower()
    let progress = PageControlTimerProgress(preferredDuration: 2)
    progress.delegate = follower
    progress.setDuration(4, forPage: 1)
    pages.progress = progress
    #expect(follower.take() == ["visible true", "initial of 0"] && !progress.isRunning)
    simulator.perform { progress.resumeTimer() }
    simulator.advance(by: .seconds(1))
    #expect(abs(progress.currentProgress - 0.5) < 0.001 && progress.isRunning)
    simulator.advance(by: .seconds(1))
    #expect(follower.take() == ["advance to 1?", "initial of 1"] && diary.take() == ["page 1"])
    #expect(progress.currentProgress == 0.5)
    simulator.advance(by: .seconds(2))
    #expect(diary.take() == ["page 2"], "half of four seconds")
    progress.pauseTimer()
    simulator.advance(by: .seconds(9))
    #expect(diary.take() == [] && pages.currentPage == 2)
    simulator.perform { progress.resumeTimer() }
    simulator.advance(by: .seconds(10))
    #expect(diary.take() == ["page 3"] && !progress.isRunning, "after the last page it ends")
    pages.progress = nil
    #expect(follower.take().last == "visible false")
  }

  @Test func `a timer begins again, unless the delegate stops it`() {
    let (simulator, pages, diary) = launched()
    let (follower, progress) = (Follower(), PageControlTimerProgress(preferredDuration: 1))
    progress.delegate = follower
    progress.resetsToInitialPageAfterEnd = true
    pages.progress = progress
    pages.currentPage = 3
    simulator.perform { progress.resumeTimer() }
    simulator.advance(by: .milliseconds(1100))
    #expect(diary.take() == ["page 0"])
    follower.last = 0
    simulator.advance(by: .seconds(3))
    #expect(diary.take() == [] && !progress.isRunning)
  }

  @Test func `a drag goes through the pages, a tap by one`() throws {
    let (simulator, pages, diary) = launched()
    let drag = FingerPath(from: CGPoint(x: 60, y: 215)).moving(
      to: CGPoint(x: 240, y: 215),
      over: .milliseconds(400)
    )
    try simulator.user.touch(along: [drag])
    #expect(diary.take() == ["page 1", "page 2", "page 3"] && pages.interactionState == .none)
    pages.allowsContinuousInteraction = false
    try simulator.user.touch(along: [drag])
    #expect(diary.take() == [], "the end is the last page already")
    try simulator.user.tap(CGPoint(x: 80, y: 215))
    #expect(diary.take() == ["page 2"])
  }

  @Test(arguments: [
    (PageControl.Direction.leftToRight, 1), (.rightToLeft, 0), (.topToBottom, 1), (.bottomToTop, 0),
  ])
  func `a direction decides which tap goes forward`(direction: PageControl.Direction, page: Int) throws {
    let (simulator, pages, _) = launched()
    pages.direction = direction
    let size = pages.size(forNumberOfPages: 4)
    #expect((size.height > size.width) == (direction == .topToBottom || direction == .bottomToTop))
    try simulator.user.tap(CGPoint(x: 230, y: 225))
    #expect(pages.currentPage == page)
  }

  @Test func `pages have images of their own, or the preferred ones`() throws {
    let (simulator, pages, _) = launched()
    let (dot, star, heart) = (
      Image(systemName: "circle"), Image(systemName: "star"), Image(systemName: "heart")
    )
    pages.preferredIndicatorImage = dot
    pages.preferredCurrentPageIndicatorImage = star
    pages.setIndicatorImage(heart, forPage: 2)
    #expect(pages.indicatorImage(forPage: 2) == heart && pages.indicatorImage(forPage: 1) == nil)
    let picture = simulator.svg()
    for name in ["circle", "star", "heart"] { #expect(picture.contains("&lt;\(name)&gt;"), "\(name)") }
  }
}
