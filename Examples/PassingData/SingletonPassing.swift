import Foundation
import HeadlessUIKit

/// A store that passes a choice between two screens.
@preconcurrency @MainActor final class OptionStore {
  /// The store of the whole process.
  static let shared = OptionStore()
  /// The current choice.
  var option: String?

  /// Creates an empty store.
  init() {}
}

/// A form that receives the choice through a store: the picker writes it, and the form reads it when it
/// appears.
///
/// The document's objection (X32): the store is global, ``OptionStore/shared``, so that every object of the
/// application can change the choice.
class SingletonFormViewController: OptionFormViewController {
  /// The store of the form and its picker.
  final let store: OptionStore

  /// Creates a form with the global store.
  convenience init() { self.init(store: .shared) }

  fileprivate init(store: OptionStore) {
    self.store = store
    super.init()
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Returns a picker that writes to the store.
  final override func makePicker() -> OptionPickerViewController {
    StorePickerViewController(options: options) { [store] option in
      NSLog("\(store === OptionStore.shared ? "OptionStore.shared" : "store").option = \"\(option)\"")
      store.option = option
    }
  }

  /// Reads the store.
  final override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLog("viewWillAppear: the store's option is \(store.option ?? "nil")")
    if let option = store.option, option != self.option { take(option) }
  }
}

/// A form that receives the choice through its own store, which it passes to its picker, so that no other
/// object can change it.
final class FixedSingletonFormViewController: SingletonFormViewController {
  /// Creates a form with an empty store.
  convenience init() { self.init(store: OptionStore()) }
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
