import Foundation
import HeadlessUIKit
import Testing

/// Animations compared with values that were recorded from UIKit.
@MainActor @Suite struct AnimationMeasureTests {
  private let diary = Diary()

  /// Returns a simulator and a view on its screen.
  private func stage(_ device: Device = .iPhone16) -> (Simulator, View) {
    let simulator = Simulator(device: device)
    let view = View(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
    return (simulator, view)
  }

  /// Returns the position of a spring at a time, computed in small steps: from 0 to 1, with the mass 1.
  private func position(stiffness: Double, damping: Double, velocity: Double = 0, at time: Double) -> Double {
    let step = 1e-6
    var (place, speed) = (0.0, velocity)
    for _ in 0..<Int((time / step).rounded()) {
      speed += (stiffness * (1 - place) - damping * speed) * step
      place += speed * step
    }
    return place
  }

  @Test(.fact("MA1"), arguments: [(9.24, 0.99947), (15.708, 0.58792)])
  func `a critically damped spring has a frequency of 9 point 2334 per duration`(
    frequency: Double,
    duration: Double
  ) {
    let (simulator, view) = stage()
    view.alpha = 0
    View.animate(withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.alpha = 1
    }
    for tenths in 1...5 {
      simulator.advance(by: .milliseconds(100))
      let way = frequency * Double(tenths) / 10
      #expect(abs(Double(view.presentation.alpha) - (1 - (1 + way) * exp(-way))) < 1e-3)
    }
  }

  // MARK: Duration and bounce

  @Test(
    .fact("MA2", "MA3"),
    arguments: [
      (0.5, 0, 157.914, 25.133), (1, 0, 39.478, 12.566), (0.25, 0, 631.655, 50.265),
      (0.5, 0.3, 157.914, 17.593), (0.5, 0.7, 157.914, 7.540), (0.5, -0.3, 157.914, 35.904),
    ] as [(Double, CGFloat, Double, Double)]
  )
  func `a perceptual duration and a bounce determine the stiffness and the damping`(
    duration: Double,
    bounce: CGFloat,
    stiffness: Double,
    damping: Double
  ) {
    let (simulator, view) = stage()
    view.frame.origin.x = 0
    View.animate(springDuration: duration, bounce: bounce) { view.frame.origin.x = 1000 }
    for part in 1...4 {
      simulator.advance(by: .milliseconds(50))
      let place = position(stiffness: stiffness, damping: damping, at: Double(part) / 20)
      #expect(abs(Double(view.presentation.frame.minX) - place * 1000) < 0.1)
    }
  }

  @Test func `the initial velocity is in distances per second`() {
    let (simulator, view) = stage()
    View.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 4) { view.frame.origin.x = 1000 }
    simulator.advance(by: .milliseconds(100))
    let place = position(stiffness: 157.9137, damping: 17.5929, velocity: 4, at: 0.1)
    #expect(abs(Double(view.presentation.frame.minX) - place * 1000) < 0.1)
  }

  @Test(
    .fact("MA4"),
    arguments: [
      (0.5, 0, 0.8), (1, 0, 1.5), (0.25, 0, 0.4), (0.5, 0.3, 0.86296), (0.5, 0.7, 1.90487), (0.5, -0.3, 1.1),
      (0.35, 0.15, 0.51566),
    ] as [(Double, CGFloat, Double)]
  )
  func `a spring with a perceptual duration lasts until it is at rest`(
    duration: Double,
    bounce: CGFloat,
    settling: Double
  ) {
    let (simulator, view) = stage()
    let parameters = SpringTimingParameters(duration: duration, bounce: bounce)
    #expect(abs(ViewPropertyAnimator(duration: 0, timingParameters: parameters).duration - settling) < 1e-5)
    View.animate(
      springDuration: duration,
      bounce: bounce,
      delay: 1,
      animations: { view.alpha = 0 },
      completion: { [diary] in diary.note("end \($0)") }
    )
    simulator.advance(by: .seconds(1 + settling - 0.0001))
    #expect(diary.lines == [])
    simulator.advance(by: .milliseconds(1))
    #expect(diary.lines == ["end true"])
  }

  @Test(.fact("MA4")) func `a spring with a bounce of 1 never ends`() {
    let (simulator, view) = stage()
    View.animate(
      springDuration: 0.5,
      bounce: 1,
      animations: { view.frame.origin.x = 100 },
      completion: { [diary] in diary.note("end \($0)") }
    )
    simulator.advance(by: .seconds(3600))
    // Half of the period of 0.5 seconds later, the view is at the other end of its way.
    #expect(diary.lines == [] && abs(view.presentation.frame.minX) < 0.01)
    simulator.advance(by: .milliseconds(250))
    #expect(abs(view.presentation.frame.minX - 200) < 0.01)
  }

