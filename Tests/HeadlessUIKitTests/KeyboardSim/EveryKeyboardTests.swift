import Foundation
import HeadlessUIKit
import Testing

/// All keyboards, with measured heights and estimates: each is shown, rotated and hidden, posts correct
/// frames, and leaves nothing behind.
@MainActor @Suite struct EveryKeyboardTests {
  private static let types: [KeyboardType] = [
    .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
    .emailAddress,
    .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
  ]

  /// The systems that introduced later types, which are the default before (KT16).
  private static let since: [KeyboardType: SystemVersion] = [
    .decimalPad: "4.1", .twitter: "5.0", .webSearch: "7.0", .asciiCapableNumberPad: "10.0",
  ]

  /// Returns the systems on which a device's heights may differ: its first, its last, and those that the
  /// table names.
  private func systems(of device: Device) -> [SystemVersion] {
    let named = KeyboardHeights.rows.flatMap { [$0.since, $0.before].compactMap(\.self) }
    // There is no system between 18 and 26.
    let existing = named.filter { device.supports($0) && !(19..<26).contains($0.major) }
    return Set(existing + [device.firstSystem, device.newestKnownSystem]).sorted()
  }

  @Test(.fact("KN25", "KN26", "KN33", "KN35"), arguments: Device.all)
  func `every keyboard of a device tells where it is, turns, and leaves nothing`(device: Device) throws {
    var shown: Set<KeyboardType> = []
    let systems = systems(of: device)
    for (place, system) in Repetitions.sample(Array(systems.enumerated()), each: 2) {
      let heights = { (type: KeyboardType, isLandscape: Bool) in
        let known = system < Self.since[type] ?? "2.0" ? KeyboardType.default : type
        return KeyboardHeights.height(.init(known, isLandscape: isLandscape), of: device, on: system).total
      }
      let watch = KeyboardWatch(device, system)
      for type in Repetitions.sample(Self.types, each: 7, from: place) {
        shown.insert(type)
        let portrait = heights(type, false)
        watch.show(type, height: portrait)
        watch.turn(to: .landscapeLeft, height: heights(type, true))
        watch.turn(to: .portrait, height: portrait)
        watch.hide()
      }
      watch.end()
      #expect(watch.complaints == [], "\(device) on iOS \(system)")
    }
    #expect(Repetitions.isReduced || shown.count == Self.types.count)
  }
}

