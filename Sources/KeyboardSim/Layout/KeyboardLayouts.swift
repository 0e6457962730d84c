import Foundation
import Simulation
import ViewTree

/// All layouts, by the properties that determine them.
package enum KeyboardLayouts {
  /// Returns the layout for a request, or `nil` if none is known.
  package static func known(_ request: LayoutRequest) -> KeyboardLayout? {
    if request.isPad {
      return PadMeasures.measures(of: request.screen, isLandscape: request.isLandscape).map {
        let whole = PadLayout(measures: $0, request: request).layout
        return request.isSplit ? SplitLayout.halves(of: whole, width: request.size.width) : whole
      }
    }
    if request.type.isPad { return DigitPadLayout(request: request).layout }
    return LetterMeasures(request).map { LetterLayout(measures: $0, request: request).layout }
  }

  /// Returns the message about a layout that isn't known: `there is no layout of letters for a keyboard of
  /// 320 x 206 points`.
  package static func refusal(of request: LayoutRequest) -> String {
    "there is no layout of letters for a keyboard of \(GeometryText.number(request.size.width)) x "
      + "\(GeometryText.number(request.size.height)) points"
  }
}
