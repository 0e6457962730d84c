import HeadlessUIKit

extension Technique {
  static let doneOnExit = Technique(
    "Done on exit",
    origin: .published(.backgroundTap),
    refusal: { variant, stage in
      guard variant == .fixed, stage.device.idiom == .phone, !stage.has(VersionRules.hasInputViews) else {
        return nil
      }
      return "no accessory views before 3.2"
    }
  ) { variant, simulator, trial in
    let form = variant == .classic ? DoneOnExitViewController() : FixedDoneOnExitViewController()
    let name = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
    let number = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
    number.keyboardType = .numberPad
    for field in [name, number] {
      form.view.addSubview(field)
      form.connectReturnKey(of: field)
      (form as? FixedDoneOnExitViewController)?.addDoneBar(to: field)
    }
    simulator.launch(form)

    trial.begin("KT13")
    try simulator.user.tap(name)
    try simulator.user.tap(key: "return")
    try trial.check(simulator.claimEditingEnded())
    trial.begin("KT15")
    try simulator.user.tap(number)
    let canEnd =
      simulator.keyboard.keys.contains { $0.key.kind == .return } || number.inputAccessoryView != nil
    try trial.check(Claim("the number pad has no return key, and nothing else ends editing", canEnd))
    try simulator.user.endByReturnOrDone(on: simulator.keyboard)
    try trial.check(simulator.claimEditingEnded())
  }

  static let backgroundTap = Technique(
    "Background tap",
    origin: .published(.backgroundTap),
    refusal: { variant, stage in
      guard variant == .fixed, !stage.has(VersionRules.hasGestureRecognizers) else { return nil }
      return "no gesture recognizers before 3.2"
    }
  ) { variant, simulator, trial in
    let form = variant == .classic ? BackgroundTapViewController() : FixedBackgroundTapViewController()
    form.loadNibView()
    let (username, password) = form.addTwoFields()
    form.username = username
    simulator.launch(form)

    trial.begin("E42")
    try simulator.user.tap(username)
    try simulator.user.tapBeside(on: simulator)
    try trial.check(simulator.claimEditingEnded())
    trial.begin("X21")
    try simulator.user.tap(password)
    try simulator.user.tapBeside(on: simulator)
    try trial.check(simulator.claimEditingEnded())
    let cover = ScrollView(frame: form.view.bounds)
    for field in [username, password] { cover.addSubview(field) }
    form.view.addSubview(cover)
    (form as? FixedBackgroundTapViewController)?.receiveTaps(on: cover)
    try simulator.user.tap(username)
    try simulator.user.tapBeside(on: simulator)
    try trial.check(simulator.claimEditingEnded())
  }

  static let tapToDismiss = Technique(
    "Tap to dismiss",
    origin: .later("a tap recognizer, from 3.2 on"),
    refusal: { _, stage in
      stage.has(VersionRules.hasGestureRecognizers) ? nil : "no gesture recognizers before 3.2"
    }
  ) { variant, simulator, trial in
    let form = variant == .classic ? TapToDismissViewController() : FixedTapToDismissViewController()
    let (username, _) = form.addTwoFields()
    let row = Row(frame: CGRect(x: 0, y: 150, width: 320, height: 30))
    form.view.addSubview(row)
    simulator.launch(form)

    trial.begin("F20")
    try simulator.user.tap(username)
    try simulator.user.tapBeside(on: simulator)
    try trial.check(simulator.claimEditingEnded())
    trial.begin("X22")
    try simulator.user.tap(row)
    try trial.check(Claim("a row was tapped and is not selected", row.isSelected))
  }
}

extension ViewController {
  /// Adds two fields at the top of the view.
  fileprivate func addTwoFields() -> (TextField, TextField) {
    let username = TextField(frame: CGRect(x: 20, y: 70, width: 200, height: 31))
    let password = TextField(frame: CGRect(x: 20, y: 110, width: 200, height: 31))
    view.addSubview(username)
    view.addSubview(password)
    return (username, password)
  }
}

extension User {
  /// Taps the horizontal center of the screen, below all fields and above the keyboard.
  fileprivate func tapBeside(on simulator: Simulator) throws {
    try tap(CGPoint(x: simulator.screen.bounds.midX, y: simulator.keyboard.frame.minY - 10))
  }
}
