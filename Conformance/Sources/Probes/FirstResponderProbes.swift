import UIKit

extension Probe {
  /// Becoming and resigning first responder, and the order of calls when the focus moves.
  static let firstResponders: [Probe] = [
    Probe("A21", "the first responder becomes first responder again") { stage in
      let calls = Calls(), field = stage.field("A", FieldDelegate(calls))
      field.becomeFirstResponder()
      await stage.turn()
      _ = calls.take()
      stage.recordKeyboard(in: calls)
      stage.log("the call returns", field.becomeFirstResponder())
      stage.log("it calls and posts", calls.take())
    },
    Probe("A22", "a view outside of windows") { stage in
      let field = stage.field("A"), other = FocusableView()
      field.becomeFirstResponder()
      stage.log("becomeFirstResponder() returns", other.becomeFirstResponder())
      stage.log("the first responder stays", field.isFirstResponder)
    },
    Probe("A23", "a field in a hidden window") { stage in
      let window = UIWindow(frame: .zero), field = UITextField()
      window.addSubview(field)
      stage.log("becomeFirstResponder() returns", field.becomeFirstResponder())
      stage.log("the field is first responder", field.isFirstResponder)
      field.resignFirstResponder()
    },
    Probe("A24", "a field of a controller that is about to appear") { stage in
      let pushed = UIViewController(),
        field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      let navigation = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = navigation
      await stage.turn()
      pushed.view.addSubview(field)
      stage.log("before the push becomeFirstResponder() returns", field.becomeFirstResponder())
      navigation.pushViewController(pushed, animated: false)
      await stage.wait(0.5)
      stage.log("after the push the field is first responder", field.isFirstResponder)
      field.resignFirstResponder()
    },
    Probe("A25", "a responder that can't become first responder", facts: ["A26"]) { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      let view = FocusableView()
      view.accepts = false
      stage.view.addSubview(view)
      field.becomeFirstResponder()
      _ = calls.take()
      stage.log("its becomeFirstResponder() returns", view.becomeFirstResponder())
      stage.log("the first responder stays", field.isFirstResponder)
      stage.log("its delegate receives", calls.take())
    },
    Probe("A27", "a first responder that refuses to resign") { stage in
      final class Stubborn: UIView {
        var refuses = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { !refuses }
      }
      let old = Stubborn(), new = FocusableView()
      [old, new].forEach(stage.view.addSubview)
      old.becomeFirstResponder()
      stage.log("becomeFirstResponder() of another view returns", new.becomeFirstResponder())
      stage.log("the old one stays first responder", old.isFirstResponder)
      old.refuses = false
      stage.log("once it agrees the call returns", new.becomeFirstResponder())
    },
    Probe("A27-2", "a field whose delegate refuses to end") { stage in
      let delegate = FieldDelegate(Calls()), old = stage.field("A", delegate), new = stage.field("B")
      old.becomeFirstResponder()
      delegate.refuses = ["shouldEnd A"]
      stage.log("becomeFirstResponder() of another field returns", new.becomeFirstResponder())
      stage.log("resignFirstResponder() returns", old.resignFirstResponder())
      stage.log("the field is editing", old.isEditing)
      delegate.refuses = []
    },
    Probe("A28", "the change of first responder is synchronous") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls)
      let old = stage.field("A", delegate), new = stage.field("B", delegate)
      old.becomeFirstResponder()
      _ = calls.take()
      new.becomeFirstResponder()
      let list = calls.take()
      stage.log("the call returns after the end of A", list.contains("didEnd A"))
      stage.log("and after the begin of B", list.contains("didBegin B"))
    },
    Probe("A29", "the state while editing ends") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls)
      let old = stage.field("A", delegate), new = stage.field("B", delegate)
      old.becomeFirstResponder()
      delegate.during = { call in
        guard call == "didEnd A" else { return }
        stage.log("the old field is first responder", old.isFirstResponder)
        stage.log("the new field is first responder", new.isFirstResponder)
      }
      new.becomeFirstResponder()
      delegate.during = { _ in }
      stage.log("after the call the new one is", new.isFirstResponder)
    },
    Probe("A30", "a new field whose delegate refuses") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls)
      let old = stage.field("A", delegate), new = stage.field("B", delegate)
      old.becomeFirstResponder()
      await stage.wait(1)
      _ = calls.take()
      delegate.refuses = ["shouldBegin B"]
      stage.recordKeyboard(in: calls)
      stage.log("becomeFirstResponder() returns", new.becomeFirstResponder())
      stage.log("the old field is editing", old.isEditing)
      await stage.wait(1)
      let list = calls.take()
      stage.log("the old one is asked to end", list.contains("shouldEnd A"))
      stage.log("the keyboard hides", list.contains("willHide"))
    },
    Probe("A31", "a first responder in a window that isn't key") { stage in
      let calls = Calls(), window = stage.makeWindow(), field = UITextField()
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.view.addSubview(field)
      stage.window.makeKey()
      stage.recordKeyboard(in: calls)
      stage.log("becomeFirstResponder() returns", field.becomeFirstResponder())
      await stage.wait(1)
      stage.log("a keyboard appears", calls.take().contains("didShow"))
      field.resignFirstResponder()
    },
    Probe("A32", "the first responders of two windows") { stage in
      let window = stage.makeWindow(), other = UITextField(), field = stage.field("A")
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.view.addSubview(other)
      stage.window.makeKey()
      field.becomeFirstResponder()
      other.becomeFirstResponder()
      stage.log("both fields are first responder", field.isFirstResponder && other.isFirstResponder)
      other.resignFirstResponder()
    },
    Probe("A34", "a view controller as first responder") { stage in
      final class Controller: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
      }
      let controller = Controller()
      stage.log("without a view in a window the call returns", controller.becomeFirstResponder())
      stage.window.rootViewController = controller
      await stage.turn()
      stage.log("in a window it returns", controller.becomeFirstResponder())
      stage.log("it is first responder", controller.isFirstResponder)
      controller.resignFirstResponder()
    },
    Probe("A35", "the resignation of another responder") { stage in
      let field = stage.field("A"), other = stage.field("B")
      field.becomeFirstResponder()
      stage.log("resignFirstResponder() returns", other.resignFirstResponder())
      stage.log("the first responder stays", field.isFirstResponder)
    },
    Probe("A36", "the state after a resignation") { stage in
      let outer = FocusableView(), inner = FocusableView(), sibling = FocusableView()
      outer.addSubview(inner)
      outer.addSubview(sibling)
      stage.view.addSubview(outer)
      inner.becomeFirstResponder()
      inner.resignFirstResponder()
      stage.log(
        "a view near it becomes first responder",
        [outer, inner, sibling].contains { $0.isFirstResponder }
      )
    },
    Probe("A37", "an override of resignFirstResponder() without super") { stage in
      final class Field: UITextField {
        var suppresses = true
        override func resignFirstResponder() -> Bool { suppresses ? false : super.resignFirstResponder() }
      }
      let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      stage.view.addSubview(field)
      field.becomeFirstResponder()
      stage.view.endEditing(true)
      stage.log("after endEditing(true) the field is editing", field.isEditing)
      field.suppresses = false
    },
    Probe("A38", "endEditing(_:) and the subtree") { stage in
      let outer = UIView(), field = UITextField()
      outer.addSubview(field)
      stage.view.addSubview(outer)
      field.becomeFirstResponder()
      stage.log("for the superview it returns", outer.endEditing(false))
      stage.log("the field is first responder then", field.isFirstResponder)
    },
    Probe("A39", "endEditing(true) asks nobody", facts: ["A40"]) { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      delegate.refuses = ["shouldEnd A"]
      field.becomeFirstResponder()
      _ = calls.take()
      stage.log("endEditing(true) returns", stage.view.endEditing(true))
      stage.log("the delegate receives", calls.take())
    },
    Probe("A38-2", "endEditing(false) asks the delegate") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      delegate.refuses = ["shouldEnd A"]
      field.becomeFirstResponder()
      _ = calls.take()
      stage.log("a refused endEditing(false) returns", stage.view.endEditing(false))
      stage.log("the delegate receives", calls.take())
      stage.log("the field is editing", field.isEditing)
    },
    Probe("A41", "endEditing(_:) for a plain view") { stage in
      let view = FocusableView()
      stage.view.addSubview(view)
      view.becomeFirstResponder()
      stage.log("it returns", view.endEditing(false))
      stage.log("the view is first responder then", view.isFirstResponder)
    },
    Probe("A42", "endEditing(_:) without a first responder") { stage in
      let field = stage.field("A"), other = UIView()
      stage.view.addSubview(other)
      field.becomeFirstResponder()
      stage.log("for a view beside the first responder it returns", other.endEditing(true))
      stage.log("the first responder stays", field.isFirstResponder)
    },
    Probe("A43", "a first responder that is removed") { stage in
      final class View: UIView {
        var report: (Bool) -> Void = { _ in }
        override var canBecomeFirstResponder: Bool { true }
        override func willMove(toWindow newWindow: UIWindow?) {
          if newWindow == nil { report(isFirstResponder) }
        }
      }
      let view = View()
      stage.view.addSubview(view)
      view.becomeFirstResponder()
      view.report = { stage.log("in willMove(toWindow: nil) it is first responder", $0) }
      view.removeFromSuperview()
      stage.log("after the removal it is", view.isFirstResponder)
    },
    Probe("A44", "a first responder that refuses and is removed") { stage in
      let delegate = FieldDelegate(Calls()), field = stage.field("A", delegate)
      delegate.refuses = ["shouldEnd A"]
      field.becomeFirstResponder()
      field.removeFromSuperview()
      stage.log("it is first responder", field.isFirstResponder)
    },
    Probe("A47", "a hidden text field") { stage in
      let field = stage.field("A"), other = stage.field("B")
      field.becomeFirstResponder()
      field.isHidden = true
      stage.log("the first responder that becomes hidden stays", field.isFirstResponder)
      other.isHidden = true
      stage.log("a hidden field becomes first responder", other.becomeFirstResponder())
    },
    Probe("A48", "a field that is disabled while it is editing") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      field.isEnabled = false
      stage.log("it is first responder", field.isFirstResponder)
      stage.log("its delegate is asked to end", calls.take().contains("shouldEnd A"))
      field.isEnabled = true
    },
    Probe("A49", "a presentation while a field is editing", since: 8) { stage in
      let calls = Calls(), field = stage.field("A"), presented = UIViewController()
      presented.modalPresentationStyle = .fullScreen
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.recordKeyboard(in: calls)
      stage.root.present(presented, animated: false)
      await stage.wait(1)
      stage.log("the keyboard hides", calls.take().contains("willHide"))
    },
    Probe("A51", "the public setter of text at the end of editing") { stage in
      final class Field: UITextField {
        var count = 0
        override var text: String? { didSet { count += 1 } }
      }
      let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      stage.view.addSubview(field)
      field.becomeFirstResponder()
      field.insertText("a")
      let before = field.count
      field.resignFirstResponder()
      stage.log("the calls of the setter at the end", field.count - before)
    },
    Probe("A59", "the edit actions of text fields") { stage in
      let field = stage.field("A"), secret = stage.field("B")
      secret.isSecureTextEntry = true
      field.text = "text"
      secret.text = "text"
      let select = EditActions.selectAll, copy = EditActions.copy
      field.becomeFirstResponder()
      stage.log("a field with text can select all", field.canPerformAction(select, withSender: nil))
      stage.log("without a selection it can copy", field.canPerformAction(copy, withSender: nil))
      field.selectAll(nil)
      await stage.turn()
      stage.log("with a selection it can copy", field.canPerformAction(copy, withSender: nil))
      secret.becomeFirstResponder()
      secret.selectAll(nil)
      await stage.turn()
      stage.log("a secure field with a selection can copy", secret.canPerformAction(copy, withSender: nil))
    },
    Probe("A60", "the input views along the chain") { stage in
      final class Outer: UIView {
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        override var inputAccessoryView: UIView? { accessory }
      }
      let outer = Outer(), inner = FocusableView()
      outer.addSubview(inner)
      stage.view.addSubview(outer)
      inner.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the accessory view of the superview is in a window", outer.accessory.window != nil)
      inner.resignFirstResponder()
      await stage.wait(1)
    },
    Probe("A61", "an input view that is set while editing") { stage in
      let field = stage.field("A"), accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.becomeFirstResponder()
      await stage.wait(1)
      field.inputAccessoryView = accessory
      await stage.turn()
      stage.log("the accessory view is in a window before reloadInputViews()", accessory.window != nil)
      field.reloadInputViews()
      await stage.turn()
      stage.log("and after it", accessory.window != nil)
    },
    Probe("A62", "reloadInputViews() calls no delegate") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      field.reloadInputViews()
      stage.log("the delegate receives", calls.take())
      stage.log("the field is first responder", field.isFirstResponder)
    },
    Probe("A65", "a switch between two fields") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls)
      let old = stage.field("A", delegate), new = stage.field("B", delegate)
      old.becomeFirstResponder()
      _ = calls.take()
      new.becomeFirstResponder()
      stage.log("the calls of the delegates", calls.take())
    },
    Probe("A66", "the begin of editing: delegate, event, notification") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      stage.record([(.editingDidBegin, "event")], of: field, in: calls)
      stage.observe(UITextField.textDidBeginEditingNotification, of: field) { _ in calls.add("notification") }
      field.becomeFirstResponder()
      stage.log("the order", calls.take())
    },
    Probe("A67", "the end of editing: delegate, event, notification") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      _ = calls.take()
      stage.record([(.editingDidEnd, "event")], of: field, in: calls)
      stage.observe(UITextField.textDidEndEditingNotification, of: field) { _ in calls.add("notification") }
      field.resignFirstResponder()
      stage.log("the order", calls.take())
    },
    Probe("A68", "did-begin and the keyboard", facts: ["A70"]) { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      stage.recordKeyboard(in: calls)
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the order", calls.take().filter { $0 == "didBegin A" || $0 == "willShow" })
    },
    Probe("A69", "did-begin of a text view and the keyboard") { stage in
      let calls = Calls(), delegate = TextViewDelegate(calls)
      let text = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
      text.delegate = delegate
      stage.retain(delegate)
      stage.view.addSubview(text)
      stage.recordKeyboard(in: calls)
      text.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the order", calls.take().filter { $0 == "didBegin" || $0 == "willShow" })
    },
    Probe("A72", "one appearance of the keyboard", facts: ["KN5", "KN6"]) { stage in
      let calls = Calls(), field = stage.field("A")
      stage.recordKeyboard(in: calls)
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the notifications", calls.take())
    },
    Probe("A73", "a switch to a field with an equal keyboard") { stage in
      let calls = Calls(), old = stage.field("A"), new = stage.field("B")
      old.becomeFirstResponder()
      await stage.wait(1)
      stage.recordKeyboard(in: calls)
      new.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the notifications", calls.take())
    },
    Probe("A74", "a keyboard that grows while it is visible") { stage in
      let calls = Calls(), field = stage.field("A")
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.recordKeyboard(in: calls)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.reloadInputViews()
      await stage.wait(1)
      let list = calls.take()
      stage.log("will-show is posted", list.contains("willShow"))
      stage.log("will-change-frame is posted", list.contains("willChangeFrame"))
      stage.log("will-hide is posted", list.contains("willHide"))
    },
    Probe("A76", "did-end and the keyboard") { stage in
      let calls = Calls(), delegate = FieldDelegate(calls), field = stage.field("A", delegate)
      field.becomeFirstResponder()
      await stage.wait(1)
      _ = calls.take()
      stage.recordKeyboard(in: calls)
      field.resignFirstResponder()
      await stage.wait(1)
      stage.log("the order", calls.take().filter { $0 == "didEnd A" || $0 == "willHide" })
    },
    Probe("A78", "the text of a field that was set to nil") { stage in
      let field = stage.field("A")
      field.text = nil
      field.becomeFirstResponder()
      stage.log("it is, once the field is first responder", field.text)
    },
    Probe("A43-2", "the first responder's controller leaves the window") { stage in
      let field = stage.field("A")
      field.becomeFirstResponder()
      stage.window.rootViewController = UIViewController()
      await stage.turn()
      stage.log("the field of the old root is first responder", field.isFirstResponder)
    },
  ]
}
