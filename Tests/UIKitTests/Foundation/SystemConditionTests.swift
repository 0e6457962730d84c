import HeadlessUIKit
import Testing
import UIKit

/// The conditions of the system's version in rewritten source.
@MainActor @Suite struct SystemConditionTests {
  @Test(
    arguments: [
      (Device.iPhone8, "13.4", [true, true, false, false]), (.iPhone8, "15.0", [true, true, true, false]),
      (.iPhone17, "26.1", [true, true, true, true]),
    ] as [(Device, SystemVersion, [Bool])]
  )
  func `a condition asks the current simulator`(device: Device, system: SystemVersion, expected: [Bool]) {
    Simulator(device: device, system: system).perform {
      #expect([_iOS(12), _iOS(13, 4), _iOS(15), _iOS(18, 0, 1)] == expected)
    }
  }
}
