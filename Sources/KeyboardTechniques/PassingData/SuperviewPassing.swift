import Foundation
import Responder
import ViewTree

/// Passes the choice from a row to its superview, which tells the form.
///
/// The flaw (X32): once the rows are put into a container, such as a scroll view, their superview is another one, and the
/// message gets nowhere.
public class SuperviewFormViewController: OptionFormViewController {
  /// Whether the rows stand in a scroll view, as they do once there are many.
  public final let scrollsRows: Bool

  /// Creates a form.
  public init(scrollsRows: Bool = false) {
    self.scrollsRows = scrollsRows
    super.init()
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// A picker whose rows tell their superview.
  public override func makePicker() -> OptionPickerViewController {
    SuperviewPickerViewController(
      options: options,
      form: self,
      scrollsRows: scrollsRows,
      rows: SuperviewRow.init
    )
  }
}

/// Passes the choice from a row up the responder chain, to the first that can take it.
public final class FixedSuperviewFormViewController: SuperviewFormViewController {
  /// A picker whose rows send an action without a target.
  public override func makePicker() -> OptionPickerViewController {
    SuperviewPickerViewController(options: options, form: self, scrollsRows: scrollsRows, rows: ChainRow.init)
  }
}

/// The view that the published rows expect around them.
public final class OptionListView: View {
  fileprivate weak var picker: SuperviewPickerViewController?

  /// Hands a choice on to the picker.
  public func rowWasTapped(_ row: OptionRow) { picker?.pick(row.option) }
}

/// A row that stands for an option.
public class OptionRow: Button {
  /// The option.
  public final let option: String

  fileprivate init(_ option: String) {
    self.option = option
    super.init(frame: .zero)
    addTarget(self, action: MethodSelector("tell", OptionRow.tell), for: .touchUpInside)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  fileprivate func tell() {}
}

private final class SuperviewRow: OptionRow {
  override func tell() { (superview as? OptionListView)?.rowWasTapped(self) }
}

private final class ChainRow: OptionRow {
  override func tell() {
    Application.shared.sendAction(
      MethodSelector("rowWasTapped", OptionListView.rowWasTapped),
      to: nil,
      from: self,
      for: nil
    )
  }
}

/// A picker with an ``OptionListView`` as its view.
public final class SuperviewPickerViewController: OptionPickerViewController {
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

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Makes the list view.
  public override func loadView() {
    let list = OptionListView(frame: Screen.main.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.picker = self
    view = list
  }

  /// The list view, or a scroll view in it.
  public override func makeRowContainer() -> View { scrollsRows ? coverWithScrollView() : view }

  /// A row of the form's kind.
  public override func makeRow(_ option: String) -> Button { rowType(option) }

  /// Tells the form.
  public override func didPick(_ option: String) { form?.take(option) }
}
