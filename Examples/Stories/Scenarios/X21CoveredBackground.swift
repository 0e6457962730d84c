import HeadlessUIKit

/// The content of this scenario's forms: two fields, of which the first is the named one, and optionally a
/// scroll view over the root view.
@MainActor struct CoveredFields {
  let username = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
  let password = TextField(frame: CGRect(x: 20, y: 120, width: 200, height: 31))

  init(in form: BackgroundTapViewController, coversRoot: Bool) {
    username.placeholder = "Username"
    password.placeholder = "Password"
    form.loadNibView()
    form.username = username
    let container: View = coversRoot ? ScrollView(frame: form.view.bounds) : form.view
    if coversRoot {
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      form.view.addSubview(container)
      (form as? FixedBackgroundTapViewController)?.receiveTaps(on: container)
    }
    container.addSubview(username)
    container.addSubview(password)
  }
}

extension Scenario {
  static let coveredBackground = Scenario(
    21,
    "A tap on the background has no effect",
    setting: """
      A form of BackgroundTapForBlog whose root is a control that makes the user name resign. The user edits the password, and taps
      beside it. Then the same form with a scroll view over its root: the user edits the user name, and taps beside it.
      """,
    invariant: "a tap beside the field ends editing.",
    fix: "a tap recognizer on the scroll view, and view.endEditing(true).",
    of: ["BackgroundTap"],
    on: [Stage(.iPhone4, "4.3")],
    offering: { $0 == .fixed ? [.gestureRecognizers] : [] }
  ) { variant, simulator in
    try [false, true].map { coversRoot in
      let form = variant == .classic ? BackgroundTapViewController() : FixedBackgroundTapViewController()
      let fields = CoveredFields(in: form, coversRoot: coversRoot)
      simulator.launch(form)
      try simulator.user.tap(coversRoot ? fields.username : fields.password)
      try simulator.user.tap(CGPoint(x: simulator.screen.bounds.midX, y: 200))
      let claim = simulator.claimEditingEnded()
      form.view.endEditing(true)
      simulator.settle()
      return Claim((coversRoot ? "under a scroll view: " : "") + claim.text, claim.holds)
    }
  }
}
