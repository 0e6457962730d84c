import HeadlessUIKit

extension Technique {
  /// Creates a technique that keeps fields visible above the keyboard and is tested by the rules of
  /// ``AvoidanceTrial``.
  ///
  /// - Parameters:
  ///   - core: The document item that reports the author's own result, which is the first rule.
  ///   - restored: The document item about the end of editing, if it isn't `core`.
  static func avoidance(
    _ name: String,
    origin: TechniqueOrigin,
    core: String,
    restored: String? = nil,
    refusal: @escaping @Sendable (TechniqueVariant, Stage) -> String? = { _, _ in nil },
    form make: @escaping @MainActor @Sendable (TechniqueVariant) -> any KeyboardAvoiding
  ) -> Technique {
    let attempts = AvoidanceTrial.rules.enumerated().map { place, rule -> Attempt in
      { variant, simulator, trial in
        if place == 0 { trial.begin(core, restoring: restored ?? core) } else { trial.begin(rule.fact) }
        try rule.play(AvoidanceTrial(simulator: simulator, trial: trial) { make(variant) })
      }
    }
    return Technique(name, origin: origin, refusal: refusal, attempts: attempts)
  }
}

/// The rules for a technique that keeps fields visible. Each rule is tested on a new device.
@MainActor struct AvoidanceTrial {
  let simulator: Simulator
  let trial: Trial
  let make: () -> any KeyboardAvoiding

  /// The rules with their facts, in the order of the table.
  nonisolated static let rules: [(fact: String, play: @MainActor @Sendable (AvoidanceTrial) throws -> Void)] =
    [
      ("", { try $0.showFirstField() }),
      ("X01", { try $0.changeHeight() }),
      ("X03", { try $0.comeWhileKeyboardLeaves() }),
      ("X04", { try $0.appearTwice() }),
      ("X05", { try $0.beAway() }),
      ("X06", { try $0.showFieldInContainer() }),
      ("X07", { try $0.showSecondField() }),
      ("X10", { try $0.standAboveTabBar() }),
      ("X13", { try $0.showFieldInLandscape() }),
      ("X14", { try $0.turnWhileEditing() }),
      ("X24", { try $0.editWithHardwareKeyboard() }),
      ("X34", { try $0.showFieldsAboveButton() }),
    ]

  /// The largest accepted distance of a form's end from the keyboard, in points: enough for a margin, but not
  /// for a bar.
  private static let margin: CGFloat = 10

  // MARK: Rules

  /// The tapped field is visible, and the geometry is restored when editing has ended.
  private func showFirstField() throws {
    let form = launched()
    let geometry = simulator.recordGeometry()
    try simulator.user.tap(form.low)
    try trial.check(simulator.claimFocusVisible())
    endEditing(form)
    try trial.checkRestored(simulator.claimEditingEnded())
    try trial.checkRestored(geometry.claimRestored())
  }

  /// The user goes from a number pad to a keyboard for letters, which is higher on some systems.
  private func changeHeight() throws {
    let form = launched()
    let geometry = simulator.recordGeometry()
    edit(form.number)
    edit(form.low)
    try trial.check(simulator.claimFocusVisible())
    endEditing(form)
    try trial.check(geometry.claimRestored())
  }

  /// The form appears while the keyboard of the previous screen is still leaving.
  private func comeWhileKeyboardLeaves() throws {
    let earlier = launched()
    let place = Place(of: earlier)
    // Deallocating a form that hasn't removed itself as an observer is the subject of another rule, X33.
    defer { withExtendedLifetime(earlier) {} }
    let other = launchOther()
    edit(other)
    other.resignFirstResponder()
    simulator.advance(by: .milliseconds(100))
    let form = launched()
    simulator.settle()
    try trial.check(Place(of: form).claim(equal: place))
  }

  /// The form disappears and appears again.
  private func appearTwice() throws {
    let form = launched()
    _ = launchOther()
    simulator.launch(form.controller)
    try trial.check(simulator.claimOneHandlerPerNotification())
  }

  /// Another screen uses the keyboard while the form isn't on the screen.
  private func beAway() throws {
    let form = launched()
    let place = Place(of: form)
    edit(launchOther())
    try trial.check(Place(of: form).claim(equal: place))
  }

  private func showFieldInContainer() throws {
    let form = launched()
    let box = View(frame: form.low.frame)
    form.low.frame.origin = .zero
    form.controller.fieldContainer.addSubview(box)
    box.addSubview(form.low)
    try simulator.user.tap(form.low)
    try trial.check(simulator.claimFocusVisible())
  }

