import Simulation

/// An element of a menu: an ``Action``, or a ``Menu`` inside it.
@preconcurrency @MainActor public class MenuElement: IdentityHashable {
  /// The attributes of an action in a menu. The raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates attributes from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The action isn't displayed.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the action is chosen; from iOS 16.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark of an action in a menu. The raw values are UIKit's.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The element's title.
  public final var title: String
  /// A smaller text below the title; from iOS 15.
  public final var subtitle: String?
  /// The element's image, of a class that this module doesn't import.
  package final var pictured: Any?

  package init(title: String, subtitle: String?, pictured: Any? = nil) {
    (self.title, self.subtitle, self.pictured) = (title, subtitle, pictured)
  }
}
