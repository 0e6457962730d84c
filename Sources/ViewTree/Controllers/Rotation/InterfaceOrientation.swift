import Foundation
import Simulation

/// The orientation of the interface on the device.
///
/// A landscape orientation is named after the side with the home button or indicator, the opposite of the
/// ``DeviceOrientation`` in which it is upright.
public enum InterfaceOrientation: Int, Sendable {
  /// The orientation can't be determined.
  case unknown = 0
  /// The interface is upright.
  case portrait = 1
  /// The interface is upside down.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The rotation from portrait.
  var turn: ViewTransform {
    switch self {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: ViewTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeRight: ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .landscapeLeft: ViewTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  /// Returns whether the two orientations differ by half a turn.
  func isOpposite(of other: InterfaceOrientation) -> Bool {
    self != other && isLandscape == other.isLandscape
  }
}

/// A set of interface orientations.
public struct InterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set; the values are UIKit's.
  public let rawValue: UInt

  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  init(_ orientation: InterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// The interface is upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// The interface is upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape with the home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Landscape with the home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations, the default on pads.
  public static let all: InterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down, the default on phones.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  /// Creates the mask of apps and controllers that don't specify one.
  init(usualFor idiom: Device.Idiom) {
    self =
      switch idiom {
      case .phone: .allButUpsideDown
      case .pad: .all
      }
  }

  /// Returns whether the set contains an orientation.
  func contains(_ orientation: InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }

  /// The orientation for an interface whose present one isn't in the set.
  var first: InterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: contains)
  }
}
