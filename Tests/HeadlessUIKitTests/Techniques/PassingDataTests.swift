import HeadlessUIKit
import Testing

@testable import Stories

/// The six techniques of *Using Protocols and Delegates to pass data between views* for returning a choice.
@MainActor @Suite struct PassingDataTests {
  private nonisolated static let stages: [Setup] = [
    Setup(device: .iPhone, system: "2.0"), Setup(device: .iPhone4, system: "4.3"),
    Setup(device: .iPad2, system: "5.1"), Setup(device: .iPhone4, system: "6.1"),
    Setup(device: .iPhone8, system: "12.4"), Setup(device: .iPhone16, system: "18.0"),
  ]

  /// Chooses an option as the user does: opens the picker, and taps a row.
  private func choose(_ option: String, in navigation: NavigationController, on simulator: Simulator) throws {
    let form = try #require(navigation.viewControllers.first as? OptionFormViewController)
    try simulator.user.tap(form.optionButton)
    let picker = try #require(navigation.topViewController as? OptionPickerViewController)
    let place = try #require(picker.options.firstIndex(of: option))
    try simulator.user.tap(picker.rows[place])
  }

  private func launched<Form: OptionFormViewController>(_ make: @autoclosure () -> Form, on setup: Setup) -> (
    simulator: Simulator, navigation: NavigationController, form: Form
  ) {
    let simulator = setup.simulator()
    let form = simulator.perform(make)
    let navigation = simulator.perform { NavigationController(rootViewController: form) }
    simulator.launch(navigation)
    return (simulator, navigation, form)
  }

  @Test(.fact("X32"), arguments: PassingTechnique.allCases, stages)
  fileprivate func `as corrected, each technique brings each choice once, and retains nothing`(
    technique: PassingTechnique,
    setup: Setup
  ) throws {
    weak var released: OptionFormViewController?
    var record: [String] = []
    func run() throws {
      let (simulator, navigation, form) = launched(technique.makeForm(.fixed), on: setup)
      released = form
      for option in ["Large", "Small", "Large"] { try choose(option, in: navigation, on: simulator) }
      record = form.taken
      #expect(form.optionButton.title(for: .normal) == "Large")
    }
    try run()
    #expect(record == ["Large", "Small", "Large"])
    #expect(released == nil)
  }

  private nonisolated static let calls: [PassingTechnique: [String]] = [
    .delegate: ["picker.delegate = self", "optionPicker(_:didPick: \"Medium\")"],
    .singleton: [
      "viewWillAppear: the store's option is nil", "OptionStore.shared.option = \"Medium\"",
      "viewWillAppear: the store's option is Medium",
    ],
    .memberVariable: ["picker.form = self", "picker.current = nil", "form.take(\"Medium\")"],
    .superview: ["[self superview] is OptionListView", "rowWasTapped(_:) of OptionListView"],
    .notification: ["OptionPickerDidPickNotification to NotificationFormViewController"],
    .applicationDelegate: [
      "viewWillAppear: the application delegate's option is nil",
      "the application delegate's option = \"Medium\"",
      "viewWillAppear: the application delegate's option is Medium",
    ],
  ]

  @Test(.fact("X32"), arguments: PassingTechnique.allCases)
  fileprivate func `the log has the calls and assignments by which the choice travels`(
    technique: PassingTechnique
  )
    throws
  {
    OptionStore.shared.option = nil
    defer { OptionStore.shared.option = nil }
    let (simulator, navigation, form) = launched(
      technique.makeForm(.classic),
      on: Setup(device: .iPhone3G, system: "3.1.2")
    )
    let delegate = OptionApplicationDelegate()
    simulator.application.delegate = delegate
    try choose("Medium", in: navigation, on: simulator)
    let entries = simulator.log.entries.filter { entry in
      entry.category == .note || entry.category == .notification && !entry.event.hasSuffix("to nobody")
    }
    #expect(entries.map(\.event) == (Self.calls[technique] ?? []) + ["the form receives \"Medium\""])
    #expect(form.taken == ["Medium"])
  }