/// A field on a simulator, and a record of the faults of the keyboard that is shown for it.
@MainActor private final class KeyboardWatch {
  private final class Form: ViewController {
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    let scrollView = ScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
      scrollView.addSubview(field)
    }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
    override func shouldAutorotate(to toInterfaceOrientation: InterfaceOrientation) -> Bool { true }
  }

  private static let names = [
    Responder.keyboardWillChangeFrameNotification, Responder.keyboardWillShowNotification,
    Responder.keyboardWillHideNotification, Responder.keyboardDidChangeFrameNotification,
    Responder.keyboardDidShowNotification, Responder.keyboardDidHideNotification,
  ]

  private let simulator: Simulator
  private let form = Form()
  private let system: SystemVersion
  private var tokens: [ObservationToken] = []
  private var heard: [String] = []
  private var inset: EdgeInsets = .zero
  private var windows = 0
  /// Whether the interface is rotating, during which the keyboard is still moving to its reported frame.
  private var isTurning = false
  private(set) var complaints: [String] = []

  init(_ device: Device, _ system: SystemVersion) {
    self.system = system
    simulator = Simulator(device: device, system: system, logIsEnabled: false)
    simulator.launch(form)
    simulator.settle()
    inset = form.scrollView.adjustedContentInset
    for name in Self.names {
      tokens.append(simulator.notifications.addObserver(forName: name) { [unowned self] in hear($0) })
    }
  }

  /// Shows the keyboard of a type, and checks its height.
  func show(_ type: KeyboardType, height: CGFloat) {
    form.field.keyboardType = type
    form.field.becomeFirstResponder()
    simulator.settle()
    require(simulator.keyboard.isShown, "\(type) is not shown")
    check(height: height, "\(type)")
    require(heard == posts("Show"), "\(type) posts \(heard)")
    heard = []
    if windows == 0 { windows = simulator.application.windows.count }
    require(simulator.application.windows.count == windows, "\(type) brings another window")
  }

  /// Rotates the device, and checks the keyboard's height.
  func turn(to orientation: DeviceOrientation, height: CGFloat) {
    isTurning = true
    simulator.user.rotate(to: orientation)
    isTurning = false
    check(height: height, "\(orientation)")
    require(heard.contains("WillShow") && heard.last == "DidShow", "\(orientation) posts \(heard)")
    heard = []
  }

  /// Hides the keyboard, and checks that nothing of it is left.
  func hide() {
    form.field.resignFirstResponder()
    simulator.settle()
    require(heard == posts("Hide"), "hiding posts \(heard)")
    heard = []
    require(simulator.keyboard.view == nil, "the keyboard is still there")
    require(simulator.clock.pendingWork.isEmpty, "left to do: \(simulator.clock.pendingWork)")
    require(form.scrollView.adjustedContentInset == inset, "inset \(form.scrollView.adjustedContentInset)")
    require(simulator.application.windows.count <= windows, "a window is left")
  }

  /// Removes the observers, and checks that no others are left.
  func end() {
    for token in tokens { simulator.notifications.removeObserver(token) }
    for name in Self.names where simulator.notifications.observerCount(for: name) > 0 {
      complaints.append("observers of \(name.rawValue) are left")
    }
  }

  private func posts(_ word: String) -> [String] {
    system < "5.0"
      ? ["Will\(word)", "Did\(word)"] : ["WillChangeFrame", "Will\(word)", "DidChangeFrame", "Did\(word)"]
  }

  private func check(height: CGFloat, _ state: String) {
    let screen = simulator.application.screen.bounds
    let keyboard = simulator.keyboard
    require(keyboard.frame == keyboard.presentationFrame, "\(state): \(keyboard.presentationFrame) is seen")
    require(keyboard.view?.bounds.height == height, "\(state): \(keyboard.frame), not \(height) high")
    require(screen.contains(keyboard.frame), "\(state): \(keyboard.frame) is off the screen")
    require(
      keyboard.view?.convertToScreen(keyboard.view?.bounds ?? .null) == keyboard.frame,
      "\(state): misplaced"
    )
  }

  /// Compares the frame in a notification with the visible one while it is posted.
  private func hear(_ notification: Notification) {
    let word = String(notification.name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count))
    heard.append(word)
    let info = notification.userInfo ?? [:]
    let seen = isTurning ? simulator.keyboard.frame : simulator.keyboard.presentationFrame
    let isWill = word.hasPrefix("Will")
    let key = isWill ? Responder.keyboardFrameBeginUserInfoKey : Responder.keyboardFrameEndUserInfoKey
    if system >= "3.2" {
      require(info[key] as? CGRect == seen, "\(word) tells \(info[key] ?? "nothing"), seen is \(seen)")
    } else {
      require(info[key] == nil, "\(word) tells a frame before 3.2")
    }
    let bounds = info[Responder.keyboardBoundsUserInfoKey] as? CGRect
    let frame = simulator.keyboard.frame
    let isTurned = simulator.application.screen.orientation.isLandscape && system < "8.0"
    let size = isTurned ? CGSize(width: frame.height, height: frame.width) : frame.size
    if isWill == (word.hasSuffix("Show")) || !isWill {
      require(bounds?.origin == .zero, "\(word) tells bounds at \(bounds?.origin ?? .zero)")
    }
    if word.hasSuffix("Show") {
      require(bounds?.size == size, "\(word) tells bounds of \(bounds?.size ?? .zero)")
    }
  }

  private func require(_ isSo: Bool, _ complaint: @autoclosure () -> String) {
    if !isSo { complaints.append(complaint()) }
  }
}
