import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Ordinary correct screens, in which no check finds anything.
@MainActor @Suite struct OrdinaryScreenTests {
  private static let stages: [(devices: [Device], systems: [SystemVersion])] = [
    ([.iPhone17, .iPadA16], []), ([.iPhoneSE3], ["15.5", "17.5"]),
  ]

  @Test(arguments: OrdinaryScreen.all) func `nothing is found in an ordinary screen`(_ screen: OrdinaryScreen)
    async
  {
    for (devices, systems) in Self.stages {
      let exploration = await Simulator.explore(on: devices, systems: systems, actions: 40, depth: 8) {
        $0.launch(screen.make())
      }
      #expect(exploration.findings.isEmpty, "\(exploration)")
      #expect(exploration.results.allSatisfy { $0.actionCount > 20 })
      let systems = systems.isEmpty ? nil : systems
      let layout = await Simulator.auditLayout(over: devices, systems: systems, form: screen.make)
      #expect(layout.passes, "\(layout)")
      let keyboard = await Simulator.auditKeyboard(on: devices, systems: systems, form: screen.make)
      #expect(keyboard.failures.isEmpty, "\(keyboard)")
    }
  }

  // MARK: Controls

  /// An action on a control, with the code that a finding prints for it.
  struct Operation: Sendable {
    let screen: String
    /// The text that the screen shows, or the value that a control has, after the action.
    let result: String
    let codes: [String]
    /// The same code.
    let perform: @MainActor @Sendable (Simulator) throws -> Void
  }

  @Test(arguments: [
    Operation(
      screen: "slider",
      result: "slider 1.0",
      codes: ["try simulator.user.sliders.element(boundBy: 0).adjust(toNormalizedSliderPosition: 1)"]
    ) { simulator in
      try simulator.user.sliders.element(boundBy: 0).adjust(toNormalizedSliderPosition: 1)
    },
    Operation(
      screen: "segmented control",
      result: "This month",
      codes: ["try simulator.user.segmentedControls.element(boundBy: 0).buttons[\"Month\"].tap()"]
    ) { simulator in
      try simulator.user.segmentedControls.element(boundBy: 0).buttons["Month"].tap()
    },
    Operation(
      screen: "cart",
      result: "Total 1",
      codes: ["try simulator.user.steppers.element(boundBy: 1).buttons[\"Increment\"].tap()"]
    ) { simulator in
      try simulator.user.steppers.element(boundBy: 1).buttons["Increment"].tap()
    },
    Operation(
      screen: "picker",
      result: "Size Medium",
      codes: [
        "try simulator.user.pickers.element(boundBy: 0).pickerWheels.element(boundBy: 0)"
          + ".adjust(toPickerWheelValue: \"Medium\")"
      ]
    ) { simulator in
      try simulator.user.pickers.element(boundBy: 0).pickerWheels.element(boundBy: 0)
        .adjust(toPickerWheelValue: "Medium")
    },
    Operation(
      screen: "date picker",
      result: "Hour 8",
      codes: [
        "try simulator.user.pickers.element(boundBy: 0).pickerWheels.element(boundBy: 3)"
          + ".adjust(toPickerWheelValue: \"AM\")"
      ]
    ) { simulator in
      try simulator.user.pickers.element(boundBy: 0).pickerWheels.element(boundBy: 3)
        .adjust(toPickerWheelValue: "AM")
    },
    Operation(
      screen: "onboarding",
      result: "page 1",
      codes: [
        "try simulator.user.pageIndicators.element(boundBy: 0)"
          + ".coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()"
      ]
    ) { simulator in
      try simulator.user.pageIndicators.element(boundBy: 0)
        .coordinate(withNormalizedOffset: CGVector(dx: 0.9, dy: 0.5)).tap()
    },
    Operation(
      screen: "list to reorder",
      result: "rows Second song, First song, Third song",
      codes: [
        "try simulator.user.buttons[\"Edit\"].tap()",
        "try simulator.user.otherElements.element(boundBy: 3)"
          + ".drag(to: simulator.user.otherElements.element(boundBy: 5))",
      ]
    ) { simulator in
      try simulator.user.buttons["Edit"].tap()
      try simulator.user.otherElements.element(boundBy: 3)
        .drag(to: simulator.user.otherElements.element(boundBy: 5))
    },
  ]) func `explorations operate controls, and print how`(_ operation: Operation) async throws {
    let screen = try #require(OrdinaryScreen.all.first { $0.testDescription == operation.screen })
    let result = operation.result
    let isAbsent = Invariant("\(result) is absent") { simulator in
      Claim("it is shown", !Self.values(of: simulator).contains(result))
    }
    let exploration = await Simulator.explore(
      on: [.iPhone17],
      actions: 100,
      kinds: operation.codes.count > 1 ? [.taps, .movingRows] : .adjusting,
      keeping: [isAbsent]
    ) { $0.launch(screen.make()) }
    let finding = try #require(exploration.findings.first, "\(exploration)")
    #expect(finding.actions.map(\.code) == operation.codes)
    let simulator = Simulator(device: .iPhone17)
    simulator.perform { simulator.launch(screen.make()) }
    #expect(!Self.values(of: simulator).contains(result))
    try operation.perform(simulator)
    await simulator.settle()
    #expect(Self.values(of: simulator).contains(result), "\(Self.values(of: simulator))")
  }

