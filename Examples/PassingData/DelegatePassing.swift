import Foundation
import HeadlessUIKit

/// The delegate of a picker: the formal protocol that the document recommends.
///
/// In Objective-C a class may have the methods of a protocol without declaring that it conforms, which the
/// document mentions as the difference to Java's interfaces. In Swift a class is a delegate only if it
/// declares the conformance.
@preconcurrency @MainActor protocol OptionPickerDelegate: AnyObject {
  /// Called when the user has chosen an option; the picker pops itself.
  func optionPicker(_ picker: OptionPickerViewController, didPick option: String)
}

/// A form that receives the choice as the delegate of its picker, which the document recommends.
///
/// The picker has a weak reference to its delegate. The two common mistakes (X32): a picker that retains its
/// delegate, which is a cycle if the form retains the picker; and a delegate that is set on another picker
/// than the pushed one.
class DelegateFormViewController: OptionFormViewController, OptionPickerDelegate {
  private let retainsDelegate: Bool
  private let pushesAnotherPicker: Bool
  private lazy var keptPicker = DelegatingPickerViewController(options: options)

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - retainsDelegate: Whether the form retains its picker, and the picker the form.
  ///   - pushesAnotherPicker: Whether the delegate is set on a picker that is not pushed.
  init(retainsDelegate: Bool = false, pushesAnotherPicker: Bool = false) {
    self.retainsDelegate = retainsDelegate
    self.pushesAnotherPicker = pushesAnotherPicker
    super.init()
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Returns a picker with the form as its delegate.
  override func makePicker() -> OptionPickerViewController {
    let picker = retainsDelegate ? keptPicker : DelegatingPickerViewController(options: options)
    picker.delegate = self
    NSLog("picker.delegate = self")
    if retainsDelegate { picker.retainedDelegate = self }
    return pushesAnotherPicker ? DelegatingPickerViewController(options: options) : picker
  }

  /// Stores the choice.
  final func optionPicker(_ picker: OptionPickerViewController, didPick option: String) {
    NSLog("optionPicker(_:didPick: \"\(option)\")")
    take(option)
  }
}

/// A picker that calls a delegate.
final class DelegatingPickerViewController: OptionPickerViewController {
  /// The object that receives the choice.
  weak var delegate: (any OptionPickerDelegate)?
  /// A strong reference to the delegate, in forms with that mistake.
  fileprivate var retainedDelegate: (any OptionPickerDelegate)?

  /// Calls the delegate.
  override func didPick(_ option: String) { delegate?.optionPicker(self, didPick: option) }
}
