import Foundation
import HeadlessUIKit
import Testing

/// The table of devices, compared with the facts.
@MainActor @Suite struct DeviceTableTests {
  /// The names of the facts' rows that describe several models, with the names of the models.
  nonisolated static let models = [
    "iPhone 12 / 12 Pro": ["iPhone 12", "iPhone 12 Pro"],
    "iPhone 13 / 13 Pro": ["iPhone 13", "iPhone 13 Pro"],
    "iPhone 17 / 17 Pro": ["iPhone 17", "iPhone 17 Pro"],
    "iPad (10th gen) / A16": ["iPad (10th gen)", "iPad (A16)"],
    "iPad Air (4th/5th gen, 11-inch M2)": ["iPad Air (4th gen)", "iPad Air (5th gen)", "iPad Air 11 (M2)"],
    "iPad mini (6th gen / A17 Pro)": ["iPad mini (6th gen)", "iPad mini (A17 Pro)"],
    "iPad Pro 11 (1st-4th gen)": [
      "iPad Pro 11 (1st gen)", "iPad Pro 11 (2nd gen)", "iPad Pro 11 (3rd gen)", "iPad Pro 11 (4th gen)",
    ],
    "iPad Pro 12.9 (1st/2nd gen)": ["iPad Pro 12.9 (1st gen)", "iPad Pro 12.9 (2nd gen)"],
    "iPad Pro 12.9 (3rd-6th gen) / Air 13 M2": [
      "iPad Pro 12.9 (3rd gen)", "iPad Pro 12.9 (4th gen)", "iPad Pro 12.9 (5th gen)",
      "iPad Pro 12.9 (6th gen)", "iPad Air 13 (M2)",
    ],
  ]

  private func row(_ number: Int) throws -> (device: Device, facts: DeviceTable.Row) {
    let facts = try DeviceTable.rows()
    // The screens of the foldable phone follow (KI88).
    #expect(facts.count == 75 && Device.all.count == 77)
    return (Device.all[number - 1], facts[number - 1])
  }

  /// Returns systems at the edge of support, each with whether the device ran it, from the newest system in
  /// the facts: `7.1.2`, `16.7.x`, `26.x`.
  private func edges(of last: String) -> [(SystemVersion, Bool)] {
    let parts = last.split(separator: ".").map { Int($0) }
    switch (parts.count, parts[parts.count - 1]) {
    case (2, nil) where last == "26.x":
      return [(SystemVersion(26, 0), true), (SystemVersion(99, 9, 9), true)]
    case (2, nil): return [(SystemVersion(parts[0]!, 99, 9), true), (SystemVersion(parts[0]! + 1), false)]
    case (3, nil):
      return [
        (SystemVersion(parts[0]!, parts[1]!, 99), true), (SystemVersion(parts[0]!, parts[1]! + 1), false),
      ]
    default:
      let newest = SystemVersion(last)!
      return [(newest, true), (SystemVersion(newest.major, newest.minor, newest.patch + 1), false)]
    }
  }

  // MARK: Figures

  @Test(.fact("KD1-KD75"), arguments: 1...75)
  func `a row has the name, the screen and the systems of the facts`(number: Int) throws {
    let (device, facts) = try row(number)
    #expect(device.name == (Self.models[facts.name]?[0] ?? facts.name))
    #expect(device.idiom.rawValue == facts.idiom && device.homeControl.rawValue == facts.homeControl)
    #expect([device.size.width, device.size.height] == facts.points)
    #expect(device.scale == facts.scale)
    #expect(device.statusBarHeight == facts.statusBarPortrait)
    // For the phones of 26, other sources are more exact (KI80-KI82).
    guard device.firstSystem < "26.0" else { return }
    #expect(device.safeAreaInsets(isLandscape: false, on: "18.7") == facts.safeAreaPortrait.edges)
    #expect(device.safeAreaInsets(isLandscape: true, on: "18.7") == facts.safeAreaLandscape.edges)
    #expect(device.keyboardClass == facts.keyboardClass)
    let first = try #require(facts.firstOS.split(separator: " ").first.flatMap { SystemVersion(String($0)) })
    #expect(device.firstSystem == first && device.supports(first))
    #expect(!device.supports(SystemVersion(0, 9)))
    let last = facts.lastOS.split(separator: " ")[0]
    for (system, isSupported) in edges(of: String(last)) {
      #expect(device.supports(system) == isSupported, "\(system)")
    }
  }

  /// A controller that supports every orientation.
  private final class TurningController: ViewController {
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
    override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
  }

