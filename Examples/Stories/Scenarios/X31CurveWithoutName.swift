import HeadlessUIKit

/// The named curves, in an enumeration like UIKit's.
private enum NamedCurve: Int {
  case easeInOut, easeIn, easeOut, linear
}

/// A controller with a bar at the bottom that moves with the keyboard.
private class BarController: ViewController {
  let bar = View()
  var claims: [Claim] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.frame = CGRect(x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    // Before iOS 7 the view shrinks by the height of the status bar when it appears.
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(bar)
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification] {
      NotificationBus.default.addObserver(
        self,
        selector: MethodSelector("follow", BarController.follow),
        name: name
      )
    }
  }

  func follow(_ notification: Notification) {}

  final func place(_ change: KeyboardChange) {
    bar.frame.origin.y = view.bounds.height - change.overlap(with: view) - 44
  }
}

/// The controller as many apps implement it: the curve's number must be a case of the enumeration.
private final class StrictBarController: BarController {
  override func follow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    let number = notification.userInfo?[Responder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    // An app that force-unwraps this value stops here.
    guard let curve = NamedCurve(rawValue: Int(number)) else {
      claims.append(
        Claim("curve \(number) is no case of the enumeration: an app that force-unwraps it stops here", false)
      )
      return place(change)
    }
    let options = View.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    View.animate(withDuration: change.duration, options: options) { place(change) }
  }
}

/// The controller that force-unwraps the case of the curve.
private final class ForcingBarController: BarController {
  override func follow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    let number = notification.userInfo?[Responder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
    let curve = NamedCurve(rawValue: Int(number))!
    let options = View.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    View.animate(withDuration: change.duration, options: options) { place(change) }
  }
}

/// The controller that shifts the curve's number into the options, whichever it is.
private final class ShiftingBarController: BarController {
  override func follow(_ notification: Notification) {
    let change = KeyboardChange(notification)
    change.animate { place(change) }
  }
}

extension Scenario {
  static let curveWithoutName = Scenario(
    31,
    "The keyboard's curve is no case of the enumeration",
    setting: """
      A bar at the bottom goes up with the keyboard. From iOS 7 the notification names curve 7 for it, and UIKit's
      enumeration has 0 to 3. The keyboard slides in and is checked in the middle of its animation.
      """,
    invariant: "the bar slides along with the keyboard.",
    fix: "shifting the number into the animation's options, whatever it is.",
    on: [Stage(.iPhone5s, "7.1"), Stage(.iPhone16, "18.0")],
    requiring: [.unnamedCurve],
    offering: { _ in [.animation] }
  ) { variant, simulator in
    let controller = variant == .classic ? StrictBarController() : ShiftingBarController()
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
    controller.view.addSubview(field)
    simulator.launch(controller)
    field.becomeFirstResponder()
    simulator.advance(by: .milliseconds(100))
    // Before iOS 7 the view begins below the status bar.
    let origin = controller.view.convert(CGPoint.zero, to: nil).y
    let bottom = origin + controller.bar.presentation.frame.maxY
    let top = simulator.keyboard.presentationFrame.minY
    let claim = Claim(
      "after 0.1 seconds the bar ends at \(rounded(bottom)), the keyboard begins at \(rounded(top))",
      abs(bottom - top) < 0.001
    )
    return controller.claims + [claim]
  }
}

extension ExploredInterface {
  /// The interface whose published technique stops the program: only processes of their own can explore it.
  public static let curveWithoutName = ExploredInterface(
    "X31",
    "a bar that moves with the keyboard",
    on: Stage(.iPhone5s, "7.1")
  ) { variant, simulator in
    let controller = variant == .classic ? ForcingBarController() : ShiftingBarController()
    let field = TextField(frame: CGRect(x: 20, y: 80, width: 280, height: 31))
    field.placeholder = "Name"
    field.addAction(Action { _ in }, for: .editingDidEndOnExit)
    controller.view.addSubview(field)
    simulator.launch(controller)
  }
}

/// Returns a length in points, rounded to a tenth.
private func rounded(_ value: CGFloat) -> String { points((value * 10).rounded() / 10) }
