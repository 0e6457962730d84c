import Foundation
import HeadlessUIKit
import Testing

/// A keyboard that is shown and hidden thousands of times.
@MainActor @Suite struct KeyboardCycleTests {
  /// An accessory view whose instances are counted.
  private final class CountedBar: View {
    nonisolated(unsafe) static var alive = 0
    override init(frame: CGRect) {
      CountedBar.alive += 1
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
    deinit { CountedBar.alive -= 1 }
  }

  @Test(
    .fact("S1a", "S1b", "S3"),
    arguments: [
      (Setup.current, Repetitions.count(10_000, inDebug: 300)),
      (.classic, Repetitions.count(1_000, inDebug: 300)),
      (Setup(device: .iPhone4, system: "5.1"), Repetitions.count(1_000, inDebug: 300)),
      (.seven, Repetitions.count(1_000, inDebug: 300)),
    ]
  )
  func `thousands of comings and goings leave no object, and post the same each time`(
    setup: Setup,
    count: Int
  ) {
    let simulator = Simulator(device: setup.device, system: setup.system, logIsEnabled: false)
    let field = TextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    simulator.window.addSubview(field)
    simulator.window.makeKeyAndVisible()
    var posts: [String] = []
    let token = simulator.notifications.addObserver(forName: nil) {
      if !$0.name.rawValue.hasPrefix("UIWindow") { posts.append($0.name.rawValue) }
    }
    let kinds =
      setup.system < "5.0" ? ["Will", "Did"] : ["WillChangeFrame", "Will", "DidChangeFrame", "Did"]
    func names(_ word: String) -> [String] {
      kinds.map { "UIKeyboard\($0.hasSuffix("Frame") ? $0 : $0 + word)Notification" }
    }
    var expected = ["UITextFieldTextDidBeginEditingNotification"]
    expected += names("Show")
    expected += names("Hide").prefix(kinds.count / 2)
    expected.append("UITextFieldTextDidEndEditingNotification")
    expected += names("Hide").suffix(kinds.count / 2)
    var others = 0
    for _ in 0..<count {
      field.inputAccessoryView = CountedBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.becomeFirstResponder()
      simulator.settle()
      field.resignFirstResponder()
      simulator.settle()
      if posts != expected { others += 1 }
      posts.removeAll(keepingCapacity: true)
    }
    #expect(others == 0, "\(others) of \(count) posted something else than \(expected)")
    field.inputAccessoryView = nil
    #expect(CountedBar.alive == 0)
    #expect(simulator.keyboard.view == nil && simulator.clock.pendingWork.isEmpty)
    simulator.notifications.removeObserver(token)
  }
}
