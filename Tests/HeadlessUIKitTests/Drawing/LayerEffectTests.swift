import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayerEffectTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")
  private let controller = ViewController()

  private func show(_ layer: Layer) -> String {
    controller.view.layer.addSublayer(layer)
    simulator.launch(controller)
    simulator.settle()
    return simulator.svg()
  }

  private static func square(_ size: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: size, height: size), transform: nil)
  }

  private static func box<Kind: Layer>(_ layer: Kind) -> Kind {
    layer.frame = CGRect(x: 20, y: 40, width: 60, height: 60)
    return layer
  }

  @Test func `a shadow has the form of its path`() {
    let layer = Self.box(Layer())
    layer.backgroundColor = Color.white.cgColor
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.5, 4, CGSize(width: 1, height: 2))
    #expect(show(layer).contains("<feDropShadow dx=\"1\" dy=\"2\" stdDeviation=\"4\""))
    layer.shadowPath = Self.square(10)
    let picture = simulator.svg()
    #expect(!picture.contains("feDropShadow") && picture.contains("<feGaussianBlur stdDeviation=\"4\"/>"))
    #expect(picture.contains("<path d=\"M20 40L30 40L30 50L20 50Z\" fill=\"#000000\" fill-opacity=\"0.5\""))
    layer.shadowPath = nil
    #expect(layer.shadowPath == nil && simulator.svg().contains("feDropShadow"))
  }

  @Test func `paths of the same elements are animated point by point`() throws {
    let layer = Self.box(ShapeLayer())
    layer.path = Self.square(10)
    _ = show(layer)
    let animation = LayerBasicAnimation(keyPath: "path")
    animation.fromValue = Self.square(10)
    animation.toValue = Self.square(30)
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: nil) }
    simulator.advance(by: .milliseconds(500))
    let width = try #require(layer.presentation()?.path?.boundingBox.width)
    #expect(abs(width - 20) < 0.5, "\(width)")
    #expect(layer.path == Self.square(10))
    let other = LayerBasicAnimation(keyPath: "path")
    other.toValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    other.duration = 1
    simulator.settle()
    simulator.perform { layer.add(other, forKey: nil) }
    simulator.advance(by: .milliseconds(500))
    #expect(layer.presentation()?.path?.boundingBox.width == 8)
  }

  @Test func `a shadow's path is animated`() throws {
    let layer = Self.box(Layer())
    layer.shadowPath = Self.square(10)
    _ = show(layer)
    let animation = LayerBasicAnimation(keyPath: "shadowPath")
    animation.toValue = Self.square(20)
    animation.duration = 1
    simulator.perform { layer.add(animation, forKey: nil) }
    simulator.advance(by: .milliseconds(500))
    let width = try #require(layer.presentation()?.shadowPath?.boundingBox.width)
    #expect(abs(width - 15) < 0.5)
  }

  @Test func `continuous corners begin earlier than arcs`() {
    let layer = Self.box(Layer())
    layer.backgroundColor = Color.red.cgColor
    layer.cornerRadius = 10
    #expect(show(layer).contains("<rect x=\"20\" y=\"40\" width=\"60\" height=\"60\" rx=\"10\""))
    layer.cornerCurve = .continuous
    let picture = simulator.svg()
    #expect(picture.contains("<path d=\"M35.29 40L64.71 40C") && !picture.contains("rx=\"10\""))
    layer.maskedCorners = .layerMaxXMinYCorner
    #expect(simulator.svg().contains("<path d=\"M20 40L64.71 40C"))
    #expect(layer.cornerCurve == .continuous && Layer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test func `a part of the contents fills the layer`() throws {
    let image = GraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let layer = Self.box(Layer())
    layer.contents = image.cgImage
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let scale = simulator.screen.scale
    let box = "\(Int(20 * scale)) 0 \(Int(20 * scale)) \(Int(20 * scale))"
    let picture = show(layer)
    #expect(picture.contains("viewBox=\"\(box)\"") || picture.contains("viewBox=\"20 0 20 20\""))
    layer.contentsGravity = .center
    layer.contentsScale = scale
    #expect(simulator.svg().contains("<svg x=\"40\" y=\"60\" width=\"20\" height=\"20\""))
  }

  @Test func `a radial gradient is an ellipse around its start`() {
    let layer = Self.box(GradientLayer())
    layer.colors = [Color.red.cgColor, Color.blue.cgColor]
    #expect(show(layer).contains("<linearGradient"))
    layer.type = .radial
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.75))
    let picture = simulator.svg()
    #expect(picture.contains("<radialGradient") && !picture.contains("<linearGradient"))
    #expect(picture.contains("gradientTransform=\"matrix(0.5 0 0 0.25 0.5 0.5)\""))
  }

  @Test func `a replicator shows copies with transforms and opacities`() {
    let replicator = Self.box(ReplicatorLayer())
    replicator.instanceCount = 3
    replicator.instanceTransform.m41 = 15
    replicator.instanceAlphaOffset = -0.25
    let dot = Layer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = Color.red.cgColor
    replicator.addSublayer(dot)
    let picture = show(replicator)
    let places = picture.matches(of: /<rect x="(\d+)" y="40" width="10" height="10" fill="#ff0000"/)
    #expect(places.map { String($0.output.1) } == ["20", "35", "50"])
    #expect(picture.contains("opacity=\"0.75\"") && picture.contains("opacity=\"0.5\""))
    replicator.instanceCount = 0
    #expect(!simulator.svg().contains("#ff0000"))
  }

  @Test func `a text layer draws its text`() {
    let layer = Self.box(TextLayer())
    layer.string = "Hello"
    layer.fontSize = 12
    layer.foregroundColor = Color.red.cgColor
    layer.alignmentMode = .right
    let picture = show(layer)
    #expect(picture.contains(">Hello</text>") && picture.contains("fill=\"#ff0000\""))
    layer.string = NSAttributedString(string: "styled", attributes: [.foregroundColor: Color.blue])
    #expect(simulator.svg().contains(">styled</text>"))
    layer.string = "several words that are too long"
    layer.truncationMode = .end
    #expect(simulator.svg().contains("…</text>"))
    (layer.truncationMode, layer.isWrapped) = (.none, true)
    let lines = simulator.svg().matches(of: /<text/).count
    layer.isWrapped = false
    #expect(lines > simulator.svg().matches(of: /<text/).count)
  }
}
