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
  /// Returns the text of a row; not called for a row with a view.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns a view to show in a row instead of text, or `nil` for none. Views are never reused.
  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View?
  /// Returns the width of a column in points, or `nil` for an equal share of the remaining width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat?
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
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Returns `nil`, which means an equal share of the remaining width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat? {
    OptionalMethod.standard(nil, of: self)
  }
  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    OptionalMethod.standard(of: self)
  }
}
