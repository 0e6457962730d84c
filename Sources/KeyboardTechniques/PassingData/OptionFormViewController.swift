import Foundation
import Responder
import ViewTree

/// A form with an option that a person chooses on another screen, as document 002 has it; a subclass for each way in which the
/// choice comes back.
///
/// A tap on ``optionButton`` pushes what ``makePicker()`` returns onto the navigation controller; whoever learns what was chosen
/// calls ``take(_:)``.
@preconcurrency @MainActor open class OptionFormViewController: ViewController {
  /// What can be chosen.
  public let options: [String]
  /// What has been chosen, in the order in which the form learned of it.
  public private(set) final var taken: [String] = []
  /// Shows the choice, and leads to the picker; its title is `Choose` before the first choice.
  public final let optionButton = Button()
  /// What is chosen now.
  public final var option: String? { taken.last }

  /// Creates a form.
  public init(options: [String] = ["Small", "Medium", "Large"]) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Puts the button into the view, with what is chosen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    optionButton.frame = CGRect(x: 20, y: 100, width: view.bounds.width - 40, height: 44)
    optionButton.autoresizingMask = .flexibleWidth
    optionButton.setTitle(option ?? "Choose", for: .normal)
    optionButton.addTarget(
      self,
      action: MethodSelector("choose", OptionFormViewController.choose),
      for: .touchUpInside
    )
    view.addSubview(optionButton)
  }

  /// Pushes a picker.
  public final func choose() {
    navigationController?.pushViewController(makePicker(), animated: true)
  }

  /// Makes the picker that is pushed; one that tells nobody, unless a subclass knows better.
  open func makePicker() -> OptionPickerViewController { OptionPickerViewController(options: options) }

  /// Takes a choice, and shows it.
  open func take(_ option: String) {
    taken.append(option)
    optionButton.setTitle(option, for: .normal)
  }
}
