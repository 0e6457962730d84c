import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Searches by name that found their match before.
@MainActor @Suite struct KnownElementTests {
  private let simulator = Simulator(logIsEnabled: false)

  private func button(_ name: String, in parent: View? = nil) -> Button {
    let button = Button(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.accessibilityIdentifier = name
    (parent ?? simulator.window).addSubview(button)
    simulator.window.makeKeyAndVisible()
    return button
  }

  private func exists(_ name: String) -> Bool { simulator.user.buttons[name].exists }

  /// A change after which a button isn't a match any more, and its reversal.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable (Button) -> Void
    let reverse: @MainActor @Sendable (Button) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "hidden") {
      $0.isHidden = true
    } reverse: {
      $0.isHidden = false
    },
    Change(testDescription: "transparent") {
      $0.superview?.alpha = 0
    } reverse: {
      $0.superview?.alpha = 1
    },
    Change(testDescription: "renamed") {
      $0.accessibilityIdentifier = "other"
    } reverse: {
      $0.accessibilityIdentifier = "send"
    },
    Change(testDescription: "part of an element") {
      $0.superview?.isAccessibilityElement = true
    } reverse: {
      $0.superview?.isAccessibilityElement = false
    },
    Change(testDescription: "in a hidden window") {
      $0.window?.isHidden = true
    } reverse: {
      $0.window?.isHidden = false
    },
  ]

  @Test(arguments: changes) func `an element that was found doesn't exist after a change`(change: Change) {
    let container = View(frame: simulator.window.bounds)
    simulator.window.addSubview(container)
    let button = button("send", in: container)
    #expect(exists("send") && exists("send"))
    change.make(button)
    #expect(!exists("send"))
    change.reverse(button)
    #expect(exists("send"))
    button.removeFromSuperview()
    #expect(!exists("send"))
  }

  @Test func `another view with the name takes the place of one that was removed`() {
    let first = button("send")
    #expect(exists("send"))
    let second = button("send")
    first.removeFromSuperview()
    #expect(exists("send"))
    #expect(!simulator.user.staticTexts["send"].exists)
    second.removeFromSuperview()
    #expect(!exists("send"))
  }

  @Test func `labels and titles are found as they are now, beside identifiers`() {
    let field = TextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
    field.placeholder = "Name"
    simulator.window.addSubview(field)
    let titled = button("one")
    titled.setTitle("Send", for: .normal)
    #expect(simulator.user.textFields["Name"].exists && exists("Send") && exists("one"))
    field.placeholder = "Town"
    titled.setTitle("Post", for: .normal)
    #expect(!simulator.user.textFields["Name"].exists && !exists("Send") && exists("one") && exists("Post"))
  }

  @Test func `keys and segments are found although they aren't views`() throws {
    let field = TextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.autocapitalizationType = .none
    let segments = SegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 0, y: 200, width: 200, height: 30)
    simulator.window.addSubview(field)
    simulator.window.addSubview(segments)
    simulator.window.makeKeyAndVisible()
    #expect(!simulator.user.keys["q"].exists && exists("Week"))
    field.becomeFirstResponder()
    simulator.settle()
    #expect(simulator.user.keys["q"].exists && !simulator.user.keys["Q"].exists)
    segments.removeFromSuperview()
    #expect(!exists("Week"))
  }
}
