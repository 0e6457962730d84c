import Foundation
import HeadlessUIKit
import Testing

/// The slide of a navigation controller, compared with values that were recorded from UIKit.
@MainActor @Suite struct NavigationMeasureTests {
  @Test(.fact("MA14"), arguments: [false, true])
  func `the lower view moves by 0 point 3 of the way of the upper one`(isPop: Bool) {
    let simulator = Simulator(device: .iPhone16)
    let (lower, upper) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: lower)
    simulator.launch(navigation)
    if isPop { navigation.pushViewController(upper, animated: false) }
    simulator.settle()
    simulator.perform {
      if isPop {
        _ = navigation.popViewController(animated: true)
      } else {
        navigation.pushViewController(upper, animated: true)
      }
      var parts: [CGFloat] = []
      for _ in 0..<3 {
        simulator.advance(by: .milliseconds(80))
        let part = 1 - upper.view.presentation.frame.minX / 393
        parts.append(isPop ? 1 - part : part)
        #expect(abs(lower.view.presentation.frame.minX + 0.3 * 393 * part) < 0.01)
        #expect(upper.view.presentation.alpha == 1 && lower.view.presentation.alpha == 1)
      }
      #expect(parts == parts.sorted() && (parts.first ?? 0) > 0 && (parts.last ?? 1) < 1)
    }
  }
}
