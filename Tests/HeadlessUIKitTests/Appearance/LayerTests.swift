import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LayerTests {
  private func names(_ layers: [Layer]?) -> [String]? { layers?.map { $0.name ?? "?" } }

  private func named(_ name: String) -> Layer {
    let layer = Layer()
    layer.name = name
    return layer
  }

  private func view(_ name: String) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.name = name
    return view
  }

  @Test func `a view has one layer, and both share their common properties`() {
    let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == view.center)
    view.layer.bounds.size = CGSize(width: 60, height: 30)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
    view.layer.opacity = 0.5
    #expect(view.alpha == 0.5)
    view.isHidden = true
    #expect(view.layer.isHidden)
    view.layer.masksToBounds = true
    #expect(view.clipsToBounds)
    view.layer.backgroundColor = Color.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.layer.setAffineTransform(ViewTransform(scaleX: 2, y: 2))
    #expect(view.transform == ViewTransform(scaleX: 2, y: 2))
  }

  @Test func `a layer begins as UIKit's does`() {
    let layer = Layer()
    #expect((layer.cornerRadius, layer.borderWidth, layer.shadowOpacity) == (0, 0, 0))
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.borderColor == Color.black.cgColor)
    #expect(layer.backgroundColor == nil)
    #expect(layer.opacity == 1)
  }

  @Test func `a frame that is set through the layer is laid out, and one of an animation is seen on its way`()
    throws
  {
    let simulator = Simulator()
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    simulator.window.addSubview(view)
    View.animate(withDuration: 1) { view.layer.position.x = 150 }
    simulator.advance(by: .milliseconds(500))
    let seen = try #require(view.layer.presentation())
    #expect(seen.position.x == view.presentation.center.x)
    #expect(seen.position.x > 50 && seen.position.x < 150)
    view.layer.removeAllAnimations()
    #expect(view.layer.presentation()?.position.x == 150)
  }

  @Test func `a layer goes on without its view`() {
    var view: View? = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view!.layer
    let inner = named("inner")
    layer.cornerRadius = 5
    layer.addSublayer(inner)
    view = nil
    #expect(layer.cornerRadius == 5)
    #expect(layer.frame == .zero)
    #expect(names(layer.sublayers) == ["inner"])
    #expect(inner.superlayer === layer)
  }

  @Test(.fact("H20")) func `subviews and layers keep one order`() {
    let outer = View()
    let (first, second) = (view("first"), view("second"))
    outer.addSubview(first)
    outer.layer.addSublayer(named("between"))
    outer.addSubview(second)
    #expect(names(outer.layer.sublayers) == ["first", "between", "second"])
    outer.bringSubviewToFront(first)
    #expect(names(outer.layer.sublayers) == ["between", "second", "first"])
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(names(outer.layer.sublayers) == ["between", "first", "second"])
    outer.layer.insertSublayer(named("above"), above: first.layer)
    outer.layer.insertSublayer(named("below"), below: second.layer)
    outer.layer.insertSublayer(named("back"), at: 0)
    #expect(names(outer.layer.sublayers) == ["back", "between", "first", "above", "below", "second"])
    outer.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(names(outer.layer.sublayers) == ["back", "between", "second", "above", "below", "first"])
    second.removeFromSuperview()
    #expect(names(outer.layer.sublayers) == ["back", "between", "above", "below", "first"])
    outer.insertSubview(second, at: 0)
    #expect(outer.subviews == [second, first])
    #expect(outer.layer.sublayers?.first { $0.name == "first" }?.superlayer === outer.layer)
  }

  @Test(.fact("U8"))
  func `a view that is inserted above another is directly in front of it, behind its layers`() {
    final class Listener: View {
      var seen: [String?] = []
      override func didMoveToSuperview() { seen = superview?.layer.sublayers?.map(\.name) ?? [] }
    }
    let (outer, a, b) = (View(), view("a"), Listener())
    b.layer.name = "b"
    outer.addSubview(a)
    outer.layer.addSublayer(named("l"))
    outer.insertSubview(b, aboveSubview: a)
    #expect(names(outer.layer.sublayers) == ["a", "b", "l"])
    #expect(b.seen == ["a", "b", "l"])
    // The same for views that are in place already.
    outer.bringSubviewToFront(b)
    #expect(names(outer.layer.sublayers) == ["a", "l", "b"])
    outer.insertSubview(b, aboveSubview: a)
    #expect(names(outer.layer.sublayers) == ["a", "b", "l"])
    outer.insertSubview(a, aboveSubview: b)
    #expect(names(outer.layer.sublayers) == ["b", "a", "l"])
    outer.insertSubview(b, belowSubview: a)
    #expect(names(outer.layer.sublayers) == ["b", "a", "l"])
    outer.addSubview(view("c"))
    outer.insertSubview(view("d"), aboveSubview: a)
    #expect(names(outer.layer.sublayers) == ["b", "a", "d", "l", "c"])
    #expect(outer.subviews.map(\.layer.name) == ["b", "a", "d", "c"])
  }

  @Test(.fact("H21")) func `a layer without sublayers says nil, a view says empty`() {
    let outer = View()
    #expect(outer.layer.sublayers == nil)
    #expect(outer.subviews.isEmpty)
    let inner = View()
    outer.addSubview(inner)
    #expect(outer.layer.sublayers?.count == 1)
    inner.removeFromSuperview()
    #expect(outer.layer.sublayers == nil)
  }

  @Test(.fact("H22")) func `the layer is in place when the view hears of its superview`() {
    final class Listener: View {
      var places: [Bool] = []
      override func didMoveToSuperview() {
        places.append(superview?.layer.sublayers?.contains { $0 === layer } == true)
      }
    }
    let (outer, listener) = (View(), Listener())
    outer.addSubview(listener)
    #expect(listener.places == [true])
  }

  @Test func `a layer is in one layer at a time`() {
    let (one, other, inner) = (named("one"), named("other"), named("inner"))
    one.addSublayer(inner)
    other.addSublayer(inner)
    #expect(one.sublayers == nil)
    #expect(inner.superlayer === other)
    inner.removeFromSuperlayer()
    #expect(other.sublayers == nil)
    #expect(inner.superlayer == nil)
    other.sublayers = [inner, one]
    other.sublayers = [one]
    #expect(names(other.sublayers) == ["one"])
    #expect(inner.superlayer == nil)
  }

  @Test func `a list of sublayers has the order that it says`() {
    let outer = View()
    let (first, second) = (view("first"), view("second"))
    outer.addSubview(first)
    outer.addSubview(second)
    outer.layer.sublayers?.insert(named("back"), at: 0)
    #expect(names(outer.layer.sublayers) == ["back", "first", "second"])
    outer.layer.sublayers?.insert(named("between"), at: 2)
    outer.layer.addSublayer(named("front"))
    #expect(names(outer.layer.sublayers) == ["back", "first", "between", "second", "front"])
    outer.layer.sublayers?.reverse()
    #expect(names(outer.layer.sublayers) == ["front", "first", "second", "between", "back"])
    #expect(outer.subviews == [first, second])
    let list = outer.layer.sublayers ?? []
    outer.layer.sublayers = list + list
    #expect(outer.layer.sublayers?.count == 5)
    let kept = outer.layer.sublayers?.first
    outer.layer.sublayers = nil
    #expect(names(outer.layer.sublayers) == ["first", "second"])
    #expect(kept?.superlayer == nil)
  }

  @Test func `a hundred thousand layers in each other, or side by side, cost no stack and no afternoon`() {
    var outer: Layer? = Layer()
    weak var innermost: Layer?
    var last = outer
    for _ in 0..<100_000 {
      let layer = Layer()
      last?.addSublayer(layer)
      last = layer
    }
    innermost = last
    last = nil
    for _ in 0..<100_000 { outer?.addSublayer(Layer()) }
    #expect(outer?.sublayers?.count == 100_001)
    #expect(innermost != nil)
    outer = nil
    #expect(innermost == nil)
  }

  @Test func `a layer may be made as a copy of another`() {
    let view = view("shown")
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    let copy = Layer(layer: view.layer)
    #expect((copy.name, copy.opacity, copy.cornerRadius, copy.frame) == ("shown", 0.5, 4, view.frame))
    #expect(Layer(layer: 1).frame == .zero)
  }

  @Test func `taking a view's layer out takes the view out`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.layer.removeFromSuperlayer()
    #expect(inner.superview == nil)
  }

  @Test func `a gradient's layer may be a view's`() {
    final class Sky: View {
      override class var layerClass: AnyClass { GradientLayer.self }
    }
    let layer = Sky().layer as? GradientLayer
    layer?.colors = [Color.red.cgColor, Color.blue.cgColor]
    #expect(layer?.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer?.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer?.colors?.count == 2)
  }

  @Test func `touches know nothing of layers`() {
    let simulator = Simulator.showing { root in
      let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layer.cornerRadius = 50
      view.layer.zPosition = -1
      view.accessibilityIdentifier = "round"
      root.addSubview(view)
      let front = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      front.accessibilityIdentifier = "front"
      front.layer.zPosition = -2
      root.addSubview(front)
    }
    #expect(simulator.window.hitTest(CGPoint(x: 1, y: 1), with: nil)?.accessibilityIdentifier == "front")
  }
}

