import Foundation
import HeadlessUIKit

/// A screen with a row for each option; a tap on a row chooses the option and pops the controller.
@preconcurrency @MainActor class OptionPickerViewController: ViewController {
  /// The titles of all options.
  let options: [String]
  /// The label for the current choice; nil until the view is loaded, like an outlet.
  private(set) final var currentLabel: Label?
  /// The rows, in the order of ``options``; empty until the view is loaded.
  private(set) final var rows: [Button] = []

  /// Creates a picker.
  init(options: [String]) {
    self.options = options
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Creates the label and the rows.
  override func viewDidLoad() {
    super.viewDidLoad()
    let width = view.bounds.width - 40
    let label = Label(frame: CGRect(x: 20, y: 80, width: width, height: 31))
    view.addSubview(label)
    currentLabel = label
    let container = makeRowContainer()
    rows = options.enumerated().map { place, option in
      let row = makeRow(option)
      row.frame = CGRect(x: 20, y: 120 + 44 * CGFloat(place), width: width, height: 44)
      row.setTitle(option, for: .normal)
      container.addSubview(row)
      return row
    }
  }

  /// Returns the container of the rows: the controller's view.
  func makeRowContainer() -> View { view }

  /// Returns a row that chooses an option.
  func makeRow(_ option: String) -> Button {
    let row = Button()
    row.addTarget(
      self,
      action: MethodSelector("rowWasTapped", OptionPickerViewController.rowWasTapped),
      for: .touchUpInside
    )
    return row
  }

  /// Chooses the option of a row.
  final func rowWasTapped(_ row: Button) {
    if let index = rows.firstIndex(of: row) { pick(options[index]) }
  }

  /// Calls ``didPick(_:)``, and pops the controller.
  final func pick(_ option: String) {
    didPick(option)
    navigationController?.popViewController(animated: true)
  }

  /// Called when the user has chosen an option; a subclass passes it on.
  func didPick(_ option: String) {}
}
