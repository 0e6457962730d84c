// The tests without a device; on a Mac, this file is empty.
#if os(Linux)
  import HeadlessUIKitTesting
  import Testing
  import UIKit

  @testable import SignInApp

  @MainActor @Suite(.simulator(.iPhoneSE3, "18.0", leftovers: .failures)) struct SignInTests {
    /// A server that knows one account, and answers after some virtual time.
    private struct Server: AccountService {
      var clock: any Clock<Duration>
      var delay: Duration = .milliseconds(300)

      func signIn(email: String, password: String) async throws -> String {
        try await clock.sleep(for: delay)
        guard (email, password) == ("ada@example.org", "engine") else { throw SignInError.wrongPassword }
        return "Ada"
      }
    }

    private nonisolated static let devices: [Device] = [.iPhoneSE3, .iPhone17, .iPadA16]

    private static func app(on simulator: Simulator, delay: Duration? = nil) -> UINavigationController {
      var server = Server(clock: simulator.clock)
      if let delay { server.delay = delay }
      let form = SignInViewController(service: server, clock: simulator.clock)
      return UINavigationController(rootViewController: form)
    }

    private let simulator = Simulator.current
    private var user: User { simulator.user }
    private var message: Element { user.staticTexts["sign-in.message"] }

    private func launchAndFill(password: String, delay: Duration? = nil) throws {
      simulator.launch(Self.app(on: simulator, delay: delay))
      try user.textFields["sign-in.email"].tap()
      try user.typeText("ada@example.org\n")
      #expect(user.secureTextFields["sign-in.password"].hasKeyboardFocus)
      try user.typeText(password)
    }

    @Test func `the right password leads to the greeting`() async throws {
      try launchAndFill(password: "engine")
      try user.buttons["sign-in.submit"].tap()
      await simulator.settle()
      #expect(user.staticTexts["welcome.greeting"].label == "Welcome, Ada!")
      expectClaim(simulator.claimEditingEnded())
    }

    @Test func `a wrong password is explained, and the password is edited again`() async throws {
      try launchAndFill(password: "x\n")
      #expect(await message.waitForExistence(timeout: 1))
      #expect(user.secureTextFields["sign-in.password"].hasKeyboardFocus)
      expectClaim(simulator.claimFocusVisible())
    }

    @Test func `a message appears after two seconds of waiting`() async throws {
      try launchAndFill(password: "engine", delay: .seconds(5))
      try user.typeText("\n")
      await simulator.advance(by: .milliseconds(1_900))
      #expect(!message.exists)
      await simulator.advance(by: .milliseconds(200))
      #expect(message.label == "The server takes longer than usual.")
      await simulator.settle()
      #expect(user.staticTexts["welcome.greeting"].exists)
    }

    @Test func `the keyboard hides no field on any device`() async {
      let audit = await Simulator.auditKeyboard(on: Self.devices, orientations: [.portrait, .landscapeLeft]) {
        Self.app(on: .current)
      }
      #expect(audit.passes, "\(audit)")
    }

    @Test func `texts are complete at every size and in both directions`() async {
      let audit = await Simulator.auditLayout(
        over: Self.devices,
        textSizes: ContentSizeCategory.all,
        directions: [.leftToRight, .rightToLeft],
        styles: [.light, .dark]
      ) { Self.app(on: .current) }
      #expect(audit.passes, "\(audit)")
    }

    @Test(arguments: devices) func `nothing that a person does breaks the form`(device: Device) async {
      let exploration = await Simulator.explore(on: [device], actions: 200) { simulator in
        simulator.launch(Self.app(on: simulator))
      }
      #expect(exploration.findings.isEmpty, "\(exploration)")
    }
  }
#endif