  @Test(.fact("X32"), arguments: [("4.3", 2), ("5.1", 2), ("6.1", 1)] as [(SystemVersion, Int)])
  func `a form that registers when its view loads hears twice once that has been unloaded`(
    system: SystemVersion,
    count: Int
  ) throws {
    let setup = Setup(device: .iPhone4, system: system)
    let (simulator, navigation, form) = launched(
      NotificationFormViewController(registersInViewDidLoad: true),
      on: setup
    )
    try simulator.user.tap(form.optionButton)
    simulator.simulateMemoryWarning()
    navigation.popViewController(animated: true)
    simulator.settle()
    #expect(
      simulator.notifications.observerCount(for: NotificationFormViewController.didPickNotification) == count
    )
    try choose("Small", in: navigation, on: simulator)
    #expect(form.taken == Array(repeating: "Small", count: count))
  }

  @Test(.fact("X32"), arguments: [(false, ["Medium"]), (true, [])] as [(Bool, [String])])
  func `a row's message to its superview gets lost in a container`(scrolls: Bool, taken: [String]) throws {
    let (simulator, navigation, form) = launched(
      SuperviewFormViewController(scrollsRows: scrolls),
      on: .classic
    )
    try choose("Medium", in: navigation, on: simulator)
    #expect(form.taken == taken)
    #expect((navigation.topViewController === form) == !scrolls)
  }

  @Test(.fact("X32"))
  func `a delegate that is retained is a cycle, and one of another picker gets no choice`()
    throws
  {
    weak var form: OptionFormViewController?
    func run() throws {
      let (simulator, navigation, published) = launched(
        DelegateFormViewController(retainsDelegate: true),
        on: .classic
      )
      form = published
      try choose("Small", in: navigation, on: simulator)
      #expect(published.taken == ["Small"])
    }
    try run()
    #expect(form != nil)
    let (simulator, navigation, other) = launched(
      DelegateFormViewController(pushesAnotherPicker: true),
      on: .classic
    )
    try choose("Small", in: navigation, on: simulator)
    #expect(other.taken == [])
  }

  @Test(
    .fact("X32"),
    arguments: [(TechniqueVariant.classic, ["Small"]), (.fixed, [])] as [(TechniqueVariant, [String])]
  )
  func `another form on the screen hears of the choice only as published`(
    variant: TechniqueVariant,
    others: [String]
  ) throws {
    let simulator = Setup.classic.simulator()
    let (form, other) = simulator.perform {
      (PassingTechnique.notification.makeForm(variant), PassingTechnique.notification.makeForm(variant))
    }
    let tabs = simulator.perform { TabBarController() }
    let navigations = simulator.perform {
      [form, other].map { NavigationController(rootViewController: $0) }
    }
    tabs.viewControllers = navigations
    simulator.launch(tabs)
    simulator.perform { other.loadViewIfNeeded() }
    try choose("Small", in: navigations[0], on: simulator)
    #expect(form.taken == ["Small"])
    #expect(other.taken == others)
  }

  @Test(.fact("X32")) func `every object can change a global, and none a store of the form's own`() throws {
    defer { OptionStore.shared.option = nil }
    for (variant, taken) in [(TechniqueVariant.classic, ["Medium", "Large"]), (.fixed, ["Medium"])] {
      OptionStore.shared.option = nil
      let (simulator, navigation, form) = launched(PassingTechnique.singleton.makeForm(variant), on: .classic)
      try choose("Medium", in: navigation, on: simulator)
      try simulator.user.tap(form.optionButton)
      OptionStore.shared.option = "Large"
      simulator.perform { _ = navigation.popViewController(animated: true) }
      simulator.settle()
      #expect(form.taken == taken, "\(variant)")
    }
  }

  @Test(.fact("X32"), arguments: [true, false])
  func `the application delegate has to be of the one class that form and picker know`(isKnown: Bool) throws {
    let (simulator, navigation, form) = launched(ApplicationDelegateFormViewController(), on: .classic)
    let delegate = OptionApplicationDelegate()
    if isKnown { simulator.application.delegate = delegate }
    try choose("Medium", in: navigation, on: simulator)
    #expect(form.taken == (isKnown ? ["Medium"] : []))
    #expect(delegate.option == (isKnown ? "Medium" : nil))
  }
}
