import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct SVGGeometryTests {
  private func colored(_ color: Color, _ frame: CGRect) -> View {
    let view = View(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func rects(_ svg: SVGElement, _ color: String) -> [SVGElement] {
    svg.all("rect") { $0["fill"] == color }
  }

  @Test func `a frame is where the view has it`() throws {
    let simulator = Simulator.showing { view in
      let outer = colored(.red, CGRect(x: 20, y: 30, width: 200, height: 100))
      outer.addSubview(colored(.green, CGRect(x: 5, y: 6.25, width: 50, height: 40)))
      view.addSubview(outer)
    }
    let svg = try simulator.readSVG()
    #expect(rects(svg, "#ff0000").map(\.rect) == [CGRect(x: 20, y: 30, width: 200, height: 100)])
    #expect(rects(svg, "#00ff00").map(\.rect) == [CGRect(x: 25, y: 36.25, width: 50, height: 40)])
  }

  @Test func `a view in front is drawn later`() throws {
    let simulator = Simulator.showing { view in
      let back = colored(.red, CGRect(x: 20, y: 30, width: 200, height: 100))
      back.addSubview(colored(.green, CGRect(x: 5, y: 5, width: 50, height: 40)))
      view.addSubview(back)
      view.addSubview(colored(.blue, CGRect(x: 30, y: 30, width: 200, height: 100)))
    }
    let order = try simulator.readSVG().all("rect").compactMap { $0["fill"] }
    #expect(
      order.filter { ["#ff0000", "#00ff00", "#0000ff"].contains($0) } == ["#ff0000", "#00ff00", "#0000ff"]
    )
  }

  @Test func `the subviews of a clipping view are drawn in its rectangle, the view's own color is not`()
    throws
  {
    let simulator = Simulator.showing { view in
      let outer = colored(.red, CGRect(x: 20, y: 30, width: 100, height: 100))
      outer.clipsToBounds = true
      outer.addSubview(colored(.green, CGRect(x: 50, y: 50, width: 100, height: 100)))
      view.addSubview(outer)
      view.addSubview(colored(.blue, CGRect(x: 0, y: 200, width: 10, height: 10)))
    }
    let svg = try simulator.readSVG()
    func clips(_ color: String) throws -> [CGRect] {
      let references = try #require(rects(svg, color).first).ancestors.compactMap { $0["clip-path"] }
      return references.compactMap { reference in
        svg.all("clipPath") { "url(#\($0["id"] ?? ""))" == reference }.first?.children.first?.rect
      }
    }
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(try clips("#ff0000") == [screen])
    #expect(try clips("#00ff00") == [CGRect(x: 20, y: 30, width: 100, height: 100), screen])
    #expect(try clips("#0000ff") == [screen])
  }

  @Test func `a view and all in it fade as one`() throws {
    let simulator = Simulator.showing { view in
      let outer = colored(.red, CGRect(x: 20, y: 30, width: 100, height: 100))
      outer.alpha = 0.5
      let inner = colored(.green, CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.alpha = 0.25
      outer.addSubview(inner)
      view.addSubview(outer)
    }
    let svg = try simulator.readSVG()
    let (red, green) = (try #require(rects(svg, "#ff0000").first), try #require(rects(svg, "#00ff00").first))
    #expect(red.ancestors.compactMap { $0["opacity"] } == ["0.5"])
    #expect(green.ancestors.compactMap { $0["opacity"] } == ["0.25", "0.5"])
  }

  @Test func `the opacity of a color is its own`() throws {
    let simulator = Simulator.showing { view in
      view.addSubview(
        colored(Color(red: 1, green: 0, blue: 0, alpha: 0.3), CGRect(x: 1, y: 2, width: 3, height: 4))
      )
    }
    #expect(rects(try simulator.readSVG(), "#ff0000").map { $0["fill-opacity"] } == ["0.3"])
  }

  @Test func `hidden and transparent views are not drawn`() throws {
    let simulator = Simulator.showing { view in
      let hidden = colored(.red, CGRect(x: 0, y: 0, width: 9, height: 9))
      hidden.isHidden = true
      let transparent = colored(.green, CGRect(x: 0, y: 0, width: 9, height: 9))
      transparent.alpha = 0.005
      for part in [hidden, transparent] { view.addSubview(part) }
    }
    let svg = try simulator.readSVG()
    #expect(rects(svg, "#ff0000").isEmpty)
    #expect(rects(svg, "#00ff00").isEmpty)
  }

  @Test func `a turned view is drawn in its own plane`() throws {
    let simulator = Simulator.showing { view in
      let turned = colored(.red, CGRect(x: 100, y: 100, width: 40, height: 20))
      turned.transform = ViewTransform(rotationAngle: .pi / 2)
      view.addSubview(turned)
    }
    let svg = try simulator.readSVG()
    let red = try #require(rects(svg, "#ff0000").first)
    #expect(red.rect == CGRect(x: 0, y: 0, width: 40, height: 20))
    // The rectangle's center, (20, 10), is at (120, 110) in the picture.
    #expect(red.parent?["transform"] == "matrix(0 1 -1 0 130 90)")
  }

  @Test func `scrolled content is where it has been scrolled to, behind the indicator`() throws {
    let simulator = Simulator.showing { view in
      let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
      scrollView.contentSize = CGSize(width: 320, height: 400)
      scrollView.addSubview(colored(.red, CGRect(x: 10, y: 150, width: 20, height: 20)))
      scrollView.contentOffset.y = 100
      view.addSubview(scrollView)
    }
    let svg = try simulator.readSVG()
    #expect(rects(svg, "#ff0000").map(\.rect) == [CGRect(x: 10, y: 150, width: 20, height: 20)])
    #expect(rects(svg, "#000000").map(\.rect) == [CGRect(x: 315, y: 152, width: 3, height: 96)])
  }

  @Test func `an animation is drawn where it is at the moment`() throws {
    let moving = colored(.red, CGRect(x: 0, y: 0, width: 10, height: 10))
    let simulator = Simulator.showing { $0.addSubview(moving) }
    simulator.perform {
      View.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { moving.frame.origin.x = 100 }
      )
    }
    simulator.advance(by: .milliseconds(250))
    #expect(rects(try simulator.readSVG(), "#ff0000").map(\.rect.minX) == [25])
  }

  @Test func `the picture lies as the interface does, the home button beside it`() throws {
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 100, height: 31))
    let simulator = Simulator.showing { $0.addSubview(field) }
    func size() throws -> [String?] {
      let svg = try simulator.readSVG()
      return [svg["width"], svg["height"]]
    }
    #expect(try size() == ["352", "600"])
    simulator.user.rotate(to: .landscapeLeft)
    #expect(try size() == ["600", "352"])
    let button = try #require(try simulator.readSVG().all("circle").last)
    #expect([button.number("cx"), button.number("cy")] == [570, 176])
  }

  @Test func `in the middle of a turn views are turned`() throws {
    let simulator = Simulator(device: .iPhone4, system: "7.0")
    let controller = ViewController()
    controller.view.addSubview(colored(.red, CGRect(x: 110, y: 210, width: 20, height: 20)))
    simulator.launch(controller)
    simulator.user.manually { simulator.rotate(to: .landscapeLeft) }
    simulator.advance(by: .milliseconds(150))
    let svg = try simulator.readSVG()
    let red = try #require(rects(svg, "#ff0000").first)
    #expect(red.parent?["transform"]?.hasPrefix("matrix(") == true)
    simulator.settle()
    #expect(
      rects(try simulator.readSVG(), "#ff0000").map(\.rect)
        == [CGRect(x: 110, y: 210, width: 20, height: 20)]
    )
  }
}
