import Foundation
import Simulation
import ViewTree

/// A rectangle as a view has it: in a plane of its own, and how that plane lies on the screen.
struct DisplayShape: Hashable, Sendable {
  /// The rectangle in its own plane.
  var bounds: CGRect
  /// From that plane to the screen.
  var toScreen: ViewTransform

  /// The smallest upright rectangle of the screen around it.
  var frame: CGRect { bounds.applying(toScreen) }

  /// Whether it is neither turned nor scaled, so that ``frame`` says all.
  var isUpright: Bool {
    abs(toScreen.a - 1) + abs(toScreen.d - 1) + abs(toScreen.b) + abs(toScreen.c) < 1e-9
  }

  /// The same plane with another rectangle.
  func with(_ bounds: CGRect) -> DisplayShape { DisplayShape(bounds: bounds, toScreen: toScreen) }
}

/// What the views of a subtree have in common: they are seen through one rectangle, or fade as one.
struct DisplayLayer: Hashable, Sendable {
  /// The number of the layer that it is in; nil for the screen.
  var parent: Int?
  /// The opacity of the whole, beside that of the layers around.
  var opacity: CGFloat = 1
  /// Outside which nothing of it is seen; nil for no limit beside those of the layers around.
  var clip: DisplayShape?
  /// The corners of ``clip`` that are cut off.
  var corners: DisplayCorners?
  /// What all of it throws, if it throws a shadow.
  var shadow: DisplayShadow?
}

/// The shadow of a layer, in the screen's directions.
struct DisplayShadow: Hashable, Sendable {
  var color: Color
  var opacity: CGFloat
  var offset: CGSize
  var radius: CGFloat
}

extension LayerDecoration {
  /// The corners, if any are round.
  var displayCorners: DisplayCorners? {
    cornerRadius > 0 ? DisplayCorners(radius: cornerRadius, mask: corners) : nil
  }

  /// The shadow, if it is seen.
  var displayShadow: DisplayShadow? {
    guard let shadowColor, shadowOpacity > 0 else { return nil }
    return DisplayShadow(
      color: shadowColor,
      opacity: min(1, shadowOpacity * shadowColor.alpha),
      offset: shadowOffset,
      radius: shadowRadius
    )
  }

  /// The border, if it is seen.
  func border(hasBox: Bool) -> DisplayContent? {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
    return .border(width: borderWidth, borderColor, hasBox: hasBox)
  }
}

extension DisplayContent {
  /// Whether text draws a box for it anyway.
  var hasBox: Bool {
    switch self {
    case .field, .button, .segments, .alert, .sheet: true
    default: false
    }
  }
}

/// A finger on the screen: where it went down, and where it is, in screen points.
struct FingerMark: Hashable, Sendable {
  var start: CGPoint
  var location: CGPoint
}

/// What the device shows around and over the programs' windows.
struct DeviceLooks: Hashable, Sendable {
  /// The device's name and that of its system.
  var name: String
  var isPhone: Bool
  var homeControl: Device.HomeControl
  /// The side of the picture at which the home button or the indicator's edge of the device is.
  var homeEdge: Edge
  /// The height of the status bar; 0 where it is hidden.
  var statusBarHeight: CGFloat
  /// How deep what is cut out of the screen for the camera is; 0 for none.
  var cutout: CGFloat

  enum Edge: Hashable, Sendable { case top, bottom, left, right }
}
