/// A menu of actions and submenus.
@preconcurrency @MainActor public final class Menu: MenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text; empty for a generated identifier.
    public let rawValue: String
    private let token: Token?

    /// Creates an identifier from text.
    public init(rawValue: String) { (self.rawValue, token) = (rawValue, nil) }

    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Creates an identifier that is equal only to its copies.
    fileprivate init(token: Token) { (rawValue, self.token) = ("", token) }

    /// Returns whether both are copies of one identifier, or have the same text.
    public static func == (lhs: Identifier, rhs: Identifier) -> Bool {
      lhs.rawValue == rhs.rawValue && lhs.token === rhs.token
    }

    /// Hashes the text and the token.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(rawValue)
      hasher.combine(token.map(ObjectIdentifier.init))
    }

    /// An object whose identity makes an identifier unique.
    fileprivate final class Token: Sendable {}

    /// The app menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The Help menu.
    public static let help = Identifier("com.apple.menu.help")
    /// The root menu, which contains the other menus.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// The options for a submenu in its parent menu. The raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Displays the menu's children in the parent menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as destructive.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Allows one marked action at a time: choosing one marks it and clears the others' marks. From iOS 15.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's identifier; unique by default.
  public let identifier: Identifier
  /// The menu's options as a submenu.
  public let options: Options
  /// The menu's actions and submenus.
  public let children: [MenuElement]

  /// Creates a menu with an image, of a class that this module doesn't import.
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

  /// Returns a copy of the menu with other children.
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

  /// The actions with a check mark, in this menu and its inline menus; from iOS 15.
  public var selectedElements: [MenuElement] {
    children.flatMap { child -> [MenuElement] in
      if let menu = child as? Menu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? Action)?.state == .on ? [child] : []
    }
  }
}
