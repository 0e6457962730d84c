/// What stands in a menu: an ``Action``, or a ``Menu`` inside it.
@preconcurrency @MainActor public class MenuElement {
  /// How an action in a menu can be chosen. The numbers are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It isn't there.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen; from iOS 16.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an action in a menu has a mark. The numbers are UIKit's.
  public enum State: Int, Sendable {
    /// None.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The words on it.
  public final var title: String
  /// Smaller words below; from iOS 15.
  public final var subtitle: String?
  /// The image on it, of a class that this module does not know.
  package final var pictured: Any?

  package init(title: String, subtitle: String?, pictured: Any? = nil) {
    (self.title, self.subtitle, self.pictured) = (title, subtitle, pictured)
  }
}
