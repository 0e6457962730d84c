import HeadlessUIKit

/// What number pads are tried with: a field for a code of digits, and one for an email address.
@MainActor struct NumberPadForm {
  let controller: NumberPadDoneViewController
  let code: TextField
  let email: TextField

  /// Makes the controller of a walk, or the corrected one, as code of the simulator that it runs in; loads its view.
  init(_ variant: TechniqueVariant, _ walk: NumberPadWalk = .firstVersion) {
    controller =
      variant == .classic ? PublishedNumberPad(walk) : FixedNumberPadDoneViewController(walk)
    let width = controller.view.bounds.width - 40
    code = TextField(frame: CGRect(x: 20, y: 40, width: width, height: 31))
    code.placeholder = "Code"
    code.keyboardType = .numberPad
    email = TextField(frame: CGRect(x: 20, y: 90, width: width, height: 31))
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    for field in [code, email] { controller.view.addSubview(field) }
    controller.watch(code)
  }

  /// The buttons that end editing and are in a window beside the program's, oldest first.
  var doneButtons: [Button] {
    let windows = Application.shared.windows.filter { $0 !== controller.view.window }
    return windows.flatMap { window in
      var (found, open): ([Button], [View]) = ([], [window])
      while let view = open.popLast() {
        if let button = view as? Button, button.isDone { found.append(button) }
        open += view.subviews.reversed()
      }
      return found
    }
  }

  /// Claims that there is a button to be tapped; where there is none, says what the walk found in place of the keyboard.
  func claimDoneButton(_ simulator: Simulator) -> Claim {
    guard let button = doneButtons.last, let place = button.superview else {
      let sight = (controller as? PublishedNumberPad)?.sight
      return Claim("no DONE button: " + (sight.map { "the walk saw \($0)" } ?? "none is shown"), false)
    }
    let size = place.bounds.size
    if size.width < button.bounds.width, size.height < button.bounds.height {
      let text = "\(points(size.width))x\(points(size.height)) \(place.systemClassName)"
      return Claim("DONE button in a \(text), untouchable", false)
    }
    guard let obstacle = simulator.user.obstacle(to: button) else {
      return Claim("DONE button can be tapped", true)
    }
    return Claim("DONE button can't be tapped: \(obstacle)", false)
  }

  /// Claims that there is one button, or none if none is wanted.
  func claimButtons(_ wanted: Int, _ occasion: String) -> Claim {
    let count = doneButtons.count
    return Claim("\(count) DONE button\(count == 1 ? "" : "s") \(occasion)", count == wanted)
  }
}

extension Button {
  /// Whether it says that editing is done, as published or in a bar of the system's.
  fileprivate var isDone: Bool {
    accessibilityLabel?.uppercased() == "DONE" || accessibilityIdentifier == "DONE"
  }
}

/// The published controller, remembering what there was when it looked for the keyboard.
private final class PublishedNumberPad: NumberPadDoneViewController {
  /// The windows beside the program's, with what is in them; nil before the first look.
  private(set) var sight: String?

  override func addButtonToKeyboard() {
    let windows = Application.shared.windows.dropFirst().map { window in
      let names = window.subviews.map(\.systemClassName)
      let name = window.systemClassName
      return names.isEmpty ? "an empty \(name)" : "\(name) with \(names.joined(separator: " and "))"
    }
    sight = windows.isEmpty ? "no second window" : windows.joined(separator: ", ")
    super.addButtonToKeyboard()
  }
}
