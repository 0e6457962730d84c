import HeadlessUIKit

/// An interface for the search of flaws: the setting of a scenario of the catalogue, with no hint of its bug.
public struct ExploredInterface: Sendable {
  /// The scenario with the setting.
  public let id: String
  /// The technique in words.
  public let name: String
  let stage: Stage
  let kinds: ExplorationActions
  let conditions: [Invariant]
  private let launch: @MainActor @Sendable (TechniqueVariant, Simulator) -> Void

  init(
    _ id: String,
    _ name: String,
    on stage: Stage,
    kinds: ExplorationActions = [.taps, .typing],
    keeping conditions: [Invariant] = Invariant.avoidance,
    launch: @escaping @MainActor @Sendable (TechniqueVariant, Simulator) -> Void
  ) {
    (self.id, self.name, self.stage, self.kinds) = (id, name, stage, kinds)
    (self.conditions, self.launch) = (conditions, launch)
  }

  /// The statements that launch the interface in a test.
  public func launchCode(_ variant: TechniqueVariant) -> String {
    """
    let interface = try #require(ExploredInterface.named("\(id)"))
    simulator.perform { interface.launch(.\(variant), in: simulator) }
    """
  }

  /// Launches the interface.
  @MainActor public func launch(_ variant: TechniqueVariant, in simulator: Simulator) {
    launch(variant, simulator)
  }

  /// Explores a variant of the technique.
  @MainActor public func explore(_ variant: TechniqueVariant, seed: UInt64 = 1, actions: Int = 600)
    -> Exploration
  {
    Simulator.explore(
      on: [stage.device],
      systems: [stage.system],
      seed: seed,
      actions: actions,
      depth: 12,
      kinds: kinds,
      keeping: conditions,
      launchCode: launchCode(variant)
    ) { simulator in
      launch(variant, simulator)
    }
  }
}

extension KeyboardAvoiding {
  /// Makes the return key of the fields end editing, so that a person can.
  fileprivate func endsWithReturn(_ fields: [TextField]) -> Self {
    for field in fields { field.addAction(Action { _ in }, for: .editingDidEndOnExit) }
    return self
  }
}

extension AvoidanceForm {
  /// The form's controller, whose fields end editing with the return key.
  fileprivate var ending: any KeyboardAvoiding { controller.endsWithReturn(fields) }
}

extension TechniqueVariant {
  @MainActor fileprivate var scrollable: ScrollableViewController {
    self == .classic ? ScrollableViewController() : FixedScrollableViewController()
  }
}

/// A button in the bar of a screen that pushes another one.
@MainActor private func pushing(
  _ screen: ViewController,
  _ title: String = "Next",
  _ next: @escaping @MainActor () -> ViewController
) -> ViewController {
  screen.navigationItem.rightBarButtonItem = BarButtonItem(
    title: title,
    primaryAction: Action { [weak screen] _ in
      screen?.navigationController?.pushViewController(next(), animated: true)
    }
  )
  return screen
}

extension Invariant {
  /// The button of a login form is visible during editing, as its author promises.
  fileprivate static let loginIsVisible = Invariant(
    "the button of the form is visible during editing",
    code: "#expect(simulator.user.buttons[\"Log in\"].isHittable)"
  ) { simulator in
    guard simulator.keyboard.isVisible else { return nil }
    let button = simulator.user.buttons["Log in"]
    guard button.exists else { return nil }
    return Claim("the button \"Log in\" can be tapped", button.isHittable)
  }
}

extension ExploredInterface {
  /// Returns the interface of a scenario, also the one whose published technique stops the program.
  public static func named(_ id: String) -> ExploredInterface? {
    (all + [.curveWithoutName]).first { $0.id == id }
  }

