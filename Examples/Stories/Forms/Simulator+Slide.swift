import Foundation
import HeadlessUIKit

extension Simulator {
  /// Advances the clock, one frame of 60 a second at a time, until the sliding keyboard has half of its
  /// distance behind it, or for half a second at most.
  ///
  /// Half of the time would be too late from iOS 7 on, whose curve has then less than a tenth of the distance
  /// left.
  func advanceToMiddleOfSlide() {
    let distance = keyboard.presentationFrame.minY - keyboard.frame.minY
    for _ in 0..<30 {
      let rest = keyboard.presentationFrame.minY - keyboard.frame.minY
      guard abs(rest) > abs(distance) / 2 else { return }
      advance(by: .seconds(1) / 60)
    }
  }
}
