import Foundation
import HeadlessUIKit
import Testing

/// The rounded keyboards of iOS 26 and 27: their heights, and the marks of estimates.
@MainActor @Suite struct RoundedKeyboardTests {
  /// A keyboard with its height in portrait or in landscape.
  struct Row: CustomTestStringConvertible, Sendable {
    var device: Device
    var system: SystemVersion
    var type: KeyboardType = .default
    var hasBar = true
    var isLandscape = false
    var height: CGFloat
    var isEstimated = false

    init(
      _ device: Device,
      _ system: SystemVersion,
      _ height: CGFloat,
      type: KeyboardType = .default,
      hasBar: Bool = true,
      isLandscape: Bool = false,
      isEstimated: Bool = false
    ) {
      (self.device, self.system, self.height, self.type) = (device, system, height, type)
      (self.hasBar, self.isLandscape, self.isEstimated) = (hasBar, isLandscape, isEstimated)
    }

    var testDescription: String {
      "\(type) of \(device) on \(system)\(hasBar ? "" : " without bar")\(isLandscape ? " in landscape" : "")"
    }
  }

  nonisolated private static let measured: [Row] = [
    Row(.iPhoneSE3, "26.1", 260), Row(.iPhoneSE3, "26.1", 233, type: .numberPad),
    Row(.iPhoneSE3, "26.1", 206, isLandscape: true), Row(.iPhone16e, "26.1", 308, hasBar: false),
    Row(.iPhone16e, "26.1", 335), Row(.iPhone16e, "26.1", 308, type: .numberPad), Row(.iPhone16, "26.1", 335),
    Row(.iPhone17, "26.2", 335), Row(.iPhone17Pro, "26.5", 335), Row(.iPhone17, "26.4", 308, hasBar: false),
    Row(.iPhone17, "26.2", 204, hasBar: false, isLandscape: true), Row(.iPhoneAir, "26.0", 345),
    Row(.iPhone17ProMax, "26.0", 345), Row(.iPhone16ProMax, "26.1", 318, hasBar: false),
    Row(.iPhone11Pro, "26.0", 335), Row(.iPhone11, "26.0", 345), Row(.iPhone12ProMax, "26.0", 345),
    Row(.iPhone15Plus, "26.0", 345), Row(.iPadA16, "26.1", 337), Row(.iPadAir11M2, "26.4", 337),
    Row(.iPadA16, "26.1", 337, type: .numberPad), Row(.iPadA16, "27.0", 337), Row(.iPadPro13M4, "26.0", 403),
    Row(.iPadPro13M4, "26.0", 497, isLandscape: true), Row(.iPhone17, "27.0", 328),
    Row(.iPhone18ProMax, "27.0", 320, hasBar: false),
  ]

  nonisolated private static let estimated: [Row] = [
    Row(.iPhoneSE3, "26.1", 202, hasBar: false, isLandscape: true),
    Row(.iPhone11Pro, "26.0", 308, hasBar: false),
    Row(.iPhone11, "26.0", 318, hasBar: false), Row(.iPhone16, "26.0", 308, type: .numberPad),
    Row(.iPhone16, "26.0", 208, isLandscape: true),
    Row(.iPhone16, "26.0", 204, hasBar: false, isLandscape: true),
    Row(.iPhone17, "26.0", 208, isLandscape: true), Row(.iPhoneAir, "26.0", 318, hasBar: false),
    Row(.iPadMini6, "26.0", 337), Row(.iPadMini6, "26.0", 425, isLandscape: true), Row(.iPad9, "26.0", 320),
    Row(.iPad9, "26.0", 408, isLandscape: true), Row(.iPadPro11M4, "26.0", 340),
    Row(.iPadPro11Inch3, "26.0", 428, isLandscape: true), Row(.iPadAir13M2, "26.0", 403),
    Row(.iPadAir13M2, "26.0", 498, isLandscape: true), Row(.iPadA16, "26.0", 422, isLandscape: true),
    Row(.iPhone16, "27.0", 328), Row(.iPhone17, "27.0", 310, hasBar: false),
    Row(.iPhone18ProMax, "27.0", 338),
    Row(.iPhoneDuoClosed, "27.1", 338), Row(.iPhoneDuoOpen, "27.1", 338),
  ].map {
    var row = $0
    row.isEstimated = true
    return row
  }

