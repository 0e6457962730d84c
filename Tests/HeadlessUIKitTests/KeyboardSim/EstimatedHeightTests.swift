import Foundation
import HeadlessUIKit
import Testing

/// Heights that no source has measured: each follows from a rule, and is marked.
@MainActor @Suite struct EstimatedHeightTests {
  typealias Query = KeyboardHeights.Query

  @Test(
    .fact("KH2", "KH5", "KH73", "KH76", "KH89", "KH90", "KH115"),
    arguments: [
      // The first systems with a keyboard in landscape, as from 3.0.
      (Device.iPhone3G, "2.2.1" as SystemVersion, Query(.default, isLandscape: true), 162),
      // The sum of parts that were not observed together.
      (.iPadMini6, "18.0", Query(.default), 340),
      (.iPadMini6, "15.0", Query(.default, isLandscape: true), 428),
      // Candidates, as high as on iOS 7 or as predictions.
      (.iPhone4, "6.1", Query(.default, hasCandidates: true), 252),
      (.iPhone6, "8.0", Query(.default, hasCandidates: true), 258),
      (.iPadPro10Inch, "12.0", Query(.default, hasCandidates: true), 313),
      (.iPadAir, "8.1", Query(.default, bar: .collapsed), 273),
    ] as [(Device, SystemVersion, Query, CGFloat)]
  )
  func `on systems up to 18`(device: Device, system: SystemVersion, query: Query, total: CGFloat) {
    #expect(KeyboardHeights.established(query, of: device, on: system) == nil)
    let height = KeyboardHeights.height(query, of: device, on: system)
    #expect(height.total == total && height.isEstimated)
  }

  @Test func `every device has a height on every system that it ran`() {
    let systems: [SystemVersion] = [
      "1.0", "2.0", "3.0", "3.2", "4.3", "5.1", "6.1", "7.1", "8.4", "9.3", "10.3", "11.4", "12.5", "13.7",
      "14.8", "15.8", "16.7", "17.7", "18.0", "18.7", "26.0", "26.5", "27.0", "27.1",
    ]
    for device in Device.models {
      for system in systems where device.supports(system) {
        for isLandscape in [false, true] {
          for bar in [PredictiveBar.shown, .collapsed, .off] {
            for type in [KeyboardType.default, .numberPad] {
              let query = Query(type, bar: bar, hasCandidates: false, isLandscape: isLandscape)
              let height = KeyboardHeights.height(query, of: device, on: system)
              let isSane = height.total >= 160 && height.total <= device.size.width * 1.1
              #expect(isSane, "\(query) of \(device) on \(system): \(height)")
            }
          }
        }
      }
    }
  }
}
