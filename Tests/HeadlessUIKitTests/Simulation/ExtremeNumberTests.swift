import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Numbers at the ends of their types (Z21, Z26).
@MainActor @Suite(.simulator(.iPhone16, "18.0")) struct ExtremeNumberTests {
  @Test(.fact("Z21"), .fact("Z26")) func `a page control has as many pages as an integer can count`() {
    let control = PageControl()
    control.numberOfPages = .max
    control.currentPage = .max
    #expect(control.currentPage == .max - 1)
    #expect(control.intrinsicContentSize == CGSize(width: 16 * CGFloat(Int.max) - 9, height: 26))
    #expect(control.size(forNumberOfPages: .min) == CGSize(width: 0, height: 26))
    #expect(control.accessibilityValue == "page 9223372036854775807 of 9223372036854775807")
    control.numberOfPages = .min
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
  }

  @Test(.fact("Z26"), arguments: [TextLayoutDirection.left, .right], [Int.min, .max])
  func `a position beyond the text is nil to the left and right`(direction: TextLayoutDirection, offset: Int)
  {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "hello"
    #expect(field.position(from: field.endOfDocument, in: direction, offset: offset) == nil)
  }

  @Test(.fact("Z26"), arguments: [Int.min, .max])
  func `a position beyond the text is its end up and down`(offset: Int) throws {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "hello\nworld"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    let up = try #require(view.position(from: start, in: .up, offset: offset))
    let down = try #require(view.position(from: start, in: .down, offset: offset))
    let ends = [up, down].map { view.offset(from: view.beginningOfDocument, to: $0) }
    #expect(Set(ends).count == 2 && ends.allSatisfy { (0...11).contains($0) })
    #expect((ends[0] < ends[1]) == (offset > 0))
  }

  @Test(.fact("Z26")) func `time ends at the last second that a duration can represent`() {
    let simulator = Simulator()
    simulator.advance(by: .seconds(1))
    simulator.advance(by: .seconds(Int.max))
    #expect(simulator.clock.now.offset == .seconds(Int.max))
    simulator.advance(by: .seconds(Int.max))
    #expect(simulator.clock.now.offset == .seconds(Int.max))
    let start = VirtualClock.Instant(offset: .seconds(Int.min))
    #expect(start.duration(to: simulator.clock.now) == .seconds(Int.max))
    var ran = 0
    simulator.clock.schedule(after: .seconds(Int.max), label: "late") { ran += 1 }
    simulator.settle()
    #expect(ran == 1)
  }

  @Test(.fact("Z26")) func `repeating work ends with time`() {
    let simulator = Simulator()
    var ran = 0
    simulator.clock.schedule(every: .seconds(Int.max / 2), label: "rare") { ran += 1 }
    simulator.advance(by: .seconds(Int.max))
    simulator.advance(by: .seconds(Int.max))
    #expect(ran == 3)
    #expect(simulator.clock.pendingWork.isEmpty)
  }

  @Test(.fact("Z26")) func `a finger does not move for longer than a day`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = FingerPath(from: .zero).moving(to: CGPoint(x: 10, y: 10), over: .seconds(Int.max))
      }
    }
    expectTrap(result, says: "a movement of 9.223372036854776e+18 s is longer than 86400 s")
  }

  @Test(.fact("Z26")) func `a finger does not rest for longer than a billion seconds`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = FingerPath(from: .zero).holding(for: .seconds(1_000_000_001)) }
    }
    expectTrap(result, says: "a rest of 1000000001 s is longer than 1000000000 s")
  }
}
