import Foundation
import HeadlessUIKit

/// A layer in a window, and a delegate that writes each call with the virtual time.
@MainActor final class LayerStage: LayerAnimationDelegate {
  let simulator: Simulator
  let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let layer = Layer()
  let diary = Diary()

  init(_ simulator: Simulator = Simulator()) {
    self.simulator = simulator
    simulator.window.makeKeyAndVisible()
    simulator.window.addSubview(view)
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    view.layer.addSublayer(layer)
    simulator.settle()
    start = currentMediaTime()
  }

  private var start = 0.0

  /// The milliseconds since the stage was made.
  var time: Int { Int(((currentMediaTime() - start) * 1000).rounded()) }

  func note(_ text: String) { diary.note("\(time) \(text)") }

  func animationDidStart(_ anim: LayerAnimation) { note("\(anim.value(forKey: "name") ?? "?") began") }

  func animationDidStop(_ anim: LayerAnimation, finished flag: Bool) {
    note("\(anim.value(forKey: "name") ?? "?") ended \(flag)")
  }

  /// Returns an animation of the opacity from 0 to 1 with a name and the stage as its delegate.
  func fade(_ name: String, _ duration: Double = 1) -> LayerBasicAnimation {
    let animation = LayerBasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    animation.delegate = self
    animation.setValue(name, forKey: "name")
    return animation
  }

  /// The visible opacity.
  var opacity: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }
}

/// Returns whether two numbers are equal except for rounding.
func isNear(_ one: CGFloat, _ other: CGFloat, _ distance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= distance
}
