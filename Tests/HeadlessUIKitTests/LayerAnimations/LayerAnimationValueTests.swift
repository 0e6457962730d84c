import Foundation
import HeadlessUIKit
import Testing

/// The visible values of animations that are added to layers, compared with formulas.
@MainActor @Suite struct LayerAnimationValueTests {
  private let stage = LayerStage()
  private var simulator: Simulator { stage.simulator }
  private var layer: Layer { stage.layer }

  private func seen(_ body: (Layer) -> CGFloat) -> CGFloat { layer.presentation().map(body) ?? .nan }

  /// Returns the values after each of `times`, in thousandths of a second.
  private func values(at times: [Int], _ body: (Layer) -> CGFloat) -> [CGFloat] {
    let start = stage.time
    return times.map { time in
      simulator.advance(by: .milliseconds(Int64(time - (stage.time - start))))
      return (seen(body) * 1e6).rounded() / 1e6
    }
  }

  /// One case for each combination of the three values, on a property whose own value is 50.
  @Test(
    arguments: [
      (10, 30, nil, [10, 20, 30]), (10, nil, 40, [10, 30, 50]), (nil, 30, 20, [10, 20, 30]),
      (10, nil, nil, [10, 30, 50]), (nil, 30, nil, [50, 40, 30]), (nil, nil, 20, [50, 60, 70]),
      (nil, nil, nil, [50, 50, 50]), (10, 30, 999, [10, 20, 30]),
    ] as [(Int?, Int?, Int?, [CGFloat])]
  )
  func `two of three values determine the way`(from: Int?, to: Int?, by: Int?, expected: [CGFloat]) {
    let animation = LayerBasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    (animation.duration, animation.fillMode, animation.isRemovedOnCompletion) = (1, .forwards, false)
    layer.add(animation, forKey: nil)
    #expect(values(at: [0, 500, 1000]) { $0.position.x } == expected)
    #expect(layer.position == CGPoint(x: 50, y: 50) && seen { $0.position.y } == 50)
  }

  @Test func `each property has a value on the way`() throws {
    func add(_ path: String, _ from: Any, _ to: Any) {
      let animation = LayerBasicAnimation(keyPath: path)
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      layer.add(animation, forKey: path)
    }
    add("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 20))
    add("bounds", CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 20, height: 30))
    add("anchorPoint.x", 0, 1)
    add("opacity", 0.5, 1)
    add(
      "backgroundColor",
      Color(white: 0, alpha: 1).cgColor,
      Color(red: 1, green: 0.5, blue: 0, alpha: 0).cgColor
    )
    add("cornerRadius", CGFloat(2), CGFloat(4))
    add("borderWidth", 0, Float(3))
    add("borderColor", Color.black.cgColor, Color.white.cgColor)
    add("shadowOpacity", 0, 1)
    add("shadowRadius", 0, NSNumber(value: 8))
    add("shadowOffset", CGSize.zero, CGSize(width: 2, height: -2))
    add("shadowColor", Color.black.cgColor, Color.white.cgColor)
    add("zPosition", 0, 8)
    simulator.advance(by: .milliseconds(500))
    let seen = try #require(layer.presentation())
    #expect(seen.position == CGPoint(x: 5, y: 15) && seen.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(seen.bounds == CGRect(x: 1, y: 2, width: 15, height: 20))
    #expect([seen.opacity, seen.shadowOpacity] == [0.75, 0.5])
    #expect([seen.cornerRadius, seen.borderWidth, seen.shadowRadius, seen.zPosition] == [3, 1.5, 4, 4])
    #expect(seen.shadowOffset == CGSize(width: 1, height: -1))
    #expect(seen.backgroundColor == Color(red: 0.5, green: 0.25, blue: 0, alpha: 0.5).cgColor)
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
    #expect(seen.borderColor == gray && seen.shadowColor == gray)
    #expect(seen.model() === layer && layer.model() === layer)
  }

