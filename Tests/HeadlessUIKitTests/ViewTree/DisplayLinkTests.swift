import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct DisplayLinkTests {
  /// Records the times of the frames of a display link.
  @MainActor private final class Counter {
    var times: [Double] = []
    func tick(_ link: DisplayLink) { times.append((link.timestamp * 1000).rounded()) }
  }

  private static let tick = MethodSelector("tick", Counter.tick)

  @Test(arguments: [(0, 60), (60, 60), (30, 30), (20, 20), (120, 60)])
  func `a method is called so often each second`(wish: Int, count: Int) {
    let simulator = Simulator()
    let counter = Counter()
    let link = DisplayLink(target: counter, selector: Self.tick)
    link.preferredFramesPerSecond = wish
    link.add(to: .main, forMode: .common)
    simulator.advance(by: .milliseconds(1001))
    #expect(
      counter.times.count == count && abs(link.targetTimestamp - link.timestamp - 1 / Double(count)) < 1e-6
    )
    link.invalidate()
  }

  @Test func `a link rests while it is paused, and ends when it is taken back`() {
    let simulator = Simulator()
    let counter = Counter()
    let link = DisplayLink(target: counter, selector: Self.tick)
    simulator.advance(by: .seconds(1))
    #expect(counter.times.isEmpty && link.timestamp == 0)
    link.add(to: .main, forMode: .default)
    simulator.advance(by: .milliseconds(20))
    #expect(counter.times == [1017])
    link.isPaused = true
    simulator.advance(by: .seconds(1))
    link.isPaused = false
    simulator.advance(by: .milliseconds(20))
    #expect(counter.times == [1017, 2037])
    link.remove(from: .main, forMode: .default)
    simulator.advance(by: .seconds(1))
    #expect(counter.times.count == 2)
    link.add(to: .main, forMode: .default)
    link.invalidate()
    simulator.advance(by: .seconds(1))
    #expect(counter.times.count == 2)
  }

  @Test func `a link holds its target until it is taken back`() {
    let simulator = Simulator()
    weak var held: Counter?
    let link: DisplayLink
    do {
      let counter = Counter()
      held = counter
      link = DisplayLink(target: counter, selector: Self.tick)
    }
    link.add(to: .main, forMode: .common)
    simulator.advance(by: .milliseconds(40))
    #expect(held?.times.count == 2)
    link.invalidate()
    #expect(held == nil)
  }

  @Test func `media time is that of the clock`() {
    let simulator = Simulator()
    let begin = currentMediaTime()
    simulator.advance(by: .milliseconds(1500))
    #expect(currentMediaTime() - begin == 1.5)
  }

  // MARK: Transactions

  @Test func `a transaction is over with the last of its animations`() {
    let simulator = Simulator()
    let (view, recorder) = (View(frame: .zero), Recorder())
    simulator.window.addSubview(view)
    Transaction.begin()
    Transaction.setCompletionBlock { recorder.note("all") }
    View.animate(
      withDuration: 0.5,
      animations: { view.alpha = 0.5 },
      completion: { _ in recorder.note("first") }
    )
    View.animate(
      withDuration: 1,
      animations: { view.frame.origin.x = 9 },
      completion: { _ in recorder.note("second") }
    )
    Transaction.commit()
    simulator.advance(by: .milliseconds(999))
    #expect(recorder.take() == ["first"])
    simulator.advance(by: .milliseconds(1))
    #expect(recorder.take() == ["second", "all"])
  }

  @Test func `one without animations is over at the next turn, and inner ones are their own`() {
    let simulator = Simulator()
    let recorder = Recorder()
    Transaction.begin()
    Transaction.setCompletionBlock { recorder.note("outer") }
    Transaction.setDisableActions(true)
    Transaction.begin()
    #expect(!Transaction.disableActions())
    Transaction.setCompletionBlock { recorder.note("inner") }
    Transaction.commit()
    #expect(Transaction.disableActions())
    Transaction.commit()
    #expect(recorder.take() == [])
    simulator.advance(by: .zero)
    #expect(recorder.take() == ["inner", "outer"])
  }

  @Test func `pending layout is performed by a flush, and by the outermost commit`() {
    let simulator = Simulator()
    let controller = RecordingController("A", Recorder())
    simulator.launch(controller)
    _ = controller.recorder.take()
    controller.recordsAll = true
    simulator.perform {
      controller.view.setNeedsLayout()
      Transaction.flush()
      #expect(controller.recorder.take() == heard("A.WillLayoutSubviews", "A.DidLayoutSubviews"))
      Transaction.begin()
      Transaction.begin()
      controller.view.setNeedsLayout()
      Transaction.commit()
      #expect(controller.recorder.take() == [])
      Transaction.commit()
      #expect(controller.recorder.take() == heard("A.WillLayoutSubviews", "A.DidLayoutSubviews"))
    }
  }

  @Test func `a push in a transaction belongs to it`() {
    let simulator = Simulator()
    let recorder = Recorder()
    let navigation = NavigationController(rootViewController: ViewController())
    simulator.launch(navigation)
    let second = RecordingController("B", recorder)
    Transaction.begin()
    Transaction.setCompletionBlock { recorder.note("pushed") }
    navigation.pushViewController(second, animated: true)
    Transaction.commit()
    simulator.settle()
    #expect(recorder.take() == ["B.viewWillAppear", "B.viewDidAppear", "pushed"])
  }
}
