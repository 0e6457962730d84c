import Foundation
import ViewTree

/// A store for a choice between two screens.
@preconcurrency @MainActor public final class OptionStore {
  /// The store of the whole process.
  public static let shared = OptionStore()
  /// The present choice.
  public var option: String?

  /// Creates an empty store.
  public init() {}
}

/// Receives the choice through a store: the picker writes, and the form reads when it appears.
///
/// The document's objection (X32): the store is global, ``OptionStore/shared``, so that every object of the application can change
/// the choice.
public class SingletonFormViewController: OptionFormViewController {
  /// The store of the form and its picker.
  public final let store: OptionStore

  /// Creates a form with the global store.
  public convenience init() { self.init(store: .shared) }

  fileprivate init(store: OptionStore) {
    self.store = store
    super.init()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Returns a picker that writes into the store.
  public final override func makePicker() -> OptionPickerViewController {
    StorePickerViewController(options: options) { [store] in store.option = $0 }
  }

  /// Reads the store.
  public final override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let option = store.option, option != self.option { take(option) }
  }
}

/// Receives the choice through a store of its own, which it hands to its picker, so that no other object can change it.
public final class FixedSingletonFormViewController: SingletonFormViewController {
  /// Creates a form with an empty store.
  public convenience init() { self.init(store: OptionStore()) }
}

/// A picker that writes the choice into a store.
final class StorePickerViewController: OptionPickerViewController {
  private let write: @MainActor (String) -> Void

  init(options: [String], write: @escaping @MainActor (String) -> Void) {
    self.write = write
    super.init(options: options)
  }

  required init?(coder: NSCoder) { nil }

  override func didPick(_ option: String) { write(option) }
}
