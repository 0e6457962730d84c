import Foundation
import ViewTree

/// A store that passes a choice between two screens.
@preconcurrency @MainActor public final class OptionStore {
  /// The store of the whole process.
  public static let shared = OptionStore()
  /// The current choice.
  public var option: String?

  /// Creates an empty store.
  public init() {}
}

/// A form that receives the choice through a store: the picker writes it, and the form reads it when it
/// appears.
///
/// The document's objection (X32): the store is global, ``OptionStore/shared``, so that every object of the
/// application can change the choice.
public class SingletonFormViewController: OptionFormViewController {
  /// The store of the form and its picker.
  public final let store: OptionStore

  /// Creates a form with the global store.
  public convenience init() { self.init(store: .shared) }

  fileprivate init(store: OptionStore) {
    self.store = store
    super.init()
  }

  /// Returns nil: the simulator has no archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns a picker that writes to the store.
  public final override func makePicker() -> OptionPickerViewController {
    StorePickerViewController(options: options) { [store] in store.option = $0 }
  }

  /// Reads the store.
  public final override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let option = store.option, option != self.option { take(option) }
  }
}

/// A form that receives the choice through its own store, which it passes to its picker, so that no other
/// object can change it.
public final class FixedSingletonFormViewController: SingletonFormViewController {
  /// Creates a form with an empty store.
  public convenience init() { self.init(store: OptionStore()) }
}

/// A picker that writes the choice to a store.
final class StorePickerViewController: OptionPickerViewController {
  private let write: @MainActor (String) -> Void

  init(options: [String], write: @escaping @MainActor (String) -> Void) {
    self.write = write
    super.init(options: options)
  }

  required init?(coder: NSCoder) { nil }

  override func didPick(_ option: String) { write(option) }
}
