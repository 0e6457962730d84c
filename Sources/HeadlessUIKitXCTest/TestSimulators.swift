import Foundation
import HeadlessUIKit
import Simulation
import XCTest

/// The simulator of each test of XCTest.
///
/// A test whose target has this product begins with a new simulator, which ends with it, as if each test ran
/// on a device that was just erased. `UIApplication.shared` and ``HeadlessUIKit/Simulator/current`` belong to
/// it. Its device and system are those of the environment variable `SIMULATOR_DESTINATION`, in the form of
/// `xcodebuild`'s argument: `name=iPhone SE (3rd gen),OS=17.5`.
final class TestSimulators: NSObject, XCTestObservation {
  @MainActor private static let time = RunLoopTime()
  @MainActor private static var simulator: Simulator?
  /// The simulator of the objects that test cases have as initial values of their properties. XCTest creates
  /// all test cases before the first test starts.
  @MainActor private static var early: Simulator?
  nonisolated(unsafe) private static var isRegistered = false

  /// Adds the observer of the tests, once.
  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    XCTestObservationCenter.shared.addTestObserver(TestSimulators())
    MainActor.assumeIsolated {
      SimulationContext.provider = {
        if early == nil { early = destination.simulator() }
      }
    }
  }

  private static let destination = Destination(ProcessInfo.processInfo.environment["SIMULATOR_DESTINATION"])

  func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { Self.time.start() } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    MainActor.assumeIsolated {
      let simulator = Self.destination.simulator()
      Self.simulator = simulator
      SimulationContext.testContext = simulator.application.context
      Self.reportEarlyWindows()
      // Foundation's center has the expectations of notifications, and the observers of files that import
      // only Foundation.
      simulator.notifications.addObserver(forName: nil) { Foundation.NotificationCenter.default.post($0) }
    }
  }

  /// Prints, once, that windows of stored properties aren't those of the tests.
  @MainActor private static func reportEarlyWindows() {
    guard let early, !early.application.allWindows.isEmpty else { return }
    Problem.warn(
      "warning: a test case has a window as the initial value of a property, which XCTest creates before the "
        + "first test: it isn't a window of the test's application; create it in setUp()"
    )
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    MainActor.assumeIsolated {
      Self.time.reset()
      Self.simulator = nil
      SimulationContext.testContext = nil
    }
  }
}

/// A device and a system in the form of `xcodebuild`'s argument `-destination`.
struct Destination {
  private var device = Device.iPhone17
  private var system: SystemVersion?

  /// Reads a text such as `platform=iOS Simulator,name=iPhone 17,OS=26.0`; `OS=latest` is the newest known.
  ///
  /// Stops with the names of similar devices if there is none with that name.
  init(_ text: String?) {
    for part in text?.split(separator: ",") ?? [] {
      let sides = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard sides.count == 2 else { programmerError("SIMULATOR_DESTINATION has no value in \"\(part)\"") }
      switch sides[0] {
      case "platform": continue
      case "name":
        do { device = try Device.named(sides[1]) } catch {
          programmerError("SIMULATOR_DESTINATION: \(error)")
        }
      case "OS":
        system = SystemVersion(sides[1])
        guard system != nil || sides[1] == "latest" else {
          programmerError("SIMULATOR_DESTINATION: \"\(sides[1])\" is not a system version, such as 17.5")
        }
      default: programmerError("SIMULATOR_DESTINATION has name and OS, not \"\(sides[0])\"")
      }
    }
  }

  /// Creates a simulator of the destination.
  @MainActor func simulator() -> Simulator { Simulator(device: device, system: system) }
}

#if os(Linux) && compiler(>=6.3)
  /// The function that registers the observer when the process starts, so that no file of the tests must
  /// name it.
  @section(".init_array") @used
  private let registration: @convention(c) () -> Void = { TestSimulators.register() }
#elseif os(Linux)
  #warning("HeadlessUIKitXCTest needs Swift 6.3: with this compiler, tests have no simulators")
#endif
