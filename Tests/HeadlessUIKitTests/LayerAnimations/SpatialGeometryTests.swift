import Foundation
import HeadlessUIKit
import Testing

/// Anchor points and transforms of space in the geometry of views and layers.
@MainActor @Suite struct SpatialGeometryTests {
  private func view(_ anchor: CGPoint) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = anchor
    return view
  }

  @Test func `an anchor point moves the frame, and not the center`() {
    let view = view(CGPoint(x: 0, y: 1))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: 50, y: -25, width: 100, height: 50))
    #expect(view.layer.anchorPoint == CGPoint(x: 0, y: 1) && view.layer.position == view.center)
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    #expect(view.center == CGPoint(x: 10, y: 50) && view.bounds.size == CGSize(width: 40, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 30))
    view.bounds.size = CGSize(width: 80, height: 10)
    #expect(view.frame == CGRect(x: 10, y: 40, width: 80, height: 10))
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(view.frame == CGRect(x: -30, y: 45, width: 80, height: 10))
  }

  @Test func `a view turns around its anchor point`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = view(.zero)
    view.center = CGPoint(x: 100, y: 100)
    root.addSubview(view)
    view.transform = ViewTransform(rotationAngle: .pi / 2)
    // The corner at the anchor point stays, and the width goes downward.
    let frame = view.frame
    #expect(
      isNear(frame.minX, 50) && isNear(frame.minY, 100) && isNear(frame.width, 50)
        && isNear(frame.height, 100)
    )
    #expect(view.center == CGPoint(x: 100, y: 100))
    let corner = view.convert(CGPoint(x: 100, y: 0), to: root)
    #expect(isNear(corner.x, 100) && isNear(corner.y, 200))
    let back = root.convert(corner, to: view)
    #expect(isNear(back.x, 100) && isNear(back.y, 0))
    #expect(root.hitTest(CGPoint(x: 75, y: 150), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 125, y: 150), with: nil) === root)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    #expect(isNear(view.frame.minX, 0) && isNear(view.frame.minY, 0))
    #expect(isNear(view.bounds.width, 100) && isNear(view.bounds.height, 50))
  }

  @Test func `an animated turn is one around the anchor point`() {
    let simulator = Simulator()
    let view = view(.zero)
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    view.center = CGPoint(x: 100, y: 100)
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = ViewTransform(rotationAngle: .pi / 2)
    }
    simulator.advance(by: .milliseconds(500))
    // The anchor point stays while the view turns.
    let seen = view.presentation.frame
    let root = CGFloat(2).squareRoot()
    #expect(isNear(seen.minX, 100 - 50 / root) && isNear(seen.minY, 100))
    #expect(isNear(seen.width, 150 / root) && isNear(seen.height, 150 / root))
  }

  @Test func `constraints and masks place the rectangle of a view, with any anchor point`() {
    let simulator = Simulator()
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    simulator.window.addSubview(root)
    simulator.window.makeKeyAndVisible()
    let placed = View()
    placed.anchorPoint = CGPoint(x: 1, y: 0)
    placed.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(placed)
    LayoutConstraint.activate([
      placed.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      placed.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      placed.widthAnchor.constraint(equalToConstant: 60), placed.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(placed.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(placed.center == CGPoint(x: 80, y: 30))
    let masked = view(.zero)
    masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    masked.frame = root.bounds
    root.addSubview(masked)
    root.bounds.size = CGSize(width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 0, y: 0, width: 200, height: 100) && masked.center == .zero)
    #expect(placed.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
  }

  @Test func `the affine part of a transform in space takes effect`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = View(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    root.addSubview(view)
    var turn = Transform3D.identity
    // A turn by 60° around the vertical axis, with perspective.
    (turn.m11, turn.m13, turn.m31, turn.m33, turn.m34) = (
      0.5, -0.75.squareRoot(), 0.75.squareRoot(), 0.5, 0.002
    )
    view.transform3D = turn
    #expect(view.transform3D == turn && view.layer.transform == turn)
    #expect(
      view.transform == ViewTransform(scaleX: 0.5, y: 1) && view.layer.affineTransform() == view.transform
    )
    #expect(view.frame == CGRect(x: 125, y: 100, width: 50, height: 50))
    #expect(root.hitTest(CGPoint(x: 120, y: 120), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 130, y: 120), with: nil) === view)
    view.transform = ViewTransform(translationX: 5, y: 0)
    #expect(view.transform3D.m41 == 5 && view.transform3D.m34 == 0)
    view.layer.transform = .identity
    #expect(view.transform.isIdentity && view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
  }

  @Test func `a layer without a view has an anchor point and a transform of its own`() {
    let outer = Layer()
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = Layer()
    layer.bounds.size = CGSize(width: 40, height: 20)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 10, y: 10)
    outer.addSublayer(layer)
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
    layer.setAffineTransform(ViewTransform(scaleX: 2, y: 2))
    #expect(layer.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(outer.convert(CGPoint(x: 90, y: 50), to: layer) == CGPoint(x: 40, y: 20))
    #expect(layer.transform.m11 == 2 && layer.presentation()?.frame == layer.frame)
  }

  @Test func `the back of a layer is drawn only if it is double-sided`() {
    let simulator = Simulator()
    let view = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    view.backgroundColor = .red
    simulator.window.addSubview(view)
    simulator.window.makeKeyAndVisible()
    view.transform = ViewTransform(scaleX: -1, y: 1)
    let shown = simulator.snapshot()
    view.layer.isDoubleSided = false
    let hidden = simulator.snapshot()
    #expect(!shown.looksLike(hidden))
    view.transform = .identity
    #expect(!simulator.snapshot().looksLike(hidden))
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    layer.backgroundColor = Color.blue.cgColor
    view.layer.addSublayer(layer)
    layer.setAffineTransform(ViewTransform(scaleX: -1, y: 1))
    let both = simulator.snapshot()
    layer.isDoubleSided = false
    #expect(!simulator.snapshot().looksLike(both))
  }
}
