import Foundation
import ViewTree

/// Hears what was chosen, as document 002 recommends it.
@preconcurrency @MainActor public protocol OptionPickerDelegate: AnyObject {
  /// A person chose an option; the picker goes back by itself.
  func optionPicker(_ picker: OptionPickerViewController, didPick option: String)
}

/// Passes the choice to a delegate.
///
/// The flaws (X32): the delegate is set on the picker that the form keeps, as the one from a nib is kept, while another is
/// pushed if ``pushesAnotherPicker`` says so, and nobody hears of the choice; and the picker holds its delegate strongly, so that
/// both live for ever.
public class DelegateFormViewController: OptionFormViewController, OptionPickerDelegate {
  /// Whether the picker that is pushed is a new one, as if the kept one had been forgotten.
  public final let pushesAnotherPicker: Bool
  private lazy var picker = RetainingPickerViewController(options: options)

  /// Creates a form.
  public init(pushesAnotherPicker: Bool = false) {
    self.pushesAnotherPicker = pushesAnotherPicker
    super.init()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// The kept picker with the form as its delegate, or another one without.
  public override func makePicker() -> OptionPickerViewController {
    picker.delegate = self
    return pushesAnotherPicker ? RetainingPickerViewController(options: options) : picker
  }

  /// Takes the choice.
  public final func optionPicker(_ picker: OptionPickerViewController, didPick option: String) {
    take(option)
  }
}

/// Passes the choice to a delegate that is held weakly, and is set on the picker that is pushed.
public final class FixedDelegateFormViewController: DelegateFormViewController {
  /// A new picker, with the form as its delegate.
  public override func makePicker() -> OptionPickerViewController {
    let picker = DelegatingPickerViewController(options: options)
    picker.delegate = self
    return picker
  }
}

/// A picker that holds its delegate.
public final class RetainingPickerViewController: OptionPickerViewController {
  /// Who hears of the choice; held strongly.
  public var delegate: (any OptionPickerDelegate)?

  /// Tells the delegate.
  public override func didPick(_ option: String) { delegate?.optionPicker(self, didPick: option) }
}

/// A picker that doesn't hold its delegate.
public final class DelegatingPickerViewController: OptionPickerViewController {
  /// Who hears of the choice.
  public weak var delegate: (any OptionPickerDelegate)?

  /// Tells the delegate.
  public override func didPick(_ option: String) { delegate?.optionPicker(self, didPick: option) }
}