  @Test(
    .fact("MA5"),
    arguments: [(100, 10, 1.47270), (300, 20, 0.74426), (50, 30, 1.4)] as [(CGFloat, CGFloat, Double)]
  )
  func `a spring with physical properties determines the duration of its animator`(
    stiffness: CGFloat,
    damping: CGFloat,
    settling: Double
  ) {
    let (simulator, view) = stage()
    let spring = SpringTimingParameters(
      mass: 1,
      stiffness: stiffness,
      damping: damping,
      initialVelocity: .zero
    )
    let animator = ViewPropertyAnimator(duration: 0, timingParameters: spring)
    #expect(abs(animator.duration - settling) < 1e-5)
    animator.addAnimations { view.frame.origin.x = 1000 }
    animator.startAnimation()
    simulator.advance(by: .milliseconds(200))
    let place = position(stiffness: Double(stiffness), damping: Double(damping), at: 0.2)
    #expect(abs(Double(view.presentation.frame.minX) - place * 1000) < 0.1)
    simulator.advance(by: .seconds(settling - 0.2 - 0.0001))
    #expect(animator.isRunning)
    simulator.advance(by: .milliseconds(1))
    #expect(!animator.isRunning)
  }

  @Test(.fact("MA10"))
  func `the animation without arguments is a spring of 0 point 5 seconds that lasts 0 point 8`() {
    let (simulator, view) = stage()
    View.animate {
      view.frame.origin.x = 1000
    } completion: { [diary] in
      diary.note("end \($0)")
    }
    #expect(view.frame.minX == 1000 && view.presentation.frame.minX == 0)
    simulator.advance(by: .milliseconds(200))
    let place = position(stiffness: 157.914, damping: 25.133, at: 0.2)
    #expect(abs(Double(view.presentation.frame.minX) - place * 1000) < 0.1)
    simulator.advance(by: .milliseconds(599))
    #expect(diary.lines == [])
    simulator.advance(by: .milliseconds(1))
    #expect(diary.lines == ["end true"])
  }

  @Test(.fact("MA10")) func `springs with a duration came with iOS 17`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let simulator = Simulator(device: .iPhone12, system: "16.4")
      simulator.perform { View.animate {} }
    }
    expectTrap(result, says: "View.animate(springDuration:) came with iOS 17.0; this is iOS 16.4")
  }

  // MARK: Other animations

  @Test(.fact("MA6")) func `a linear fade of a second, before, while and after it runs`() {
    let (simulator, view) = stage()
    View.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
    var seen: [CGFloat] = []
    for _ in 0...7 {
      seen.append(view.presentation.alpha)
      simulator.advance(by: .milliseconds(250))
    }
    #expect(seen == [1, 1, 1, 0.75, 0.5, 0.25, 0, 0])
  }

  @Test(.fact("MA7")) func `an alert doesn't move, and the dimming behind it follows a spring`() throws {
    let simulator = Simulator(device: .iPhone16)
    let root = ViewController()
    simulator.launch(root)
    let alert = AlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    /// Returns the opacity of the black layer in the picture.
    func opacity() throws -> Double {
      let svg = simulator.svg()
      let layer = try #require(svg.firstMatch(of: /fill="#000000" fill-opacity="([0-9.]+)"/))
      return try #require(Double(layer.output.1))
    }
    root.present(alert, animated: true)
    for tenths in 1...3 {
      simulator.advance(by: .milliseconds(100))
      let way = 22.88 * Double(tenths) / 10
      #expect(alert.view.presentation.frame == simulator.screen.bounds)
      #expect(abs(try opacity() - 0.4 * (1 - (1 + way) * exp(-way))) < 0.01)
    }
    simulator.settle()
    #expect(abs(try opacity() - 0.4) < 1e-3)
    alert.dismiss(animated: true)
    simulator.advance(by: .milliseconds(100))
    #expect(alert.view.presentation.frame == simulator.screen.bounds)
    #expect(abs(try opacity() - 0.4 * (1 + 2.288) * exp(-2.288)) < 0.01)
  }

  @Test(.fact("MA17"), arguments: ["10.3", "12.4"] as [SystemVersion])
  func `the border, the shadow and the order of a layer are not animated`(system: SystemVersion) throws {
    let simulator = Simulator(device: .iPhone6, system: system)
    let view = View(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    let layer = view.layer
    View.animate(withDuration: 1) {
      (layer.borderWidth, layer.shadowRadius, layer.zPosition) = (8, 8, 8)
      (layer.borderColor, layer.shadowColor) = (Color.red.cgColor, Color.red.cgColor)
      layer.shadowOffset = CGSize(width: 8, height: 8)
      layer.opacity = 0
    }
    simulator.advance(by: .milliseconds(500))
    let seen = try #require(layer.presentation())
    #expect([seen.borderWidth, seen.shadowRadius, seen.zPosition] == [8, 8, 8])
    #expect(seen.borderColor == layer.borderColor && seen.shadowColor == layer.shadowColor)
    #expect(seen.shadowOffset == CGSize(width: 8, height: 8))
    // The opacity, by comparison, is on its way.
    #expect(seen.opacity == 0.5)
  }

  @Test(.fact("MA18")) func `changes outside of a block are not animated`() throws {
    let (simulator, view) = stage()
    let layer = view.layer
    (layer.opacity, layer.position, layer.cornerRadius) = (0.5, CGPoint(x: 200, y: 300), 4)
    simulator.advance(by: .milliseconds(10))
    let seen = try #require(layer.presentation())
    #expect(seen.opacity == 0.5 && seen.position == CGPoint(x: 200, y: 300) && seen.cornerRadius == 4)
  }
}
