import Foundation
import HeadlessUIKit
import Testing

/// The time of layers, and the animations in views and pictures.
@MainActor @Suite struct LayerTimeTests {
  private let stage = LayerStage()
  private var simulator: Simulator { stage.simulator }
  private var layer: Layer { stage.layer }

  @Test func `an animation is paused and continued with its layer`() {
    layer.add(stage.fade("a"), forKey: "a")
    simulator.advance(by: .milliseconds(250))
    let paused = layer.convertTime(currentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, paused)
    simulator.settle()
    simulator.advance(by: .seconds(10))
    #expect(isNear(stage.opacity, 0.25))
    (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    layer.beginTime = layer.convertTime(currentMediaTime(), from: nil) - paused
    #expect(isNear(stage.opacity, 0.25))
    simulator.settle()
    #expect(stage.diary.take() == ["0 a began", "11000 a ended true"])
  }

  @Test func `the time of a layer is that of its sublayers`() {
    stage.view.layer.speed = 2
    layer.speed = 2
    layer.add(stage.fade("a"), forKey: "a")
    simulator.advance(by: .milliseconds(125))
    #expect(isNear(stage.opacity, 0.5))
    #expect(isNear(CGFloat(layer.convertTime(8, to: stage.view.layer)), 4))
    #expect(isNear(CGFloat(layer.convertTime(8, to: nil)), 2))
    #expect(isNear(CGFloat(layer.convertTime(4, from: stage.view.layer)), 8))
    stage.view.layer.speed = 1
    simulator.settle()
    #expect(stage.diary.take().last?.hasSuffix("a ended true") == true)
  }

  @Test func `a view shows the animations of its layer, and a picture too`() throws {
    let view = stage.view
    view.backgroundColor = .black
    let move = LayerBasicAnimation(keyPath: "position")
    (move.toValue, move.duration) = (CGPoint(x: 150, y: 50), 1)
    view.layer.add(move, forKey: "a")
    let color = LayerBasicAnimation(keyPath: "backgroundColor")
    (color.toValue, color.duration) = (Color.white.cgColor, 1)
    view.layer.add(color, forKey: "b")
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0.5 }
    simulator.advance(by: .milliseconds(500))
    #expect(view.presentation.frame == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.presentation.alpha == 0.75 && view.layer.presentation()?.opacity == 0.75)
    let moving = simulator.snapshot()
    simulator.settle()
    #expect(!simulator.snapshot().looksLike(moving))
    // The values on the way look like properties with these values.
    view.center.x = 100
    view.alpha = 0.75
    view.backgroundColor = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(simulator.snapshot().looksLike(moving))
    #expect(view.presentation.frame == view.frame)
  }

  @Test func `a picture shows the animations of a sublayer, at the places of its own sublayers`() {
    layer.backgroundColor = Color.red.cgColor
    let inner = Layer()
    inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    inner.backgroundColor = Color.blue.cgColor
    layer.addSublayer(inner)
    let still = simulator.snapshot()
    layer.position.x = 60
    let moved = simulator.snapshot()
    layer.position.x = 50
    let move = LayerBasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (60, 60, 1)
    layer.add(move, forKey: nil)
    simulator.advance(by: .milliseconds(500))
    #expect(simulator.snapshot().looksLike(moved) && !moved.looksLike(still))
    simulator.settle()
    #expect(simulator.snapshot().looksLike(still))
  }

  @Test func `the visible copy of a gradient is a gradient, and that of a client's class has its class`()
    throws
  {
    let gradient = GradientLayer()
    gradient.colors = [Color.black.cgColor, Color.white.cgColor]
    gradient.locations = [0, 1]
    layer.addSublayer(gradient)
    let animation = LayerBasicAnimation(keyPath: "locations")
    (animation.toValue, animation.duration) = ([0.5, 1] as [NSNumber], 1)
    gradient.add(animation, forKey: "a")
    let end = LayerBasicAnimation(keyPath: "endPoint.x")
    (end.toValue, end.duration) = (1, 1)
    gradient.add(end, forKey: "b")
    simulator.advance(by: .milliseconds(500))
    let seen = try #require(gradient.presentation())
    #expect(seen.locations == [0.25, 1] && seen.endPoint == CGPoint(x: 0.75, y: 1))
    #expect(seen.colors?.count == 2)

    final class Own: Layer {
      var level: CGFloat = 0
      override init() { super.init() }
      override init(layer: Any) {
        level = (layer as? Own)?.level ?? -1
        super.init(layer: layer)
      }
      required init?(coder: NSCoder) { nil }
    }
    let own = Own()
    own.level = 3
    #expect(own.presentation()?.level == 3)
  }
}
