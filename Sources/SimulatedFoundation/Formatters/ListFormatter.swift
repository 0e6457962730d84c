import Foundation

/// A formatter of lists, such as "a, b, and c", in the simulated user's language.
open class ListFormatter: Formatter, @unchecked Sendable {
  private var storedLocale: Locale?
  /// The locale of the list; by default, that of the simulated user's language.
  open var locale: Locale! {
    get { storedLocale ?? UserLocale.current }
    set { storedLocale = newValue }
  }
  /// The formatter of the elements; without one, their descriptions are used.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }

  /// Creates a formatter; an archive's properties aren't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the list of some texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(UserLocale.current))
  }

  /// Returns the list of some elements.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale))
  }

  /// Returns the list of an array's elements; nil for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