@MainActor @Suite struct LayerTrapTests {
  @Test func `a view's layer is not added to another`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.accessibilityIdentifier = "a"
        Layer().addSublayer(view.layer)
      }
    }
    expectTrap(result, says: "the layer of View \"a\" can't be added to Layer: it is a view's; add the view")
  }

  @Test func `a layer is not added to its own tree`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (outer, inner) = (Layer(), Layer())
        inner.name = "inner"
        outer.addSublayer(inner)
        inner.addSublayer(outer)
      }
    }
    expectTrap(
      result,
      says: "Layer can't be added to Layer \"inner\": that is the layer itself or in its own tree"
    )
  }

  @Test func `a layer's frame is finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Layer().position.x = .nan }
    }
    expectTrap(result, says: "Layer: position")
  }

  @Test func `a layer's transform is finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Layer().setAffineTransform(ViewTransform(scaleX: .nan, y: 1)) }
    }
    expectTrap(result, says: "Layer: affineTransform")
  }

  @Test func `a layer's place in front is finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Layer().zPosition = .nan }
    }
    expectTrap(result, says: "Layer: zPosition nan is not finite")
  }

  @Test func `a layer's shadow is finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { Layer().shadowOffset = CGSize(width: CGFloat.infinity, height: 0) }
    }
    expectTrap(result, says: "Layer: shadowOffset")
  }

  @Test func `a gradient's points are finite`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { GradientLayer().endPoint.x = .infinity }
    }
    expectTrap(result, says: "GradientLayer: endPoint")
  }

  @Test func `layers stand where the list of sublayers puts them`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subviews = [View(), View()]
    for subview in subviews { view.addSubview(subview) }
    let (back, middle) = (Layer(), Layer())
    view.layer.sublayers?.insert(back, at: 0)
    view.layer.sublayers?.insert(middle, at: 2)
    let order = [back, subviews[0].layer, middle, subviews[1].layer]
    #expect(view.layer.sublayers?.elementsEqual(order) { $0 === $1 } == true)
    view.layer.sublayers = [subviews[0].layer, back]
    let left = [subviews[0].layer, back, subviews[1].layer]
    #expect(view.layer.sublayers?.elementsEqual(left) { $0 === $1 } == true && middle.superlayer == nil)
  }

  @Test func `layers in layers go one after the other`() {
    weak var last: Layer?
    do {
      let first = Layer()
      var layer = first
      for _ in 0..<200_000 {
        let inner = Layer()
        layer.addSublayer(inner)
        layer = inner
      }
      last = layer
      #expect(last?.superlayer != nil)
    }
    #expect(last == nil)
  }

  @Test func `layer classes have UIKit's initializers`() {
    final class Own: GradientLayer {
      var note = ""
      override init() { super.init() }
      override init(layer: Any) {
        super.init(layer: layer)
        note = (layer as? Own)?.note ?? ""
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let own = Own()
    own.note = "a"
    #expect(Own(layer: own).note == "a")
  }
}