  @Test(.fact("KD1-KD75"), arguments: 1...75)
  func `screen, window and bars are those of the facts in both orientations`(number: Int) throws {
    let (device, facts) = try row(number)
    let simulator = Simulator(
      device: device,
      system: min(device.newestKnownSystem, max(device.firstSystem, "18.7"))
    )
    let root = TurningController()
    simulator.launch(root)
    let (width, height) = (facts.points[0], facts.points[1])
    #expect(simulator.screen.bounds == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(simulator.screen.scale == facts.scale)
    #expect(simulator.screen.applicationFrame.height == height - facts.statusBarPortrait)
    let hasSafeArea = simulator.system >= "11.0"
    // Where insets have grown with a system version, the table has those of the newest one.
    #expect(root.view.safeAreaInsets == (hasSafeArea ? facts.safeAreaPortrait.edges : .zero))
    simulator.user.rotate(to: .landscapeLeft)
    if device.firstSystem < "26.0" {
      #expect(root.view.safeAreaInsets == (hasSafeArea ? facts.safeAreaLandscape.edges : .zero))
    }
    // The row of iPhone 4S has the bar of iOS 7, as its note says.
    let bar = number == 5 ? 0 : facts.statusBarLandscape
    let seen = simulator.screen.applicationFrame
    #expect(max(seen.width, seen.height) == height && min(seen.width, seen.height) == width - bar)
  }

  @Test(
    .fact("KD5", "KD6"),
    arguments: [(Device.iPhone4S, "7.1" as SystemVersion, 20), (.iPhone4S, "8.0", 0), (.iPhone5, "7.1", 20)]
  )
  func `phones keep the status bar in landscape up to iOS 7`(
    device: Device,
    system: SystemVersion,
    height: CGFloat
  ) {
    let simulator = Simulator(device: device, system: system)
    simulator.launch(TurningController())
    simulator.user.rotate(to: .landscapeLeft)
    let frame = simulator.screen.applicationFrame
    #expect(min(frame.width, frame.height) == 320 - height)
  }

  @Test(
    .fact("KD25", "KD26", "KD27"),
    arguments: [
      (Device.iPhoneXR, "13.7" as SystemVersion, 44), (.iPhoneXR, "14.0", 48), (.iPhone11, "13.0", 44),
      (.iPhone12Mini, "14.2", 44), (.iPhone12Mini, "15.0", 50),
    ]
  )
  func `insets that have grown with a system`(device: Device, system: SystemVersion, inset: CGFloat) {
    let simulator = Simulator(device: device, system: system)
    let root = TurningController()
    simulator.launch(root)
    #expect(root.view.safeAreaInsets == EdgeInsets(top: inset, bottom: 34))
    simulator.user.rotate(to: .landscapeRight)
    #expect(root.view.safeAreaInsets == EdgeInsets(left: inset, bottom: 21, right: inset))
  }

  // MARK: Today's devices

