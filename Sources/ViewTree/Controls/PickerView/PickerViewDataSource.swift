import Foundation
import Responder

/// An object that provides the numbers of columns and rows of a picker view.
@preconcurrency @MainActor public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a column.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that provides the content of a picker view and is notified of selections by the simulated user.
/// Every method has a default implementation.
@preconcurrency @MainActor public protocol PickerViewDelegate: AnyObject {
  /// Returns the text of a row; not called for a row with a view or with attributed text.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the text of a row with its attributes, or `nil`, the default, for plain text; not called for a
  /// row with a view (U43).
  func pickerView(_ pickerView: PickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns a view to show in a row instead of text (U42). Views are never reused. The default stands for no
  /// view.
  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View
  /// Returns the width of a column in points (U42). The default stands for an equal share of the width that
  /// the other columns leave.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows of a column in points, which must be greater than 0; 32 by default (U43).
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called when a column comes to rest after the simulated user selected a row, not for selections in code.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: PickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { OptionalMethod.standard(nil, of: self) }
  /// Returns a view that stands for no view.
  public func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View { OptionalMethod.standard(pickerView.absentView, of: self) }
  /// Returns 0 and lets the picker choose the width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethod.isStandard(of: self) ? 0 : pickerView.absentWidth
  }
  /// Returns 32.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> CGFloat {
    OptionalMethod.standard(PickerView.rowHeight, of: self)
  }
  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    OptionalMethod.standard(of: self)
  }
}
