import UIKit

/// A view that counts the calls of its touch methods.
private final class TouchView: UIView {
  let calls: Calls
  let forwards: Bool

  init(_ calls: Calls, forwards: Bool = false) {
    self.calls = calls
    self.forwards = forwards
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.add("began")
    if forwards { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.add("moved")
    if forwards { super.touchesMoved(touches, with: event) }
  }
}

/// A view that records the name with which it is asked about a point.
private final class AskedView: UIView {
  let name: String
  let calls: Calls

  init(_ name: String, _ calls: Calls, _ frame: CGRect) {
    self.name = name
    self.calls = calls
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    calls.add(name)
    return super.point(inside: point, with: event)
  }
}

@MainActor private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: x, y: y, width: width, height: height))
}

@MainActor private func hit(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIView? {
  view.hitTest(CGPoint(x: x, y: y), with: nil)
}

extension Probe {
  /// Hit testing, and the forwarding of touches.
  static let touches: [Probe] = [
    Probe("C1", "the frontmost subview") { stage in
      let outer = box(0, 0, 100, 100), back = box(0, 0, 50, 50), front = box(25, 25, 50, 50)
      outer.addSubview(back)
      outer.addSubview(front)
      stage.log("where two subviews overlap the later one is hit", hit(outer, 30, 30) === front)
      stage.log("where one is, that one is hit", hit(outer, 10, 10) === back)
      stage.log("where none is, the view is hit", hit(outer, 90, 90) === outer)
      stage.log("beside the view nothing is hit", hit(outer, 110, 90) == nil)
    },
    Probe("C1-2", "the order in which views are asked") { stage in
      let calls = Calls()
      let outer = AskedView("view", calls, CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(AskedView("first", calls, CGRect(x: 0, y: 0, width: 50, height: 50)))
      outer.addSubview(AskedView("second", calls, CGRect(x: 60, y: 60, width: 40, height: 40)))
      _ = hit(outer, 10, 10)
      stage.log("the order", calls.take())
    },
    Probe("C2", "views that are skipped", facts: ["MV1"]) { stage in
      let outer = box(0, 0, 100, 100), middle = box(0, 0, 100, 100), inner = UIButton(type: .custom)
      inner.frame = middle.bounds
      outer.addSubview(middle)
      middle.addSubview(inner)
      stage.log("the inner view is hit", hit(outer, 10, 10) === inner)
      middle.isHidden = true
      stage.log("below a hidden view it is hit", hit(outer, 10, 10) === inner)
      middle.isHidden = false
      middle.alpha = 0
      stage.log("below a transparent view it is hit", hit(outer, 10, 10) === inner)
      middle.alpha = 1
      middle.isUserInteractionEnabled = false
      stage.log("below a view without user interaction it is hit", hit(outer, 10, 10) === inner)
      stage.log("the outer view is hit then", hit(outer, 10, 10) === outer)
    },
    Probe("C3", "an alpha of a hundredth") { stage in
      let outer = box(0, 0, 100, 100), inner = box(0, 0, 100, 100)
      outer.addSubview(inner)
      inner.alpha = 0.01
      stage.log("a view with an alpha of 0.01 is hit", hit(outer, 10, 10) === inner)
    },
    Probe("MV1", "alphas beside a hundredth") { stage in
      let outer = box(0, 0, 100, 100), inner = box(0, 0, 100, 100)
      outer.addSubview(inner)
      inner.alpha = 0.009
      stage.log("a view with an alpha of 0.009 is hit", hit(outer, 10, 10) === inner)
      inner.alpha = 0.02
      stage.log("one with 0.02 is hit", hit(outer, 10, 10) === inner)
    },
    Probe("C4", "nested alphas") { stage in
      let outer = box(0, 0, 100, 100), middle = box(0, 0, 100, 100), inner = box(0, 0, 100, 100)
      outer.addSubview(middle)
      middle.addSubview(inner)
      middle.alpha = 0.05
      inner.alpha = 0.05
      stage.log("a view with 0.05 in a view with 0.05 is hit", hit(outer, 10, 10) === inner)
    },
    Probe("C5", "the edges of a view", facts: ["MV1"]) { stage in
      let view = box(0, 0, 100, 100)
      stage.log("the left and top edge are inside", view.point(inside: CGPoint(x: 0, y: 0), with: nil))
      stage.log("the right edge is inside", view.point(inside: CGPoint(x: 100, y: 50), with: nil))
      stage.log("the bottom edge is inside", view.point(inside: CGPoint(x: 50, y: 100), with: nil))
    },
    Probe("C6", "a bounds origin in hit testing") { stage in
      let view = box(0, 0, 100, 100)
      view.bounds.origin = CGPoint(x: 50, y: 50)
      stage.log(
        "(20, 20) is inside bounds that begin at (50, 50)",
        view.point(inside: CGPoint(x: 20, y: 20), with: nil)
      )
      stage.log("(120, 120) is inside", view.point(inside: CGPoint(x: 120, y: 120), with: nil))
    },
    Probe("C7", "a negative bounds origin in hit testing") { stage in
      let view = box(0, 0, 100, 100)
      view.bounds.origin = CGPoint(x: -50, y: -50)
      stage.log(
        "(-20, -20) is inside bounds that begin at (-50, -50)",
        view.point(inside: CGPoint(x: -20, y: -20), with: nil)
      )
      stage.log("(60, 60) is inside", view.point(inside: CGPoint(x: 60, y: 60), with: nil))
    },
    Probe("C8", "the bounds of a scaled view") { stage in
      let view = box(0, 0, 100, 100)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      stage.log("(99, 99) is inside", view.point(inside: CGPoint(x: 99, y: 99), with: nil))
      stage.log("(150, 150) is inside", view.point(inside: CGPoint(x: 150, y: 150), with: nil))
    },
    Probe("C9", "a scaled subview") { stage in
      let outer = box(0, 0, 200, 200), inner = box(50, 50, 100, 100)
      outer.addSubview(inner)
      inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      stage.log("its frame", inner.frame)
      stage.log("a point in its frame hits it", hit(outer, 100, 100) === inner)
      stage.log("a point in its former frame hits it", hit(outer, 60, 60) === inner)
    },
    Probe("C10", "parts beyond a superview", facts: ["MV1"]) { stage in
      let outer = box(0, 0, 200, 200), middle = box(0, 0, 50, 50), inner = box(25, 25, 100, 100)
      outer.addSubview(middle)
      middle.addSubview(inner)
      stage.log("a part of a subview beyond its superview is hit", hit(outer, 80, 80) === inner)
      middle.clipsToBounds = true
      stage.log("it is hit if the superview clips", hit(outer, 80, 80) === inner)
      stage.log("the part inside is hit", hit(outer, 30, 30) === inner)
    },
    Probe("C11", "an override of point(inside:with:)") { stage in
      final class Wide: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -100, dy: -100).contains(point)
        }
      }
      let outer = box(0, 0, 200, 200), inner = box(25, 25, 100, 100)
      let middle = Wide(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.addSubview(middle)
      middle.addSubview(inner)
      stage.log("it makes parts beyond the superview hittable", hit(outer, 80, 80) === inner)
    },
    Probe("C12", "a disabled control") { stage in
      let outer = box(0, 0, 100, 100), control = UIButton(type: .custom)
      control.frame = outer.bounds
      outer.addSubview(control)
      control.isEnabled = false
      stage.log("it is hit", hit(outer, 10, 10) === control)
    },
    Probe("C13", "views without user interaction") { stage in
      stage.log("a view has user interaction", UIView().isUserInteractionEnabled)
      stage.log("a label has it", UILabel().isUserInteractionEnabled)
      stage.log("an image view has it", UIImageView().isUserInteractionEnabled)
      stage.log("a button has it", UIButton(type: .system).isUserInteractionEnabled)
    },
    Probe("C15", "hit testing while a view moves", facts: ["C14"]) { stage in
      let outer = box(0, 0, 200, 200), inner = box(0, 0, 50, 50)
      stage.view.addSubview(outer)
      outer.addSubview(inner)
      await stage.turn()
      UIView.animate(withDuration: 2, delay: 0, options: [.allowUserInteraction]) {
        inner.frame.origin.x = 150
      } completion: { _ in
      }
      await stage.wait(0.3)
      stage.log("its place at the end is hit", hit(outer, 160, 10) === inner)
    },
    Probe("C18", "a window without a view at a point") { stage in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.isHidden = false
      stage.log("the window is hit", hit(window, 10, 10) === window)
      window.isHidden = true
    },
    Probe("C21", "the touch methods forward") { stage in
      let calls = Calls(), outer = TouchView(calls), inner = UIView()
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      inner.touchesMoved([], with: nil)
      stage.log("the superview receives", calls.take())
    },
    Probe("C22", "each touch method forwards on its own") { stage in
      final class Half: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      let calls = Calls(), outer = TouchView(calls), inner = Half()
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      inner.touchesMoved([], with: nil)
      stage.log("below a view with an override of touchesBegan the superview receives", calls.take())
    },
    Probe("C24", "labels and plain views forward touches") { stage in
      final class Controller: UIViewController {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
      }
      let controller = Controller(), label = UILabel()
      controller.view.addSubview(label)
      label.touchesBegan([], with: nil)
      stage.log("the controller receives the touch of a label", controller.count == 1)
    },
    Probe("C21-2", "a touch method that calls super") { stage in
      let calls = Calls(), outer = TouchView(calls), inner = TouchView(calls, forwards: true)
      outer.addSubview(inner)
      inner.touchesBegan([], with: nil)
      stage.log("the calls of both views", calls.take())
    },
    Probe("C26", "the default of isMultipleTouchEnabled") { stage in
      stage.log("that of a view", UIView().isMultipleTouchEnabled)
    },
    Probe("C28", "the default of isExclusiveTouch") { stage in
      stage.log("that of a view", UIView().isExclusiveTouch)
      stage.log("that of a button", UIButton(type: .custom).isExclusiveTouch)
    },
    Probe("F6", "the defaults of a gesture recognizer") { stage in
      let recognizer = UITapGestureRecognizer()
      stage.log("delaysTouchesBegan", recognizer.delaysTouchesBegan)
      stage.log("delaysTouchesEnded", recognizer.delaysTouchesEnded)
    },
    Probe("F4", "the cancelling of touches by default") { stage in
      stage.log("cancelsTouchesInView of a tap", UITapGestureRecognizer().cancelsTouchesInView)
      stage.log("of a pan", UIPanGestureRecognizer().cancelsTouchesInView)
    },
    Probe("F1", "a recognizer isn't in the responder chain") { stage in
      let view = UIView(), outer = UIView()
      outer.addSubview(view)
      view.addGestureRecognizer(UITapGestureRecognizer())
      stage.log("the view's next responder is the superview", view.next === outer)
    },
    Probe("MG23", "the swipe directions") { stage in
      let swipe = UISwipeGestureRecognizer()
      stage.log("right", Int(UISwipeGestureRecognizer.Direction.right.rawValue))
      stage.log("left", Int(UISwipeGestureRecognizer.Direction.left.rawValue))
      stage.log("up", Int(UISwipeGestureRecognizer.Direction.up.rawValue))
      stage.log("down", Int(UISwipeGestureRecognizer.Direction.down.rawValue))
      stage.log("right is the default", swipe.direction == .right)
      stage.log("the number of touches", swipe.numberOfTouchesRequired)
    },
    Probe("MG34", "the defaults of a long press") { stage in
      let press = UILongPressGestureRecognizer()
      stage.log("the duration in seconds", CGFloat(press.minimumPressDuration))
      stage.log("the movement", press.allowableMovement)
      stage.log("the number of taps before it", press.numberOfTapsRequired)
    },
  ]
}