  /// The interfaces whose program doesn't stop, by the number of their scenario.
  public static let all: [ExploredInterface] = [
    ExploredInterface("X01", "scrollable form", on: Stage(.iPhone5s, "8.4")) { variant, simulator in
      simulator.launch(AvoidanceForm(variant.scrollable).ending)
    },
    ExploredInterface(
      "X02",
      "a form without a flag",
      on: Stage(.iPhone3G, "2.2.1"),
      keeping: [.scrollViewEndsAtKeyboard]
    ) { variant, simulator in
      simulator.launch(AvoidanceForm(FlaglessForm(variant)).ending)
    },
    ExploredInterface(
      "X04",
      "observers until the form has disappeared",
      on: Stage(.iPhone8, "12.4"),
      kinds: [.taps, .swipingBack]
    ) { variant, simulator in
      let first = pushing(ViewController()) {
        CountingForm(endsWhen: variant == .classic ? .didDisappear : .willDisappear)
      }
      simulator.launch(NavigationController(rootViewController: first))
    },
    ExploredInterface("X06", "scrollable form, fields in a box", on: Stage(.iPhone4, "4.3")) {
      variant,
      simulator in
      let form = AvoidanceForm(variant.scrollable)
      let container = form.controller.fieldContainer
      let box = View(
        frame: CGRect(x: 0, y: form.low.frame.minY - 10, width: container.bounds.width, height: 90)
      )
      container.addSubview(box)
      for field in [form.low, form.number] {
        field.frame.origin.y -= box.frame.minY
        box.addSubview(field)
      }
      simulator.launch(form.ending)
    },
    ExploredInterface("X07", "offset restoring, two fields", on: Stage(.iPhone4, "4.3")) {
      variant,
      simulator in
      let form = StackedForm(variant.offsetRestoring)
      simulator.launch(form.controller)
    },
    ExploredInterface("X08", "animated frame, a text view", on: Stage(.iPhone4, "4.3"), kinds: .taps) {
      variant,
      simulator in
      let form = variant == .classic ? AnimatedFrameViewController() : FixedAnimatedFrameViewController()
      let size = form.view.bounds.size
      let text = TextView(frame: CGRect(x: 20, y: size.height - 140, width: size.width - 40, height: 80))
      text.accessibilityIdentifier = "Remarks"
      form.view.addSubview(text)
      form.watch(text)
      simulator.launch(form)
    },
    ExploredInterface(
      "X10",
      "scrollable form, above a tab bar",
      on: Stage(.iPhone4, "6.1"),
      keeping: [.scrollViewEndsAtKeyboard]
    ) { variant, simulator in
      let form = AvoidanceForm(variant.scrollable).ending
      let tabs = TabBarController()
      form.title = "Form"
      tabs.viewControllers = [form]
      simulator.launch(tabs)
    },
    ExploredInterface("X11", "older content insets, above a tab bar", on: Stage(.iPhone5s, "7.1")) {
      variant,
      simulator in
      let form = ListForm(variant.olderContentInsets)
      let tabs = TabBarController()
      form.controller.title = "List"
      tabs.viewControllers = [form.controller.endsWithReturn([form.field])]
      simulator.launch(tabs)
    },
    ExploredInterface(
      "X12",
      "content insets, with a safe area",
      on: Stage(.iPhone11, "13.0"),
      keeping: [.scrollViewEndsAtKeyboard]
    ) { variant, simulator in
      let form = ListForm(variant.contentInsets)
      simulator.launch(form.controller.endsWithReturn([form.field]))
    },
    ExploredInterface(
      "X13",
      "content insets, in landscape",
      on: Stage(.iPadAir, "7.1"),
      kinds: [.taps, .typing, .turning],
      keeping: [.focusIsVisible, .scrollViewEndsAtKeyboard]
    ) { variant, simulator in
      simulator.launch(AvoidanceForm(variant.contentInsets).ending)
    },
    ExploredInterface(
      "X14",
      "scrollable form, turned",
      on: Stage(.iPhone6, "8.4"),
      kinds: [.taps, .typing, .turning]
    ) { variant, simulator in
      simulator.launch(AvoidanceForm(variant.scrollable).ending)
    },
    ExploredInterface(
      "X16",
      "content insets, a field as wide as the screen",
      on: Stage(.iPhone5s, "8.4"),
      keeping: [.visibleFieldsStay]
    ) { variant, simulator in
      let controller = variant.contentInsets
      let container = controller.fieldContainer
      let title = TextField(frame: CGRect(x: 0, y: 10, width: container.bounds.width, height: 30))
      title.placeholder = "Title"
      container.addSubview(title)
      controller.watch(title)
      simulator.launch(controller.endsWithReturn([title]))
    },
    ExploredInterface(
      "X17",
      "content insets, under an opaque bar",
      on: Stage(.iPhone5s, "8.4"),
      keeping: [.visibleFieldsStay]
    ) { variant, simulator in
      let controller = variant.contentInsets
      let title = TextField(frame: CGRect(x: 20, y: 9, width: 280, height: 31))
      title.placeholder = "Title"
      controller.fieldContainer.addSubview(title)
      controller.watch(title)
      let navigation = NavigationController(rootViewController: controller.endsWithReturn([title]))
      navigation.navigationBar.isTranslucent = false
      simulator.launch(navigation)
    },
    ExploredInterface(
      "X18",
      "keyboard aware, under an opaque bar",
      on: Stage(.iPhone5s, "8.4"),
      keeping: [.loginIsVisible]
    ) { variant, simulator in
      let top = Stage(simulator.device, simulator.system).keyboardTop
      let form = LoginForm(on: variant.keyboardAware)
      let navigation = NavigationController(rootViewController: form.filled(endingAt: top - 15))
      navigation.navigationBar.isTranslucent = false
      simulator.launch(navigation)
    },
    ExploredInterface(
      "X19",
      "keyboard aware, with the default toolbar",
      on: Stage(.iPhone6, "8.4"),
      keeping: Invariant.avoidance + [.loginIsVisible]
    ) { variant, simulator in
      let controller = variant.keyboardAware
      controller.shouldUseDefaultToolBar = true
      simulator.launch(LoginForm(on: controller).filled())
    },
    ExploredInterface(
      "X20",
      "a button on the number pad",
      on: Stage(.iPhone4, "4.3"),
      keeping: [.keysAreTappable]
    ) { variant, simulator in
      simulator.launch(NumberPadForm(variant == .classic ? .june2010 : nil).controller)
    },
    ExploredInterface(
      "X21",
      "background tap, under a scroll view",
      on: Stage(.iPhone4, "4.3"),
      kinds: .taps,
      keeping: [.keyboardCanBeHidden]
    ) { variant, simulator in
      let form = variant == .classic ? BackgroundTapViewController() : FixedBackgroundTapViewController()
      let fields = CoveredFields(in: form, coversRoot: true)
      simulator.launch(form)
      withExtendedLifetime(fields) {}
    },
    ExploredInterface(
      "X24",
      "scrollable form, with a hardware keyboard",
      on: Stage(.iPadAir, "9.3"),
      kinds: [.taps, .typing, .hardwareKeyboard],
      keeping: [.scrollViewEndsAtKeyboard]
    ) { variant, simulator in
      simulator.launch(AvoidanceForm(variant.scrollable).ending)
    },
    ExploredInterface(
      "X26",
      "keyboard aware, in a form sheet",
      on: Stage(.iPadAir2, "12.4"),
      keeping: [.keyboardBelongsToFocus]
    ) { variant, simulator in
      let form = LoginForm(on: variant.keyboardAware)
      let navigation =
        variant == .classic ? NavigationController() : KeyboardDismissingNavigationController()
      navigation.viewControllers = [form.filled(endingAt: 200)]
      navigation.modalPresentationStyle = .formSheet
      let root = ViewController()
      simulator.launch(root)
      root.present(navigation, animated: true)
    },
    ExploredInterface("X30", "older content insets, in a table", on: Stage(.iPhone5s, "7.1")) {
      variant,
      simulator in
      let technique = variant.olderContentInsets
      let form = TableForm(with: technique)
      form.field.addAction(Action { _ in }, for: .editingDidEndOnExit)
      simulator.launch(form)
    },
    ExploredInterface("X33", "scrollable form, opened and left", on: Stage(.iPhone4, "4.3")) {
      variant,
      simulator in
      let root = pushing(ViewController()) { AvoidanceForm(variant.scrollable).ending }
      simulator.launch(NavigationController(rootViewController: root))
    },
    ExploredInterface(
      "X34",
      "keyboard aware, six fields above the button",
      on: Stage(.iPhone4, "4.3"),
      keeping: [.focusIsVisible]
    ) { variant, simulator in
      simulator.launch(AddressForm(variant.keyboardAware).controller)
    },
  ]
}
