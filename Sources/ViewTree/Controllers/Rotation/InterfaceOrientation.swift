import Foundation
import Simulation

/// How the interface stands on the device.
///
/// A landscape orientation is named for the side at which the home button or indicator is, the opposite of the
/// ``DeviceOrientation`` in which it is upright.
public enum InterfaceOrientation: Int, Sendable {
  /// It can't be told.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The turn from portrait.
  var turn: ViewTransform {
    switch self {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: ViewTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeRight: ViewTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .landscapeLeft: ViewTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  /// Whether the other one is upside down to this one.
  func isOpposite(of other: InterfaceOrientation) -> Bool {
    self != other && isLandscape == other.isLandscape
  }
}

/// A set of interface orientations.
public struct InterfaceOrientationMask: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a mask of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  init(_ orientation: InterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// The home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// The home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four, the default on pads.
  public static let all: InterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down, the default on phones.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]

  /// What programs and controllers support that say nothing.
  init(usualFor idiom: Device.Idiom) {
    self =
      switch idiom {
      case .phone: .allButUpsideDown
      case .pad: .all
      }
  }

  /// Whether one orientation is in the set.
  func contains(_ orientation: InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }

  /// The orientation that an interface takes which may not stay as it is.
  var first: InterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first(where: contains)
  }
}