  @Test(
    .fact("KI3-KI8", "KI10-KI12", "KI14", "KI16-KI19", "KI21-KI23", "KI25", "KI102", "KI103"),
    .fact("KI2", "KI15", "KI20", "KI30", "KI83", "KI87", "KI107", "KI108", "KI110"),
    arguments: measured + estimated
  )
  func `a keyboard is as high as it was measured, or as the rule says`(row: Row) {
    let simulator = Simulator(device: row.device, system: row.system)
    let form = TurningForm()
    simulator.launch(form)
    if row.isLandscape { simulator.user.rotate(to: .landscapeLeft) }
    form.field.keyboardType = row.type
    simulator.keyboard.predictiveBar = row.hasBar ? .shown : .off
    form.field.becomeFirstResponder()
    simulator.settle()
    let size =
      row.isLandscape ? CGSize(width: row.device.size.height, height: row.device.size.width) : row.device.size
    let frame = CGRect(x: 0, y: size.height - row.height, width: size.width, height: row.height)
    #expect(simulator.keyboard.frame == frame)
    #expect(simulator.keyboard.isEstimated == row.isEstimated)
  }

  @Test(
    .fact("KI9"),
    arguments: [
      (Device.iPhone16e, "26.1" as SystemVersion, 388, false), (.iPhoneSE3, "26.1", 313, true),
      (.iPhone17ProMax, "26.1", 398, true), (.iPadA16, "26.1", 337, false), (.iPhone16, "18.0", 336, false),
    ] as [(Device, SystemVersion, CGFloat, Bool)]
  )
  func `the emoji keyboard is higher`(
    device: Device,
    system: SystemVersion,
    total: CGFloat,
    isEstimated: Bool
  ) {
    let height = KeyboardHeights.emojiHeight(of: device, on: system)
    #expect(height.total == total && height.isEstimated == isEstimated)
  }

  @Test(.fact("KI24"), arguments: [(Device.iPadPro13M4, 68.5), (.iPad9, 55)] as [(Device, CGFloat)])
  func `the bar that a hardware keyboard leaves on an iPad`(device: Device, height: CGFloat) {
    let bar = KeyboardHeights.shortcutsBar(of: device, on: "26.1")
    #expect(bar?.total == height)
  }

  @Test(.fact("KI65", "KI114")) func `the hide keeps the size, and the guide follows both ways`() throws {
    let simulator = Simulator(device: .iPhone17, system: "26.2")
    let form = TurningForm()
    simulator.launch(form)
    let guide = form.view.keyboardLayoutGuide
    var ends: [CGRect] = []
    let names = [Responder.keyboardWillShowNotification, Responder.keyboardWillHideNotification]
    let tokens = names.map { name in
      simulator.notifications.addObserver(forName: name) { notification in
        ends.append(notification.userInfo?[Responder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null)
      }
    }
    #expect(guide.layoutFrame.minY == 840)
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(guide.layoutFrame.minY == 539)
    form.field.resignFirstResponder()
    simulator.settle()
    #expect(guide.layoutFrame.minY == 840)
    let (up, away) = (
      CGRect(x: 0, y: 539, width: 402, height: 335), CGRect(x: 0, y: 874, width: 402, height: 335)
    )
    #expect(ends == [up, away])
    withExtendedLifetime(tokens) {}
  }

  // MARK: The design

  @Test(.fact("KI1")) func `an app with the older design has the keyboard of iOS 18`() throws {
    let simulator = Simulator(device: .iPhone17Pro, system: "26.2")
    let form = TurningForm()
    simulator.launch(form)
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame.height == 335)
    var posts: [String] = []
    let names = [Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification]
    let tokens = names.map { name in
      simulator.notifications.addObserver(forName: name) { posts.append($0.name.rawValue) }
    }
    simulator.designRequiresCompatibility = true
    simulator.settle()
    #expect(simulator.keyboard.frame.height == 336 && !simulator.keyboard.isEstimated)
    #expect(posts == ["UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification"])
    simulator.keyboard.predictiveBar = .off
    simulator.settle()
    #expect(simulator.keyboard.frame.height == 291)
    #expect(simulator.keyboard.keys.first { $0.key.label == "q" }?.frame.minY == 10)
    withExtendedLifetime(tokens) {}
  }

