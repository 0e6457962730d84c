import HeadlessUIKit

/// A form for testing number pads: a field for a numeric code, and one for an email address.
@MainActor struct NumberPadForm {
  let controller: NumberPadDoneViewController
  let code: TextField
  let email: TextField

  /// Creates the published controller for a walk, or the corrected controller, and loads its view. Call this
  /// within the simulator's `perform`.
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

  /// The buttons that end editing in windows other than the app's, oldest first.
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

  /// Returns a claim that the Done button exists and can be tapped. If there is no button, the claim
  /// describes the views that the walk found in place of the keyboard.
  func claimDoneButton(_ simulator: Simulator) -> Claim {
    guard let button = doneButtons.last, let place = button.superview else {
      let sight = (controller as? PublishedNumberPad)?.sight
      return Claim("no DONE button: " + (sight.map { "the search found \($0)" } ?? "none is shown"), false)
    }
    let size = place.bounds.size
    if size.width < button.bounds.width, size.height < button.bounds.height {
      let text = "\(points(size.width))x\(points(size.height)) \(place.systemClassName)"
      return Claim("DONE button can't be tapped: it is in a \(text)", false)
    }
    guard let obstacle = simulator.user.obstacle(to: button) else {
      return Claim("DONE button can be tapped", true)
    }
    return Claim("DONE button can't be tapped: \(obstacle)", false)
  }

  /// Returns a claim that the number of Done buttons is `wanted`.
  func claimButtons(_ wanted: Int, _ occasion: String) -> Claim {
    let count = doneButtons.count
    return Claim("\(count) DONE button\(count == 1 ? "" : "s") \(occasion)", count == wanted)
  }
}

extension Button {
  /// Whether the button is a Done button, either the published one or one in a system bar.
  fileprivate var isDone: Bool {
    accessibilityLabel?.uppercased() == "DONE" || accessibilityIdentifier == "DONE"
  }
}

/// The published controller, which also records the windows that existed when it searched for the keyboard.
private final class PublishedNumberPad: NumberPadDoneViewController {
  /// The windows other than the app's and their subviews; `nil` before the first search.
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
