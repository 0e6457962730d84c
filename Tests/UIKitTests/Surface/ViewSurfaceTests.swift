import HeadlessUIKit
import Testing
import UIKit

/// A view that records the calls of its overridable methods.
private class HookedView: UIView {
  var heard: [String] = []
  var accepts = true

  override func layoutSubviews() {
    super.layoutSubviews()
    heard.append("layout")
  }

  override func didMoveToSuperview() { heard.append(superview == nil ? "left" : "has superview") }
  override func didMoveToWindow() { heard.append(window == nil ? "off screen" : "on screen") }
  override func willMove(toSuperview newSuperview: UIView?) { heard.append("will move") }
  override var canBecomeFirstResponder: Bool { accepts }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    accepts ? super.hitTest(point, with: event) : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("flash", HookedView.flash) || super.canPerformAction(action, withSender: sender)
  }

  func flash() { heard.append("flash") }
}

/// Views, controls, gestures and animations in typical iOS source.
@MainActor @Suite struct ViewSurfaceTests {
  private let simulator = Simulator()
  private let controller = UIViewController()
  private let hooked = HookedView(frame: CGRect(x: 20, y: 60, width: 100, height: 100))
  private let button = UIButton(type: .system)

  init() {
    simulator.perform {
      controller.view.addSubview(hooked)
      button.frame = CGRect(x: 200, y: 60, width: 100, height: 44)
      controller.view.addSubview(button)
    }
    simulator.launch(controller)
  }

  @Test func `the hierarchy and its hooks`() {
    #expect(hooked.heard.starts(with: ["will move", "has superview", "on screen"]))
    #expect(hooked.isDescendant(of: controller.view) && hooked.superview === controller.view)
    controller.view.insertSubview(UIView(), at: 0)
    controller.view.bringSubviewToFront(hooked)
    #expect(controller.view.subviews.last === hooked && controller.view.subviews.count == 3)
    hooked.heard = []
    hooked.removeFromSuperview()
    #expect(hooked.heard == ["will move", "off screen", "left"])
    #expect(hooked.window == nil)
  }

  @Test func `layout, sizes and transforms`() {
    hooked.heard = []
    hooked.setNeedsLayout()
    hooked.layoutIfNeeded()
    #expect(hooked.heard == ["layout"])
    hooked.sizeToFit()
    #expect(hooked.bounds.size == CGSize(width: 30, height: 20))
    hooked.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    hooked.contentMode = .scaleAspectFit
    hooked.clipsToBounds = true
    hooked.center = CGPoint(x: 50, y: 50)
    hooked.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(hooked.frame == CGRect(x: 20, y: 30, width: 60, height: 40))
    #expect(hooked.convert(CGPoint.zero, to: controller.view) == CGPoint(x: 20, y: 30))
    hooked.transform = .identity
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(hooked.bounds.inset(by: insets).width == 24)
  }

  @Test func `the properties that decide which views receive touches`() throws {
    try simulator.user.tap(hooked)
    #expect(hooked.heard.suffix(2) == ["began", "ended"])
    hooked.accepts = false
    #expect(controller.view.hitTest(CGPoint(x: 30, y: 70), with: nil) === controller.view)
    hooked.accepts = true
    hooked.isUserInteractionEnabled = false
    #expect(controller.view.hitTest(CGPoint(x: 30, y: 70), with: nil) === controller.view)
    (hooked.isUserInteractionEnabled, hooked.isHidden) = (true, true)
    #expect(controller.view.hitTest(CGPoint(x: 30, y: 70), with: nil) === controller.view)
    (hooked.isHidden, hooked.alpha) = (false, 0)
    #expect(controller.view.hitTest(CGPoint(x: 30, y: 70), with: nil) === controller.view)
  }