  @Test(
    .fact("KI79-KI88", "KI109", "KI112"),
    arguments: [
      (Device.iPhone17, "26.0" as SystemVersion, [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhone17Pro, "26.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhone17ProMax, "26.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhoneAir, "26.0", [68, 0, 34, 0], [20, 68, 29, 68]),
      (.iPhone17e, "26.0", [47, 0, 34, 0], [0, 47, 21, 47]),
      (.iPhone16Pro, "26.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhone16Pro, "18.0", [62, 0, 34, 0], [0, 62, 21, 62]),
      (.iPhone16ProMax, "26.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhone16e, "26.0", [47, 0, 34, 0], [0, 47, 21, 47]),
      (.iPhone11, "26.0", [48, 0, 34, 0], [0, 48, 21, 48]),
      (.iPadA16, "26.1", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadA16, "18.3", [24, 0, 20, 0], [24, 0, 20, 0]),
      (.iPadAir11M4, "26.0", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadAir13M4, "26.0", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadMiniA17Pro, "26.0", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadPro11M5, "26.0", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPadPro13M5, "26.0", [32, 0, 25, 0], [32, 0, 25, 0]),
      (.iPad9, "26.0", [32, 0, 0, 0], [32, 0, 0, 0]),
      (.iPhone18Pro, "27.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhone18ProMax, "27.0", [62, 0, 34, 0], [20, 62, 20, 62]),
      (.iPhoneDuoClosed, "27.1", [0, 0, 34, 84], [0, 0, 34, 84]),
      (.iPhoneDuoOpen, "27.1", [82, 0, 34, 0], [0, 0, 34, 84]),
    ] as [(Device, SystemVersion, [CGFloat], [CGFloat])]
  )
  func `safe areas on 26 and 27`(
    device: Device,
    system: SystemVersion,
    portrait: [CGFloat],
    landscape: [CGFloat]
  ) {
    let simulator = Simulator(device: device, system: system)
    let root = TurningController()
    simulator.launch(root)
    func edges(_ values: [CGFloat]) -> EdgeInsets {
      EdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
    #expect(root.view.safeAreaInsets == edges(portrait))
    simulator.user.rotate(to: .landscapeLeft)
    #expect(root.view.safeAreaInsets == edges(landscape))
  }

  @Test(
    .fact("KI80-KI83", "KI86-KI88"),
    arguments: [
      ("iPhone 17", 402, 874, "26.0"), ("iPhone 17 Pro", 402, 874, "26.0"),
      ("iPhone 17 Pro Max", 440, 956, "26.0"),
      ("iPhone Air", 420, 912, "26.0"), ("iPhone 17e", 390, 844, "26.0"), ("iPhone 18 Pro", 402, 874, "27.0"),
      ("iPhone 18 Pro Max", 440, 956, "27.0"), ("iPhone Duo (closed)", 466, 678, "27.1"),
      ("iPhone Duo (open)", 669, 951, "27.1"), ("iPad Air 11 (M3)", 820, 1180, "18.3"),
      ("iPad Air 13 (M4)", 1024, 1366, "26.0"), ("iPad Pro 11 (M5)", 834, 1210, "26.0"),
      ("iPad Pro 13 (M5)", 1032, 1376, "26.0"),
    ] as [(String, CGFloat, CGFloat, SystemVersion)]
  )
  func `the devices of 2025 and 2026`(name: String, width: CGFloat, height: CGFloat, first: SystemVersion)
    throws
  {
    let device = try Device.named(name)
    #expect(device.size == CGSize(width: width, height: height) && device.firstSystem == first)
    #expect(device.scale == (device.idiom == .phone ? 3 : 2))
    #expect(
      device.idiom == .pad || name.contains("Duo")
        || device.statusBarHeight == (name.hasSuffix("e") ? 47 : 54)
    )
  }

  // MARK: Names

  @Test(.fact("KD1-KD75"), arguments: 1...75) func `each model is found by its name`(number: Int) throws {
    let (device, facts) = try row(number)
    for name in Self.models[facts.name] ?? [facts.name] {
      let model = try Device.named(name)
      #expect(model.name == name && model.keyboardClass == device.keyboardClass)
      #expect(model.size == device.size && model.firstSystem >= device.firstSystem)
      #expect(Device(named: name.uppercased()) == model)
    }
    #expect(Device(named: device.name) == device)
  }

  @Test(arguments: [
    ("iPhone", Device.iPhone), ("iphone 4s", .iPhone4S), ("iPhone SE", .iPhoneSE),
    ("iPhone SE (3rd generation)", .iPhoneSE3), ("iPad", .iPad), ("iPad (1st generation)", .iPad),
    ("iPad Pro (9.7-inch)", .iPadPro9Inch), ("iPad Pro (12.9-inch)", .iPadPro12Inch),
    ("iPad Pro (12.9-inch) (3rd generation)", .iPadPro12Inch3), ("iPad Pro 13-inch (M4)", .iPadPro13M4),
    ("iPad Air 11-inch (M2)", .iPadAir11M2), ("iPad mini (A17 Pro)", .iPadMiniA17Pro),
  ])
  func `names may be those of Apple's simulators`(name: String, device: Device) {
    #expect(Device(named: name) == device)
  }

  @Test func `a model that shares a row has the systems of its own`() {
    #expect(Device.iPadPro12Inch.systemRange == "9.1 to 16.7.x")
    #expect(Device.iPadPro12Inch2.systemRange == "10.3.2 to 17.7.x")
    #expect(Device.iPadAir5.systemRange == "15.4 and later")
    #expect(Device.iPhone12Pro.systemRange == Device.iPhone12.systemRange)
    #expect(Device.iPhone12Pro != .iPhone12 && "\(Device.iPhone12Pro)" == "iPhone 12 Pro")
  }

  @Test(arguments: [
    ("iPhone 4G", "there is no device \"iPhone 4G\"; there is iPhone 3G, iPhone 4, iPhone 4S"),
    ("iPhone 12 Mimi", "there is no device \"iPhone 12 Mimi\"; there is iPhone 12 mini"),
    ("Pixel", "there is no device \"Pixel\"; Device.all lists those there are"),
    ("", "there is no device \"\"; Device.all lists those there are"),
  ])
  func `a name that nobody has is refused with those that are near`(name: String, text: String) {
    #expect(Device(named: name) == nil)
    let error = #expect(throws: DeviceError.self) { try Device.named(name) }
    #expect(error.map { "\($0)".hasPrefix(text) } == true, "\(error.map { "\($0)" } ?? "")")
  }

  // MARK: Systems

  @Test func `a device that stopped with an open system names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Simulator(device: .iPhone8, system: "17.0") }
    }
    expectTrap(result, says: "iPhone 8 never ran iOS 17.0; it ran 11.0 to 16.7.x")
  }

  @Test(arguments: [
    (Device.iPhone16, "26.5" as SystemVersion), (.iPhone16e, "26.5"), (.iPhone17, "26.5"), (.iPhone8, "16.7"),
    (.iPhoneXR, "18.0"), (.iPadMini5, "26.5"), (.iPhone, "3.1.3"),
  ])
  func `without a system, the newest that the tables know`(device: Device, system: SystemVersion) {
    #expect(Simulator(device: device).system == system)
  }
}
