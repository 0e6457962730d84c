import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewPictures {
  /// Returns a view that is drawn as a box with its name.
  private func box(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> View {
    let view = View(frame: CGRect(x: x, y: y, width: width, height: height))
    view.accessibilityIdentifier = name
    return view
  }

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, width: CGFloat = 184) -> Label {
    let label = Label(frame: CGRect(x: x, y: y, width: width, height: 16))
    label.text = text
    return label
  }

  @Test func `a plain view is a box if it has a color or a name, else it is not seen`() {
    let simulator = Simulator.showing { view in
      view.addSubview(View(frame: CGRect(x: 8, y: 16, width: 80, height: 64)))
      view.addSubview(box("card", 96, 16, 96, 64))
      let colored = View(frame: CGRect(x: 200, y: 16, width: 80, height: 64))
      colored.backgroundColor = .red
      view.addSubview(colored)
      let clear = View(frame: CGRect(x: 8, y: 80, width: 80, height: 16))
      clear.backgroundColor = .clear
      view.addSubview(clear)
    }
    #expect(
      simulator.picture().corner(36, 6) == """

                    ┌╌ card ╌╌╌┐ ┌╌╌╌╌╌╌╌╌┐
                    ╎          ╎ ╎        ╎
                    ╎          ╎ ╎        ╎
                    └╌╌╌╌╌╌╌╌╌╌┘ └╌╌╌╌╌╌╌╌┘

        """
    )
  }

  @Test func `a color hides the views behind it, a name or a veil does not`() {
    let simulator = Simulator.showing { view in
      view.addSubview(label("a text behind the view", 8, 32))
      view.addSubview(label("a text behind the view", 8, 112))
      view.addSubview(label("a text behind the view", 8, 192))
      let sheet = View(frame: CGRect(x: 40, y: 16, width: 80, height: 48))
      sheet.backgroundColor = .white
      view.addSubview(sheet)
      let veil = View(frame: CGRect(x: 40, y: 96, width: 80, height: 48))
      veil.backgroundColor = Color(white: 0, alpha: 0.4)
      view.addSubview(veil)
      view.addSubview(box("a", 40, 176, 80, 48))
    }
    #expect(
      simulator.picture().corner(24, 14) == """

             ┌╌╌╌╌╌╌╌╌┐
         a te╎        ╎the view
             └╌╌╌╌╌╌╌╌┘


             ┌╌╌╌╌╌╌╌╌┐
         a te╎t behind╎the view
             └╌╌╌╌╌╌╌╌┘


             ┌╌ a ╌╌╌╌┐
         a te╎t behind╎the view
             └╌╌╌╌╌╌╌╌┘
        """
    )
  }

  @Test func `hidden and transparent views are not drawn, nor are their subviews`() {
    let simulator = Simulator.showing { view in
      for (index, change) in [
        { _ in }, { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.alpha = 0.05 },
        {
          $0.alpha = 0.05
          $0.subviews[0].alpha = 0.1
        },
      ].enumerated() as EnumeratedSequence<[(View) -> Void]> {
        let holder = View(frame: CGRect(x: 8, y: CGFloat(index) * 16, width: 100, height: 16))
        holder.addSubview(label("number \(index)", 0, 0))
        change(holder)
        view.addSubview(holder)
      }
    }
    #expect(simulator.picture().corner(9, 5) == " number 0\n\n\n number 3\n")
  }

  @Test func `a part of a view outside of its superview is cut only if the superview clips`() {
    let simulator = Simulator.showing { view in
      for (y, clips) in [(16, false), (112, true)] as [(CGFloat, Bool)] {
        let holder = View(frame: CGRect(x: 40, y: y, width: 96, height: 64))
        holder.clipsToBounds = clips
        holder.addSubview(box("wide", -16, 16, 160, 96))
        view.addSubview(holder)
      }
    }
    #expect(
      simulator.picture().corner(28, 16) == """


           ┌╌ wide ╌╌╌╌╌╌╌╌╌╌╌┐
           ╎                  ╎
           ╎                  ╎
           ╎                  ╎
           ╎                  ╎
           └╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┘
              wide ╌╌╌╌╌╌







        """
    )
  }

  @Test func `clipping views inside each other let only the common part be seen`() {
    let simulator = Simulator.showing { view in
      let outer = View(frame: CGRect(x: 16, y: 16, width: 64, height: 64))
      let inner = View(frame: CGRect(x: 32, y: 32, width: 64, height: 64))
      outer.clipsToBounds = true
      inner.clipsToBounds = true
      inner.addSubview(label("0123456789", -16, 0))
      inner.addSubview(label("0123456789", -16, 32))
      outer.addSubview(inner)
      view.addSubview(outer)
    }
    #expect(simulator.picture().corner(12, 6) == "\n\n\n      2345\n\n")
  }

  @Test func `the outline cuts the parts outside of the screen`() {
    let simulator = Simulator.showing { view in
      view.addSubview(box("left", -40, 16, 80, 48))
      view.addSubview(box("right", 280, 16, 80, 48))
      view.addSubview(box("far", 1e300, 16, 80, 48))
      view.addSubview(box("wide", -1e200, 80, 1e201, 48))
      view.addSubview(label("a text at the edge", 240, 128))
    }
    #expect(
      simulator.picture().top(9) == """
        │                                        │
        │ft ╌┐                              ┌╌ ri│
        │    ╎                              ╎    │
        ├╌╌╌╌┘                              └╌╌╌╌┤
        │                                        │
        ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        │                                        │
        ├╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌┤
        │                              a text at │
        """
    )
  }

  @Test func `bounds and transforms move and scale the subviews`() {
    let simulator = Simulator.showing { view in
      let moved = View(frame: CGRect(x: 16, y: 16, width: 96, height: 64))
      moved.bounds.origin = CGPoint(x: 8, y: -16)
      moved.addSubview(box("a", 8, 0, 56, 32))
      view.addSubview(moved)
      let scaled = View(frame: CGRect(x: 160, y: 16, width: 64, height: 32))
      scaled.transform = ViewTransform(scaleX: 2, y: 2)
      scaled.addSubview(box("b", 0, 0, 40, 24))
      view.addSubview(scaled)
      let turned = box("turned", 40, 112, 96, 48)
      turned.transform = ViewTransform(rotationAngle: .pi / 2)
      view.addSubview(turned)
    }
    #expect(
      simulator.picture().corner(30, 12) == """
                        ╎        ╎
                        ╎        ╎
          ┌╌ a ╌┐       └╌╌╌╌╌╌╌╌┘
          └╌╌╌╌╌┘


                ┌╌╌╌╌┐
                ╎    ╎
                ╎    ╎
                ╎    ╎
                ╎    ╎
                └╌╌╌╌┘
        """
    )
  }

  @Test func `an animated view is drawn where it is seen`() {
    let view = box("a", 0, 16, 80, 32)
    let simulator = Simulator.showing { $0.addSubview(view) }
    simulator.perform {
      View.animate(withDuration: 1, options: .curveLinear) { view.frame.origin.x = 160 }
    }
    let columns = (0...4).map { _ in
      defer { simulator.advance(by: .milliseconds(250)) }
      let row = simulator.picture().rows[3].dropFirst()
      return row.distance(from: row.startIndex, to: row.firstIndex(of: "┘") ?? row.endIndex)
    }
    #expect(columns == [9, 14, 19, 24, 29])
  }

  @Test func `subviews and windows are drawn back to front`() {
    let simulator = Simulator.showing { view in
      view.addSubview(label("the first view", 8, 0))
      view.addSubview(label("another", 8, 0))
    }
    #expect(simulator.picture().corner(16, 1) == " anotherst view")
    let alert = simulator.perform { Window(frame: CGRect(x: 16, y: 0, width: 100, height: 32)) }
    alert.windowLevel = .alert
    alert.addSubview(label("alert", 0, 0))
    #expect(simulator.picture().corner(16, 1) == " anotherst view")
    alert.isHidden = false
    #expect(simulator.picture().corner(16, 1) == " aalertrst view")
  }

  @Test func `a view that is no field and has the focus has a double line`() {
    final class Canvas: View, KeyInput {
      var hasText: Bool { false }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) {}
      func deleteBackward() {}
    }
    let canvas = Canvas(frame: CGRect(x: 0, y: 16, width: 80, height: 48))
    let simulator = Simulator.showing { $0.addSubview(canvas) }
    #expect(simulator.picture().corner(12, 4) == "\n\n\n")
    canvas.becomeFirstResponder()
    #expect(
      simulator.picture().corner(12, 4, outlineWidth: 1) == """
        │
        ╞═════════╗
        │         ║
        ╞═════════╝
        """
    )
  }

  @Test func `a hundred thousand nested views can be drawn`() {
    let simulator = Simulator.showing { view in
      var holder = view
      for _ in 0..<Repetitions.count(100_000, inDebug: 30_000) {
        let next = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        holder.addSubview(next)
        holder = next
      }
      holder.addSubview(label("deep inside", 8, 0))
    }
    #expect(simulator.picture().corner(12, 1) == " deep inside")
  }
}
