import Foundation
import HeadlessUIKit
import Testing

private final class Sketch: View {
  var sketch: (CGRect) -> Void = { _ in }
  override func draw(_ rect: CGRect) { sketch(rect) }
}

/// A change of a box at (20, 40) with the elements that its picture has.
struct DrawnCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let elements: [String]
  let change: @MainActor @Sendable (View) -> Void

  init(_ name: String, says elements: String..., change: @escaping @MainActor @Sendable (View) -> Void) {
    (testDescription, self.elements, self.change) = (name, elements, change)
  }
}

@MainActor @Suite struct DrawingPictureTests {
  private static func line(_ points: CGPoint...) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  private static func shape(_ path: CGPath, _ change: (ShapeLayer) -> Void = { _ in }) -> ShapeLayer {
    let layer = ShapeLayer()
    layer.path = path
    change(layer)
    return layer
  }

  private nonisolated static let cases: [DrawnCase] = [
    DrawnCase(
      "drawing",
      says: "<svg x=\"20\" y=\"40\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\"",
      "<path d=\"M0 0L8 0L8 8L0 8Z\" fill=\"#ff0000\" fill-opacity=\"0.5\"/>"
    ) {
      let view = Sketch(frame: $0.bounds)
      view.sketch = { _ in
        Color.red.withAlphaComponent(0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      $0.addSubview(view)
    },
    DrawnCase(
      "drawing with a clip and text",
      says: "<path d=\"M0 0L50 0L50 50L0 50Z\"/>",
      "<g clip-path=",
      ">Hello</text>"
    ) {
      let view = Sketch(frame: $0.bounds)
      view.sketch = { _ in
        UIRectClip(CGRect(x: 0, y: 0, width: 50, height: 50))
        "Hello".draw(at: .zero, withAttributes: [.font: Font.systemFont(ofSize: 20)])
      }
      $0.addSubview(view)
    },
    DrawnCase(
      "shape layer without a size",
      says: "<g transform=\"translate(20 40)\">",
      "<path d=\"M0 0L100 0\" fill=\"none\" stroke=\"#ff0000\" stroke-width=\"4\" stroke-linecap=\"round\"",
      "stroke-dasharray=\"6 2\""
    ) {
      let path = DrawingPictureTests.line(.zero, CGPoint(x: 100, y: 0))
      $0.layer.addSublayer(
        DrawingPictureTests.shape(path) {
          ($0.fillColor, $0.strokeColor) = (nil, Color.red.cgColor)
          ($0.lineWidth, $0.lineCap, $0.lineDashPattern) = (4, .round, [6, 2])
        }
      )
    },
    DrawnCase("part of a line", says: "d=\"M25 0L75 0\"") {
      let path = DrawingPictureTests.line(.zero, CGPoint(x: 100, y: 0))
      $0.layer.addSublayer(
        DrawingPictureTests.shape(path) {
          ($0.strokeColor, $0.strokeStart, $0.strokeEnd) = (Color.red.cgColor, 0.25, 0.75)
        }
      )
    },
    DrawnCase("area by the even-odd rule", says: "fill=\"#000000\" fill-rule=\"evenodd\"") {
      let path = CGPath(ellipseIn: $0.bounds, transform: nil)
      $0.layer.addSublayer(DrawingPictureTests.shape(path) { $0.fillRule = .evenOdd })
    },
    DrawnCase(
      "mask of a layer",
      says: "<mask id=",
      "style=\"mask-type:alpha\"",
      "d=\"M0 0L100 0L100 50L0 50Z\"",
      " mask=\"url(#"
    ) {
      let half = CGRect(x: 0, y: 0, width: 100, height: 50)
      $0.layer.mask = DrawingPictureTests.shape(CGPath(rect: half, transform: nil))
    },
    DrawnCase("mask of a view", says: "<mask id=", " mask=\"url(#") {
      let mask = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
      mask.backgroundColor = .black
      $0.mask = mask
    },
    DrawnCase(
      "drawn image in a tint",
      says: "<svg x=\"20\" y=\"40\" width=\"100\" height=\"50\" viewBox=\"0 0 10 5\"",
      "fill=\"#00ff00\""
    ) {
      let image = GraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      let view = ImageView(image: image.withRenderingMode(.alwaysTemplate))
      view.tintColor = .green
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      $0.addSubview(view)
    },
    DrawnCase("contents of a layer", says: "viewBox=\"0 0 4 4\"", "x=\"68\" y=\"88\"") {
      let format = GraphicsImageRendererFormat()
      format.scale = 1
      let renderer = GraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
      let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
      ($0.layer.contents, $0.layer.contentsGravity) = (image.cgImage, .center)
    },
  ]

  @Test(arguments: cases) func `pictures show drawing as vectors`(_ example: DrawnCase) {
    let simulator = Simulator.showing { root in
      let box = View(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
      box.backgroundColor = .yellow
      root.addSubview(box)
      example.change(box)
    }
    let svg = simulator.snapshot().svg()
    for element in example.elements { #expect(svg.contains(element), "\(element) in \(svg)") }
  }

  @Test func `a mask hides views from pictures and not from touches`() {
    let simulator = Simulator.showing { root in
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.accessibilityIdentifier = "masked"
      view.backgroundColor = .red
      view.layer.mask = Layer()
      root.addSubview(view)
    }
    let hit = simulator.window.hitTest(CGPoint(x: 1, y: 1), with: nil)
    #expect(hit?.accessibilityIdentifier == "masked")
    let masked = simulator.snapshot()
    hit?.layer.mask = nil
    #expect(!simulator.snapshot().looksLike(masked))
  }

  @Test func `a view's mask is the mask of its layer and no subview`() {
    let (view, mask) = (View(), View())
    view.mask = mask
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    #expect(view.subviews.isEmpty)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test func `a shape layer has the defaults of UIKit and keeps a copy of its path`() {
    let layer = ShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == Color.black.cgColor)
    #expect(layer.strokeColor == nil)
    #expect([layer.lineWidth, layer.miterLimit, layer.strokeStart, layer.strokeEnd] == [1, 10, 0, 1])
    #expect(
      [layer.fillRule.rawValue, layer.lineCap.rawValue, layer.lineJoin.rawValue] == [
        "non-zero", "butt", "miter",
      ]
    )
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    layer.path = path
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((ShapeLayer(layer: layer)).path == layer.path)
  }
}
