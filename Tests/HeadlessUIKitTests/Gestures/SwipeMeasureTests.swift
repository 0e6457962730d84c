import Foundation
import HeadlessUIKit
import Testing

/// The limits of swipes, compared with values that were recorded from UIKit.
@MainActor @Suite struct SwipeMeasureTests {
  /// Moves a finger to a point relative to its start, a time after it began.
  private typealias Move = (milliseconds: Int, x: CGFloat, y: CGFloat)

  /// Returns whether movements of one finger are a swipe; the last one must be it.
  private func isSwipe(
    _ moves: [Move],
    direction: SwipeGestureRecognizer.Direction = .right
  ) throws -> Bool {
    let simulator = Simulator()
    let view = View(frame: simulator.screen.bounds)
    let swipe = SwipeGestureRecognizer()
    let diary = Diary()
    swipe.direction = direction
    swipe.addTarget(diary, action: Diary.noteSwipe)
    view.addGestureRecognizer(swipe)
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    try simulator.user.manually {
      let finger = try simulator.user.touchDown(at: CGPoint(x: 150, y: 300))
      var time = 0
      for (milliseconds, x, y) in moves {
        simulator.advance(by: .milliseconds(milliseconds - time))
        time = milliseconds
        #expect(diary.lines == [])
        try finger.move(to: CGPoint(x: 150 + x, y: 300 + y))
      }
      finger.lift()
    }
    return diary.lines == ["swiped"]
  }

  @Test(
    .fact("MG24", "MG25"),
    arguments: [
      (0, 49.999, 50.001), (100, 45.2, 45.4), (200, 40.5, 40.7), (300, 35.8, 36), (400, 31.1, 31.3),
      (500, 26.4, 26.6),
    ] as [(Int, CGFloat, CGFloat)]
  )
  func `a swipe needs less distance the longer it takes`(milliseconds: Int, short: CGFloat, long: CGFloat)
    throws
  {
    #expect(try !isSwipe([(milliseconds, short, 0)]))
    #expect(try isSwipe([(milliseconds, long, 0)]))
  }

  @Test(
    .fact("MG26"),
    arguments: [
      (0, 49.9, 50.1), (100, 45, 45.2), (200, 40.1, 40.3), (300, 35.2, 35.4), (400, 30.3, 30.5),
      (500, 25.4, 25.6),
    ] as [(Int, CGFloat, CGFloat)]
  )
  func `a swipe may deviate less the longer it takes`(milliseconds: Int, little: CGFloat, much: CGFloat)
    throws
  {
    #expect(try isSwipe([(milliseconds, 100, little)]))
    #expect(try !isSwipe([(milliseconds, 100, much)]))
  }

  @Test(.fact("MG27"), arguments: [(500, true), (501, false)])
  func `a swipe takes at most half a second`(milliseconds: Int, isSwipe: Bool) throws {
    #expect(try self.isSwipe([(milliseconds, 60, 0)]) == isSwipe)
  }

  @Test(
    .fact("MG28"),
    arguments: [
      ([(0, -0.1, 0), (50, 100, 0)], false), ([(0, 0, 20), (50, 100, 20)], true),
      ([(0, 20, 0), (20, 10, 0), (50, 100, 0)], true),
    ] as [([(Int, CGFloat, CGFloat)], Bool)]
  )
  func `only a first movement against the direction fails a swipe`(
    moves: [(Int, CGFloat, CGFloat)],
    isSwipe: Bool
  ) throws {
    #expect(try self.isSwipe(moves) == isSwipe)
  }

  @Test(.fact("MG29")) func `a diagonal movement is a swipe if it is short enough for its direction`() throws
  {
    #expect(try !isSwipe([(100, 100, 100)]))
    #expect(try isSwipe([(0, 50, 50)], direction: [.right, .left, .up, .down]))
  }

  @Test(.fact("MG30"), arguments: [(60.0, 70.0, true), (60, 20, false), (60, -60, false)])
  func `each of two touches must move far enough`(first: CGFloat, second: CGFloat, isSwipe: Bool) throws {
    let simulator = Simulator()
    let view = View(frame: simulator.screen.bounds)
    view.isMultipleTouchEnabled = true
    let swipe = SwipeGestureRecognizer()
    let diary = Diary()
    swipe.numberOfTouchesRequired = 2
    swipe.addTarget(diary, action: Diary.noteSwipe)
    view.addGestureRecognizer(swipe)
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    try simulator.user.manually {
      let fingers = [
        try simulator.user.touchDown(at: CGPoint(x: 150, y: 300)),
        try simulator.user.touchDown(at: CGPoint(x: 150, y: 400)),
      ]
      try fingers[0].move(to: CGPoint(x: 150 + first, y: 300))
      try fingers[1].move(to: CGPoint(x: 150 + second, y: 400))
      for finger in fingers { finger.lift() }
    }
    #expect(diary.lines == (isSwipe ? ["swiped"] : []))
  }

  @Test(.fact("MG30")) func `a swipe without a direction is never recognized`() throws {
    #expect(try !isSwipe([(0, 100, 0)], direction: []))
    #expect(try !isSwipe([(0, 100, 0)], direction: .init(rawValue: 16)))
  }
}

extension Diary {
  fileprivate func noteSwipe(_ recognizer: GestureRecognizer) { note("swiped") }
}
