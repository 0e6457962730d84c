import Foundation
import HeadlessUIKit
import Testing

/// Conversions of layers and transforms, and other members that programs use.
@MainActor @Suite struct LayerConversionTests {
  @Test(.fact("U97")) func `a transform translates, scales and rotates before it applies`() {
    let base = ViewTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(base.scaledBy(x: 4, y: 5)) == CGPoint(x: 8, y: 15))
    let turned = point.applying(base.rotated(by: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-9 && abs(turned.y - 3) < 1e-9)
    #expect(ViewTransform() != .identity && ViewTransform().a == 0 && CGVector() == .zero)
  }

  @Test(.fact("U97")) func `layers convert points and boxes over their nearest common layer`() {
    let (root, left, right) = (View(), View(), View())
    root.frame = CGRect(x: 100, y: 100, width: 300, height: 300)
    left.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    right.frame = CGRect(x: 100, y: 0, width: 10, height: 10)
    right.transform = ViewTransform(rotationAngle: .pi / 4)
    root.addSubview(left)
    root.addSubview(right)
    let inner = Layer()
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    left.layer.addSublayer(inner)
    #expect(inner.convert(CGPoint.zero, to: root.layer) == CGPoint(x: 15, y: 25))
    #expect(inner.convert(CGPoint(x: 15, y: 25), from: root.layer) == .zero)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 25))
    let box = right.layer.convert(right.layer.bounds, to: root.layer)
    #expect(abs(box.width - 200.squareRoot()) < 1e-9 && abs(box.midX - 105) < 1e-9)
    let view = right.convert(right.bounds, to: left)
    #expect(right.layer.convert(right.bounds, to: left.layer) == view)
    // Between two trees, the frames of both roots count.
    let other = Layer()
    other.frame = CGRect(x: 7, y: 7, width: 1, height: 1)
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 108, y: 118))
    #expect(inner.contains(CGPoint(x: 0, y: 9.9)) && !inner.contains(CGPoint(x: 10, y: 0)))
  }

  @Test(.fact("U97")) func `tabs are set by a method, and a descriptor is created by name`() {
    let simulator = Simulator(device: .iPhone8, system: "14.0")
    simulator.perform {
      let tabs = TabBarController()
      let children = [ViewController(), ViewController()]
      tabs.setViewControllers(children, animated: true)
      #expect(tabs.viewControllers?.count == 2 && tabs.selectedViewController === children[0])
      let font = Font(descriptor: FontDescriptor(name: "Georgia-Bold", size: 12), size: 0)
      #expect(font.fontName == "Georgia-Bold" && font.pointSize == 12)
    }
  }
}
