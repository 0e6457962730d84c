import Foundation
import Simulation

/// Where a sheet stands.
///
/// On phones it leaves a strip at the top in portrait, and fills the screen in landscape, where there is no height to
/// spare. On pads a page is as wide as the screen is in portrait, and a form stands in the middle.
struct SheetPlacement: Hashable, Sendable {
  /// How much of the presenter is left above a sheet, below the status bar.
  static let gap: CGFloat = 10
  /// How large a form is on a pad, as long as the screen has room for it.
  static let formSize = CGSize(width: 540, height: 620)

  var isForm: Bool
  var idiom: Device.Idiom
  /// Whether something of the presenter is seen above a page.
  var leavesStrip: Bool
  /// What the screen's own areas take at the top in portrait.
  var topInset: CGFloat

  /// The sheet's place in what a presented view could fill.
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

  private var strip: EdgeInsets { EdgeInsets(top: leavesStrip ? topInset + Self.gap : 0) }
}
