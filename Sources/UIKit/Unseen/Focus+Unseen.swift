import Foundation
import ViewTree

// There is no focus engine, as on a phone without a keyboard. Values are stored for the app to read.

extension UIView {
  /// Whether the view has the focus; false, as there is no focus engine.
  public var isFocused: Bool { false }
}

/// A move of the focus between the items of a collection view. Nothing creates one.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus.
  public final let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the item that receives the focus.
  public final let nextFocusedIndexPath: IndexPath?

  init(from old: IndexPath?, to new: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (old, new)
    super.init(from: nil, to: nil, heading: [])
  }
}

/// A move of the focus between the rows of a table. Nothing creates one.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus.
  public final let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the row that receives the focus.
  public final let nextFocusedIndexPath: IndexPath?

  init(from old: IndexPath?, to new: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (old, new)
    super.init(from: nil, to: nil, heading: [])
  }
}

/// A layout guide that directs the focus to other environments. It is a layout guide as any other here,
/// whose further values are kept for the app to read.
@available(*, deprecated, message: "there is no focus engine: it is a layout guide as any other")
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide takes part in moves of the focus, stored for the app to read.
  open var isEnabled = true
  /// The environments that receive the focus, stored for the app to read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

private let remembers = StoredValue(false)
private let follows = StoredValue<Bool?>(nil)
private let allows = StoredValue<Bool?>(nil)
private let allowsEditing = StoredValue<Bool?>(nil)

extension UITableView {
  /// Whether the focus returns to the row that had it, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var remembersLastFocusedIndexPath: Bool {
    get { remembers[self] }
    set { remembers[self] = newValue }
  }

  /// Whether the row with the focus is selected, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var selectionFollowsFocus: Bool {
    get { follows[self] ?? false }
    set { follows[self] = newValue }
  }

  /// Whether rows can have the focus, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var allowsFocus: Bool {
    get { allows[self] ?? false }
    set { allows[self] = newValue }
  }

  /// Whether rows can have the focus while the table is edited, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var allowsFocusDuringEditing: Bool {
    get { allowsEditing[self] ?? false }
    set { allowsEditing[self] = newValue }
  }
}

extension UICollectionView {
  /// Whether the focus returns to the item that had it, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var remembersLastFocusedIndexPath: Bool {
    get { remembers[self] }
    set { remembers[self] = newValue }
  }

  /// Whether the item with the focus is selected, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var selectionFollowsFocus: Bool {
    get { follows[self] ?? false }
    set { follows[self] = newValue }
  }

  /// Whether items can have the focus, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var allowsFocus: Bool {
    get { allows[self] ?? false }
    set { allows[self] = newValue }
  }

  /// Whether items can have the focus while the collection view is edited, stored for the app to read.
  @available(*, deprecated, message: "there is no focus engine: the value is stored")
  public var allowsFocusDuringEditing: Bool {
    get { allowsEditing[self] ?? false }
    set { allowsEditing[self] = newValue }
  }
}