  @Test(.fact("KI1"), arguments: [(Device.iPhone16, "18.0" as SystemVersion, 336), (.iPhone17, "27.0", 328)])
  func `on other systems the design can't be chosen`(device: Device, system: SystemVersion, height: CGFloat) {
    let simulator = Simulator(device: device, system: system)
    simulator.designRequiresCompatibility = true
    let form = TurningForm()
    simulator.launch(form)
    form.field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.keyboard.frame.height == height)
    #expect(simulator.designRequiresCompatibility)
  }

  // MARK: Keys

  /// Returns the rectangle of a key, in the coordinates of the keyboard's frame.
  private func key(_ label: String, in keyboard: Keyboard) throws -> CGRect {
    let key = try #require(keyboard.keys.first { $0.key.label == label })
    let keyplane = try #require(keyboard.view?.keyplane)
    let host = try #require(keyboard.view)
    return host.convert(key.frame, from: keyplane)
  }

  private func keyboard(
    _ device: Device,
    type: KeyboardType = .default,
    hasBar: Bool = true,
    isLandscape: Bool = false
  ) -> (Simulator, Keyboard) {
    let simulator = Simulator(device: device, system: "26.1")
    let form = TurningForm()
    simulator.launch(form)
    if isLandscape { simulator.user.rotate(to: .landscapeLeft) }
    simulator.keyboard.predictiveBar = hasBar ? .shown : .off
    simulator.keyboard.inputModes = [.letters("en"), .emoji]
    simulator.keyboard.isDictationEnabled = true
    form.field.keyboardType = type
    form.field.becomeFirstResponder()
    simulator.settle()
    return (simulator, simulator.keyboard)
  }

  @Test(.fact("KI26", "KI36", "KI37")) func `letters of a phone with a dock`() throws {
    let (simulator, keyboard) = keyboard(.iPhone16e, hasBar: false)
    defer { withExtendedLifetime(simulator) {} }
    let rows = try ["q", "a", "z", "123"].map { try key($0, in: keyboard) }
    #expect(rows.map(\.minY) == [25, 79, 133, 187] && rows.allSatisfy { $0.height == 43 })
    #expect(abs(rows[0].minX - 8.7) < 0.5 && abs(rows[0].width - 30.3) < 0.5)
    #expect(abs(try key("a", in: keyboard).minX - 27.7) < 0.5)
    #expect(abs(try key("shift", in: keyboard).width - 42.3) < 0.5)
    #expect(abs(rows[3].width - 88) < 1)
    #expect(abs(try key("return", in: keyboard).width - 88) < 1)
    let (other, withBar) = self.keyboard(.iPhone16e)
    #expect(try key("q", in: withBar).minY == 52)
    withExtendedLifetime(other) {}
  }

  @Test(.fact("KI38", "KI39")) func `letters of a phone with a home button`() throws {
    let (simulator, portrait) = keyboard(.iPhoneSE3)
    let rows = try ["q", "a", "z", "123"].map { try key($0, in: portrait) }
    #expect(rows.map(\.minY) == [52, 106, 160, 214] && rows.allSatisfy { $0.height == 42 })
    #expect(rows[0].minX == 8.5 && abs(rows[0].width - 30.5) < 0.2 && rows[3].width == 39.5)
    #expect(try key("emoji", in: portrait).width == 39.5)
    #expect(abs(try key("space", in: portrait).width - 139.5) < 1)
    #expect(try key("return", in: portrait).width == 85)
    let (other, landscape) = keyboard(.iPhoneSE3, isLandscape: true)
    let wide = try ["q", "a", "z", "123"].map { try key($0, in: landscape) }
    #expect(wide.map(\.minY) == [50, 90, 130, 170] && wide.allSatisfy { $0.height == 32 })
    #expect(wide[0].minX == 72 && abs(wide[0].width - 47) < 0.1 && wide[3].width == 47)
    #expect(try key("return", in: landscape).width == 100)
    #expect(try key("space", in: landscape).width == 269)
    withExtendedLifetime((simulator, other)) {}
  }

  @Test(.fact("KI30", "KI41")) func `without the bar the rows of landscape are higher`() throws {
    let (simulator, withBar) = keyboard(.iPhone17, isLandscape: true)
    let key = try self.key("q", in: withBar)
    let (other, without) = keyboard(.iPhone17, hasBar: false, isLandscape: true)
    let higher = try self.key("q", in: without)
    #expect(key.height == 35 && higher.height == 45)
    #expect(key.minX >= 75 && higher.minX == key.minX)
    let last = try self.key("p", in: withBar)
    #expect(last.maxX <= 799)
    withExtendedLifetime((simulator, other)) {}
  }

  @Test(.fact("KI40")) func `digits of a phone with a home button`() throws {
    let (simulator, keyboard) = keyboard(.iPhoneSE3, type: .numberPad)
    let keys = try ["1", "2", "3", "4", "7", "0"].map { try key($0, in: keyboard) }
    #expect(keys[..<3].map { $0.minX.rounded() } == [8, 129, 250] && abs(keys[0].width - 113.5) < 1)
    #expect(keys.map(\.minY) == [24, 24, 24, 78, 132, 186] && keys.allSatisfy { $0.height == 47 })
    withExtendedLifetime(simulator) {}
  }

  @Test(.fact("KI44")) func `no popup shows the touched letter`() throws {
    for (system, hasPopup) in [("18.0" as SystemVersion, true), ("26.1", false)] {
      let simulator = Simulator(device: .iPhone16, system: system)
      let form = TurningForm()
      simulator.launch(form)
      form.field.becomeFirstResponder()
      simulator.settle()
      let key = try #require(simulator.keyboard.keys.first { $0.key.label == "g" })
      simulator.application.touchDown(
        at: CGPoint(x: key.accessibilityFrame.midX, y: key.accessibilityFrame.midY)
      )
      #expect(key.hasPopup == hasPopup)
    }
  }

  // MARK: Windows

  @Test(.fact("KI35", "KI71", "KI72", "KI73")) func `the views of the keyboard have other classes`() throws {
    for (device, frame) in [
      (Device.iPhoneSE3, CGRect(x: 4.5, y: 0, width: 366, height: 260)),
      (.iPhone16, CGRect(x: 14.0 / 3, y: 0, width: 384, height: 335)),
    ] {
      let simulator = Simulator(device: device, system: "26.1")
      let form = TurningForm()
      simulator.launch(form)
      form.field.becomeFirstResponder()
      simulator.settle()
      let windows = simulator.application.windows
      let effects = try #require(windows.last)
      #expect(windows.count == 2 && effects.description.hasPrefix("<UITextEffectsWindow"))
      let container = try #require(effects.subviews.first)
      #expect(container.description.hasPrefix("<UITrackingWindowView"))
      let host = try #require(container.subviews.first)
      #expect(host.description.hasPrefix("<UIKeyboardItemContainerView"))
      let top = device.size.height - frame.height
      #expect(host.frame == CGRect(x: 0, y: top, width: device.size.width, height: frame.height))
      let placeholder = try #require(host.subviews.first)
      #expect(placeholder.description.hasPrefix("<_UIRemoteKeyboardPlaceholderView"))
      let isAtPixels =
        abs(placeholder.frame.minX - frame.minX) + abs(placeholder.frame.width - frame.width) < 0.001
      #expect(isAtPixels, "\(placeholder.frame)")
      #expect(placeholder.frame.height == frame.height)
    }
  }
}

/// A field in a controller that turns everywhere.
private final class TurningForm: ViewController {
  let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
  override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
}
