import Foundation
import Simulation

extension SheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor public final class Detent: IdentityHashable {
    /// A name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text; empty for a generated identifier.
      public let rawValue: String
      private let token: Token?

      /// An object whose identity makes an identifier unique.
      private final class Token: Sendable {}

      /// Creates an identifier from its text.
      public init(rawValue: String) { (self.rawValue, token) = (rawValue, nil) }

      /// Creates an identifier from its text.
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }

      /// Creates an identifier that is equal only to its copies.
      fileprivate init() { (rawValue, token) = ("", Token()) }

      /// Returns whether both are copies of one identifier, or have the same text.
      public static func == (lhs: Identifier, rhs: Identifier) -> Bool {
        lhs.token === rhs.token && lhs.rawValue == rhs.rawValue
      }

      /// Combines the text.
      public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

      /// The identifier of ``SheetPresentationController/Detent/medium()``.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of ``SheetPresentationController/Detent/large()``.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    private enum Height {
      case medium, large
      case custom(@MainActor (any SheetPresentationControllerDetentResolutionContext) -> CGFloat?)
    }

    /// The identifier; for a custom detent without one, an identifier of its own.
    public let identifier: Identifier
    private let height: Height

    private init(_ identifier: Identifier, _ height: Height) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// Returns a detent at about half the height of the screen, which is inactive in a compact height.
    public static func medium() -> Self { Self(.medium, .medium) }

    /// Returns a detent at the full height of a sheet.
    public static func large() -> Self { Self(.large, .large) }

    /// Returns a detent at the height that `resolver` returns; from iOS 16.
    ///
    /// The height doesn't include the bottom inset of the safe area. A value above the context's maximum
    /// counts as the maximum, and `nil` makes the detent inactive. `resolver` is called when the sheet is
    /// first placed, after ``SheetPresentationController/invalidateDetents()``, and when the maximum or the
    /// traits have changed.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(), .custom { resolver($0) })
    }

    /// Returns the detent's height in a context, without the bottom inset of the safe area, or `nil` if the
    /// detent is inactive there; from iOS 16. A resolver may call it for one of the system's detents.
    public func resolvedValue(in context: any SheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      switch height {
      case .medium:
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context as? SheetContext)?.medium ?? context.maximumDetentValue / 2
      case .large: context.maximumDetentValue
      case .custom(let resolver): resolver(context)
      }
    }
  }
}

/// The surroundings in which a detent resolves to a height; from iOS 16.
@preconcurrency @MainActor public protocol SheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the sheet's container. In portrait on a phone, the width is compact and the height regular
  /// (MC7).
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height of a detent: that of the large one, without the bottom inset of the safe area (MC2).
  var maximumDetentValue: CGFloat { get }
}

/// The context of a sheet in its container.
final class SheetContext: SheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
  /// The height of the medium detent: a point less than half of the screen (MC3).
  let medium: CGFloat

  init(traits: TraitCollection, maximum: CGFloat, containerHeight: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    medium = min(maximum, (containerHeight / 2).rounded(.down) - 1)
  }
}
