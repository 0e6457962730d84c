import Foundation
import Simulation

/// The placement of a sheet at its full height.
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
  /// Whether a sheet on a phone is attached to the bottom in a compact height, too.
  var isAttachedInCompactHeight = false
  /// The insets at the sides of a sheet that is attached in a compact height.
  var sideInsets = EdgeInsets.zero
  /// The width of a sheet on a phone that is attached to the bottom; `nil` for all of the width.
  var attachedWidth: CGFloat?
  /// The point over which a form is centered; `nil` for the middle.
  var center: CGPoint?

  /// Whether the sheet fills the whole area, at any detent.
  func fills(_ bounds: CGRect) -> Bool {
    idiom == .phone && bounds.width > bounds.height && !isAttachedInCompactHeight
  }

  /// Returns the sheet's frame in the area that a presented view can fill.
  func frame(in bounds: CGRect) -> CGRect {
    switch (idiom, isForm) {
    case (.phone, _):
      if fills(bounds) { return bounds }
      guard bounds.width > bounds.height else { return narrowed(bounds.inset(by: strip)) }
      let sides = EdgeInsets(top: leavesStrip ? gap : 0, left: sideInsets.left, right: sideInsets.right)
      return narrowed(bounds.inset(by: sides))
    case (.pad, false):
      let side = (bounds.width - min(bounds.width, bounds.height)) / 2
      return bounds.inset(by: strip).insetBy(dx: side, dy: 0)
    case (.pad, true):
      let (width, height) = (min(bounds.width, Self.formSize.width), min(bounds.height, Self.formSize.height))
      let middle = bounds.insetBy(dx: (bounds.width - width) / 2, dy: (bounds.height - height) / 2)
      guard let center else { return middle }
      let x = min(max(bounds.minX, center.x - width / 2), bounds.maxX - width)
      let y = min(max(bounds.minY, center.y - height / 2), bounds.maxY - height)
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private var strip: EdgeInsets { EdgeInsets(top: leavesStrip ? topInset + gap : 0) }

  private func narrowed(_ frame: CGRect) -> CGRect {
    guard let attachedWidth, attachedWidth < frame.width else { return frame }
    return frame.insetBy(dx: (frame.width - attachedWidth) / 2, dy: 0)
  }
}

/// A place where a sheet rests.
struct SheetRest: Hashable, Sendable {
  /// The detent; `nil` if the sheet has the same place at all detents.
  var identifier: SheetPresentationController.Detent.Identifier?
  /// The frame in the container, without the scale of a sheet that floats.
  var frame: CGRect
  /// The distance of a sheet that floats from the sides and the bottom; 0 for other sheets.
  var inset: CGFloat = 0
  /// The distance by which the bottom inset of the safe area in a sheet that floats is larger than the part
  /// of the screen's inset that reaches into it.
  var moreSafeBottom: CGFloat = 0

  /// The scale of the sheet about its bottom.
  var scale: CGFloat { inset > 0 ? (frame.width - 2 * inset) / frame.width : 1 }

  /// The visible frame in the container.
  var shown: CGRect {
    guard inset > 0 else { return frame }
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    return CGRect(
      origin: CGPoint(x: frame.minX + inset, y: frame.maxY - inset - size.height),
      size: size
    )
  }
}

extension SheetRest {
  /// The distance of most sheets that float from the edges (MC3).
  private static let nearInset: CGFloat = 8
  /// The distance of the smallest sheets from the edges (MC5).
  private static let farInset: CGFloat = 28
  /// The heights of detents between which the distance changes; they follow from MC5.
  private static let farHeights: (start: CGFloat, end: CGFloat) = (150, 76)

  /// Creates the place of a detent with a height that is less than the full one.
  ///
  /// A sheet that floats is 8 points from the edges. Below 150 points its distance increases to 28 at 76
  /// points, and the safe area has no part in its height (MC5).
  init(
    _ identifier: SheetPresentationController.Detent.Identifier,
    value: CGFloat,
    below full: CGRect,
    bottomInset: CGFloat,
    floats: Bool,
    screenScale: CGFloat
  ) {
    self.identifier = identifier
    let isSmall = floats && value < Self.farHeights.start
    let height = min(full.height, value + (isSmall ? 0 : bottomInset))
    frame = CGRect(x: full.minX, y: full.maxY - height, width: full.width, height: height)
    guard floats else { return }
    let (start, end) = Self.farHeights
    let part = min(max(0, (start - value) / (start - end)), 1)
    let way = Self.farInset - Self.nearInset
    inset = Self.nearInset + way * part
    let safeBottom = ((1 - part) * bottomInset * screenScale).rounded() / screenScale
    moreSafeBottom = safeBottom - max(0, bottomInset - inset)
  }
}
