import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationTests {
  private let recorder = Recorder()

  /// Creates a simulator, which becomes the current one, and a view in its window.
  private func stage() -> (Simulator, View) {
    let (simulator, view) = (Simulator(), View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    simulator.window.addSubview(view)
    return (simulator, view)
  }

  /// Returns the visible position of the view's left edge after each of these spans, in milliseconds.
  private func edges(of view: View, _ simulator: Simulator, after spans: [Int]) -> [CGFloat] {
    spans.map { span in
      simulator.advance(by: .milliseconds(span))
      return view.presentation.frame.minX
    }
  }

  private func note(_ name: String) -> @MainActor (Bool) -> Void {
    { [recorder] in recorder.note("\(name) \($0)") }
  }

  // MARK: Values

  @Test(.fact("H44")) func `the block runs at once and the values are the final ones while others are seen`()
  {
    let (simulator, view) = stage()
    var order = ["before"]
    View.animate(
      withDuration: 1,
      options: .curveLinear,
      animations: {
        order.append("block")
        view.frame = CGRect(x: 100, y: 200, width: 30, height: 50)
        view.alpha = 0.5
        view.transform = ViewTransform(scaleX: 3, y: 1)
        view.bounds.origin = CGPoint(x: 40, y: 0)
      },
      completion: { _ in order.append("completion") }
    )
    order.append("after")
    #expect(view.bounds == CGRect(x: 40, y: 0, width: 30, height: 50))
    #expect(view.center == CGPoint(x: 115, y: 225))
    #expect(view.presentation.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.advance(by: .milliseconds(500))
    let seen = view.presentation
    #expect(seen.bounds == CGRect(x: 20, y: 0, width: 20, height: 30))
    #expect(seen.center == CGPoint(x: 60, y: 115))
    #expect(seen.transform == ViewTransform(scaleX: 2, y: 1))
    #expect(seen.alpha == 0.75)
    #expect(seen.frame == CGRect(x: 40, y: 100, width: 40, height: 30))
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.frame == view.frame)
    #expect(view.presentation.alpha == 0.5)
    #expect(order == ["before", "block", "after", "completion"])
  }

  @Test(
    arguments: [
      (View.AnimationOptions.curveLinear, [0, 25, 50, 75, 100]),
      (.curveEaseIn, [0, 9.346465, 31.535681, 62.186187, 100]),
      (.curveEaseOut, [0, 37.813813, 68.464319, 90.653535, 100]),
    ] as [(View.AnimationOptions, [CGFloat])]
  )
  func `each curve has its pace`(options: View.AnimationOptions, expected: [CGFloat]) {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, options: options, animations: { view.frame.origin.x = 100 })
    let seen = edges(of: view, simulator, after: [0, 250, 250, 250, 250])
    if options == .curveLinear { #expect(seen == expected) }
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(seen)")
  }

  @Test(.fact("H46")) func `without a curve the pace is slow at both ends`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 0.4, animations: { view.frame.origin.x = 100 })
    let seen = edges(of: view, simulator, after: [0, 100, 100, 100, 100])
    let expected: [CGFloat] = [0, 12.916193, 50, 87.083807, 100]
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(seen)")
  }

  @Test func `the keyboard's curve has no name and begins fast`() {
    let (simulator, view) = stage()
    let options = View.AnimationOptions(rawValue: 7 << 16)
    View.animate(withDuration: 0.25, options: options, animations: { view.frame.origin.x = 100 })
    let seen = edges(of: view, simulator, after: [0, 25, 100, 125])
    #expect(seen[0] == 0 && seen[1] > 10 && seen[2] > 80 && seen[3] == 100)
  }

  /// Returns whether the components differ by rounding only.
  private func isNear(_ one: ViewTransform, _ other: ViewTransform) -> Bool {
    zip(
      [one.a, one.b, one.c, one.d, one.tx, one.ty],
      [other.a, other.b, other.c, other.d, other.tx, other.ty]
    )
    .allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test(
    .fact("U10"),
    arguments: [
      (0, 0.5, 0.25), (0, 1, 0.5), (1, 0, 0.5), (0, -1, -0.5), (0, 1.5, -0.25), (0.9, -0.9, 1),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `a rotation is animated as an angle, the shorter way round`(from: CGFloat, to: CGFloat, half: CGFloat)
  {
    let (simulator, view) = stage()
    view.transform = ViewTransform(rotationAngle: from * .pi)
    View.animate(withDuration: 1, options: .curveLinear) {
      view.transform = ViewTransform(rotationAngle: to * .pi)
    }
    simulator.advance(by: .milliseconds(500))
    #expect(isNear(view.presentation.transform, ViewTransform(rotationAngle: half * .pi)))
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.transform == ViewTransform(rotationAngle: to * .pi))
  }

  @Test(.fact("U10")) func `scale and translation are animated beside the angle`() {
    let (simulator, view) = stage()
    let turned = ViewTransform(scaleX: 3, y: 5).concatenating(ViewTransform(rotationAngle: .pi / 2))
    View.animate(withDuration: 1, options: .curveLinear) {
      view.transform = turned.concatenating(ViewTransform(translationX: 10, y: 20))
    }
    simulator.advance(by: .milliseconds(500))
    let half = ViewTransform(scaleX: 2, y: 3).concatenating(ViewTransform(rotationAngle: .pi / 4))
    let moved = half.concatenating(ViewTransform(translationX: 5, y: 10))
    #expect(isNear(view.presentation.transform, moved))
  }

  @Test(.fact("U10"), arguments: [(-1, 1), (1, -1), (0, 1), (0, 0)] as [(CGFloat, CGFloat)])
  func `a mirrored or flat transform is animated without a rotation`(x: CGFloat, y: CGFloat) {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, options: .curveLinear) { view.transform = ViewTransform(scaleX: x, y: y) }
    simulator.advance(by: .milliseconds(500))
    let half = ViewTransform(scaleX: (1 + x) / 2, y: (1 + y) / 2)
    #expect(isNear(view.presentation.transform, half))
  }

  @Test func `a delay keeps the old values in sight`() {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 0.2,
      delay: 0.3,
      options: .curveLinear,
      animations: { view.frame.origin.x = 100 },
      completion: note("end")
    )
    #expect(edges(of: view, simulator, after: [0, 300, 100, 99]) == [0, 0, 50, 99.5])
    #expect(recorder.take() == [])
    #expect(edges(of: view, simulator, after: [1]) == [100])
    #expect(recorder.take() == ["end true"])
  }

  @Test func `a view in no window is not animated`() {
    let (simulator, _) = stage()
    let alone = View()
    View.animate(withDuration: 1, animations: { alone.alpha = 0 }, completion: note("end"))
    #expect(alone.presentation.alpha == 0)
    simulator.advance(by: .zero)
    #expect(recorder.take() == ["end true"])
  }

  @Test func `a change outside any block goes into the running animation's goal`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, options: .curveLinear, animations: { view.frame.origin.x = 100 })
    simulator.advance(by: .milliseconds(500))
    // The view moves by the change at once, and still has the way of the animation before it (MA15).
    view.frame.origin.x = 200
    #expect(view.presentation.frame.minX == 150)
    #expect(edges(of: view, simulator, after: [250, 250]) == [175, 200])
    view.alpha = 0
    View.animate(withDuration: 1, options: .curveLinear, animations: { view.alpha = 0.5 })
    simulator.advance(by: .milliseconds(500))
    view.alpha = 1
    #expect(view.presentation.alpha == 0.5)
  }

  // MARK: Completion

  @Test(.fact("H45", "H48"), arguments: [0.0, -1])
  func `a duration of zero or less changes at once and completes at the next turn`(duration: Double) {
    let (simulator, view) = stage()
    View.animate(
      withDuration: duration,
      delay: 5,
      animations: { view.frame.origin.x = 100 },
      completion: note("end")
    )
    #expect(view.presentation.frame.minX == 100)
    #expect(recorder.take() == [])
    simulator.advance(by: .zero)
    #expect(recorder.take() == ["end true"])
  }

  @Test(.fact("H50")) func `a block that changes nothing completes at the next turn`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 3, animations: { view.alpha = 1 }, completion: note("end"))
    #expect(recorder.take() == [])
    simulator.advance(by: .zero)
    #expect(recorder.take() == ["end true"])
    simulator.settle()
    #expect(recorder.take() == [])
  }

  @Test(.fact("H49", "H58")) func `a second animation of a property replaces the first which did not finish`()
  {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 1,
      options: .curveLinear,
      animations: { view.alpha = 0.5 },
      completion: note("first")
    )
    simulator.advance(by: .milliseconds(500))
    View.animate(
      withDuration: 1,
      options: .curveLinear,
      animations: { view.alpha = 0 },
      completion: note("second")
    )
    var seen = [view.presentation.alpha]
    for _ in 0..<2 {
      simulator.advance(by: .milliseconds(250))
      seen.append(view.presentation.alpha)
    }
    #expect(seen == [0.5, 0.375, 0.25])
    #expect(recorder.take() == ["first false"])
    simulator.settle()
    #expect(recorder.take() == ["second true"])
    #expect(simulator.clock.now.offset == .milliseconds(1500))
  }

  @Test(.fact("H58")) func `an animation from the current state goes on from where the view is seen`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, options: .curveLinear, animations: { view.alpha = 0 })
    simulator.advance(by: .milliseconds(500))
    View.animate(
      withDuration: 1,
      options: [.curveLinear, .beginFromCurrentState],
      animations: { view.alpha = 1 }
    )
    #expect(view.presentation.alpha == 0.5)
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.alpha == 0.75)
  }

  @Test func `animations of different properties do not replace each other`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("alpha"))
    View.animate(withDuration: 2, animations: { view.center.x = 50 }, completion: note("center"))
    simulator.settle()
    #expect(recorder.take() == ["alpha true", "center true"])
  }

  @Test(.fact("H49")) func `an animated view that is removed ends where it leads and did not finish`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }, completion: note("end"))
    simulator.advance(by: .milliseconds(300))
    view.removeFromSuperview()
    #expect(view.presentation.frame.minX == 100)
    simulator.window.addSubview(view)
    #expect(view.presentation.frame.minX == 100)
    simulator.settle()
    #expect(recorder.take() == ["end false"])
    #expect(simulator.clock.now.offset == .seconds(1))
  }

  @Test(.fact("U9")) func `removing a layer's animations completes them at once`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 5, animations: { view.alpha = 0 }, completion: note("end"))
    simulator.advance(by: .milliseconds(100))
    view.layer.removeAllAnimations()
    #expect(recorder.take() == ["end false"])
    #expect(view.presentation.alpha == 0)
    simulator.settle()
    #expect(recorder.take() == [])
    #expect(simulator.clock.now.offset == .milliseconds(100))
  }

  @Test(.fact("U9")) func `a block ends when the animations of its last view are removed`() {
    let (simulator, view) = stage()
    let other = View()
    simulator.window.addSubview(other)
    View.animate(
      withDuration: 5,
      animations: {
        view.alpha = 0
        other.alpha = 0
      },
      completion: note("both")
    )
    view.layer.removeAllAnimations()
    #expect(recorder.take() == [])
    other.layer.removeAllAnimations()
    #expect(recorder.take() == ["both false"])
    View.animate(
      withDuration: 1,
      options: .repeat,
      animations: { view.alpha = 1 },
      completion: note("endless")
    )
    view.layer.removeAllAnimations()
    #expect(recorder.take() == ["endless false"])
    simulator.settle()
    #expect(recorder.take() == [])
  }

  @Test func `a completion may start the next animation`() {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 1,
      animations: { view.center.x = 50 },
      completion: { [recorder] _ in
        recorder.note("first")
        View.animate(
          withDuration: 1,
          animations: { view.center.x = 90 },
          completion: { recorder.note("second \($0)") }
        )
      }
    )
    simulator.settle()
    #expect(recorder.take() == ["first", "second true"])
    #expect(simulator.clock.now.offset == .seconds(2))
  }

  // MARK: Nesting

  @Test(.fact("H54")) func `changes belong to the innermost block that is open`() {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 2,
      options: .curveLinear,
      animations: {
        view.frame.origin.x = 100
        View.animate(
          withDuration: 1,
          options: [.curveLinear, .overrideInheritedDuration],
          animations: { view.alpha = 0 },
          completion: note("inner")
        )
        view.transform = ViewTransform(translationX: 0, y: 40)
      },
      completion: note("outer")
    )
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.alpha == 0.5)
    #expect(view.presentation.transform.ty == 10)
    #expect(view.presentation.center.x == 30)
    simulator.settle()
    #expect(recorder.take() == ["inner true", "outer true"])
  }

  @Test(.fact("H56")) func `disabled animations change at once and still complete`() {
    let (simulator, view) = stage()
    View.setAnimationsEnabled(false)
    #expect(!View.areAnimationsEnabled)
    View.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: note("end"))
    View.setAnimationsEnabled(true)
    #expect(View.areAnimationsEnabled)
    #expect(view.presentation.alpha == 0)
    simulator.advance(by: .zero)
    #expect(recorder.take() == ["end true"])
  }

  @Test func `a part of a block may go without animation`() {
    let (simulator, view) = stage()
    View.animate(
      withDuration: 1,
      options: .curveLinear,
      animations: {
        View.performWithoutAnimation { view.alpha = 0 }
        view.frame.origin.x = 100
      }
    )
    #expect(view.presentation.alpha == 0)
    #expect(edges(of: view, simulator, after: [500]) == [50])
  }

  @Test(.fact("H57")) func `layout is animated only if it is forced inside the block`() {
    let (simulator, _) = stage()
    final class Row: View {
      let item = View()
      override func layoutSubviews() { item.frame.origin.x = bounds.width }
    }
    let row = Row()
    row.addSubview(row.item)
    simulator.window.addSubview(row)
    simulator.settle()
    func seen(forcing: Bool, width: CGFloat) -> CGFloat {
      View.animate(
        withDuration: 1,
        options: .curveLinear,
        animations: {
          row.bounds.size.width = width
          if forcing { row.layoutIfNeeded() }
        }
      )
      simulator.advance(by: .milliseconds(500))
      defer { simulator.settle() }
      return row.item.presentation.frame.minX
    }
    #expect(seen(forcing: false, width: 100) == 100)
    #expect(seen(forcing: true, width: 200) == 150)
  }

  // MARK: Begin and commit

  @Test(.fact("H47")) func `begin and commit take a fifth of a second and are slow at both ends`() {
    let (simulator, view) = stage()
    View.beginAnimations("move")
    view.frame.origin.x = 100
    View.commitAnimations()
    let seen = edges(of: view, simulator, after: [0, 50, 50, 50, 49, 1])
    let expected: [CGFloat] = [0, 12.916193, 50, 87.083807]
    #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(seen)")
    #expect(seen[4] < 100)
    #expect(seen[5] == 100)
    #expect(simulator.clock.pendingWork.filter { $0.contains("animation") } == [])
  }

  @Test func `the setters between begin and commit hold for the open block`() {
    let (simulator, view) = stage()
    View.beginAnimations(nil)
    View.setAnimationDuration(0.4)
    View.setAnimationDelay(0.1)
    View.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    View.commitAnimations()
    #expect(edges(of: view, simulator, after: [100, 200, 200]) == [0, 50, 100])
    View.beginAnimations(nil)
    View.setAnimationCurve(.linear)
    view.frame.origin.x = 200
    View.commitAnimations()
    #expect(edges(of: view, simulator, after: [100]) == [150])
    View.beginAnimations(nil)
    View.setAnimationCurve(.linear)
    View.setAnimationBeginsFromCurrentState(true)
    view.frame.origin.x = 250
    View.commitAnimations()
    // Both animations add up (MA15).
    #expect(edges(of: view, simulator, after: [0, 100, 100]) == [150, 225, 250])
  }

  @Test func `a block that is given no duration after its changes shows them at once`() {
    let (simulator, view) = stage()
    defer { simulator.settle() }
    View.beginAnimations(nil)
    view.frame.origin.x = 100
    View.setAnimationDuration(0)
    View.commitAnimations()
    #expect(view.presentation.frame.minX == 100)
  }

  @Test func `setters and commit without an open block do nothing`() {
    let (simulator, view) = stage()
    View.setAnimationDuration(9)
    View.setAnimationDelay(9)
    View.setAnimationCurve(.linear)
    View.commitAnimations()
    view.frame.origin.x = 100
    #expect(view.presentation.frame.minX == 100)
    #expect(simulator.clock.pendingWork.filter { $0.contains("animation") } == [])
  }

  @Test func `an animation without a simulator stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.animate(withDuration: 1, animations: {}) }
    }
    expectTrap(result, says: "there is no simulator: create a Simulator before using View.animate")
  }

  @Test func `animations belong to the simulator whose code runs`() {
    let (simulator, _) = stage()
    let other = Simulator()
    let stranger = View()
    other.window.addSubview(stranger)
    simulator.perform {
      View.animate(withDuration: 1, animations: { stranger.alpha = 0 }, completion: note("end"))
    }
    #expect(stranger.presentation.alpha == 0)
    other.settle()
    #expect(recorder.take() == [])
    simulator.settle()
    #expect(recorder.take() == ["end true"])
  }
}
