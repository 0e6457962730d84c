import HeadlessUIKit
import Testing
import UIKit

private final class PulseView: UIView, CAAnimationDelegate {
  private(set) var events: [String] = []

  func pulse() {
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 1.0
    scale.toValue = 1.2
    let fade = CAKeyframeAnimation(keyPath: "opacity")
    fade.values = [1, 0.5, 1]
    fade.keyTimes = [0, 0.5, 1]
    fade.timingFunctions = [.init(name: .easeIn), .init(name: .easeOut)]
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 0.8
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.delegate = self
    layer.add(group, forKey: "pulse")
  }

  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.36, 0.07, 0.19, 0.97)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    animation.calculationMode = .linear
    CATransaction.begin()
    CATransaction.setCompletionBlock { [unowned self] in events.append("shaken") }
    layer.add(animation, forKey: "shake")
    CATransaction.commit()
  }

  func spin() {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.toValue = NSNumber(value: Double.pi * 2)
    rotation.duration = 1
    rotation.isCumulative = true
    rotation.repeatCount = Float.greatestFiniteMagnitude
    layer.add(rotation, forKey: "rotationAnimation")
  }

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    events.append("stop \(flag) \(anim === layer.animation(forKey: "pulse"))")
  }
}

/// Animations of layers and transforms of space in typical iOS source.
@MainActor @Suite struct LayerAnimationSurfaceTests {
  private let simulator = Simulator()
  private let view = PulseView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    simulator.settle()
  }

  @Test func `a pulse, a shake and an endless turn`() throws {
    view.pulse()
    view.shake()
    view.spin()
    simulator.settle()
    #expect(view.events == ["start", "shaken", "stop true true"])
    let seen = try #require(view.layer.presentation())
    #expect(
      abs(seen.transform.m11 * seen.transform.m22 - seen.transform.m12 * seen.transform.m21 - 1.44) < 1e-6
    )
    #expect(view.layer.animationKeys() == ["pulse", "rotationAnimation"])
    view.layer.removeAllAnimations()
    #expect(view.layer.animationKeys() == nil && view.layer.presentation()?.opacity == 1)
  }

  @Test func `a spring and a transition`() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    spring.keyPath = #"position.y"#
    spring.fromValue = 0
    spring.toValue = view.layer.position.y
    spring.beginTime = CACurrentMediaTime() + 0.1
    spring.fillMode = .backwards
    view.layer.add(spring, forKey: nil)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    view.layer.add(transition, forKey: kind)
    simulator.advance(by: .milliseconds(50))
    #expect(view.layer.presentation()?.position.y == 0)
    simulator.settle()
    #expect(view.layer.presentation()?.position.y == 50)
  }

  private let kind = "transition"

  @Test func `a transform of space is built, combined and inverted`() {
    var flip = CATransform3DIdentity
    #expect(CATransform3DIsIdentity(flip))
    flip.m34 = -1 / 500
    flip = CATransform3DRotate(flip, .pi, 0, 1, 0)
    #expect(abs(flip.m11 + 1) < 1e-12 && abs(flip.m34 - 1 / 500) < 1e-12 && !CATransform3DIsAffine(flip))
    view.layer.transform = flip
    #expect(abs(view.transform.a + 1) < 1e-12)
    let move = CATransform3DMakeTranslation(1, 2, 3)
    let scaled = CATransform3DScale(move, 2, 3, 4)
    #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41, scaled.m42, scaled.m43] == [2, 3, 4, 1, 2, 3])
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 1, 2, 3)
    #expect([moved.m41, moved.m42, moved.m43] == [2, 6, 12])
    #expect(CATransform3DEqualToTransform(moved, CATransform3DConcat(move, CATransform3DMakeScale(2, 3, 4))))
    let back = CATransform3DConcat(scaled, CATransform3DInvert(scaled))
    #expect(CATransform3DEqualToTransform(back, CATransform3DIdentity))
    let nothing = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(nothing), nothing))
    let plane = CGAffineTransform(rotationAngle: 0.5)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(plane)) == plane)
    let turn = CATransform3DMakeRotation(0.5, 0, 0, 2)
    #expect(CATransform3DIsAffine(turn) && CATransform3DGetAffineTransform(turn) == plane)
    let dots = [(1, 0, 0), (0, 1, 0), (0, 0, 1)].map { CATransform3DMakeRotation(.pi / 2, $0.0, $0.1, $0.2) }
    // Quarters of turns: y to z, z to x, x to y.
    #expect(abs(dots[0].m23 - 1) < 1e-12 && abs(dots[1].m31 - 1) < 1e-12 && abs(dots[2].m12 - 1) < 1e-12)
    UIView.performWithoutAnimation { view.transform3D = CATransform3DIdentity }
    view.anchorPoint = CGPoint(x: 0.5, y: 1)
    #expect(view.frame == CGRect(x: 0, y: -50, width: 100, height: 100))
  }

  @Test func `a part of a block repeats`() {
    UIView.animate(springDuration: 0.4) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.alpha = 0 }
    }
    simulator.settle()
    #expect(view.alpha == 0)
  }
}
