import Foundation
import Simulation

/// An object with a coordinate system: a view, a screen, or the fixed system of a screen; from iOS 8 (U93).
///
/// All methods convert through the screen's coordinates. A rectangle becomes the smallest upright one that
/// contains the converted corners.
@preconcurrency @MainActor public protocol CoordinateSpace: AnyObject {
  /// The bounds in the space's own coordinates.
  var bounds: CGRect { get }
  /// Converts a point of this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect
}

/// A coordinate space that is related to a screen.
@MainActor private protocol ScreenSpace: CoordinateSpace {
  /// Converts a point to the screen's coordinates.
  func toScreen(_ point: CGPoint) -> CGPoint
  /// Converts a point of the screen's coordinates.
  func ofScreen(_ point: CGPoint) -> CGPoint
}

extension ScreenSpace {
  /// Converts a point to a space of any kind; a space of client code converts it itself.
  fileprivate func move(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
    guard let space = space as? any ScreenSpace else { return space.convert(point, from: self) }
    return space.ofScreen(toScreen(point))
  }

  /// Converts a point from a space of any kind.
  fileprivate func move(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
    guard let space = space as? any ScreenSpace else { return space.convert(point, to: self) }
    return ofScreen(space.toScreen(point))
  }
}

// MARK: - Views

extension View: CoordinateSpace, ScreenSpace {
  fileprivate final func toScreen(_ point: CGPoint) -> CGPoint { convertToScreen(point) }
  fileprivate final func ofScreen(_ point: CGPoint) -> CGPoint {
    fromScreen(point) ?? convert(point, from: root as View?)
  }

  /// Converts a point to another space. Between views, the screen isn't involved.
  public final func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, to: view as View?) }
    return move(point, to: coordinateSpace)
  }

  /// Converts a point from another space. Between views, the screen isn't involved.
  public final func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? View { return convert(point, from: view as View?) }
    return move(point, from: coordinateSpace)
  }

  /// Converts a rectangle to another space. Between views, the screen isn't involved.
  public final func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, to: view as View?) }
    return rect.mapCorners { move($0, to: coordinateSpace) }
  }

  /// Converts a rectangle from another space. Between views, the screen isn't involved.
  public final func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? View { return convert(rect, from: view as View?) }
    return rect.mapCorners { move($0, from: coordinateSpace) }
  }
}

extension Window {
  /// The screen that shows the window (U93).
  public final var screen: Screen { application.screen }
}

// MARK: - Screens

extension Screen: CoordinateSpace, ScreenSpace {
  /// The coordinate system of the screen, which rotates with the interface; from iOS 8.
  ///
  /// Stops with `Screen.coordinateSpace came with iOS 8.0; this is iOS 7.1` before.
  public var coordinateSpace: any CoordinateSpace {
    requireSpaces(for: "Screen.coordinateSpace")
    return self
  }

  /// The coordinate system of the screen in portrait, whatever the orientation of the interface; from iOS 8.
  ///
  /// Stops as ``coordinateSpace`` does.
  public var fixedCoordinateSpace: any CoordinateSpace {
    requireSpaces(for: "Screen.fixedCoordinateSpace")
    return FixedScreenSpace(of: self)
  }

  private func requireSpaces(for member: String) {
    application.object?.context.require(VersionRules.hasCoordinateSpaces, for: member)
  }

  fileprivate func toScreen(_ point: CGPoint) -> CGPoint { point }
  fileprivate func ofScreen(_ point: CGPoint) -> CGPoint { point }

  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    move(point, to: coordinateSpace)
  }

  /// Converts a point of another space to the screen's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    move(point, from: coordinateSpace)
  }

  /// Converts a rectangle of the screen to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { move($0, to: coordinateSpace) }
  }

  /// Converts a rectangle of another space to the screen's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { move($0, from: coordinateSpace) }
  }
}

/// The coordinate system of a screen in portrait.
private final class FixedScreenSpace: ScreenSpace {
  private let screen: Screen

  init(of screen: Screen) { self.screen = screen }

  var bounds: CGRect { screen.portraitBounds }

  func toScreen(_ point: CGPoint) -> CGPoint { point.applying(screen.toPortrait.inverted()) }
  func ofScreen(_ point: CGPoint) -> CGPoint { point.applying(screen.toPortrait) }

  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    move(point, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    move(point, from: coordinateSpace)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { move($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { move($0, from: coordinateSpace) }
  }
}
