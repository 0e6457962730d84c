/// Actions to choose from, and menus of further ones.
@preconcurrency @MainActor public final class Menu: MenuElement {
  /// Tells one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text; empty if the identifier was not given but made.
    public let rawValue: String
    private let token: Token?

    /// Makes an identifier of a text.
    public init(rawValue: String) { (self.rawValue, token) = (rawValue, nil) }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Makes an identifier that only copies of it equal.
    fileprivate init(token: Token) { (rawValue, self.token) = ("", token) }

    /// Whether both are copies of one identifier, or of the same text.
    public static func == (lhs: Identifier, rhs: Identifier) -> Bool {
      lhs.rawValue == rhs.rawValue && lhs.token === rhs.token
    }

    /// Hashes the text, or which identifier it is.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(rawValue)
      hasher.combine(token.map(ObjectIdentifier.init))
    }

    /// What makes an identifier unlike all others.
    fileprivate final class Token: Sendable {}

    /// The main menu of the program.
    public static let application = Identifier("com.apple.menu.application")
    /// The main menu about files.
    public static let file = Identifier("com.apple.menu.file")
    /// The main menu about editing.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The main menu about formats.
    public static let format = Identifier("com.apple.menu.format")
    /// The main menu about views.
    public static let view = Identifier("com.apple.menu.view")
    /// The main menu about windows.
    public static let window = Identifier("com.apple.menu.window")
    /// The main menu about help.
    public static let help = Identifier("com.apple.menu.help")
    /// The main menu, which holds the others.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How a menu stands in another one. The numbers are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What is in it stands in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It takes something away.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing one of its actions marks that, and takes the others' marks away; from iOS 15.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Tells the menu from others; unique unless it was given.
  public let identifier: Identifier
  /// How it stands in another menu.
  public let options: Options
  /// What is in it.
  public let children: [MenuElement]

  /// Creates a menu; the image is of a class that this module does not know.
  package init(
    title: String,
    subtitle: String?,
    pictured: Any?,
    identifier: Identifier?,
    options: Options,
    children: [MenuElement]
  ) {
    self.identifier = identifier ?? Identifier(token: Identifier.Token())
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, pictured: pictured)
  }

  /// Creates a menu.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      pictured: nil,
      identifier: identifier,
      options: options,
      children: children
    )
  }

  /// Returns a menu that has other children, and else the same.
  public func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title,
      subtitle: subtitle,
      pictured: pictured,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The actions in it, and in its inline menus, that have a check mark; from iOS 15.
  public var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? Action)?.state == .on ? [child] : []
    }
  }
}
