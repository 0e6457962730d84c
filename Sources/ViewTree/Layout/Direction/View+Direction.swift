import Foundation
import Simulation

/// The direction in which a view's content runs.
extension View {
  /// Returns the direction of a view with an attribute, in the direction of the app's language.
  public static func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> UserInterfaceLayoutDirection {
    attribute.direction(in: Application.current?.userInterfaceLayoutDirection ?? .leftToRight)
  }

  /// Returns the direction of a view with an attribute where the environment has a direction.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: UserInterfaceLayoutDirection
  ) -> UserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }

  /// The attribute that ``semanticContentAttribute`` returns; unspecified by default. From iOS 9.
  ///
  /// The direction applies to the view's own parts, its natural text, and the constraints that it holds:
  /// usually those among its subviews. It isn't inherited by subviews. Setting it requests a layout.
  final var baseSemanticContentAttribute: SemanticContentAttribute {
    get { rare?.semanticContentAttribute ?? .unspecified }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      if newValue != .unspecified { LayoutDirections.noteUse() }
      change(\.semanticContentAttribute, to: newValue == .unspecified ? nil : newValue)
      if effectiveUserInterfaceLayoutDirection != old { directionDidChange() }
    }
  }

  /// The direction of the view's content: that of ``semanticContentAttribute``, or else that of the view's
  /// traits, which is the direction of the app's language unless it is overridden.
  public final var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    guard LayoutDirections.areUsed else { return .leftToRight }
    return semanticContentAttribute.direction(in: directionOfTraits)
  }

  private var directionOfTraits: UserInterfaceLayoutDirection {
    if let window = baseWindow, !window.hasOwnTraits {
      return window.application.userInterfaceLayoutDirection
    }
    return resolvedTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether lines run from right to left in the view.
  final var isRightToLeft: Bool {
    LayoutDirections.areUsed && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Whether the view's own parts are mirrored: those of bars, cells and controls from iOS 9, where lines run
  /// from right to left.
  package final var mirrorsParts: Bool { isRightToLeft && hasMirroredParts }

  private var hasMirroredParts: Bool {
    effectiveApplication?.context.rule(VersionRules.mirrorsParts) ?? true
  }

  /// Returns a rectangle of a layout from left to right at its place in the view, which is the mirrored one
  /// where ``mirrorsParts`` is true.
  package final func directed(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }

  /// Returns a rectangle of a layout from left to right within `space`, which is mirrored where
  /// ``mirrorsParts`` is true.
  package final func directed(_ rect: CGRect, in space: CGRect) -> CGRect {
    guard mirrorsParts else { return rect }
    var mirrored = rect
    mirrored.origin.x = space.minX + space.maxX - rect.maxX
    return mirrored
  }

  /// Returns the x-coordinate in a layout from left to right for one in the view, and vice versa.
  final func directed(x: CGFloat) -> CGFloat { directed(x: x, in: bounds) }

  /// Returns the x-coordinate in a layout from left to right for one within `space`, and vice versa.
  final func directed(x: CGFloat, in space: CGRect) -> CGFloat {
    mirrorsParts ? space.minX + space.maxX - x : x
  }

  /// The factor of horizontal distances in a layout from left to right: -1 where parts are mirrored.
  final var directionFactor: CGFloat { mirrorsParts ? -1 : 1 }

  /// Requests a layout and a drawing after a change of the view's direction, and mirrors the constraints that
  /// the view holds.
  final func directionDidChange() {
    for constraint in layoutState?.constraints ?? [] where constraint.followsLines {
      if let entry = constraint.entry { entry.engine?.remove(entry) }
      layoutEngine?.add(constraint)
    }
    baseSetNeedsLayout()
    baseSetNeedsDisplay()
  }
}

extension DirectionalEdgeInsets {
  /// Creates the insets of a view that has `insets`.
  init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }

  /// Returns the insets by sides.
  func insets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}
