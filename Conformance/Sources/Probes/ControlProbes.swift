import UIKit

extension Probe {
  /// Controls: targets, actions and events.
  static let controls: [Probe] = [
    Probe("D19", "the state of a control") { stage in
      let control = UIControl()
      stage.log("a new control has the normal state", control.state == .normal)
      control.isHighlighted = true
      control.isSelected = true
      stage.log("highlighted and selected", control.state == [.highlighted, .selected])
      control.isEnabled = false
      stage.log("it contains disabled", control.state.contains(.disabled))
    },
    Probe("D21", "a target that is added twice") { stage in
      let control = UIControl(), target = ActionView(), calls = Calls()
      stage.retain(target)
      target.receive = { name, _ in calls.add(name) }
      control.addTarget(target, action: ActionView.fire, for: .touchUpInside)
      control.addTarget(target, action: ActionView.fire, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      stage.log("the action runs", calls.take().count)
    },
    Probe("D21-2", "a control doesn't retain its targets", facts: ["D31"]) { stage in
      let control = UIControl(), calls = Calls()
      weak var released: ActionView?
      do {
        let target = ActionView()
        target.receive = { _, _ in calls.add("released target") }
        control.addTarget(target, action: ActionView.fire, for: .touchUpInside)
        released = target
      }
      let second = ActionView()
      stage.retain(second)
      second.receive = { _, _ in calls.add("second target") }
      control.addTarget(second, action: ActionView.fire, for: .touchUpInside)
      await stage.turn()
      stage.log("the target is deallocated", released == nil)
      control.sendActions(for: .touchUpInside)
      stage.log("the event reaches", calls.take())
    },
    Probe("D24", "an action with a target and without one") { stage in
      let control = UIControl(), target = ActionView(), calls = Calls()
      stage.retain(target)
      target.receive = { name, _ in calls.add(name) }
      target.addSubview(control)
      stage.view.addSubview(target)
      control.addTarget(target, action: ActionView.fire, for: .touchUpInside)
      control.addTarget(nil, action: ActionView.fire, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      stage.log("the action runs", calls.take().count)
    },
    Probe("D25", "the order of actions") { stage in
      let control = UIControl(), calls = Calls()
      for name in ["first", "second", "third"] {
        control.addAction(UIAction { _ in calls.add(name) }, for: .touchUpInside)
      }
      control.sendActions(for: .touchUpInside)
      stage.log("the order", calls.take())
    },
    Probe("D26", "several events at once") { stage in
      let control = UIControl(), calls = Calls()
      control.addAction(UIAction { _ in calls.add("action") }, for: [.touchDown, .touchUpInside])
      control.sendActions(for: [.touchDown, .touchUpInside])
      stage.log("an action for both events runs", calls.take().count)
    },
    Probe("D27", "the arguments of action methods") { stage in
      let control = UIControl(), target = ActionView(), calls = Calls()
      stage.retain(target)
      target.receive = { name, sender in calls.add("\(name), sender \(sender as? UIControl === control)") }
      control.addTarget(target, action: ActionView.other, for: .touchDown)
      control.addTarget(target, action: ActionView.fire, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("methods without and with an argument receive", calls.take())
    },
    Probe("D28", "the event of sendActions(for:)") { stage in
      final class Control: UIControl {
        var event: UIEvent?? = .none
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          self.event = .some(event)
        }
      }
      let control = Control(), target = ActionView()
      stage.retain(target)
      control.addTarget(target, action: ActionView.fire, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("sendAction is called with nil", control.event.map { $0 == nil } ?? false)
    },
    Probe("D29", "an override of sendAction without super") { stage in
      final class Control: UIControl {
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
      }
      let control = Control(), target = ActionView(), calls = Calls()
      stage.retain(target)
      target.receive = { name, _ in calls.add(name) }
      control.addTarget(target, action: ActionView.fire, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("the target receives", calls.take())
    },
    Probe("D32", "the removal of targets") { stage in
      let control = UIControl(), first = ActionView(), second = ActionView(), calls = Calls()
      [first, second].forEach { stage.retain($0) }
      first.receive = { name, _ in calls.add("first \(name)") }
      second.receive = { name, _ in calls.add("second \(name)") }
      @MainActor func add() {
        for target in [first, second] {
          control.addTarget(target, action: ActionView.fire, for: [.touchDown, .touchUpInside])
          control.addTarget(target, action: ActionView.other, for: .touchDown)
        }
      }
      add()
      control.removeTarget(first, action: ActionView.fire, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("without one action for the event", calls.take())
      control.sendActions(for: .touchUpInside)
      stage.log("for the other event", calls.take())
      control.removeTarget(first, action: nil, for: .allEvents)
      control.sendActions(for: .touchDown)
      stage.log("without a target", calls.take())
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .touchDown)
      stage.log("without all", calls.take())
    },
    Probe("D33", "a target that is added during dispatch") { stage in
      let control = UIControl(), calls = Calls()
      control.addAction(
        UIAction { [weak control] _ in
          calls.add("first")
          control?.addAction(
            UIAction(identifier: UIAction.Identifier("late")) { _ in calls.add("late") },
            for: .touchDown
          )
        },
        for: .touchDown
      )
      control.sendActions(for: .touchDown)
      stage.log("in the first dispatch run", calls.take())
      control.sendActions(for: .touchDown)
      stage.log("in the second", calls.take())
    },
    Probe("D34", "the primary action of a button", since: 14) { stage in
      let calls = Calls()
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls.add("action") })
      stage.log("the title", button.title(for: .normal))
      button.sendActions(for: .touchUpInside)
      stage.log("touchUpInside runs", calls.take())
      button.sendActions(for: .primaryActionTriggered)
      stage.log("primaryActionTriggered runs", calls.take())
    },
    Probe("D36", "an action with the same identifier") { stage in
      let control = UIControl(), calls = Calls(), identifier = UIAction.Identifier("same")
      control.addAction(UIAction(identifier: identifier) { _ in calls.add("old") }, for: .touchDown)
      control.addAction(UIAction(identifier: identifier) { _ in calls.add("new") }, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("the actions", calls.take())
    },
    Probe("D32-2", "an action that is removed") { stage in
      let control = UIControl(), calls = Calls()
      let action = UIAction { _ in calls.add("action") }
      control.addAction(action, for: [.touchDown, .touchUpInside])
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      stage.log("for the event of the removal run", calls.take())
      control.sendActions(for: .touchUpInside)
      stage.log("for the other event run", calls.take())
    },
    Probe("D37", "the registrations of a control") { stage in
      let control = UIControl(), target = ActionView()
      stage.retain(target)
      stage.log("a new control has targets", control.allTargets.count)
      stage.log("it has events", !control.allControlEvents.isEmpty)
      control.addTarget(target, action: ActionView.fire, for: [.touchDown, .valueChanged])
      stage.log("the targets", control.allTargets.count)
      stage.log(
        "the events are those of the target",
        control.allControlEvents == [.touchDown, .valueChanged]
      )
      stage.log(
        "the actions for touchDown",
        control.actions(forTarget: target, forControlEvent: .touchDown)?.count ?? 0
      )
      stage.log(
        "for touchUpInside there are none",
        control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil
      )
    },
    Probe("MX15", "the selection of a segmented control") { stage in
      let control = UISegmentedControl(items: ["a", "b", "c"])
      stage.log("at first", control.selectedSegmentIndex)
      control.insertSegment(withTitle: "0", at: 0, animated: false)
      stage.log("after an insertion before it", control.selectedSegmentIndex)
      control.selectedSegmentIndex = 1
      control.setEnabled(false, forSegmentAt: 1)
      stage.log("after the selected segment was disabled", control.selectedSegmentIndex)
      control.selectedSegmentIndex = 1
      stage.log("after the disabled one was selected by code", control.selectedSegmentIndex)
    },
    Probe("MV9", "the standard sizes of fonts") { stage in
      stage.log("system", UIFont.systemFontSize)
      stage.log("small system", UIFont.smallSystemFontSize)
      stage.log("label", UIFont.labelFontSize)
      stage.log("button", UIFont.buttonFontSize)
    },
    Probe("MV11", "an activity indicator") { stage in
      let indicator = UIActivityIndicatorView(style: .medium)
      stage.log("its size", indicator.intrinsicContentSize)
      stage.log("it hides when it stops", indicator.hidesWhenStopped)
      stage.log("it is hidden", indicator.isHidden)
      indicator.startAnimating()
      stage.log("while it animates it is hidden", indicator.isHidden)
      indicator.stopAnimating()
      stage.log("after it has stopped it is hidden", indicator.isHidden)
    },
    Probe("MV11-2", "a large activity indicator", facts: ["TC24"]) { stage in
      stage.log("its size", UIActivityIndicatorView(style: .large).intrinsicContentSize)
    },
    Probe("MV16", "the shadow color of a title") { stage in
      let button = UIButton(type: .custom)
      button.setTitleShadowColor(.red, for: .normal)
      stage.log(
        "a state without one has that of the normal state",
        button.titleShadowColor(for: .highlighted) == .red
      )
    },
    Probe("MV17", "the height of a progress view", facts: ["TC23"]) { stage in
      stage.log(
        "the intrinsic height",
        UIProgressView(progressViewStyle: .default).intrinsicContentSize.height
      )
    },
    Probe("MV7", "the size of a stepper", facts: ["TC19"]) { stage in
      stage.log("the intrinsic size", UIStepper().intrinsicContentSize)
    },
    Probe("TC16", "the frame of a switch", facts: ["TC17"]) { stage in
      stage.log("the size", UISwitch().frame.size)
    },
    Probe("TC18", "the height of a slider") { stage in
      stage.log("the fitting height", UISlider().sizeThatFits(.zero).height)
    },
    Probe("TC22", "the intrinsic height of a segmented control", facts: ["TC21"]) { stage in
      stage.log("it is", UISegmentedControl(items: ["a", "b"]).intrinsicContentSize.height)
    },
    Probe("TC1", "a label without a text") { stage in
      stage.log("the intrinsic size", UILabel().intrinsicContentSize)
    },
    Probe("TC2", "buttons without a title", facts: ["MV2"]) { stage in
      stage.log("a custom button", UIButton(type: .custom).intrinsicContentSize)
      stage.log("a system button", UIButton(type: .system).intrinsicContentSize)
    },
    Probe("TC3", "a system button with a title", facts: ["MV2"]) { stage in
      let button = UIButton(type: .system), label = UILabel()
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitle("Hello UIKit", for: .normal)
      label.font = .systemFont(ofSize: 17)
      label.text = "Hello UIKit"
      stage.log("the intrinsic height at 17 points", button.intrinsicContentSize.height)
      let width = label.intrinsicContentSize.width.rounded(.up)
      stage.log("it is as wide as its title, in whole points", button.intrinsicContentSize.width == width)
      button.setTitle("i", for: .normal)
      stage.log("the width of a short title", button.intrinsicContentSize.width)
    },
    Probe("TC4", "the font of a button's title") { stage in
      stage.log("the size", UIButton(type: .system).titleLabel?.font.pointSize ?? 0)
    },
    Probe("TC5", "the title of a button that does not fit") { stage in
      let button = UIButton(type: .system)
      button.setTitle("A title that is too long for its button", for: .normal)
      let free = button.sizeThatFits(CGSize(width: 1000, height: 1000))
      stage.log(
        "sizeThatFits ignores the width",
        button.sizeThatFits(CGSize(width: 40, height: 1000)) == free
      )
      stage.log("the title has lines", button.titleLabel?.numberOfLines ?? 0)
      stage.log("it is truncated in the middle", button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    },
    Probe("TC6", "a configured button of the size small", since: 15) { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.buttonSize = .small
      stage.log("the height", UIButton(configuration: configuration).intrinsicContentSize.height)
      configuration.buttonSize = .mini
      stage.log("the height of mini", UIButton(configuration: configuration).intrinsicContentSize.height)
    },
    Probe("TC7", "a configured button of the default size", since: 15) { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      stage.log("the height", UIButton(configuration: configuration).intrinsicContentSize.height)
    },
    Probe("TC8", "a configured button of the size large", since: 15) { stage in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      configuration.buttonSize = .large
      stage.log("the height", UIButton(configuration: configuration).intrinsicContentSize.height)
    },
    Probe("TC28", "the height of a search bar", facts: ["MV5"]) { stage in
      stage.log("the fitting height", UISearchBar().sizeThatFits(CGSize(width: 320, height: 0)).height)
    },
    Probe("MX16", "the traits of a search bar") { stage in
      let bar = UISearchBar()
      stage.log("it capitalizes sentences", bar.autocapitalizationType == .sentences)
    },
    Probe("TC26", "the size of a picker") { stage in
      stage.log("the height", UIPickerView().intrinsicContentSize.height)
    },
    Probe("U3", "sizeToFit()") { stage in
      let label = UILabel(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
      label.text = "Hello"
      label.sizeToFit()
      stage.log("the top left corner of the frame", label.frame.origin)
      stage.log("the size is the intrinsic one", label.bounds.size == label.intrinsicContentSize)
      label.text = "Hello UIKit"
      label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      label.sizeToFit()
      stage.log(
        "under a scale the bounds have the intrinsic size",
        label.bounds.size == label.intrinsicContentSize
      )
    },
  ]
}
