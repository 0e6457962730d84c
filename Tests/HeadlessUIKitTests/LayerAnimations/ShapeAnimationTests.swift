import Foundation
import HeadlessUIKit
import Testing

/// Animations of the line of a shape layer.
@MainActor @Suite struct ShapeAnimationTests {
  @Test(
    arguments: [
      ("strokeEnd", \ShapeLayer.strokeEnd), ("strokeStart", \.strokeStart), ("lineWidth", \.lineWidth),
      ("miterLimit", \.miterLimit), ("lineDashPhase", \.lineDashPhase),
    ] as [(String, ReferenceWritableKeyPath<ShapeLayer, CGFloat> & Sendable)]
  )
  func `a line is animated, and keeps its own value`(
    name: String,
    property: ReferenceWritableKeyPath<ShapeLayer, CGFloat> & Sendable
  ) {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let layer = ShapeLayer()
    layer[keyPath: property] = 7
    controller.view.layer.addSublayer(layer)
    simulator.launch(controller)
    simulator.settle()
    let animation = LayerBasicAnimation(keyPath: name)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: "line") }
    simulator.advance(by: .milliseconds(250))
    #expect(abs((layer.presentation()?[keyPath: property] ?? 9) - 0.25) < 0.001)
    #expect(layer[keyPath: property] == 7)
    simulator.settle()
    #expect(layer.presentation()?[keyPath: property] == 7)
  }
}
