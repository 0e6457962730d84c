import Foundation
import ViewTree

/// Receives the choice in a member variable that the form has set in the picker: the way "setting a member variable in the child".
///
/// The mistake that programs make with it (X32): the form sets the text of an outlet of a picker whose view is not loaded yet, and
/// the text is lost.
public final class MemberVariableFormViewController: OptionFormViewController {
  private let setsOutlet: Bool

  /// Creates a form.
  ///
  /// - Parameter setsOutlet: Whether the form has the mistake.
  public init(setsOutlet: Bool = false) {
    self.setsOutlet = setsOutlet
    super.init()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Returns a picker whose member variables are the form and the present choice.
  public override func makePicker() -> OptionPickerViewController {
    let picker = MemberVariablePickerViewController(options: options)
    picker.form = self
    if setsOutlet { picker.currentLabel?.text = option } else { picker.current = option }
    return picker
  }
}

/// A picker that sets the choice of its form.
public final class MemberVariablePickerViewController: OptionPickerViewController {
  /// The form that receives the choice.
  public weak var form: OptionFormViewController?
  /// The present choice, for the label.
  public var current: String?

  /// Shows the present choice.
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let current { currentLabel?.text = current }
  }

  /// Hands the choice to the form.
  public override func didPick(_ option: String) { form?.take(option) }
}
