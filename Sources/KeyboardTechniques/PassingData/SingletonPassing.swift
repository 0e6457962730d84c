import Foundation
import ViewTree

/// Where a choice is kept between two screens.
@preconcurrency @MainActor public final class OptionStore {
  /// The one that everybody knows, for as long as the process lives.
  public static let shared = OptionStore()
  /// What is chosen.
  public var option: String?

  /// Creates a store with nothing in it.
  public init() {}
}

/// Passes the choice through a store: the picker writes, and the form reads when it appears.
///
/// The flaw (X32): the store is ``OptionStore/shared``, which outlives the program, so that a form shows the choice of an
/// earlier one: of the test before.
public class SingletonFormViewController: OptionFormViewController {
  /// The store of the form and its picker.
  public final let store: OptionStore

  /// Creates a form with the store that everybody knows.
  public convenience init() { self.init(store: .shared) }

  fileprivate init(store: OptionStore) {
    self.store = store
    super.init()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// A picker that writes into the store.
  public final override func makePicker() -> OptionPickerViewController {
    StorePickerViewController(options: options, store: store)
  }

  /// Reads the store.
  public final override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let option = store.option, option != self.option { take(option) }
  }
}

/// Passes the choice through a store of the form's own, which it hands to its picker.
public final class FixedSingletonFormViewController: SingletonFormViewController {
  /// Creates a form with an empty store.
  public convenience init() { self.init(store: OptionStore()) }
}

/// A picker that writes into a store.
public final class StorePickerViewController: OptionPickerViewController {
  private let store: OptionStore

  /// Creates a picker.
  public init(options: [String], store: OptionStore) {
    self.store = store
    super.init(options: options)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Writes the choice down.
  public override func didPick(_ option: String) { store.option = option }
}
