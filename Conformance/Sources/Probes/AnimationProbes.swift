import UIKit

extension ProbeStage {
  /// Adds a view of 50 x 50 points and lets it be displayed.
  fileprivate func moved() async -> UIView {
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    view.addSubview(box)
    view.layoutIfNeeded()
    await turn()
    return box
  }
}

/// Whether the visible opacity differs from the opacity of a layer.
@MainActor private func fades(_ layer: CALayer) -> Bool {
  layer.presentation().map { abs($0.opacity - layer.opacity) > 0.01 } ?? false
}

/// Whether the visible position differs from the position of a view.
@MainActor private func moves(_ view: UIView) -> Bool {
  view.layer.presentation().map { abs($0.position.x - view.layer.position.x) > 0.1 } ?? false
}

extension Probe {
  /// Animations: values, completions and their order.
  static let animations: [Probe] = [
    Probe("H44", "an animation block") { stage in
      let box = await stage.moved()
      var isRun = false
      UIView.animate(withDuration: 1) {
        isRun = true
        box.frame.origin.x = 100
      }
      stage.log("the block runs at once", isRun)
      stage.log("the property has its value at once", box.frame.origin.x)
      await stage.wait(0.5)
      let x = box.layer.presentation()?.frame.origin.x ?? -1
      stage.log("the visible value is between the ends", x > 0 && x < 100)
      await stage.wait(1)
      stage.log(
        "the visible value at the end",
        box.layer.presentation()?.frame.origin.x ?? box.frame.origin.x
      )
    },
    Probe("H45", "an animation without a duration") { stage in
      let box = await stage.moved()
      UIView.animate(withDuration: 0) { box.alpha = 0.5 }
      stage.log("the value at once", box.alpha)
      await stage.turn()
      stage.log("the visible value differs from it", fades(box.layer))
    },
    Probe("H48", "the completion without a duration") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 0) {
        box.alpha = 0.5
      } completion: {
        calls.add("completion(\($0))")
      }
      stage.log("in the call", calls.take())
      await stage.turn()
      stage.log("later", calls.take())
    },
    Probe("H49", "the completion of an animation") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 0.2) {
        box.frame.origin.x = 100
      } completion: {
        calls.add("completion(\($0))")
      }
      await stage.wait(0.6)
      stage.log("the calls", calls.take())
    },
    Probe("H49-2", "the completion of animations that are removed") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 1) {
        box.frame.origin.x = 100
      } completion: {
        calls.add("completion(\($0))")
      }
      await stage.wait(0.2)
      box.layer.removeAllAnimations()
      await stage.turn()
      stage.log("the calls", calls.take())
      stage.log("the value", box.frame.origin.x)
    },
    Probe("H50", "the completion of a block without changes") { stage in
      let calls = Calls()
      UIView.animate(withDuration: 0.5) {
      } completion: {
        calls.add("completion(\($0))")
      }
      stage.log("in the call", calls.take())
      await stage.turn()
      stage.log("in the next turns", calls.take())
      await stage.wait(0.8)
      stage.log("after the duration", calls.take())
    },
    Probe("H51", "a nested block") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 0.6) {
        box.frame.origin.x = 100
        UIView.animate(withDuration: 0.1) {
          box.alpha = 0.5
        } completion: { _ in
          calls.add("inner")
        }
      } completion: { _ in
        calls.add("outer")
      }
      await stage.wait(0.3)
      stage.log("after the inner duration", calls.take())
      await stage.wait(0.6)
      stage.log("after the outer duration both have completed", calls.take().count == 2)
    },
    Probe("H52", "the inherited duration") { stage in
      stage.log("outside of a block", CGFloat(UIView.inheritedAnimationDuration))
      UIView.animate(withDuration: 0.75) {
        stage.log("inside", CGFloat(UIView.inheritedAnimationDuration))
      }
    },
    Probe("H53", "a nested block with a duration of its own") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 1) {
        box.frame.origin.x = 100
        UIView.animate(withDuration: 0.1, delay: 0, options: [.overrideInheritedDuration]) {
          box.alpha = 0.5
        } completion: { _ in
          calls.add("inner")
        }
      } completion: { _ in
        calls.add("outer")
      }
      await stage.wait(0.5)
      stage.log("after its duration", calls.take())
      await stage.wait(0.8)
      stage.log("after the outer one", calls.take())
    },
    Probe("H49-3", "the order of two completions") { stage in
      let first = await stage.moved(), second = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 0.5) {
        first.alpha = 0
      } completion: { _ in
        calls.add("long")
      }
      UIView.animate(withDuration: 0.2) {
        second.alpha = 0
      } completion: { _ in
        calls.add("short")
      }
      await stage.wait(0.9)
      stage.log("the order", calls.take())
    },
    Probe("H56", "disabled animations") { stage in
      let box = await stage.moved()
      stage.log("animations are enabled", UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) { box.frame.origin.x = 100 }
      UIView.setAnimationsEnabled(true)
      await stage.wait(0.3)
      stage.log("the view moves", moves(box))
      UIView.performWithoutAnimation {
        stage.log("in performWithoutAnimation they are enabled", UIView.areAnimationsEnabled)
      }
    },
    Probe("H57", "layout after a block") { stage in
      final class Row: UIView {
        let box = UIView()
        var x: CGFloat = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          box.frame = CGRect(x: x, y: 0, width: 10, height: 10)
        }
      }
      let row = Row(frame: CGRect(x: 0, y: 100, width: 200, height: 50))
      row.addSubview(row.box)
      stage.view.addSubview(row)
      await stage.turn()
      UIView.animate(withDuration: 1) {
        row.x = 100
        row.setNeedsLayout()
      }
      await stage.wait(0.3)
      stage.log("layout in a later turn is animated", moves(row.box))
      UIView.animate(withDuration: 1) {
        row.x = 0
        row.setNeedsLayout()
        row.layoutIfNeeded()
      }
      await stage.wait(0.3)
      stage.log("layout in the block is animated", moves(row.box))
    },
    Probe("H58", "a new animation of the opacity", facts: ["MA15"]) { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: {
        calls.add("first(\($0))")
      }
      await stage.wait(0.3)
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState]) {
        box.alpha = 1
      } completion: {
        calls.add("second(\($0))")
      }
      await stage.wait(1.2)
      stage.log("the completions", calls.take().sorted())
      stage.log("the value", box.alpha)
    },
    Probe("MA15", "two animations of a position", since: 8) { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 0.6) {
        box.center.x = 125
      } completion: {
        calls.add("first(\($0))")
      }
      await stage.wait(0.2)
      UIView.animate(withDuration: 0.6) {
        box.center.x = 225
      } completion: {
        calls.add("second(\($0))")
      }
      stage.log("the view moves", moves(box))
      await stage.wait(1.2)
      stage.log("the completions", calls.take())
    },
    Probe("MA10", "an animation with only a block", since: 17) { stage in
      guard #available(iOS 17, *) else { return }
      let box = await stage.moved(), calls = Calls()
      UIView.animate {
        box.center.x = 200
      } completion: {
        calls.add("completion(\($0))")
      }
      stage.log("the value when the call returns", box.center.x)
      await stage.wait(0.3)
      stage.log("after 0.3 s the completion was called", !calls.take().isEmpty)
      await stage.wait(1)
      stage.log("the completion", calls.take())
    },
    Probe("MA6", "a delayed animation") { stage in
      let box = await stage.moved()
      UIView.animate(withDuration: 0.4, delay: 0.5, options: [.curveLinear]) { box.alpha = 0 }
      await stage.wait(0.25)
      stage.log("during the delay the start is visible", CGFloat(box.layer.presentation()?.opacity ?? -1))
      await stage.wait(1)
      stage.log("afterwards the end", CGFloat(box.layer.presentation()?.opacity ?? Float(box.alpha)))
    },
    Probe("MA17", "properties of a layer that a block doesn't animate") { stage in
      let box = await stage.moved()
      UIView.animate(withDuration: 0.5) {
        box.layer.borderWidth = 5
        box.layer.shadowRadius = 9
        box.layer.zPosition = 3
      }
      await stage.wait(0.2)
      let visible = box.layer.presentation() ?? box.layer
      stage.log("the visible width of the border", visible.borderWidth)
      stage.log("the visible radius of the shadow", visible.shadowRadius)
      stage.log("the visible z position", visible.zPosition)
    },
    Probe("MA18", "the layer of a view outside of a block") { stage in
      let box = await stage.moved(), layer = CALayer()
      stage.view.layer.addSublayer(layer)
      await stage.turn()
      box.layer.opacity = 0
      layer.opacity = 0
      await stage.wait(0.1)
      stage.log("the layer of a view is animated", fades(box.layer))
      stage.log("a layer without a view is animated", fades(layer))
    },
    Probe("U9", "removeAllAnimations() of a layer") { stage in
      let box = await stage.moved(), calls = Calls()
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: {
        calls.add("completion(\($0))")
      }
      await stage.wait(0.2)
      box.layer.removeAllAnimations()
      stage.log("inside the call the block ends", calls.take())
    },
    Probe("MA2", "the spring of a perceptual duration", since: 17) { stage in
      guard #available(iOS 17, *) else { return }
      let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
      stage.log("the mass", spring.mass)
      stage.log("the stiffness", spring.stiffness)
      stage.log("the damping", spring.damping)
    },
    Probe("MA3", "the damping of a negative bounce", since: 17) { stage in
      guard #available(iOS 17, *) else { return }
      stage.log("for 0.5 s and -0.3", CASpringAnimation(perceptualDuration: 0.5, bounce: -0.3).damping)
    },
    Probe("MA4", "the settling duration", since: 17) { stage in
      guard #available(iOS 17, *) else { return }
      stage.log("0.5 s", CGFloat(CASpringAnimation(perceptualDuration: 0.5, bounce: 0).settlingDuration))
      stage.log("1 s", CGFloat(CASpringAnimation(perceptualDuration: 1, bounce: 0).settlingDuration))
      stage.log(
        "0.5 s with a bounce of 0.3",
        CGFloat(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3).settlingDuration)
      )
      stage.log("of 0.7", CGFloat(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.7).settlingDuration))
    },
    Probe("MA5", "the settling duration of physical springs", since: 9) { stage in
      @MainActor func settling(_ stiffness: CGFloat, _ damping: CGFloat) -> CGFloat {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.mass = 1
        spring.stiffness = stiffness
        spring.damping = damping
        return CGFloat(spring.settlingDuration)
      }
      stage.log("stiffness 100, damping 10", settling(100, 10))
      stage.log("stiffness 300, damping 20", settling(300, 20))
    },
  ]
}
