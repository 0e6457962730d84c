import Foundation
import HeadlessUIKit
import Testing

/// A view that draws with a closure.
private final class Sketch: View {
  var sketch: (CGRect) -> Void = { _ in }
  override func draw(_ rect: CGRect) { sketch(rect) }
}

@MainActor @Suite struct RecordingTests {
  private let simulator = Simulator(device: .iPhone16, system: "18.0")

  private func show(_ size: CGFloat = 20, _ sketch: @escaping (CGRect) -> Void) -> View {
    let view = Sketch(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.sketch = sketch
    let controller = ViewController()
    controller.view.addSubview(view)
    simulator.launch(controller)
    return view
  }

  @Test func `an image that a view begins and doesn't end ends with its drawing`() {
    let view = show { _ in
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    simulator.settle()
    #expect(view.recordedCommands.count == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = GraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIGraphicsPopContext()
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a view records its drawing with the state of each step`() {
    let view = show { rect in
      let context = UIGraphicsGetCurrentContext()
      Color.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      context?.saveGState()
      context?.translateBy(x: 5, y: 6)
      context?.scaleBy(x: 2, y: 2)
      context?.setLineWidth(3)
      context?.setLineDash(phase: 0, lengths: [1, 2])
      Color.blue.setStroke()
      context?.move(to: .zero)
      context?.addLine(to: CGPoint(x: 4, y: 0))
      context?.strokePath()
      BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).addClip()
      context?.setAlpha(0.5)
      context?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      context?.restoreGState()
      context?.setBlendMode(.multiply)
      BezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
    }
    #expect(
      view.recordedCommands == [
        "fill M0 0L8 0L8 8L0 8Z Color(1 0 0, alpha 1)",
        "stroke M0 0L4 0 Color(0 0 1, alpha 1) width 3 dashes 1 2 by [2 0 0 2 5 6]",
        "fill M1 1L2 1L2 2L1 2Z Color(1 0 0, alpha 1) by [2 0 0 2 5 6] in M5 6L9 6L9 10L5 10Z alpha 0.5",
        "fill M1 1L3 1L3 3L1 3Z Color(1 0 0, alpha 1) multiply",
      ]
    )
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a path is transformed when its elements are added`() {
    let view = show { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: 10, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.translateBy(x: -10, y: 0)
      #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 0, width: 4, height: 4))
      context.drawPath(using: .eoFillStroke)
      #expect(context.isPathEmpty)
    }
    #expect(
      view.recordedCommands == [
        "fill M10 0L14 0L14 4L10 4Z Color(white 0, alpha 1) even-odd",
        "stroke M10 0L14 0L14 4L10 4Z Color(white 0, alpha 1) width 1",
      ]
    )
  }

  @Test func `drawing a part keeps the rest`() {
    let view = show(30) { rect in UIRectFill(rect) }
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.settle()
    let first = [
      "fill M0 0L30 0L30 30L0 30Z Color(white 0, alpha 1) outside (0 0; 10 10)",
      "fill M0 0L10 0L10 10L0 10Z Color(white 0, alpha 1) in M0 0L10 0L10 10L0 10Z",
    ]
    #expect(view.recordedCommands == first)
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    simulator.settle()
    #expect(view.recordedCommands == first)
    view.setNeedsDisplay()
    simulator.settle()
    #expect(view.recordedCommands == ["fill M0 0L30 0L30 30L0 30Z Color(white 0, alpha 1)"])
  }

  @Test func `text is recorded by line and run`() {
    let view = show(200) { _ in
      "One\nTwo".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.foregroundColor: Color.red])
    }
    #expect(view.recordedCommands.count == 2)
    #expect(view.recordedCommands.first == "text 'One' (10, 20) Color(1 0 0, alpha 1)")
    #expect(view.recordedCommands.last?.hasPrefix("text 'Two' (10, ") == true)
  }

  @Test func `the runs of a line are recorded side by side`() {
    let text = NSMutableAttributedString(string: "One", attributes: [.foregroundColor: Color.red])
    text.append(NSAttributedString(string: "Two", attributes: [.foregroundColor: Color.blue]))
    let view = show(200) { _ in text.draw(at: CGPoint(x: 10, y: 20)) }
    #expect(view.recordedCommands.first == "text 'One' (10, 20) Color(1 0 0, alpha 1)")
    let place = view.recordedCommands.last?.firstMatch(of: /text 'Two' \((\d+)/)?.output.1
    #expect((place.flatMap { Int($0) } ?? 0) > 20)
  }

  @Test func `a renderer's image has the screen's scale and its drawing`() {
    let renderer = GraphicsImageRenderer(size: CGSize(width: 40, height: 30))
    let image = renderer.image { context in
      Color.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.cgContext.strokeEllipse(in: CGRect(x: 0, y: 0, width: 0, height: 0))
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.scale == CGFloat(3))
    #expect(image.cgImage?.width == 120)
    #expect(image.cgImage?.height == 90)
    #expect(image.recordedCommands.first == "fill M0 0L4 0L4 4L0 4Z Color(0 1 0, alpha 1)")
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.recordedCommands == image.recordedCommands)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template != image)
  }

  @Test func `contexts of images nest, and an opaque one is black at first`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 2)
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(at: CGPoint(x: 3, y: 3))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.scale == CGFloat(1))
    #expect(outer?.scale == CGFloat(2))
    #expect(
      inner?.recordedCommands == [
        "fill M0 0L4 0L4 4L0 4ZM1 1L3 1L3 3L1 3Z Color(white 0, alpha 1) even-odd"
      ]
    )
    #expect(
      outer?.recordedCommands == [
        "fill M0 0L10 0L10 10L0 10Z Color(white 0, alpha 1)", "Image() (3 3; 4 4)",
      ]
    )
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  private static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4zwAE/xlQKAA+1gX7XtdW"
      + "VQAAAABJRU5ErkJggg=="
  )

  @Test func `data of PNG and JPEG has a size, and other data is no image`() throws {
    let png = try #require(Self.png)
    #expect(Image(data: png)?.size == CGSize(width: 2, height: 3))
    #expect(Image(data: png, scale: 2)?.size == CGSize(width: 1, height: 1.5))
    #expect(Image(data: png, scale: 2)?.cgImage?.height == 3)
    let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 5, 1, 1, 0x11, 0,
    ]
    #expect(Image(data: Data(jpeg))?.size == CGSize(width: 5, height: 7))
    #expect(Image(data: png.prefix(20)) == nil)
    #expect(Image(data: Data(jpeg.prefix(14))) == nil)
    #expect(Image(data: Data("no image".utf8)) == nil)
    #expect(Image(data: Data()) == nil)
    #expect(Image(contentsOfFile: "/no/such/file.png") == nil)
  }
}
