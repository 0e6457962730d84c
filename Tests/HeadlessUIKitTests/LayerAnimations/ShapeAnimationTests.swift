import Foundation
import HeadlessUIKit
import Testing

/// Animations of the line of a shape layer.
@MainActor @Suite struct ShapeAnimationTests {
  private func value(of name: String, in layer: ShapeLayer?) -> CGFloat? {
    switch name {
    case "strokeEnd": layer?.strokeEnd
    case "strokeStart": layer?.strokeStart
    case "lineWidth": layer?.lineWidth
    case "miterLimit": layer?.miterLimit
    default: layer?.lineDashPhase
    }
  }

  @Test(arguments: [
    ("strokeEnd", CGFloat(1)), ("strokeStart", 0), ("lineWidth", 1), ("miterLimit", 10), ("lineDashPhase", 0),
  ])
  func `a line is animated, and keeps its own value`(name: String, own: CGFloat) throws {
    let simulator = Simulator(device: .iPhone16, system: "18.0")
    let controller = ViewController()
    let layer = ShapeLayer()
    controller.view.layer.addSublayer(layer)
    simulator.launch(controller)
    simulator.settle()
    let animation = LayerBasicAnimation(keyPath: name)
    animation.fromValue = 4
    animation.toValue = 8
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: "line") }
    simulator.advance(by: .milliseconds(250))
    let shown = try #require(value(of: name, in: layer.presentation()))
    #expect(abs(shown - 5) < 0.1, "\(shown)")
    #expect(value(of: name, in: layer) == own)
    simulator.settle()
    #expect(value(of: name, in: layer.presentation()) == own)
  }
}
