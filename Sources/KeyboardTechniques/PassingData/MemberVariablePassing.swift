import ViewTree

/// Passes the choice through member variables, in both directions, as document 002 names it: the form sets what the picker
/// shows, and the picker sets the form.
///
/// The flaw (X32): what is shown is set in an outlet of a picker whose view is not loaded yet, and is lost.
public final class MemberVariableFormViewController: OptionFormViewController {
  /// A picker that knows its form.
  public override func makePicker() -> OptionPickerViewController {
    let picker = MemberVariablePickerViewController(options: options)
    picker.form = self
    picker.currentLabel?.text = option
    return picker
  }
}

/// Passes the choice through member variables that don't touch the picker's view; it shows what it was given once it loads.
public final class FixedMemberVariableFormViewController: OptionFormViewController {
  /// A picker that knows its form and what is chosen now.
  public override func makePicker() -> OptionPickerViewController {
    let picker = MemberVariablePickerViewController(options: options)
    picker.form = self
    picker.current = option
    return picker
  }
}

/// A picker that sets its form's choice.
public final class MemberVariablePickerViewController: OptionPickerViewController {
  /// The form that is told.
  public weak var form: OptionFormViewController?
  /// What is chosen now, for the label.
  public var current: String?

  /// Shows what was given.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let current { currentLabel?.text = current }
  }

  /// Tells the form.
  public override func didPick(_ option: String) { form?.take(option) }
}
