import Foundation
import Simulation
import ViewTree

/// A rectangle in a view's coordinates, with the transform from there to the screen.
struct DisplayShape: Hashable, Sendable {
  /// The rectangle in the view's coordinates.
  var bounds: CGRect
  /// The transform from the view's coordinates to the screen.
  var toScreen: ViewTransform

  /// The bounding rectangle on the screen.
  var frame: CGRect { bounds.applying(toScreen) }

  /// Whether the rectangle is neither rotated nor scaled, so that ``frame`` describes it completely.
  var isUpright: Bool {
    abs(toScreen.a - 1) + abs(toScreen.d - 1) + abs(toScreen.b) + abs(toScreen.c) < 1e-9
  }

  /// Returns a shape with another rectangle and the same transform.
  func with(_ bounds: CGRect) -> DisplayShape { DisplayShape(bounds: bounds, toScreen: toScreen) }
}

/// A group of items that share a clip, an opacity or a shadow, such as those of a view's subtree.
struct DisplayLayer: Hashable, Sendable {
  /// The index of the enclosing layer, or `nil` for the screen.
  var parent: Int?
  /// The opacity of the group, without that of the enclosing layers.
  var opacity: CGFloat = 1
  /// The shape that clips the group, or `nil` if only the enclosing layers clip it.
  var clip: DisplayShape?
  /// The corners of ``clip`` that are cut off.
  var corners: DisplayCorners?
  /// The shadow of the group, or `nil` if there is none.
  var shadow: DisplayShadow?
  /// The content whose opacity masks the group, as a list of one element, or none.
  var mask: [DisplayList] = []
}

/// The shadow of a layer, in screen coordinates.
struct DisplayShadow: Hashable, Sendable {
  var color: Color
  var opacity: CGFloat
  var offset: CGSize
  var radius: CGFloat
  /// The path that casts the shadow in place of the content, or nil.
  var path: PathShape?
}

extension LayerDecoration {
  /// The rounded corners, or `nil` if there are none.
  var displayCorners: DisplayCorners? {
    guard cornerRadius > 0 else { return nil }
    return DisplayCorners(radius: cornerRadius, mask: corners, isContinuous: isContinuous)
  }

  /// Returns the shadow of a layer with a transform to the screen, or `nil` if it isn't visible.
  func displayShadow(_ toScreen: ViewTransform) -> DisplayShadow? {
    guard let shadowColor, shadowOpacity > 0 else { return nil }
    return DisplayShadow(
      color: shadowColor,
      opacity: min(1, shadowOpacity * shadowColor.alpha),
      offset: shadowOffset,
      radius: shadowRadius,
      path: shadowPath?.applying(toScreen)
    )
  }

  /// Returns the border, or `nil` if it isn't visible.
  func border(hasBox: Bool) -> DisplayContent? {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
    return .border(width: borderWidth, borderColor, hasBox: hasBox)
  }
}

extension DisplayContent {
  /// Whether text pictures draw a box for the content in any case.
  var hasBox: Bool {
    switch self {
    case .field, .button, .segments, .alert, .sheet: true
    default: false
    }
  }
}

/// A touch on the screen: its start and its current location, in screen points.
struct FingerMark: Hashable, Sendable {
  var start: CGPoint
  var location: CGPoint
}

/// The parts of the device and the system that are drawn around and over the app's windows.
struct DeviceLooks: Hashable, Sendable {
  /// The names of the device and its system.
  var name: String
  var isPhone: Bool
  var homeControl: Device.HomeControl
  /// The side of the picture at the device's physical bottom edge, which has the home button or indicator in
  /// portrait.
  var homeEdge: Edge
  var statusBar: StatusBar
  /// The height of the area at the top that is reserved for the status bar, also while the app hides it, or 0
  /// if the device has none in the interface's orientation.
  var statusBarHeight: CGFloat
  /// Whether the keyboard's keys have one color and no shade.
  var hasFlatKeys: Bool
  /// The depth of the camera cutout in the screen, or 0 if there is none.
  var cutout: CGFloat

  enum Edge: Hashable, Sendable { case top, bottom, left, right }

  /// The look of the status bar.
  enum StatusBar: Hashable, Sendable {
    case hidden
    /// Above the app's content, with a background of its own, as before iOS 7.
    case opaque
    /// Over the app's content, without a background.
    case overContent
  }
}
