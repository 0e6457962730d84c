import Foundation
import Simulation

/// An item of a bar, with a title or an image.
@preconcurrency @MainActor open class BarItem: IdentityHashable {
  nonisolated(unsafe) package final var associations: AssociatedObjects?
  /// The item's title.
  open var title: String? { didSet { itemDidChange() } }
  /// The item's image.
  open var image: Image? { didSet { itemDidChange() } }
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// The label of the item's button for assistive technologies; nil, the default, means its title (U97).
  open var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// The identifier of the item's button for tests and logs.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// A number that identifies the item, kept for the app to read.
  open var tag = 0

  /// The attributes of the title for each state that has some.
  private var titleAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]
  /// The states for which the title has attributes.
  final var styledStates: Set<Control.State> { Set(titleAttributes.keys) }

  /// Creates an item without title and image.
  public init() {}

  /// Called when all objects of an interface file are decoded and connected, in the file's order (MC48). An
  /// override calls super.
  open func awakeFromNib() {}

  /// Creates an item with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    coder.readInterface(of: self, as: BarItem.self)
  }

  /// Sets the attributes of the title for a state; nil removes them. Font and color are displayed.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }

  /// Returns the attributes of the title that were set for exactly that state.
  open func titleTextAttributes(for state: Control.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// Called after a change of the item's appearance.
  func itemDidChange() {}
}

extension BarButtonItem {
  /// The target of the item, also where another module declares a `target` of its own.
  package final var targetObject: AnyObject? {
    get { target }
    set { target = newValue }
  }
}
