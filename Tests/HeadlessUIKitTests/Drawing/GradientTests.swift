import Foundation
import HeadlessUIKit
import Testing

private final class Sketch: View {
  var sketch: (CGContext) -> Void = { _ in }
  override func draw(_ rect: CGRect) { if let context = UIGraphicsGetCurrentContext() { sketch(context) } }
}

@MainActor @Suite struct GradientTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")

  private func show(_ sketch: @escaping (CGContext) -> Void) -> View {
    let view = Sketch(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    view.sketch = sketch
    let controller = ViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    simulator.settle()
    return view
  }

  private static func gradient(_ locations: [CGFloat]? = nil) -> CGGradient? {
    let colors = [Color.red.cgColor, Color.blue.cgColor]
    let space = CGColorSpaceCreateDeviceRGB()
    guard let locations else { return CGGradient(colorsSpace: space, colors: colors, locations: nil) }
    return CGGradient(colorsSpace: space, colors: colors, locations: locations)
  }

  @Test func `a linear gradient is recorded, and transparent outside unless it extends`() throws {
    let gradient = try #require(Self.gradient([0.25, 1]))
    let view = show { context in
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 50), options: [])
      context.drawLinearGradient(
        gradient,
        start: .zero,
        end: CGPoint(x: 0, y: 50),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
    }
    let commands = view.recordedCommands
    let (red, blue) = ("\(Color(cgColor: Color.red.cgColor))", "\(Color(cgColor: Color.blue.cgColor))")
    #expect(commands.count == 2)
    #expect(commands.last == "gradient (0, 0) to (0, 50): 0.25 \(red), 1 \(blue)")
    #expect(commands.first?.contains("alpha 0), 0 \(red), 0.25 \(red), 1 \(blue), 1 ") == true)
    let picture = simulator.svg()
    #expect(picture.contains("gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"50\""))
    #expect(picture.contains("<stop offset=\"0.25\" stop-color=\"#ff0000\"/>"))
    #expect(picture.contains("<stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0\"/>"))
  }

  @Test(arguments: [(CGFloat(5), CGFloat(30)), (30, 5)])
  func `a radial gradient has the greater circle outside`(
    inner: CGFloat,
    outer: CGFloat
  ) throws {
    let gradient = try #require(Self.gradient())
    _ = show {
      $0.drawRadialGradient(
        gradient,
        startCenter: CGPoint(x: 40, y: 40),
        startRadius: inner,
        endCenter: CGPoint(x: 50, y: 50),
        endRadius: outer,
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
      )
    }
    let picture = simulator.svg()
    let (near, far) = inner < outer ? (40, 50) : (50, 40)
    let circles = "fx=\"\(near)\" fy=\"\(near)\" fr=\"5\" cx=\"\(far)\" cy=\"\(far)\" r=\"30\""
    #expect(picture.contains(circles))
    let first = inner < outer ? "#ff0000" : "#0000ff"
    #expect(picture.contains("<stop offset=\"0\" stop-color=\"\(first)\"/>"))
  }

  @Test func `a gradient has components of a space, and none without colors`() {
    let components: [CGFloat] = [0, 1, 1, 0.5]
    let gray = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(),
      colorComponents: components,
      locations: nil,
      count: 2
    )
    let same = CGGradient(
      colorsSpace: nil,
      colors: [Color(white: 0, alpha: 1).cgColor, Color(white: 1, alpha: 0.5).cgColor],
      locations: nil
    )
    #expect(gray == same && gray != Self.gradient())
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
  }

  @Test func `a group of steps has one opacity, and its own state`() {
    let view = show { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let black = "\(Color(cgColor: Color.black.cgColor))"
    #expect(
      view.recordedCommands == [
        "group (fill M0 0L8 0L8 8L0 8Z \(black) by [1 0 0 1 10 0]) alpha 0.5",
        "fill M0 0L2 0L2 2L0 2Z \(black) alpha 0.5",
      ]
    )
    #expect(simulator.svg().contains("<g opacity=\"0.5\">"))
  }

  @Test func `an image of a part of a drawing moves groups and gradients`() throws {
    let gradient = try #require(Self.gradient())
    let renderer = GraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 5, height: 5))
    let image = renderer.image { environment in
      let context = environment.cgContext
      context.beginTransparencyLayer(in: CGRect(x: 10, y: 10, width: 2, height: 2), auxiliaryInfo: nil)
      context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
      context.endTransparencyLayer()
    }
    let command = try #require(image.recordedCommands.first)
    #expect(command.contains("by [1 0 0 1 -10 -10]") && command.contains("in M0 0L2 0L2 2L0 2Z"))
  }
}
