import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct RefreshControlTests {
  @MainActor private struct Scene {
    let simulator = Simulator(device: .iPhone8)
    let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 400))
    let refresh = RefreshControl()
    let diary = Diary()

    init(contentHeight: CGFloat = 1000) {
      let controller = ViewController()
      scrollView.contentSize = CGSize(width: 375, height: contentHeight)
      scrollView.refreshControl = refresh
      controller.view.addSubview(scrollView)
      simulator.launch(controller)
      refresh.addAction(
        Action { [diary, refresh, scrollView] _ in
          diary.note("refresh \(refresh.isRefreshing) \(scrollView.isDragging)")
        },
        for: .valueChanged
      )
    }
  }

  /// Pulls the content down with a touch by this distance, and rests before lifting.
  private func finger(_ scene: Scene, _ way: CGFloat) {
    let application = scene.simulator.application
    var point = CGPoint(x: 100, y: 150)
    let touch = application.touchDown(at: point)
    for _ in 0..<20 {
      scene.simulator.advance(by: .milliseconds(10))
      point.y += way / 20
      application.touchMove(touch, to: point)
    }
    scene.simulator.advance(by: .milliseconds(300))
    application.touchUp(touch)
    scene.simulator.settle()
  }

  @Test func `a long pull refreshes while the finger is down, and content rests lower until the end`() {
    let scene = Scene()
    #expect(scene.refresh.isHidden && scene.scrollView.refreshControl === scene.refresh)
    finger(scene, 300)
    #expect(scene.diary.take() == ["refresh true true"])
    #expect(scene.scrollView.contentOffset.y == -60 && scene.scrollView.adjustedContentInset.top == 60)
    #expect(scene.scrollView.contentInset.top == 0 && !scene.refresh.isHidden)
    scene.refresh.endRefreshing()
    #expect(scene.scrollView.contentOffset.y == 0 && scene.scrollView.adjustedContentInset.top == 0)
    #expect(scene.scrollView.presentation.bounds.minY == -60, "it goes back over time")
    scene.simulator.settle()
    #expect(scene.scrollView.presentation.bounds.minY == 0 && scene.refresh.isHidden)
  }

  @Test func `a short pull does nothing`() {
    let scene = Scene()
    finger(scene, 80)
    #expect(scene.diary.take() == [] && scene.scrollView.contentOffset.y == 0 && !scene.refresh.isRefreshing)
    #expect(scene.refresh.isHidden)
  }

  @Test func `content that fits can be pulled, too`() {
    let scene = Scene(contentHeight: 100)
    finger(scene, 300)
    #expect(scene.diary.take() == ["refresh true true"])
  }

  @Test func `code that begins a refresh sends nothing and moves nothing`() {
    let scene = Scene()
    scene.refresh.beginRefreshing()
    #expect(scene.refresh.isRefreshing && scene.diary.take() == [] && scene.scrollView.contentOffset.y == 0)
    #expect(scene.scrollView.adjustedContentInset.top == 60)
    finger(scene, 300)
    #expect(scene.diary.take() == [] && scene.scrollView.contentOffset.y == -60)
    scene.refresh.endRefreshing()
    scene.refresh.endRefreshing()
    #expect(scene.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `a program that ends the refresh at once leaves the content at its place`() {
    let scene = Scene()
    scene.refresh.addAction(
      Action { [refresh = scene.refresh] _ in refresh.endRefreshing() },
      for: .valueChanged
    )
    finger(scene, 300)
    #expect(scene.diary.take().count == 1, "one pull refreshes once")
    #expect(scene.scrollView.contentOffset.y == 0 && scene.scrollView.adjustedContentInset.top == 0)
  }

  @Test func `a scroll view that leaves its window under the finger can be pulled again`() throws {
    let scene = Scene()
    let (application, parent) = (scene.simulator.application, try #require(scene.scrollView.superview))
    let touch = application.touchDown(at: CGPoint(x: 100, y: 150))
    for y in stride(from: CGFloat(170), through: 450, by: 20) {
      scene.simulator.advance(by: .milliseconds(10))
      application.touchMove(touch, to: CGPoint(x: 100, y: y))
    }
    #expect(scene.diary.take().count == 1)
    scene.scrollView.removeFromSuperview()
    application.touchUp(touch)
    scene.refresh.endRefreshing()
    #expect(scene.scrollView.adjustedContentInset.top == 0 && scene.scrollView.contentOffset.y == 0)
    parent.addSubview(scene.scrollView)
    scene.simulator.settle()
    finger(scene, 300)
    #expect(scene.diary.take().count == 1)
  }

  @Test func `a control belongs to one scroll view`() {
    let scene = Scene()
    let other = ScrollView(frame: .zero)
    scene.refresh.beginRefreshing()
    other.refreshControl = scene.refresh
    #expect(scene.scrollView.refreshControl == nil && scene.refresh.superview === other)
    #expect(scene.scrollView.adjustedContentInset.top == 0 && !scene.refresh.isRefreshing)
    other.refreshControl = nil
    #expect(scene.refresh.superview == nil)
  }
}
