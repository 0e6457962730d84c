import Foundation
import HeadlessUIKit

/// An application delegate that has a property for a choice.
final class OptionApplicationDelegate: Responder, ApplicationDelegate {
  /// The current choice.
  var option: String?
}

/// A form that receives the choice through a property of the application delegate: the picker writes it, and
/// the form reads it when it appears.
///
/// The document quotes that one should never do so. The objections (X32): every object of the application can
/// change the property; and form and picker work only in an application with a delegate of this class,
/// otherwise the choice is lost.
final class ApplicationDelegateFormViewController: OptionFormViewController {
  private var store: OptionApplicationDelegate? { Application.shared.delegate as? OptionApplicationDelegate }

  /// Returns a picker that writes to the application delegate.
  override func makePicker() -> OptionPickerViewController {
    StorePickerViewController(options: options) { option in
      NSLog("the application delegate's option = \"\(option)\"")
      (Application.shared.delegate as? OptionApplicationDelegate)?.option = option
    }
  }

  /// Reads the choice from the application delegate.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLog("viewWillAppear: the application delegate's option is \(store?.option ?? "nil")")
    if let option = store?.option, option != self.option { take(option) }
  }
}
