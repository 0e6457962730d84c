import Foundation
import Simulation

/// The placement of a sheet.
///
/// On phones a sheet leaves a strip at the top in portrait, and fills the screen in landscape, where height
/// is scarce. On pads a page sheet is as wide as the screen in portrait, and a form sheet is centered.
struct SheetPlacement: Hashable, Sendable {
  /// The size of a form on a pad, limited to that of the screen.
  static let formSize = CGSize(width: 540, height: 620)

  var isForm: Bool
  var idiom: Device.Idiom
  /// Whether a strip of the presenter is visible above a page sheet.
  var leavesStrip: Bool
  /// The height of the visible strip below the status bar.
  var gap: CGFloat
  /// The safe area's top inset in portrait.
  var topInset: CGFloat

  /// Returns the sheet's frame in the area that a presented view can fill.
  func frame(in bounds: CGRect) -> CGRect {
    let isLandscape = bounds.width > bounds.height
    switch (idiom, isForm) {
    case (.phone, _):
      return isLandscape ? bounds : bounds.inset(by: strip)
    case (.pad, false):
      let side = (bounds.width - min(bounds.width, bounds.height)) / 2
      return bounds.inset(by: strip).insetBy(dx: side, dy: 0)
    case (.pad, true):
      let (width, height) = (min(bounds.width, Self.formSize.width), min(bounds.height, Self.formSize.height))
      return bounds.insetBy(dx: (bounds.width - width) / 2, dy: (bounds.height - height) / 2)
    }
  }

  private var strip: EdgeInsets { EdgeInsets(top: leavesStrip ? topInset + gap : 0) }
}
