import Foundation
import Responder
import Simulation

/// A scene with windows on one screen. It is the next responder of windows assigned to it (A9).
///
/// Apps get it from ``Application/connectedScenes``, from iOS 13. A window without a scene belongs to an app
/// without scenes, and its next responder is the application (A8).
@preconcurrency @MainActor public final class WindowScene: Scene {
  /// The screen of the scene.
  public var screen: Screen { application.screen }

  /// The windows assigned to this scene, including hidden ones, in the order of their creation.
  public var windows: [Window] {
    application.allWindows.filter { $0.windowScene === self }
  }

  /// The scene's window that receives keyboard input while the simulated user uses the scene; from iOS 15.
  public var keyWindow: Window? {
    if let window = application.keyWindow, window.windowScene === self { return window }
    return lastKeyWindow?.windowScene === self ? lastKeyWindow : nil
  }

  /// The window that was key last.
  weak var lastKeyWindow: Window?

  /// The orientation of the interface.
  public var interfaceOrientation: InterfaceOrientation { screen.orientation }

  /// The place of the scene on the screen.
  var placement = Placement.whole
  /// Whether the scene's windows are on the screen. The scenes of an app that was left stay on it.
  var isOnScreen = true
  /// The traits that the app overrides for the scene.
  var ownTraits = Traits()
  private(set) lazy var traitChangeObservers = TraitChanges()
  private lazy var storedRestrictions = SceneSizeRestrictions()

  /// A place of a scene on the screen.
  enum Placement: Equatable {
    /// The whole screen.
    case whole
    /// The leading part of the screen beside another scene, with a width in points.
    case leading(SceneSplit)
    /// The trailing part of the screen beside another scene.
    case trailing(SceneSplit)
    /// A window of its own.
    case window(CGRect)
  }

  /// The scene's rectangle on the screen. Its windows fill it.
  package var frame: CGRect { frame(on: screen.bounds) }

  private func frame(on screen: CGRect) -> CGRect {
    let isRightToLeft = application.screenTraits.layoutDirection == .rightToLeft
    switch placement {
    case .whole: return screen
    case .leading(let split):
      return split.frames(on: screen, isRightToLeft: isRightToLeft).leading
    case .trailing(let split):
      return split.frames(on: screen, isRightToLeft: isRightToLeft).trailing
    case .window(let rect): return rect
    }
  }

  /// The limits of the scene's size; `nil` on phones, and on pads before iOS 16.
  ///
  /// They limit the size of a window of its own, in which a test places the scene.
  public var sizeRestrictions: SceneSizeRestrictions? {
    let context = application.context
    guard context.device.idiom == .pad, context.rule(VersionRules.hasSceneWindows) else { return nil }
    return storedRestrictions
  }

  /// The coordinate system of the scene, with its origin at the top left of the scene's rectangle.
  public var coordinateSpace: any CoordinateSpace { SceneSpace(screen, frame) }

  /// The geometry of the scene at this moment; from iOS 16.
  public var effectiveGeometry: Geometry { Geometry(of: self) }
}

/// The division of a pad's screen between two scenes.
public enum SceneSplit: Hashable, Sendable {
  /// Two equal halves.
  case half
  /// A narrow trailing part, as wide as a phone.
  case narrowTrailing
  /// A narrow leading part.
  case narrowLeading

  /// The width of the gap between the parts.
  private static let gap: CGFloat = 10

  func frames(on screen: CGRect, isRightToLeft: Bool) -> (leading: CGRect, trailing: CGRect) {
    let whole = screen.width - Self.gap
    let limit: CGFloat = screen.width > screen.height ? 1194 : 1024
    let narrow: CGFloat = screen.width >= limit ? 375 : 320
    let width =
      switch self {
      case .half: (whole / 2).rounded(.down)
      case .narrowTrailing: whole - narrow
      case .narrowLeading: narrow
      }
    var leading = CGRect(x: 0, y: 0, width: width, height: screen.height)
    var trailing = CGRect(x: width + Self.gap, y: 0, width: whole - width, height: screen.height)
    if isRightToLeft {
      leading.origin.x = screen.width - leading.width
      trailing.origin.x = 0
    }
    return (leading, trailing)
  }
}

/// The limits of a scene's size; UIKit's `UISceneSizeRestrictions`.
@preconcurrency @MainActor public final class SceneSizeRestrictions: IdentityHashable {
  /// The smallest size; zero by default.
  public var minimumSize = CGSize.zero
  /// The largest size; without a limit by default.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )

  init() {}

  /// Returns the nearest size within the limits.
  func limited(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(min(size.width, maximumSize.width), minimumSize.width),
      height: max(min(size.height, maximumSize.height), minimumSize.height)
    )
  }
}

/// The coordinate system of a scene's rectangle.
private final class SceneSpace: CoordinateSpace {
  private let screen: Screen
  private let frame: CGRect

  init(_ screen: Screen, _ frame: CGRect) { (self.screen, self.frame) = (screen, frame) }

  var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    let onScreen = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    if let other = coordinateSpace as? SceneSpace { return other.ofScreen(onScreen) }
    return screen.coordinateSpace.convert(onScreen, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    if let other = coordinateSpace as? SceneSpace { return other.convert(point, to: self) }
    return ofScreen(screen.coordinateSpace.convert(point, from: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    rect.mapCorners { convert($0, from: coordinateSpace) }
  }

  private func ofScreen(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }
}