  @Test func `a button has titles and states, and tells its targets`() throws {
    final class Counter {
      var count = 0
      func tapped(_ sender: UIButton) { count += 1 }
    }
    let counter = Counter()
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .disabled)
    button.addTarget(counter, action: Selector("tapped:", Counter.tapped), for: .touchUpInside)
    button.addTarget(counter, action: Selector("tapped:", Counter.tapped), for: .touchUpInside)
    button.addAction(UIAction { _ in counter.count += 10 }, for: .touchDown)
    try simulator.user.tap(button)
    #expect(counter.count == 11)
    button.sendActions(for: .touchUpInside)
    #expect(counter.count == 12)
    (button.isSelected, button.isHighlighted, button.isEnabled) = (true, true, false)
    #expect(button.state == [.selected, .highlighted, .disabled])
    #expect(button.currentTitle == "Go" && !button.isTracking)
    (button.isSelected, button.isHighlighted) = (false, false)
    #expect(button.currentTitle == "Gone")
    simulator.perform {
      #expect(
        UIApplication.shared.sendAction(
          Selector("tapped:", Counter.tapped),
          to: counter,
          from: button,
          for: nil
        )
      )
    }
    #expect(counter.count == 13)
  }

  @Test func `gesture recognizers call selectors, and ask their delegate`() throws {
    final class Judge: UIViewController, UIGestureRecognizerDelegate {
      var taps = 0
      var begins = true
      @IBAction func tapped(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { taps += 1 }
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !(touch.view is UIControl)
      }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let judge = Judge()
    let tap = UITapGestureRecognizer(target: judge, action: Selector("tapped:", Judge.tapped))
    tap.delegate = judge
    tap.cancelsTouchesInView = false
    controller.view.addGestureRecognizer(tap)
    let others =
      [
        UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      ] as [UIGestureRecognizer]
    for other in others { other.isEnabled = false }
    try simulator.user.tap(hooked)
    try simulator.user.tap(button)
    #expect(judge.taps == 1)
    judge.begins = false
    try simulator.user.tap(hooked)
    #expect(judge.taps == 1)
  }

  @Test func `animations apply their changes, with options and completion`() {
    var log: [String] = []
    simulator.perform {
      UIView.animate(
        withDuration: 0.3,
        delay: 0.1,
        options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
      ) {
        hooked.alpha = 0.5
      } completion: {
        log.append("finished \($0)")
      }
      UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) { button.alpha = 0.2 }
      UIView.performWithoutAnimation { hooked.frame.origin.x = 5 }
    }
    #expect(hooked.alpha == 0.5 && hooked.frame.minX == 5 && log.isEmpty)
    simulator.settle()
    #expect(log == ["finished true"])
    #expect(UIView.AnimationCurve(rawValue: 7) != nil)
  }

  @Test func `controls of every kind have their values and events`() {
    var changes = 0
    let changed = UIAction { _ in changes += 1 }
    let toggle = UISwitch()
    toggle.setOn(true, animated: false)
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
    let stepper = UIStepper()
    stepper.value = 3
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let pages = UIPageControl()
    pages.numberOfPages = 3
    for control in [toggle, slider, stepper, segments, pages] as [UIControl] {
      control.addAction(changed, for: .valueChanged)
      control.sendActions(for: .valueChanged)
    }
    #expect(changes == 5 && toggle.isOn && slider.value == 5 && stepper.value == 3)
    #expect(segments.titleForSegment(at: segments.selectedSegmentIndex) == "Two" && pages.numberOfPages == 3)
  }

  @Test func `responders know the actions that they can perform`() {
    simulator.perform {
      #expect(hooked.becomeFirstResponder() && hooked.isFirstResponder)
      #expect(hooked.canPerformAction(Selector("flash", HookedView.flash), withSender: nil))
      #expect(!hooked.canPerformAction(Selector("tapped", UISwitch.layoutIfNeeded), withSender: nil))
      hooked.perform(Selector("flash", HookedView.flash))
      #expect(hooked.heard.last == "flash")
      #expect(hooked.isEqual(hooked) && !hooked.isEqual(button) && Set([hooked, hooked]).count == 1)
      let command = UIKeyCommand(
        input: "s",
        modifierFlags: .command,
        action: Selector("flash", HookedView.flash)
      )
      #expect(command.input == "s")
    }
  }
}
