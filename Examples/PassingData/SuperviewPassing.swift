import Foundation
import HeadlessUIKit

/// A form that receives the choice from a row that sends a message to its superview: the way "send a message
/// to `[self superview]`".
///
/// The common mistake (X32): the rows are in a container, such as a scroll view. The superview of a row is
/// another view then, and the message is lost.
class SuperviewFormViewController: OptionFormViewController {
  /// Whether the rows are in a scroll view.
  final let scrollsRows: Bool

  /// Creates a form.
  init(scrollsRows: Bool = false) {
    self.scrollsRows = scrollsRows
    super.init()
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Returns a picker whose rows send a message to their superview.
  override func makePicker() -> OptionPickerViewController {
    SuperviewPickerViewController(
      options: options,
      form: self,
      scrollsRows: scrollsRows,
      rows: SuperviewRow.init
    )
  }
}

/// A form that receives the choice from a row that sends an action without a target up the responder chain.
final class FixedSuperviewFormViewController: SuperviewFormViewController {
  /// Returns a picker whose rows send an action without a target.
  override func makePicker() -> OptionPickerViewController {
    SuperviewPickerViewController(options: options, form: self, scrollsRows: scrollsRows, rows: ChainRow.init)
  }
}

/// The view that the rows expect as their superview.
final class OptionListView: View {
  fileprivate weak var picker: SuperviewPickerViewController?

  /// Passes the choice of a row to the picker.
  func rowWasTapped(_ row: OptionRow) {
    NSLog("rowWasTapped(_:) of OptionListView")
    picker?.pick(row.option)
  }
}

/// A row with an option.
class OptionRow: Button {
  /// The option.
  final let option: String

  fileprivate init(_ option: String) {
    self.option = option
    super.init(frame: .zero)
    addTarget(self, action: MethodSelector("wasTapped", OptionRow.wasTapped), for: .touchUpInside)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  fileprivate func wasTapped() {}
}

private final class SuperviewRow: OptionRow {
  override func wasTapped() {
    let receiver = superview.map { String(describing: type(of: $0)) } ?? "nil"
    NSLog("[self superview] is \(receiver)")
    (superview as? OptionListView)?.rowWasTapped(self)
  }
}

private final class ChainRow: OptionRow {
  override func wasTapped() {
    Application.shared.sendAction(
      MethodSelector("rowWasTapped", OptionListView.rowWasTapped),
      to: nil,
      from: self,
      for: nil
    )
  }
}

/// A picker with an ``OptionListView`` as its view.
final class SuperviewPickerViewController: OptionPickerViewController {
  private weak var form: OptionFormViewController?
  private let scrollsRows: Bool
  private let rowType: (String) -> OptionRow

  fileprivate init(
    options: [String],
    form: OptionFormViewController,
    scrollsRows: Bool,
    rows: @escaping (String) -> OptionRow
  ) {
    (self.form, self.scrollsRows, rowType) = (form, scrollsRows, rows)
    super.init(options: options)
  }

  /// Returns nil: the simulator has no archives.
  required init?(coder: NSCoder) { nil }

  /// Creates the list view.
  override func loadView() {
    let list = OptionListView(frame: Screen.main.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.picker = self
    view = list
  }

  /// Returns the list view or, if the rows scroll, a scroll view in it.
  override func makeRowContainer() -> View { scrollsRows ? coverWithScrollView() : view }

  /// Returns a row of the form's type.
  override func makeRow(_ option: String) -> Button { rowType(option) }

  /// Passes the choice to the form.
  override func didPick(_ option: String) { form?.take(option) }
}
