import Foundation
import Simulation
import ViewTree

/// All layouts, by the properties that determine them.
package enum KeyboardLayouts {
  /// Returns the layout for a request.
  package static func layout(for request: LayoutRequest) -> KeyboardLayout {
    if request.isPad {
      let measures = PadMeasures.measures(of: request.screen, isLandscape: request.isLandscape)
      let whole = PadLayout(measures: measures, request: request).layout
      return request.isSplit ? SplitLayout.halves(of: whole, width: request.size.width) : whole
    }
    if request.type.isPad { return DigitPadLayout(request: request).layout }
    return LetterLayout(measures: LetterMeasures(request), request: request).layout
  }
}
