import HeadlessUIKit
import Testing
import XCTest

/// `simulate { }` in XCTest tests, whose methods don't run on the main actor.
final class SimulateXCTests: XCTestCase {
  func testABodyHasItsOwnSimulator() throws {
    let text = try simulate(device: .iPhone4, system: "4.3") { simulator in
      XCTAssertTrue(Simulator.current === simulator)
      XCTAssertEqual(simulator.system, "4.3")
      let form = SignInController()
      simulator.launch(form)
      try simulator.user.tap(form.username)
      try simulator.user.type("ada")
      return form.username.text
    }
    XCTAssertEqual(text, "ada")
  }

  func testWhatABodyThrowsIsThrownAgain() {
    XCTAssertThrowsError(try simulate { try $0.user.tap(View()) }) { error in
      XCTAssertEqual(
        (error as? InteractionError)?.reason,
        .obstructed(view: "View", .notInWindow(top: "View"))
      )
    }
  }

  func testAnAsynchronousBodyHasItsOwnSimulator() async throws {
    let isCurrent = try await simulate(device: .iPhone4) { simulator in
      _ = Simulator(device: .iPhone5)
      let inherited = await Task { @MainActor in Simulator.current }.value
      try simulator.user.tap(CGPoint(x: 1, y: 1))
      return Simulator.current === simulator && inherited === simulator
    }
    XCTAssertTrue(isCurrent)
  }
}

@Suite struct SimulateTests {
  private static func simulateInVain() { simulate { _ in } }

  @Test func `off the main actor the program stops with advice`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await Task { @concurrent in SimulateTests.simulateInVain() }.value
      },
      says: "simulate { } was called away from the main actor: await it in an asynchronous test"
    )
  }

  @Test(.fact("U79")) func `outside of Swift Testing the position of an error is printed`() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      // A detached task isn't a part of the test, as a method of XCTest.
      await Task.detached { @MainActor in
        try? simulate(device: .iPhone4, system: "4.3") { simulator in
          simulator.launch(ViewController())
          try simulator.user.buttons["Save"].tap(
            fileID: "A/B.swift",
            filePath: "/A/B.swift",
            line: 7,
            column: 3
          )
        }
      }.value
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.hasPrefix("/A/B.swift:7:3: error: user.buttons[\"Save\"].tap() failed: "))
  }

  @Test func `without a simulator there is no current one`() async {
    expectTrap(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = Simulator.current
      },
      says: "there is no simulator: create a Simulator before using Simulator.current"
    )
  }
}