  /// Returns the texts of labels, the values of controls, and the order of rows.
  private static func values(of simulator: Simulator) -> [String] {
    var (values, rows): ([String], [(y: CGFloat, text: String)]) = ([], [])
    var open: [View] = [simulator.application.keyWindow ?? simulator.window]
    while let view = open.popLast() {
      guard !view.isHidden else { continue }
      switch view {
      case let label as Label: values.append(label.text ?? "")
      case let slider as Slider: values.append("slider \(slider.value)")
      case let pages as PageControl: values.append("page \(pages.currentPage)")
      case let cell as TableViewCell:
        let content = cell.contentConfiguration as? ListContentConfiguration
        rows.append((cell.frame.minY, content?.text ?? ""))
      default: break
      }
      open += view.subviews
    }
    return values + ["rows " + rows.sorted { $0.y < $1.y }.map(\.text).joined(separator: ", ")]
  }

  @Test func `a screen without a tried control is no dead end after a turn of the device`() async {
    let exploration = await Simulator.explore(
      on: [.iPhone17],
      kinds: [.taps, .turning, .hardwareKeyboard, .leaving]
    ) { $0.launch(BrightnessScreen()) }
    #expect(exploration.findings.isEmpty, "\(exploration)")
    #expect(exploration.results.map(\.stateCount) == [4])
  }

  // MARK: Focus

  @Test func `a field that a finger scrolls away is no finding, one that the app scrolls away is`() throws {
    for isByFinger in [true, false] {
      let simulator = Simulator(device: .iPhoneSE3, system: "17.5")
      let screen = AddressScreen()
      simulator.perform { simulator.launch(NavigationController(rootViewController: screen)) }
      try simulator.user.textFields["Last name"].tap()
      let watch = InvariantWatch(.focusIsVisible, in: simulator)
      let scrollView = try #require(screen.view.subviews.first as? ScrollView)
      if isByFinger {
        try simulator.user.scrollViews.element(boundBy: 0).swipeUp()
      } else {
        scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      }
      simulator.settle()
      watch.check()
      #expect(!simulator.claimFocusVisible().holds)
      #expect(watch.claim.holds == isByFinger)
      // Visible again, it may not leave without a finger.
      scrollView.setContentOffset(.zero, animated: false)
      watch.check()
      scrollView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
      watch.check()
      #expect(!watch.claim.holds)
    }
  }

  @Test(.fact("LO4"), arguments: [Device.iPhoneSE3, .iPhone17, .iPadA16])
  func `an alert is above the keyboard, also after a turn`(_ device: Device) throws {
    let simulator = Simulator(device: device)
    simulator.perform { simulator.launch(NavigationController(rootViewController: AlbumScreen())) }
    try simulator.user.buttons["Rename"].tap()
    try simulator.user.textFields["Name"].tap()
    for orientation in [DeviceOrientation.portrait, .landscapeLeft, .portrait] {
      simulator.user.rotate(to: orientation)
      expectClaim(simulator.claimFocusVisible())
    }
  }

  // MARK: Geometry

  @Test func `a row that the return key adds is no finding`() throws {
    let simulator = Simulator(device: .iPhone17)
    simulator.perform { simulator.launch(NavigationController(rootViewController: TodoScreen())) }
    let watch = InvariantWatch(.geometryComesBack, in: simulator)
    try simulator.user.textFields["New task"].tap()
    watch.check()
    try simulator.user.type("a\n")
    watch.check()
    #expect(simulator.user.cells.count == 2)
    expectClaim(watch.claim)
  }

  /// A form whose return key shows a message above the field, and that may stay moved up.
  private final class MessageForm: ViewController, TextFieldDelegate {
    private let message = Label("Saved")
    private let field = TextField("Name")
    var staysUp = false

