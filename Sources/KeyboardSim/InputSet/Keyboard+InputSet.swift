import Foundation
import Simulation
import ViewTree

/// The keyboard's input set for a request, and its height.
extension Keyboard {
  func inputSet(for request: InputRequest) -> InputSet? {
    let hasSafeArea = context.rule(VersionRules.hasSafeArea)
    let settings = InputSet.Settings(
      isHardwareKeyboardConnected: isHardwareKeyboardConnected,
      shortcutsBar: isHardwareKeyboardConnected && !isAssistantEmptied(request)
        ? KeyboardHeights.shortcutsBar(of: context.device, on: context.designSystem) : nil,
      bottomInset: hasSafeArea ? application.screen.safeAreaInsets.bottom : 0,
      foreign: foreignKeys(for: request).map { ($0.keys, heightInMode ?? $0.height) }
    )
    let set = InputSet(request, settings) { keysHeight(for: request) }
    if let set, set.isEstimated { hasUsedEstimate = true }
    return set
  }

  private func keysHeight(for request: InputRequest) -> KeyboardHeight {
    let height = heightInMode ?? heightOnDevice(for: request)
    return isAssistantEmptied(request) ? height.withoutBar : height
  }

  private func heightOnDevice(for request: InputRequest) -> KeyboardHeight {
    let isBarless =
      !request.allowsPredictions
      || request.isSecureTextEntry && !context.rule(VersionRules.secureFieldsHavePredictiveBar)
    let query = KeyboardHeights.Query(
      request.type,
      bar: isBarless ? .off : configuration.predictiveBar,
      hasCandidates: configuration.hasCandidates,
      isLandscape: application.screen.orientation.isLandscape
    )
    for known in caches.heights where known.query == query { return known.height }
    let height = KeyboardHeights.height(query, of: context.device, on: context.designSystem)
    caches.heights.append((query, height))
    return height
  }

  /// Computes the input set again, after the screen has changed.
  func measureAgain() {
    guard inputSet != nil else { return }
    inputSet = inputSet(for: request)
    if let inputSet { presentation.docking.hasKeys = inputSet.hasKeys }
  }

  /// Clears the references to the app's views, which are off the screen.
  func clearInputViews() {
    inputSet = nil
    inputViews = InputViews()
  }
}
