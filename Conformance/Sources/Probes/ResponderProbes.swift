import UIKit

extension Probe {
  /// The responder chain, and the defaults of responders.
  static let responders: [Probe] = [
    Probe("A1", "the next responder of a plain responder") { stage in
      stage.log("a plain responder has no next responder", UIResponder().next == nil)
    },
    Probe("A2", "the next responder of a view") { stage in
      let outer = UIView(), inner = UIView()
      stage.log("a detached view has no next responder", inner.next == nil)
      outer.addSubview(inner)
      stage.log("the next responder of a view is its superview", inner.next === outer)
      stage.log("that of a controller's view is the controller", stage.view.next === stage.root)
    },
    Probe("A3", "the next responder of a view controller") { stage in
      let controller = UIViewController(), outer = UIView()
      outer.addSubview(controller.view)
      stage.log("the next responder of a controller is its view's superview", controller.next === outer)
    },
    Probe("A4", "the next responder of the root view controller") { stage in
      stage.log("the next responder of the root controller is the window", stage.root.next === stage.window)
    },
    Probe("A5", "the next responder of a presented controller") { stage in
      let presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      stage.root.present(presented, animated: false)
      await stage.turn()
      stage.log("it is the presenting controller", presented.next === stage.root)
    },
    Probe("A6", "the next responder of a child controller") { stage in
      let child = UIViewController()
      child.loadViewIfNeeded()
      stage.root.addChild(child)
      stage.log("without a superview of its view it has none", child.next == nil)
      stage.view.addSubview(child.view)
      stage.log("it is the superview of the child's view", child.next === stage.view)
      stage.log("the superview's next responder is the parent", child.next?.next === stage.root)
    },
    Probe("A7", "the next responder of a controller without a view") { stage in
      let controller = UIViewController()
      stage.log("it has none", controller.next == nil)
      stage.log("reading it loads the view", controller.isViewLoaded)
    },
    Probe("A9", "the next responders of a window", since: 13) { stage in
      let scene = stage.window.windowScene
      stage.log("the next responder of a window is its scene", scene != nil && stage.window.next === scene)
      stage.log("that of the scene is the application", scene?.next === UIApplication.shared)
    },
    Probe("A10", "the delegate in the responder chain") { stage in
      let delegate = UIApplication.shared.delegate
      let next = UIApplication.shared.next
      stage.log(
        "the next responder of the application is its delegate, a responder, or nil without one",
        delegate == nil ? next == nil : next === delegate
      )
    },
    Probe("A12", "an override of the next responder") { stage in
      final class Detour: UIView {
        var detour: UIResponder?
        override var next: UIResponder? { detour }
      }
      let target = ActionView(), view = Detour()
      view.detour = target
      stage.view.addSubview(view)
      stage.log(
        "the target of an action is found along the override",
        view.target(forAction: ActionView.fire, withSender: nil) as AnyObject? === target
      )
    },
    Probe("A13", "the default of canBecomeFirstResponder") { stage in
      stage.log("that of a responder", UIResponder().canBecomeFirstResponder)
      stage.log("that of a view", UIView().canBecomeFirstResponder)
      stage.log("that of a view controller", UIViewController().canBecomeFirstResponder)
    },
    Probe("A14", "texts that can become first responder") { stage in
      stage.log("a text field can", stage.field("A").canBecomeFirstResponder)
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      stage.view.addSubview(text)
      stage.log("an editable text view can", text.canBecomeFirstResponder)
    },
    Probe("A15", "the side effect of canBecomeFirstResponder") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      stage.log("a text field with a delegate can become first responder", field.canBecomeFirstResponder)
      stage.log("the reading calls", calls.take())
      delegate.refuses = ["shouldBegin A"]
      stage.log("it can if the delegate refuses to begin", field.canBecomeFirstResponder)
    },
    Probe("A16", "a disabled text field") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.isEnabled = false
      stage.log("it can become first responder", field.canBecomeFirstResponder)
      stage.log("the reading calls", calls.take())
    },
    Probe("A17", "the default of canResignFirstResponder") { stage in
      stage.log("that of a responder", UIResponder().canResignFirstResponder)
      stage.log("that of a view", UIView().canResignFirstResponder)
    },
    Probe("A18", "canResignFirstResponder of a text field") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      delegate.refuses = ["shouldEnd A"]
      stage.log("it is true while the field isn't editing", field.canResignFirstResponder)
      stage.log("the reading calls", calls.take())
      field.becomeFirstResponder()
      _ = calls.take()
      stage.log(
        "it is true while the field is editing and the delegate refuses",
        field.canResignFirstResponder
      )
      stage.log("the reading calls then", calls.take())
      delegate.refuses = []
    },
    Probe("A19", "a text field outside of windows") { stage in
      stage.log("becomeFirstResponder() of a field without a window", UITextField().becomeFirstResponder())
    },
    Probe("A20", "the default of resignFirstResponder()") { stage in
      stage.log("that of a responder returns", UIResponder().resignFirstResponder())
      stage.log("that of a view returns", UIView().resignFirstResponder())
    },
    Probe("A54", "the default of canPerformAction") { stage in
      let view = ActionView()
      stage.log(
        "it is true for a method of the class",
        view.canPerformAction(ActionView.fire, withSender: nil)
      )
      stage.log(
        "it is true for the method of another class",
        UIView().canPerformAction(ActionView.fire, withSender: nil)
      )
    },
    Probe("A55", "the target of an action") { stage in
      let outer = ActionView(), inner = UIView()
      outer.addSubview(inner)
      stage.log(
        "it is the next responder that has the method",
        inner.target(forAction: ActionView.fire, withSender: nil) as AnyObject? === outer
      )
      stage.log(
        "it is nil if no responder has the method",
        UIView().target(forAction: ActionView.fire, withSender: nil) == nil
      )
    },
    Probe("A56", "an action without a target", facts: ["A33"]) { stage in
      let view = FocusableView()
      var count = 0
      view.receive = { count += 1 }
      stage.view.addSubview(view)
      let send = { UIApplication.shared.sendAction(FocusableView.act, to: nil, from: nil, for: nil) }
      stage.log("without a first responder it is handled", send())
      view.becomeFirstResponder()
      stage.log("the first responder handles it", send())
      stage.log("the method is called", count)
      view.resignFirstResponder()
    },
    Probe("A56-2", "an action along the chain") { stage in
      let outer = ActionView(), inner = FocusableView()
      let calls = Calls()
      outer.receive = { name, _ in calls.add(name) }
      outer.addSubview(inner)
      stage.view.addSubview(outer)
      inner.becomeFirstResponder()
      let isHandled = UIApplication.shared.sendAction(ActionView.fire, to: nil, from: nil, for: nil)
      stage.log("the superview of the first responder handles it", isHandled)
      stage.log("the calls", calls.take())
    },
    Probe("A57", "the action of a control without a target") { stage in
      let focused = FocusableView(), outer = ActionView(), control = UIControl()
      let calls = Calls()
      outer.receive = { _, _ in calls.add("superview of the control") }
      outer.addSubview(control)
      stage.view.addSubview(outer)
      stage.view.addSubview(focused)
      control.addTarget(nil, action: ActionView.fire, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      stage.log("without a first responder the action reaches", calls.take())
      focused.becomeFirstResponder()
      control.sendActions(for: .touchUpInside)
      stage.log("with a first responder in another view it reaches", calls.take())
    },
    Probe("A58", "the way of an action") { stage in
      final class Control: UIControl {
        var count = 0
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          count += 1
          super.sendAction(action, to: target, for: event)
        }
      }
      let control = Control(), target = ActionView(), calls = Calls()
      stage.retain(target)
      target.receive = { name, sender in
        calls.add("\(name) from the control: \(sender as? UIControl === control)")
      }
      control.addTarget(target, action: ActionView.fire, for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      stage.log("the control's sendAction is called", control.count)
      stage.log("the target receives", calls.take())
    },
  ]
}