    override func viewDidLoad() {
      super.viewDidLoad()
      message.isHidden = true
      field.delegate = self
      view.addColumn([message, field])
    }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      textField.resignFirstResponder()
      message.isHidden = false
      if staysUp { view.frame.origin.y = -100 }
      return true
    }
  }

  /// Returns the claim about the geometry of a form after its field "Name" was tapped, and Return typed.
  private func geometryClaimAfterReturn(_ form: @MainActor () -> ViewController) throws -> Claim {
    let simulator = Simulator(device: .iPhone17)
    simulator.perform { simulator.launch(form()) }
    let watch = InvariantWatch(.geometryComesBack, in: simulator)
    try simulator.user.textFields["Name"].tap()
    watch.check()
    try simulator.user.type("\n")
    watch.check()
    return watch.claim
  }

  @Test(arguments: [false, true]) func `a message moves a field, and not the screen`(staysUp: Bool) throws {
    let claim = try geometryClaimAfterReturn {
      let form = MessageForm()
      form.staysUp = staysUp
      return form
    }
    #expect(claim.holds == !staysUp, "\(claim)")
    if staysUp { #expect(claim.text == "frame.y of View is left changed by -100") }
  }

  /// A form whose return key changes a title, and that may leave its scroll view at the height that it has
  /// above the keyboard.
  private final class TitledForm: ViewController, TextFieldDelegate {
    private let message = Label("Draft")
    private let field = TextField("Name")
    private let scrollView = ScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    var staysShort = false

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      scrollView.addColumn([message, field])
      view.addSubview(scrollView)
    }

    func textFieldDidBeginEditing(_ textField: TextField) { scrollView.frame.size.height = 300 }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      textField.resignFirstResponder()
      message.text = "Saved"
      if !staysShort { scrollView.frame.size.height = 600 }
      return true
    }
  }

  @Test(arguments: [false, true])
  func `a scroll view that stays short is found, also if a title changes in the same step`(staysShort: Bool)
    throws
  {
    let claim = try geometryClaimAfterReturn {
      let form = TitledForm()
      form.staysShort = staysShort
      return form
    }
    #expect(claim.holds == !staysShort, "\(claim)")
    if staysShort { #expect(claim.text == "frame.height of ScrollView is left changed by -300") }
  }

  @Test func `rows that a list shows in other cells are as recorded, and a moved list isn't`() throws {
    let simulator = Simulator(device: .iPhone17)
    let list = NamesScreen(style: .plain)
    list.names = ["Ada", "Barbara", "Grace"]
    simulator.perform { simulator.launch(list) }
    let geometry = simulator.recordGeometry()
    simulator.perform { list.tableView.reloadData() }
    simulator.settle()
    expectClaim(geometry.claimRestored())
    simulator.perform { list.names.removeFirst() }
    simulator.perform { list.tableView.reloadData() }
    simulator.settle()
    expectClaim(geometry.claimRestored())
    list.tableView.frame.origin.y = 40
    #expect(geometry.claimRestored().text.hasPrefix("frame.y of TableView is left changed by +40"))
  }

  @Test func `the backgrounds of a list are no finding`() throws {
    let simulator = Simulator(device: .iPhone17)
    let layout = CollectionViewCompositionalLayout.list(
      using: CollectionLayoutListConfiguration(appearance: .insetGrouped)
    )
    let screen = CollectionViewController(collectionViewLayout: layout)
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: screen.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func show(_ sections: [[Int]]) {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      for (index, items) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(items, toSection: index)
      }
      source.apply(snapshot, animatingDifferences: false)
      simulator.settle()
    }
    simulator.perform { simulator.launch(screen) }
    simulator.perform { show([[1, 2], [3]]) }
    let geometry = simulator.recordGeometry()
    simulator.perform { show([[1], [2, 3]]) }
    expectClaim(geometry.claimRestored())
  }

  // MARK: Observers

  @Test func `the watches of notifications count as no observers of the app`() throws {
    let simulator = Simulator(device: .iPhone17, logIsEnabled: true)
    let watches = [0, 1].map { _ in InvariantWatch(.notificationsComeInPairs, in: simulator) }
    simulator.perform { simulator.launch(SignInScreen()) }
    expectClaim(simulator.claimOneHandlerPerNotification())
    #expect(simulator.notifications.observerCount(for: Responder.keyboardWillShowNotification) == 0)
    try simulator.user.textFields["Email"].tap()
    let posts = simulator.log.entries.map(\.description).filter { $0.contains("UIKeyboardWillShow") }
    #expect(!posts.isEmpty && posts.allSatisfy { !$0.contains("closure") }, "\(posts)")
    for watch in watches {
      watch.check()
      expectClaim(watch.claim)
    }
  }

  @Test(arguments: [("4.3", Device.iPhone4), ("26.0", .iPhone17)] as [(SystemVersion, Device)])
  func `an explanation says what the present system does`(system: SystemVersion, device: Device) throws {
    let simulator = Simulator(device: device, system: system, logIsEnabled: true)
    let (screen, scrollView, field) = (ViewController(), ScrollView(), HeadlessUIKit.TextField())
    simulator.perform {
      screen.view.addSubview(scrollView)
      scrollView.frame = screen.view.bounds
      scrollView.contentSize = CGSize(width: 320, height: 3000)
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      scrollView.addSubview(field)
      simulator.launch(screen)
    }
    try simulator.user.tap(field)
    scrollView.contentSize.height = 3000
    field.frame.origin.y = screen.view.bounds.height - 60
    simulator.settle()
    let sentence = simulator.why.obscured(field).sentence
    #expect(sentence.contains("nothing scrolled it"))
    #expect(sentence.contains("before iOS 8") == (system == "4.3"), "\(sentence)")
  }
}
