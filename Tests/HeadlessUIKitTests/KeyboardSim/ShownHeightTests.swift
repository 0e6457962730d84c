import Foundation
import HeadlessUIKit
import Testing

/// Keyboards of every class on the screen: their reported and their visible frames.
@MainActor @Suite struct ShownHeightTests {
  /// A controller with a field that supports every orientation.
  private final class FieldController: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
    override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
  }

  /// Returns the devices of the row's class, each with the oldest and the newest system common to the device
  /// and the row.
  private func setups(of row: HeightRow) -> [Setup] {
    Device.all.filter { $0.keyboardClass == row.keyboardClass }.flatMap { device -> [Setup] in
      let known: [SystemVersion] = [
        row.since, device.firstSystem, "7.1", "8.4", "9.3", "10.3", "12.5", "15.8", "16.7", "17.7", "18.0",
      ]
      let systems = known.filter { system in
        device.supports(system) && row.since <= system && row.before.map { system < $0 } ?? true
      }
      return Set([systems.min(), systems.max()].compactMap(\.self)).map { Setup(device: device, system: $0) }
    }
  }

  /// Shows the row's keyboard, compares the reported with the visible frame, and hides it again.
  private func show(_ row: HeightRow, on setup: Setup, _ type: KeyboardType) throws {
    let simulator = setup.simulator()
    let root = FieldController()
    simulator.launch(root)
    let isLandscape = row.orientation == .landscape
    if isLandscape { simulator.user.rotate(to: .landscapeLeft) }
    if let bar = row.bar { simulator.keyboard.predictiveBar = bar }
    simulator.keyboard.hasCandidates = row.keys == .candidates
    root.field.keyboardType = type
    var told: [String: [AnyHashable: Any]] = [:]
    for name in [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification] {
      _ = simulator.notifications.addObserver(forName: name) { told[$0.name.rawValue] = $0.userInfo }
    }
    #expect(root.field.becomeFirstResponder())
    simulator.settle()
    let height = try #require(row.height)
    let size = simulator.device.size
    let width = isLandscape ? size.height : size.width
    #expect(told.count == 2)
    for info in told.values {
      let bounds = info[Responder.keyboardBoundsUserInfoKey] as? CGRect
      #expect(bounds == CGRect(x: 0, y: 0, width: width, height: height.total), "\(setup.testDescription)")
      if setup.system >= "3.2" {
        #expect(info[Responder.keyboardFrameEndUserInfoKey] as? CGRect == simulator.keyboard.frame)
      }
    }
    #expect(simulator.keyboard.frame == simulator.keyboard.presentationFrame)
    let view = try #require(simulator.keyboard.view)
    #expect(view.bounds.size == CGSize(width: width, height: height.total))
    #expect(view.frame.maxY == (isLandscape ? size.width : size.height))
    let parts = [view.predictiveBar, view.keyplane, view.dock].map { $0?.frame.height ?? 0 }
    #expect(parts == [height.barHeight, height.keysHeight, height.dockHeight])
    root.field.resignFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.view == nil && simulator.clock.pendingWork.isEmpty)
  }

  @Test(
    .fact("KH1", "KH3-KH16", "KH19", "KH21", "KH23", "KH24", "KH31", "KH32", "KH38", "KH42", "KH44", "KH46"),
    .fact("KH48", "KH50", "KH52", "KH54-KH57", "KH59", "KH61-KH63", "KH65", "KH67", "KH69", "KH71", "KH74"),
    .fact("KH75", "KH77-KH88", "KH91-KH104"),
    arguments: KeyboardHeights.rows.filter { $0.height != nil && $0.keys != .hardware }
  )
  func `a shown keyboard is as high as the table says, is told so, and is seen there`(row: HeightRow) throws {
    let setups = setups(of: row)
    #expect(!setups.isEmpty)
    for setup in setups {
      // On phones, number pads lack the bar.
      try show(row, on: setup, row.keys == .pads ? .numberPad : .default)
    }
  }

  @Test(.fact("KH3", "KH4", "KH42", "KH44"), arguments: Device.all)
  func `a keyboard that turns with its device is as high as the table says, and leaves nothing`(
    device: Device
  )
    throws
  {
    for system in [device.firstSystem, device.newestKnownSystem] {
      let heights = [false, true].map {
        KeyboardHeights.height(.init(.numberPad, isLandscape: $0), of: device, on: system).total
      }
      let simulator = Simulator(device: device, system: system)
      let root = FieldController()
      simulator.launch(root)
      root.field.keyboardType = .numberPad
      root.field.becomeFirstResponder()
      simulator.settle()
      let view = try #require(simulator.keyboard.view)
      for (orientation, isLandscape) in [
        (DeviceOrientation.portrait, false), (.landscapeRight, true), (.portrait, false),
      ] {
        simulator.user.rotate(to: orientation)
        let screen = isLandscape ? device.size.height : device.size.width
        #expect(view.bounds.size == CGSize(width: screen, height: heights[isLandscape ? 1 : 0]))
        #expect(simulator.keyboard.frame == simulator.keyboard.presentationFrame)
        #expect(simulator.keyboard.frame.intersection(simulator.screen.bounds) == simulator.keyboard.frame)
      }
      root.field.resignFirstResponder()
      simulator.settle()
      #expect(simulator.keyboard.view == nil && simulator.clock.pendingWork.isEmpty)
      #expect(simulator.application.windows.map(\.systemClassName) == ["Window", "UITextEffectsWindow"])
      #expect(simulator.application.windows[1].subviews.isEmpty)
    }
  }

  @Test(
    .fact("KN25"),
    arguments: [
      (DeviceOrientation.landscapeLeft, CGRect(x: 0, y: 0, width: 352, height: 1024)),
      (.landscapeRight, CGRect(x: 416, y: 0, width: 352, height: 1024)),
      (.portraitUpsideDown, CGRect(x: 0, y: 0, width: 768, height: 264)),
    ]
  )
  func `a pad of iOS 5 tells frames of portrait`(orientation: DeviceOrientation, end: CGRect) {
    let simulator = Simulator(device: .iPad, system: "5.1")
    let root = FieldController()
    simulator.launch(root)
    root.field.keyboardType = .numberPad
    simulator.user.rotate(to: orientation)
    root.field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame == end)
  }

  // MARK: Hardware

  @Test(
    .fact("KH105", "KH106", "S9c"),
    arguments: [
      (Device.iPadAir2, "9.3" as SystemVersion, "969+313", 55),
      (.iPad9, "18.0", "1025+320", 55), (.iPadPro11Inch, "18.0", "1125+340", 69),
    ] as [(Device, SystemVersion, String, CGFloat)]
  )
  func `with a hardware keyboard pads show a bar and tell the whole height`(
    device: Device,
    system: SystemVersion,
    place: String,
    seen: CGFloat
  ) {
    let simulator = Simulator(device: device, system: system)
    let (root, diary) = (FieldController(), Diary())
    simulator.launch(root)
    simulator.tellKeyboard(to: diary)
    simulator.keyboard.isHardwareKeyboardConnected = true
    #expect(root.field.becomeFirstResponder())
    simulator.settle()
    #expect(
      diary.take() == [
        "WillChangeFrame \(place) in 0.25", "WillShow \(place) in 0.25", "DidChangeFrame \(place)",
        "DidShow \(place)",
      ]
    )
    #expect(simulator.keyboard.frame.intersection(simulator.screen.bounds).height == seen)
    #expect(simulator.keyboard.keys.isEmpty && simulator.keyboard.view?.predictiveBar?.frame.height == 55)
  }

  @Test(.fact("KH107", "S9a"), arguments: ["5.1", "8.4"] as [SystemVersion])
  func `before iOS 9 pads show nothing with a hardware keyboard`(system: SystemVersion) {
    let simulator = Simulator(device: system < "6.0" ? .iPad : .iPadAir2, system: system)
    let (root, diary) = (FieldController(), Diary())
    simulator.launch(root)
    simulator.tellKeyboard(to: diary)
    simulator.keyboard.isHardwareKeyboardConnected = true
    #expect(root.field.becomeFirstResponder())
    simulator.settle()
    #expect(diary.lines == [] && !simulator.keyboard.isVisible)
  }

  // MARK: Input views

  @Test(
    .fact("KH112"),
    arguments: [(Setup.current, 64, 51), (Setup(device: .iPhone8, system: "16.7"), 30, 30), (.seven, 30, 30)]
  )
  func `a program's own input view stands above the home indicator`(
    setup: Setup,
    portrait: CGFloat,
    landscape: CGFloat
  ) {
    let simulator = setup.simulator()
    let root = FieldController()
    simulator.launch(root)
    let pad = View.bar("pad", height: 30)
    root.field.inputView = pad
    root.field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame.height == portrait)
    #expect(pad.frame == CGRect(x: 0, y: 0, width: simulator.device.size.width, height: 30))
    simulator.user.rotate(to: .landscapeLeft)
    #expect(simulator.keyboard.view?.bounds.height == landscape && pad.frame.height == 30)
  }
}
