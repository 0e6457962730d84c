import UIKit

/// The parts of the stage that differ between a device and the simulator.
@MainActor public protocol ProbeHost: AnyObject {
  /// Creates a hidden window that fills the screen.
  func makeWindow() -> UIWindow
  /// Returns after run-loop turns for a number of seconds.
  func wait(_ seconds: Double) async
}

/// The surroundings of a probe: a key window with a root view controller, and the log of its lines.
@MainActor public final class ProbeStage {
  /// The key window.
  public let window: UIWindow
  /// The root view controller of the window. Its view has no subviews.
  public let root: UIViewController
  /// The lines that the probe has logged.
  private(set) var lines: [String] = []
  private let host: any ProbeHost
  private var observers: [any NSObjectProtocol] = []
  private var windows: [UIWindow] = []
  private var retained: [AnyObject] = []

  /// Creates the window and makes it key and visible.
  public init(host: any ProbeHost) {
    self.host = host
    window = host.makeWindow()
    root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.layoutIfNeeded()
  }

  /// The view of the root view controller.
  public var view: UIView { root.view }

  // MARK: Lines

  /// Logs a line.
  public func log(_ text: String) { lines.append(text) }

  /// Logs whether a statement is true.
  public func log(_ text: String, _ value: Bool) { log("\(text): \(value)") }

  /// Logs an integer.
  public func log(_ text: String, _ value: Int) { log("\(text): \(value)") }

  /// Logs a text.
  public func log(_ text: String, _ value: String?) { log("\(text): \(value.map { "\"\($0)\"" } ?? "nil")") }

  /// Logs a list, in its order.
  public func log(_ text: String, _ values: [String]) {
    log("\(text): \(values.isEmpty ? "nothing" : values.joined(separator: ", "))")
  }

  /// Logs a length, rounded to a hundredth.
  public func log(_ text: String, _ value: CGFloat) { log("\(text): \(Self.text(Double(value)))") }

  /// Logs a point.
  public func log(_ text: String, _ value: CGPoint) {
    log("\(text): \(Self.text(Double(value.x))), \(Self.text(Double(value.y)))")
  }

  /// Logs a size.
  public func log(_ text: String, _ value: CGSize) {
    log("\(text): \(Self.text(Double(value.width))) x \(Self.text(Double(value.height)))")
  }

  /// Logs a rectangle.
  public func log(_ text: String, _ value: CGRect) {
    let numbers = [value.origin.x, value.origin.y, value.size.width, value.size.height]
    log("\(text): (\(numbers.map { Self.text(Double($0)) }.joined(separator: ", ")))")
  }

  /// Logs insets: top, left, bottom, right.
  public func log(_ text: String, _ value: UIEdgeInsets) {
    let numbers = [value.top, value.left, value.bottom, value.right]
    log("\(text): (\(numbers.map { Self.text(Double($0)) }.joined(separator: ", ")))")
  }

  /// Returns a number with at most two decimals.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
    let hundredths = Int((number * 100).rounded())
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  // MARK: Time

  /// Waits until a run-loop turn is over, in which layout and delayed calls have run.
  public func turn() async { await host.wait(0.1) }

  /// Waits for a number of seconds.
  public func wait(_ seconds: Double) async { await host.wait(seconds) }

  // MARK: Notifications and windows

  /// Calls `body` for each notification of the name until the probe ends.
  public func observe(
    _ name: Notification.Name,
    of object: Any? = nil,
    _ body: @escaping @MainActor @Sendable (KeyboardRecord) -> Void
  ) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
      let record = KeyboardRecord(note)
      MainActor.assumeIsolated { body(record) }
    }
    observers.append(observer)
  }

  /// Retains an object, such as a delegate or the target of a control, until the probe ends.
  public func retain(_ object: AnyObject?) {
    if let object { retained.append(object) }
  }

  /// Creates a second window, which is hidden when the probe ends.
  public func makeWindow() -> UIWindow {
    let window = host.makeWindow()
    windows.append(window)
    return window
  }

  /// Ends editing, dismisses presented controllers, removes the observers and hides the windows.
  func finish() async {
    observers.forEach { NotificationCenter.default.removeObserver($0) }
    observers = []
    window.endEditing(true)
    if root.presentedViewController != nil { root.dismiss(animated: false) }
    await turn()
    retained = []
    for window in windows + [window] {
      window.isHidden = true
      window.rootViewController = nil
    }
    await turn()
  }
}
