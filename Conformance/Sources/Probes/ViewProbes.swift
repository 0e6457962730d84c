import UIKit

@MainActor private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

extension Probe {
  /// Views: geometry, conversion of coordinates, and the hierarchy.
  static let views: [Probe] = [
    Probe("H1", "the frame follows from the center and the bounds") { stage in
      let view = UIView()
      view.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      view.center = CGPoint(x: 100, y: 50)
      stage.log("the frame", view.frame)
    },
    Probe("H1-2", "the frame and the anchor point") { stage in
      let view = box(0, 0, 40, 20)
      view.layer.anchorPoint = CGPoint(x: 0, y: 0)
      stage.log("an anchor point at the corner moves the frame to", view.frame)
      stage.log("the center stays", view.center)
    },
    Probe("H2", "a frame that was set is read back") { stage in
      let view = UIView(), frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
      view.frame = frame
      stage.log("with another anchor point", view.frame)
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = frame
      stage.log("with a scale", view.frame)
    },
    Probe("H3", "a frame that is set under a scale") { stage in
      let view = box(0, 0, 10, 10)
      view.transform = CGAffineTransform(scaleX: 2, y: 4)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      stage.log("the size of the bounds", view.bounds.size)
    },
    Probe("H4", "a new size of the bounds") { stage in
      let view = box(10, 10, 100, 100)
      view.bounds.size = CGSize(width: 50, height: 60)
      stage.log("the center", view.center)
      stage.log("the frame", view.frame)
    },
    Probe("H5", "the frame of a rotated view") { stage in
      let view = box(0, 0, 100, 50)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      stage.log("a quarter of a turn", view.frame)
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      stage.log("an eighth of a turn", view.frame.size)
    },
    Probe("H6", "a transform keeps the center and the bounds") { stage in
      let view = box(10, 10, 100, 50)
      view.transform = CGAffineTransform(translationX: 30, y: 0).scaledBy(x: 2, y: 2)
      stage.log("the center", view.center)
      stage.log("the bounds", view.bounds)
      stage.log("the frame", view.frame)
    },
    Probe("H7", "the origin of the bounds moves the subviews") { stage in
      let outer = box(10, 10, 100, 100), inner = box(5, 5, 10, 10), root = box(0, 0, 300, 300)
      root.addSubview(outer)
      outer.addSubview(inner)
      outer.bounds.origin = CGPoint(x: 20, y: 30)
      stage.log("the view's frame", outer.frame)
      stage.log("the subview's frame", inner.frame)
      stage.log("the subview in the root", inner.convert(CGPoint.zero, to: root))
    },
    Probe("H8", "negative sizes") { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: -40, height: -20))
      stage.log("a frame with a negative size", view.frame)
    },
    Probe("H8-2", "a negative size of the bounds") { stage in
      let view = UIView()
      view.bounds.size = CGSize(width: -40, height: 20)
      stage.log("the width is stored", view.bounds.size.width)
    },
    Probe("H9", "a conversion through a common ancestor") { stage in
      let root = box(0, 0, 500, 500), left = box(10, 20, 100, 100), right = box(200, 100, 100, 100)
      let inner = box(5, 5, 50, 50)
      root.addSubview(left)
      root.addSubview(right)
      left.addSubview(inner)
      right.bounds.origin = CGPoint(x: 7, y: 9)
      stage.log("a point", inner.convert(CGPoint(x: 1, y: 2), to: right))
      stage.log("a rectangle", inner.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: right))
      stage.log("back", right.convert(CGPoint(x: 1, y: 2), to: inner))
    },
    Probe("H9-2", "a conversion through a transform", facts: ["MV13"]) { stage in
      let root = box(0, 0, 500, 500), view = box(100, 100, 100, 100)
      root.addSubview(view)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.log("the corner of a scaled view", view.convert(CGPoint.zero, to: root))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      stage.log(
        "the size of 30 x 40 in a view that is turned by a quarter",
        root.convert(CGRect(x: 0, y: 0, width: 30, height: 40), to: view).size
      )
    },
    Probe("H10", "a conversion to nil") { stage in
      let view = box(30, 40, 10, 10)
      stage.view.addSubview(view)
      stage.log(
        "in a window it is that to the window",
        view.convert(CGPoint.zero, to: nil) == view.convert(CGPoint.zero, to: stage.window)
      )
      let root = box(50, 60, 100, 100), inner = box(5, 5, 10, 10)
      root.addSubview(inner)
      stage.log("without one a point of the root stays", root.convert(CGPoint(x: 1, y: 2), to: nil))
      stage.log("a point of a subview", inner.convert(CGPoint(x: 1, y: 2), to: nil))
    },
    Probe("H11", "a conversion to a window") { stage in
      let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100)), view = box(5, 6, 10, 10)
      window.addSubview(view)
      stage.log("the origin of its frame doesn't count", view.convert(CGPoint.zero, to: window))
    },
    Probe("H12", "a conversion between siblings") { stage in
      let root = box(0, 0, 200, 200), first = box(20, 10, 100, 100), second = box(80, 80, 100, 100)
      root.addSubview(first)
      root.addSubview(second)
      stage.log(
        "(60, 70) of a view at (20, 10), in a view at (80, 80)",
        first.convert(CGPoint(x: 60, y: 70), to: second)
      )
    },
    Probe("H13", "a conversion into a view below a scale") { stage in
      let root = box(0, 0, 400, 400), middle = box(0, 0, 200, 200), inner = box(10, 10, 50, 50)
      root.addSubview(middle)
      middle.addSubview(inner)
      middle.layer.anchorPoint = .zero
      middle.center = .zero
      middle.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.log("(100, 100) of the root", root.convert(CGPoint(x: 100, y: 100), to: inner))
    },
    Probe("H16", "a view that is added to another superview") { stage in
      let first = UIView(), second = UIView(), view = UIView()
      first.addSubview(view)
      second.addSubview(view)
      stage.log("the former superview has subviews", first.subviews.count)
      stage.log("the new one has", second.subviews.count)
      stage.log("the superview is the new one", view.superview === second)
    },
    Probe("H17", "a subview that is added again") { stage in
      let outer = UIView(), first = UIView(), second = UIView()
      outer.addSubview(first)
      outer.addSubview(second)
      outer.addSubview(first)
      stage.log("it moves to the front", outer.subviews.last === first)
      stage.log("the number of subviews", outer.subviews.count)
    },
    Probe("H18", "an index beyond the end") { stage in
      let outer = UIView(), first = UIView(), second = UIView()
      outer.addSubview(first)
      outer.insertSubview(second, at: 999)
      stage.log("the view is the last", outer.subviews.last === second)
    },
    Probe("H19", "a view that isn't a sibling") { stage in
      let outer = UIView(), first = UIView(), second = UIView(), third = UIView()
      outer.addSubview(first)
      outer.insertSubview(second, belowSubview: UIView())
      stage.log("below it the view is the last", outer.subviews.last === second)
      outer.insertSubview(third, aboveSubview: UIView())
      stage.log("above it the view is the last", outer.subviews.last === third)
    },
    Probe("H20", "subviews have the order of their layers") { stage in
      let outer = UIView(), first = UIView(), second = UIView(), layer = CALayer()
      outer.addSubview(first)
      outer.layer.addSublayer(layer)
      outer.addSubview(second)
      let layers = outer.layer.sublayers ?? []
      stage.log("the number of layers", layers.count)
      stage.log("the layer without a view is in the middle", layers.count == 3 && layers[1] === layer)
      outer.bringSubviewToFront(first)
      stage.log("a view that moves to the front is the last", outer.subviews.last === first)
      stage.log("so is its layer", outer.layer.sublayers?.last === first.layer)
    },
    Probe("H21", "a view without subviews") { stage in
      let view = UIView(), inner = UIView()
      stage.log("the sublayers are nil", view.layer.sublayers == nil)
      stage.log("the number of subviews", view.subviews.count)
      view.addSubview(inner)
      inner.removeFromSuperview()
      stage.log("after a removal the number of sublayers", view.layer.sublayers?.count ?? 0)
    },
    Probe("H22", "the layer in didMoveToSuperview") { stage in
      final class View: UIView {
        var isInTree = false
        override func didMoveToSuperview() {
          isInTree = layer.superlayer === superview?.layer && superview != nil
        }
      }
      let view = View()
      UIView().addSubview(view)
      stage.log("it is in the layer of the superview", view.isInTree)
    },
    Probe("H23", "the callbacks of a removal") { stage in
      let calls = Calls(), view = CallbackView("view", calls)
      stage.view.addSubview(view)
      _ = calls.take()
      view.removeFromSuperview()
      stage.log("the calls", calls.take())
    },
    Probe("H24", "the callbacks of an addition to a window") { stage in
      let calls = Calls(), outer = CallbackView("superview", calls), view = CallbackView("view", calls)
      stage.view.addSubview(outer)
      _ = calls.take()
      outer.addSubview(view)
      stage.log("the calls", calls.take())
    },
    Probe("H25", "the callbacks outside of windows", facts: ["H26", "H27"]) { stage in
      let calls = Calls(), outer = CallbackView("superview", calls), view = CallbackView("view", calls)
      outer.addSubview(view)
      stage.log("an addition calls", calls.take().filter { $0.hasPrefix("view") })
      stage.view.addSubview(outer)
      stage.log(
        "when the superview enters a window the view receives",
        calls.take().filter { $0.hasPrefix("view") }
      )
    },
    Probe("H26", "the order of a change of the window", facts: ["H27"]) { stage in
      let calls = Calls(), outer = CallbackView("superview", calls), view = CallbackView("view", calls)
      outer.addSubview(view)
      _ = calls.take()
      stage.view.addSubview(outer)
      stage.log("will", calls.take().filter { $0.hasSuffix("willMoveToWindow") })
      outer.removeFromSuperview()
      stage.log("did", calls.take().filter { $0.hasSuffix("didMoveToWindow") })
    },
    Probe("H28", "willRemoveSubview and the removal") { stage in
      let calls = Calls(), outer = CallbackView("superview", calls), view = CallbackView("view", calls)
      outer.addSubview(view)
      _ = calls.take()
      view.removeFromSuperview()
      stage.log("the first call", calls.take().first)
    },
    Probe("H29", "the references between views") { stage in
      weak var inner: UIView?
      weak var outer: UIView?
      var kept: UIView?
      do {
        let first = UIView(), second = UIView()
        first.addSubview(second)
        kept = first
        (outer, inner) = (first, second)
      }
      await stage.turn()
      stage.log("a superview retains its subviews", inner != nil)
      kept = nil
      await stage.turn()
      stage.log("without other references both are deallocated", inner == nil && outer == nil && kept == nil)
    },
    Probe("H30", "the search for a tag") { stage in
      let root = UIView(), first = UIView(), deep = UIView(), second = UIView()
      root.addSubview(first)
      first.addSubview(deep)
      root.addSubview(second)
      [deep, second].forEach { $0.tag = 7 }
      stage.log("the deeper view of the first subview is found", root.viewWithTag(7) === deep)
      root.tag = 7
      stage.log("the view itself is found first", root.viewWithTag(7) === root)
      stage.log("an unknown tag gives nil", root.viewWithTag(8) == nil)
    },
    Probe("H31", "a removal without a superview") { stage in
      let calls = Calls(), view = CallbackView("view", calls)
      view.removeFromSuperview()
      stage.log("the calls", calls.take())
    },
    Probe("H32", "moving a view that isn't a subview") { stage in
      let outer = UIView(), first = UIView(), second = UIView()
      outer.addSubview(first)
      outer.addSubview(second)
      outer.bringSubviewToFront(UIView())
      outer.sendSubviewToBack(UIView())
      stage.log("the order stays", outer.subviews.first === first && outer.subviews.last === second)
      stage.log("the number of subviews", outer.subviews.count)
    },
    Probe("MV14", "the window of a view") { stage in
      let view = UIView()
      stage.log("at first it is nil", view.window == nil)
      stage.view.addSubview(view)
      stage.log("at once it is that of the superview", view.window === stage.window)
      view.removeFromSuperview()
      stage.log("after the removal it is nil", view.window == nil)
    },
    Probe("U1", "a rectangle between two rotated views") { stage in
      let root = box(0, 0, 400, 400), first = box(100, 100, 100, 100), second = box(200, 200, 100, 100)
      root.addSubview(first)
      root.addSubview(second)
      first.transform = CGAffineTransform(rotationAngle: .pi / 4)
      second.transform = CGAffineTransform(rotationAngle: -.pi / 4)
      stage.log(
        "the size of the box of 10 x 10",
        first.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: second).size
      )
    },
    Probe("U2", "the frame of a view that is rotated by quarters") { stage in
      let view = box(0, 0, 10, 10)
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
      stage.log("the frame", view.frame)
      stage.log("the size of the bounds", view.bounds.size)
    },
    Probe("U4", "a conversion between trees without a window") { stage in
      let first = box(10, 20, 100, 100), second = box(50, 60, 100, 100)
      stage.log("the origin of one in the other", first.convert(CGPoint.zero, to: second))
    },
    Probe("U7", "a view that is inserted above itself") { stage in
      let outer = UIView(), first = UIView(), second = UIView()
      outer.addSubview(first)
      outer.addSubview(second)
      outer.insertSubview(first, aboveSubview: first)
      stage.log("it is in front", outer.subviews.last === first)
    },
    Probe("U14", "the null rectangle") { stage in
      let view = box(10, 20, 100, 100)
      stage.view.addSubview(view)
      stage.log("it stays null in a conversion", view.convert(CGRect.null, to: nil).isNull)
      let scale = CGAffineTransform(scaleX: 2, y: 2)
      stage.log("it stays null under a transform", CGRect.null.applying(scale).isNull)
    },
  ]
}
