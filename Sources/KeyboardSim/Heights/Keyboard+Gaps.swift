import Foundation
import Simulation

/// Keyboards that nobody has measured: they stop the program, but for somebody who tries many and collects their names.
extension Keyboard {
  /// Notes that a height is not established, and goes on without keys while ``gaps`` are collected.
  ///
  /// Stops with the text otherwise.
  func heightOfGap(_ text: @autoclosure () -> String) -> KeyboardHeight {
    noteGap(text())
    return KeyboardHeight(keysHeight: 0, barHeight: 0, dockHeight: 0)
  }

  /// The same of a layout that is not known.
  func layoutOfGap(_ text: @autoclosure () -> String) -> KeyboardLayout {
    noteGap(text())
    return KeyboardLayout(name: "none", firstPlane: .letters, planes: [:])
  }

  private func noteGap(_ text: String) {
    guard gaps != nil else { programmerError(text) }
    gaps?.append(text)
  }
}