  private func showSecondField() throws {
    let form = launched()
    try simulator.user.tap(form.low)
    edit(form.number)
    try trial.check(simulator.claimFocusVisible())
  }

  /// The form ends at the keyboard, not above it by the height of the tab bar.
  private func standAboveTabBar() throws {
    let form = AvoidanceForm(make())
    let tabs = TabBarController()
    tabs.viewControllers = [form.controller, ViewController()]
    simulator.launch(tabs)
    edit(form.low)
    try trial.check(simulator.claimFocusVisible())
    try trial.check(claimEndsAtKeyboard(form))
  }

  private func showFieldInLandscape() throws {
    let form = launched()
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    let geometry = simulator.recordGeometry()
    form.low.frame.origin.y = form.controller.view.bounds.height - 80
    edit(form.low)
    try trial.check(simulator.claimFocusVisible())
    endEditing(form)
    form.low.frame.origin.y = form.number.frame.origin.y - 40
    try trial.check(geometry.claimRestored())
  }

  /// The device is turned to landscape and back; each rotation hides and shows the keyboard.
  private func turnWhileEditing() throws {
    let form = launched()
    let geometry = simulator.recordGeometry()
    try simulator.user.tap(form.top)
    for orientation in [DeviceOrientation.landscapeLeft, .portrait] {
      simulator.rotate(to: orientation)
      simulator.settle()
      try trial.check(simulator.claimFocusVisible())
    }
    endEditing(form)
    try trial.check(geometry.claimRestored())
  }

  /// Nothing of the keyboard is visible, or only a bar on iPads.
  private func editWithHardwareKeyboard() throws {
    simulator.keyboard.isHardwareKeyboardConnected = true
    let form = launched()
    try simulator.user.tap(form.low)
    try trial.check(simulator.claimFocusVisible())
    try trial.check(claimEndsAtKeyboard(form))
  }

  /// The first and the last of six fields are visible, each tapped without a keyboard. A button below them is
  /// the threshold view of a technique that has one.
  private func showFieldsAboveButton() throws {
    let form = AddressForm(make())
    simulator.launch(form.controller)
    for field in [form.fields.first, form.fields.last].compactMap({ $0 }) {
      try simulator.user.tap(field)
      try trial.check(simulator.claimFocusVisible())
      form.controller.view.endEditing(true)
      simulator.settle()
    }
  }

  // MARK: Steps

  private func launched() -> AvoidanceForm {
    let form = AvoidanceForm(make())
    simulator.launch(form.controller)
    return form
  }

  /// Replaces the form with another screen and returns the field in it.
  private func launchOther() -> TextField {
    let other = ViewController()
    let field = TextField(frame: CGRect(x: 20, y: 40, width: 200, height: 31))
    other.view.addSubview(field)
    simulator.launch(other)
    return field
  }

  private func edit(_ field: TextField) {
    field.becomeFirstResponder()
    simulator.settle()
  }

  private func endEditing(_ form: AvoidanceForm) {
    form.controller.view.endEditing(true)
    simulator.settle()
  }

  /// Returns a claim that the visible part of a scrolling form ends at the top of the keyboard.
  private func claimEndsAtKeyboard(_ form: AvoidanceForm) -> Claim {
    guard let scrollView = form.controller.fieldContainer as? ScrollView, simulator.keyboard.isVisible else {
      return Claim("the form doesn't scroll, or no keyboard is shown", true)
    }
    let frame = scrollView.convert(scrollView.bounds, to: nil as View?)
    let end = frame.maxY - scrollView.adjustedContentInset.bottom
    let top = simulator.keyboard.frame.minY
    let text = "the form ends at \(points(end)), the keyboard begins at \(points(top))"
    return Claim(text, end <= top && top - end <= Self.margin)
  }
}

/// The frame and insets of a form's container.
private struct Place: Equatable {
  let frame: CGRect
  let insets: EdgeInsets

  @MainActor init(of form: AvoidanceForm) {
    let container = form.controller.fieldContainer
    frame = container.frame
    insets = (container as? ScrollView)?.contentInset ?? .zero
  }

  func claim(equal other: Place) -> Claim {
    let change =
      frame.height == other.frame.height
      ? "was at \(other) and is at \(self)"
      : "was \(points(other.frame.height)) points high and is \(points(frame.height))"
    return Claim("the form \(change)", self == other)
  }
}

extension Place: CustomStringConvertible {
  var description: String {
    let origin = "(\(points(frame.minX)), \(points(frame.minY)))"
    return "\(origin) with \(points(insets.top)) and \(points(insets.bottom)) inset"
  }
}
