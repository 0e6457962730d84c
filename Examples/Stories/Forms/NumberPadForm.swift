import HeadlessUIKit

/// A form for testing number pads: a field for a numeric code, and one for an email address.
@MainActor struct NumberPadForm {
  let controller: any NumberPadController
  let code: TextField
  let email: TextField

  /// Creates a form with a published DONE button, or with the corrected bar if it is `nil`, and loads its
  /// view. Call this within the simulator's `perform`.
  init(_ button: DoneButton?) {
    controller = button?.makeController() ?? FixedNumberPadDoneViewController()
    let width = controller.view.bounds.width - 40
    code = TextField(frame: CGRect(x: 20, y: 40, width: width, height: 31))
    code.placeholder = "Code"
    code.keyboardType = .numberPad
    email = TextField(frame: CGRect(x: 20, y: 90, width: width, height: 31))
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    for field in [code, email] { controller.view.addSubview(field) }
    controller.textField = code
  }

  /// The DONE buttons on the keyboard, oldest first, or the Done button of the bar.
  var doneButtons: [Button] {
    if controller.searches != nil { return Application.shared.doneButtons }
    guard let bar = code.inputAccessoryView, bar.window != nil else { return [] }
    var (found, open): ([Button], [View]) = ([], [bar])
    while let view = open.popLast() {
      if let button = view as? Button, button.accessibilityLabel == "Done" { found.append(button) }
      open += view.subviews.reversed()
    }
    return found
  }

  /// Returns a claim that the Done button exists and can be tapped. If there is no button, the claim
  /// describes the views that the search found in place of the keyboard.
  func claimDoneButton(_ simulator: Simulator) -> Claim {
    guard let button = doneButtons.last, let holder = button.superview else {
      let sight = controller.searches?.sight
      return Claim("no DONE button: " + (sight.map { "the search found \($0)" } ?? "none is shown"), false)
    }
    let size = holder.bounds.size
    if size.width < button.bounds.width, size.height < button.bounds.height {
      let text = "\(points(size.width))x\(points(size.height)) \(holder.systemClassName)"
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
    let number = count == 0 ? "no" : "\(count)"
    return Claim("\(number) DONE button\(count > 1 ? "s" : "") \(occasion)", count == wanted)
  }
}
