import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Synchronization
import Testing

/// Tests that have forgotten their simulator: an issue that says so, and no end of the process.
@MainActor @Suite struct StandInTests {
  /// Runs code, and returns the comments of the issues that it records.
  private func issues(_ body: @MainActor () async throws -> Void) async rethrows -> [String] {
    let comments = Mutex<[String]>([])
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return comments.withLock { $0 }
  }

  @Test func `a test without a simulator fails by an issue that names the trait`() async {
    let comments = await issues {
      let window = Window(frame: Screen.main.bounds)
      let field = TextField(frame: CGRect(x: 20, y: 80, width: 200, height: 31))
      window.addSubview(field)
      window.makeKeyAndVisible()
      #expect(field.becomeFirstResponder())
      Simulator.current.settle()
      #expect(Simulator.current.keyboard.isShown)
      #expect(Application.shared.keyWindow === window)
    }
    let device = Simulator().device
    let system = Simulator().system.name
    #expect(
      comments == [
        "Screen.main needs a simulator: give the test or its suite the trait .simulator(...), or create a "
          + "Simulator first; until the end of the test, \(device) with \(system) stands in"
      ]
    )
  }

  @Test(arguments: [
    (Device.iPhone4, "18.0", "7.1.2", "iPhone 4 never ran iOS 18.0; it ran 4.0 to 7.1.2"),
    (.iPhone16, "4.3", "18.0", "iPhone 16 never ran iOS 4.3; it ran 18.0 and later"),
  ])
  func `a device that never ran the system is an issue, and has the nearest one`(
    device: Device,
    system: SystemVersion,
    nearest: SystemVersion,
    text: String
  ) async {
    let comments = await issues {
      #expect(Simulator(device: device, system: system).system == nearest)
    }
    #expect(comments == ["\(text); the test has \(nearest.name)"])
  }
}
