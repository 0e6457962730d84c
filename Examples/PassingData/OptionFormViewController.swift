import Foundation
import HeadlessUIKit

/// A form with an option that the user chooses on another screen, as described in *Using Protocols and
/// Delegates to pass data between views*; there is a subclass for each technique that passes the choice back.
///
/// The document has no code of them. The classes write the calls and assignments by which the choice
/// travels to the log.
///
/// A tap on ``optionButton`` pushes the controller that ``makePicker()`` returns. The subclass calls
/// ``take(_:)`` with the choice.
@preconcurrency @MainActor class OptionFormViewController: ViewController {
  /// The titles of all options.
  let options: [String]
  /// The choices that the form has received, oldest first.
  private(set) final var taken: [String] = []
  /// The button that shows the choice and pushes the picker; its title is `Choose` before the first choice.
  final let optionButton = Button()
  /// The current choice.
  final var option: String? { taken.last }

  /// Creates a form.
  init(options: [String] = ["Small", "Medium", "Large"]) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Adds the button to the view.
  override func viewDidLoad() {
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
  final func choose() {
    navigationController?.pushViewController(makePicker(), animated: true)
  }

  /// Returns the picker to push; the default picker discards the choice.
  func makePicker() -> OptionPickerViewController { OptionPickerViewController(options: options) }

  /// Adds a choice to ``taken``, and shows it in the button.
  func take(_ option: String) {
    NSLog("the form receives \"\(option)\"")
    taken.append(option)
    optionButton.setTitle(option, for: .normal)
  }
}
