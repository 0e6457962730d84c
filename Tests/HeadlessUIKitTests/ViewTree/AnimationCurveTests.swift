import HeadlessUIKit
import Testing

@MainActor @Suite struct AnimationCurveTests {
  private static let named: [View.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

  /// A switch over the named curves only.
  private func name(_ curve: View.AnimationCurve) -> String {
    switch curve {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    }
  }

  private func nameOrDefault(_ curve: View.AnimationCurve) -> String {
    switch curve {
    case .easeInOut, .easeIn, .easeOut, .linear: name(curve)
    @unknown default: "without a name"
    }
  }

  @Test(.fact("U101")) func `a switch over four curves is exhaustive, and the keyboard's has the number 7`()
    throws
  {
    #expect(Self.named.map(name) == ["easeInOut", "easeIn", "easeOut", "linear"])
    #expect(Self.named.map(\.rawValue) == [0, 1, 2, 3])
    #expect((0...3).map { View.AnimationCurve(rawValue: $0) } == Self.named)
    let keyboard = try #require(View.AnimationCurve(rawValue: 7))
    #expect(keyboard.rawValue == 7 && keyboard == View.AnimationCurve(rawValue: 7))
    #expect(!Self.named.contains(keyboard) && Set(Self.named + [keyboard]).count == 5)
    #expect(nameOrDefault(keyboard) == "without a name" && nameOrDefault(.linear) == "linear")
    let curves: [View.AnimationCurve?] = [nil, keyboard]
    #expect(curves.map { $0 == nil } == [true, false])
    for number in [-1, 4, 6, 8, 300] { #expect(View.AnimationCurve(rawValue: number) == nil) }
  }

  @Test(.fact("U101")) func `a switch without a default stops at the keyboard's curve`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      guard let curve = View.AnimationCurve(rawValue: 7) else { return }
      _ = AnimationCurveTests().name(curve)
    }
    expectTrap(result, says: "unexpected enum case while switching on value of type 'AnimationCurve'")
  }

  @Test(.fact("U101")) func `animations with the keyboard's number have the keyboard's pace`() throws {
    let simulator = Simulator()
    let views = [View(), View(), View()]
    for view in views { simulator.window.addSubview(view) }
    simulator.window.makeKeyAndVisible()
    View.animate(withDuration: 1, options: View.AnimationOptions(rawValue: 7 << 16)) { views[0].alpha = 0 }
    View.beginAnimations(nil)
    View.setAnimationDuration(1)
    View.setAnimationCurve(try #require(View.AnimationCurve(rawValue: 7)))
    views[1].alpha = 0
    View.commitAnimations()
    View.animate(withDuration: 1, options: .curveEaseOut) { views[2].alpha = 0 }
    simulator.advance(by: .milliseconds(300))
    let seen = views.map(\.presentation.alpha)
    #expect(seen[0] == seen[1] && seen[0] < seen[2] - 0.1)
  }
}