  @Test(
    arguments: [
      ("transform.scale", 1.5, ViewTransform(scaleX: 1.5, y: 1.5)),
      ("transform.scale.x", 1.5, ViewTransform(scaleX: 1.5, y: 1)),
      ("transform.rotation", 0.5, ViewTransform(rotationAngle: 0.5)),
      ("transform.rotation.z", 0.5, ViewTransform(rotationAngle: 0.5)),
      ("transform.rotation.y", 0.5, ViewTransform(scaleX: CGFloat(cos(0.5)), y: 1)),
      ("transform.rotation.x", 0.5, ViewTransform(scaleX: 1, y: CGFloat(cos(0.5)))),
      ("transform.translation.x", 7, ViewTransform(translationX: 7, y: 0)),
      ("transform.translation.y", 7, ViewTransform(translationX: 0, y: 7)),
    ] as [(String, CGFloat, ViewTransform)]
  )
  func `parts of a transform are animated`(path: String, goal: CGFloat, expected: ViewTransform) throws {
    let animation = LayerBasicAnimation(keyPath: path)
    (animation.toValue, animation.duration) = (goal, 1)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    layer.add(animation, forKey: nil)
    simulator.settle()
    let seen = try #require(layer.presentation()).affineTransform()
    let pairs = [
      (seen.a, expected.a), (seen.b, expected.b), (seen.c, expected.c), (seen.d, expected.d),
      (seen.tx, expected.tx), (seen.ty, expected.ty),
    ]
    #expect(pairs.allSatisfy { isNear($0, $1) }, "\(seen)")
  }

