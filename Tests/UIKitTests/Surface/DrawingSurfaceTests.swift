import HeadlessUIKit
import Testing
import UIKit

/// A ring in typical iOS source, drawn by a view.
private final class RingView: UIView {
  var progress: CGFloat = 0.25 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: center,
      radius: 40,
      startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress,
      clockwise: true
    )
    path.lineWidth = 6
    path.lineCapStyle = .round
    UIColor.blue.setStroke()
    path.stroke()
    context.setFillColor(UIColor.red.cgColor)
    context.fillEllipse(in: CGRect(x: 45, y: 45, width: 10, height: 10))
    let text = "25 %" as NSString
    text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
  }
}

extension UIImage {
  fileprivate func rounded(to side: CGFloat) -> UIImage {
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: rect.size).image { _ in
      UIBezierPath(roundedRect: rect, cornerRadius: side / 2).addClip()
      draw(in: rect)
    }
  }
}

/// Drawing in typical iOS source.
@MainActor @Suite struct DrawingSurfaceTests {
  private let simulator = Simulator()

  @Test func `a view draws a ring again after a change`() {
    let ring = RingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(ring)
    simulator.launch(controller)
    let first = ring.recordedCommands
    #expect(first.map { $0.prefix(4) } == ["stro", "fill", "text"])
    #expect(first[0].hasPrefix("stroke M50 10C"))
    #expect(first[0].hasSuffix("90 50 Color(0 0 1, alpha 1) width 6 round cap"))
    ring.progress = 0.5
    simulator.settle()
    #expect(ring.recordedCommands[0].hasSuffix("50 90 Color(0 0 1, alpha 1) width 6 round cap"))
  }

  @Test func `an image is rounded by a clip`() throws {
    let image = try #require(UIImage(named: "Logo.png")).rounded(to: 40)
    #expect(image.size == CGSize(width: 40, height: 40))
    #expect(image.recordedCommands.count == 1)
    #expect(image.recordedCommands[0].hasPrefix("Image(Logo.png) (0 0; 40 40) in M0 20C"))
  }

  @Test func `a shape layer masks a view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: view.bounds,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 12, height: 12)
      ).cgPath
    mask.fillRule = .evenOdd
    mask.lineCap = .round
    view.layer.mask = mask
    #expect((view.layer.mask as? CAShapeLayer)?.path?.contains(CGPoint(x: 1, y: 1)) == false)
    #expect((view.layer.mask as? CAShapeLayer)?.path?.contains(CGPoint(x: 1, y: 59)) == true)
  }
}
