import Foundation
import HeadlessUIKit

/// A form that receives the choice through a member variable that it has set in the picker: the way "setting
/// a member variable in the child".
///
/// The common mistake (X32): the form sets the text of an outlet of a picker whose view is not loaded yet,
/// and the text is lost.
final class MemberVariableFormViewController: OptionFormViewController {
  private let setsOutlet: Bool

  /// Creates a form.
  ///
  /// - Parameter setsOutlet: Whether the form has the mistake.
  init(setsOutlet: Bool = false) {
    self.setsOutlet = setsOutlet
    super.init()
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Returns a picker whose member variables are the form and the current choice.
  override func makePicker() -> OptionPickerViewController {
    let picker = MemberVariablePickerViewController(options: options)
    picker.form = self
    NSLog("picker.form = self")
    if setsOutlet {
      picker.currentLabel?.text = option
      NSLog(
        "picker.currentLabel?.text = \(option ?? "nil"); the label is \(picker.currentLabel == nil ? "nil" : "there")"
      )
    } else {
      picker.current = option
      NSLog("picker.current = \(option ?? "nil")")
    }
    return picker
  }
}

/// A picker that passes the choice to its form.
final class MemberVariablePickerViewController: OptionPickerViewController {
  /// The form that receives the choice.
  weak var form: OptionFormViewController?
  /// The current choice, for the label.
  var current: String?

  /// Shows the current choice.
  override func viewDidLoad() {
    super.viewDidLoad()
    if let current { currentLabel?.text = current }
  }

  /// Passes the choice to the form.
  override func didPick(_ option: String) {
    NSLog("form.take(\"\(option)\")")
    form?.take(option)
  }
}