  @Test func `a whole turn passes all angles`() {
    let animation = LayerBasicAnimation(keyPath: "transform.rotation.z")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * Double.pi, 1)
    layer.add(animation, forKey: nil)
    #expect(values(at: [0, 250, 500, 750]) { $0.affineTransform().a } == [1, 0, -1, 0])
  }

  @Test func `a transform is animated in its parts, and in space around its axis`() {
    let plane = LayerBasicAnimation(keyPath: "transform")
    plane.toValue = ViewTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
    plane.duration = 1
    layer.add(plane, forKey: "a")
    simulator.advance(by: .milliseconds(500))
    #expect(isNear(seen { $0.affineTransform().b }, 2 * CGFloat(sin(Double.pi / 4))))
    let turn = LayerBasicAnimation(keyPath: "transform")
    turn.toValue = Transform3D(
      m11: -1,
      m12: 0,
      m13: 0,
      m14: 0,
      m21: 0,
      m22: 1,
      m23: 0,
      m24: 0,
      m31: 0,
      m32: 0,
      m33: -1,
      m34: 0,
      m41: 0,
      m42: 0,
      m43: 0,
      m44: 1
    )
    turn.duration = 1
    layer.add(turn, forKey: "a")
    #expect(values(at: [0, 250, 500]) { $0.transform.m11 } == [1, 0.707107, 0])
  }

  // MARK: Timing

  @Test func `fill modes show the values before the start and after the end`() {
    for (mode, expected) in [
      (MediaTimingFillMode.removed, [1, 0.5, 1]), (.backwards, [0, 0.5, 1]), (.forwards, [1, 0.5, 0.75]),
      (.both, [0, 0.5, 0.75]),
    ] as [(MediaTimingFillMode, [CGFloat])] {
      let animation = stage.fade("a", 0.75)
      animation.toValue = 0.75
      animation.beginTime = currentMediaTime() + 1
      (animation.fillMode, animation.isRemovedOnCompletion) = (mode, false)
      layer.add(animation, forKey: "a")
      #expect(values(at: [500, 1500, 2500]) { CGFloat($0.opacity) } == expected, "\(mode.rawValue)")
    }
  }

  @Test func `iterations repeat, return, and end where their count ends`() {
    let animation = stage.fade("a")
    (animation.repeatCount, animation.autoreverses) = (1.5, true)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    layer.add(animation, forKey: "a")
    #expect(
      values(at: [0, 250, 1000, 1250, 1750, 2250, 3000, 3500]) { CGFloat($0.opacity) }
        == [0, 0.25, 1, 0.75, 0.25, 0.25, 1, 1]
    )
    #expect(stage.diary.take() == ["0 a began", "3000 a ended true"])
  }

  @Test func `speed, offset and a duration of the repetitions`() {
    let fast = stage.fade("fast")
    (fast.speed, fast.repeatDuration) = (2, 1.5)
    layer.add(fast, forKey: "a")
    #expect(values(at: [125, 500, 625]) { CGFloat($0.opacity) } == [0.25, 0, 0.25])
    simulator.settle()
    #expect(stage.diary.take() == ["0 fast began", "750 fast ended true"])
    // An animation that stands still shows its offset.
    let still = stage.fade("still")
    (still.speed, still.timeOffset) = (0, 0.25)
    layer.add(still, forKey: "a")
    #expect(values(at: [100, 5000]) { CGFloat($0.opacity) } == [0.25, 0.25])
    // The part before the offset follows at the end.
    let shifted = stage.fade("shifted")
    shifted.timeOffset = 0.75
    layer.add(shifted, forKey: "a")
    #expect(values(at: [125, 500]) { CGFloat($0.opacity) } == [0.875, 0.25])
  }

  @Test(
    arguments: [
      (MediaTimingFunctionName.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1),
      (.easeInEaseOut, 0.42, 0, 0.58, 1), (.default, 0.25, 0.1, 0.25, 1),
    ] as [(MediaTimingFunctionName, Float, Float, Float, Float)]
  )
  func `timing functions are cubic curves`(
    name: MediaTimingFunctionName,
    x1: Float,
    y1: Float,
    x2: Float,
    y2: Float
  ) {
    let function = MediaTimingFunction(name: name)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [x1, y1])
    function.getControlPoint(at: 2, values: &point)
    #expect(point == [x2, y2])
    function.getControlPoint(at: 3, values: &point)
    #expect(point == [1, 1])
    let animation = stage.fade("a")
    animation.timingFunction = function
    layer.add(animation, forKey: "a")
    // The point of the curve at the middle of its parameter.
    let (x, y) = ((3 * Double(x1) + 3 * Double(x2) + 1) / 8, (3 * Double(y1) + 3 * Double(y2) + 1) / 8)
    simulator.advance(by: .seconds(x))
    #expect(isNear(stage.opacity, CGFloat(y)))
  }

  @Test func `additive animations add up, and cumulative ones continue`() {
    for from in [-10, -20] {
      let animation = LayerBasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (from, 0, 1)
      animation.isAdditive = true
      layer.add(animation, forKey: nil)
    }
    #expect(values(at: [0, 500, 1000]) { $0.position.x } == [20, 35, 50])
    let cumulative = LayerBasicAnimation(keyPath: "transform.rotation.z")
    (cumulative.toValue, cumulative.duration, cumulative.repeatCount) = (1, 1, 2)
    cumulative.isCumulative = true
    layer.add(cumulative, forKey: nil)
    #expect(values(at: [1500]) { CGFloat(atan2($0.affineTransform().b, $0.affineTransform().a)) } == [1.5])
  }

  @Test func `a group's time is that of its animations`() {
    let group = LayerAnimationGroup()
    let late = stage.fade("late", 0.5)
    (late.beginTime, late.fillMode) = (0.5, .backwards)
    let long = LayerBasicAnimation(keyPath: "cornerRadius")
    (long.toValue, long.duration) = (40, 4)
    group.animations = [late, long]
    (group.duration, group.speed) = (1, 0.5)
    layer.add(group, forKey: "a")
    let times = [0, 500, 1500, 1900]
    #expect(values(at: times) { CGFloat($0.opacity) } == [0, 0, 0.5, 0.9])
    simulator.settle()
    layer.add(group, forKey: "a")
    #expect(values(at: times) { $0.cornerRadius } == [0, 2.5, 7.5, 9.5])
    simulator.settle()
    #expect(seen { $0.cornerRadius } == 0)
  }

  // MARK: Keyframes

  private func keyframes(_ mode: LayerAnimationCalculationMode, _ times: [Double]? = nil)
    -> LayerKeyframeAnimation
  {
    let animation = LayerKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration, animation.calculationMode) = ([0, 100, 50, 50], 3, mode)
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    layer.add(animation, forKey: "a")
    return animation
  }

  @Test(
    arguments: [
      (.linear, nil, [0, 500, 1500, 2500], [0, 50, 75, 50]),
      (.linear, [0, 0.5, 0.75, 1], [750, 1500, 1875, 2500], [50, 100, 75, 50]),
      (.discrete, nil, [0, 740, 750, 1500, 2999], [0, 0, 100, 50, 50]),
      (.discrete, [0, 0.1, 0.2, 0.3, 1], [0, 299, 300, 2000], [0, 0, 100, 50]),
      (.paced, [0, 0.1, 0.2, 1], [1000, 2000, 2500], [50, 100, 75]),
      // At the first middle, the spline has the tangents 100 / 2 and (100 - 50) / 2.
      (.cubic, nil, [500, 1000], [53.125, 100]),
    ] as [(LayerAnimationCalculationMode, [Double]?, [Int], [CGFloat])]
  )
  func `keyframes have values at their times, and between them`(
    mode: LayerAnimationCalculationMode,
    keyTimes: [Double]?,
    times: [Int],
    expected: [CGFloat]
  ) {
    _ = keyframes(mode, keyTimes)
    #expect(values(at: times) { $0.position.x } == expected)
  }

  @Test func `an animated part of a transform leaves its rotation in space alone`() throws {
    var turned = Transform3D.identity
    let (cosine, sine) = (CGFloat(0.5), CGFloat(0.75).squareRoot())
    (turned.m22, turned.m23, turned.m32, turned.m33) = (cosine, sine, -sine, cosine)
    layer.transform = turned
    let animation = LayerBasicAnimation(keyPath: "transform.translation.x")
    (animation.toValue, animation.duration) = (10, 1)
    (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
    layer.add(animation, forKey: nil)
    simulator.settle()
    let seen = try #require(layer.presentation()).transform
    #expect(isNear(seen.m41, 10) && isNear(seen.m22, 0.5) && isNear(seen.m23, sine), "\(seen)")
  }

  @Test func `each way between keyframes may have its own pace`() {
    let animation = LayerKeyframeAnimation(keyPath: "position.x")
    (animation.values, animation.duration) = ([0, 100, 200], 2)
    animation.timingFunctions = [
      MediaTimingFunction(controlPoints: 1, 0, 1, 0), MediaTimingFunction(name: .linear),
    ]
    layer.add(animation, forKey: "a")
    // At the parameter 1/2 the first curve is at x = 7/8 and y = 1/8.
    let seen = values(at: [875, 1500]) { $0.position.x }
    #expect(isNear(seen[0], 12.5) && seen[1] == 150, "\(seen)")
  }

  // MARK: Springs

  @Test(
    .fact("MA2"),
    arguments: [
      (0.5, 0, 157.914, 25.133), (1, 0, 39.478, 12.566), (0.5, 0.3, 157.914, 17.593),
      (0.5, 0.7, 157.914, 7.540),
    ]
      as [(Double, CGFloat, CGFloat, CGFloat)]
  )
  func `a spring animation has the coefficients of its bounce`(
    duration: Double,
    bounce: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat
  ) {
    let spring = LayerSpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(
      spring.mass == 1 && isNear(spring.stiffness, stiffness, 1e-3) && isNear(spring.damping, damping, 1e-3)
    )
    #expect(isNear(CGFloat(spring.perceptualDuration), CGFloat(duration)) && isNear(spring.bounce, bounce))
  }

  @Test(.fact("MA3")) func `a negative bounce damps a spring animation more`() {
    let spring = LayerSpringAnimation(perceptualDuration: 0.5, bounce: -0.3)
    #expect(isNear(spring.damping, 35.904, 1e-3) && isNear(spring.bounce, -0.3))
  }

  @Test(
    .fact("MA4"),
    arguments: [
      (0.5, 0, 0.8), (1, 0, 1.5), (0.25, 0, 0.4), (0.5, 0.3, 0.86296), (0.5, 0.7, 1.90487), (0.5, -0.3, 1.1),
      (0.35, 0.15, 0.51566),
    ] as [(Double, CGFloat, Double)]
  )
  func `a spring animation lasts until it is at rest`(duration: Double, bounce: CGFloat, settled: Double) {
    let spring = LayerSpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(abs(spring.settlingDuration - settled) < 1e-5 && spring.duration == spring.settlingDuration)
    let endless = LayerSpringAnimation(perceptualDuration: 0.5, bounce: 1)
    #expect(endless.settlingDuration == .greatestFiniteMagnitude)
  }

  @Test(
    .fact("MA5"),
    arguments: [(100, 10, 1.4727), (300, 20, 0.74426), (50, 30, 1.4)] as [(CGFloat, CGFloat, Double)]
  )
  func `the coefficients determine when a spring animation is at rest`(
    stiffness: CGFloat,
    damping: CGFloat,
    settled: Double
  ) {
    let spring = LayerSpringAnimation(keyPath: "position.x")
    (spring.stiffness, spring.damping) = (stiffness, damping)
    #expect(abs(spring.settlingDuration - settled) < 1e-5 && spring.duration == 0)
  }

  @Test func `a spring animation follows the damped oscillation`() {
    let spring = LayerSpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue) = (0, 100)
    (spring.stiffness, spring.damping, spring.initialVelocity) = (100, 10, 2)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: "a")
    for tenths in 1...8 {
      simulator.advance(by: .milliseconds(100))
      let time = Double(tenths) / 10
      // Mass 1: the decay is 10 / 2, the frequency √(100 - 25).
      let swing = 75.0.squareRoot()
      let rest = exp(-5 * time) * (cos(swing * time) + (5 - 2) / swing * sin(swing * time))
      #expect(isNear(seen { $0.position.x }, CGFloat(100 * (1 - rest))))
    }
  }
}
