import Foundation
import Simulation

/// Keyboards without measurements. They stop the program, unless the client collects the gaps in
/// `SimulationContext.gaps`.
extension Keyboard {
  /// Records that a height isn't established, and returns a height of 0 while gaps are collected.
  ///
  /// Stops with the text otherwise.
  func heightOfGap(_ text: @autoclosure () -> String) -> KeyboardHeight {
    context.record(gap: text())
    return KeyboardHeight(keysHeight: 0, barHeight: 0, dockHeight: 0)
  }

  /// Records that a layout isn't known, and returns an empty layout while gaps are collected.
  ///
  /// Stops with the text otherwise.
  func layoutOfGap(_ text: @autoclosure () -> String) -> KeyboardLayout {
    context.record(gap: text())
    return KeyboardLayout(name: "none", firstPlane: .letters, planes: [:])
  }
}
