import Foundation

/// Says how many columns and rows a picker view has.
@preconcurrency @MainActor public protocol PickerViewDataSource: AnyObject {
  /// How many columns there are.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many rows a column has.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what a picker view shows, and hears what a person selects; every method has a default.
@preconcurrency @MainActor public protocol PickerViewDelegate: AnyObject {
  /// The words in a row; not asked where there is a view for it.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The view in a row in place of words; views are never reused.
  func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View?
  /// How wide a column is, in points; nil for a share of what is left.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat?
  /// A person selected a row, and the column has come to rest; code that selects one does not call it.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// None.
  public func pickerView(
    _ pickerView: PickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: View?
  ) -> View? { nil }
  /// A share.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat? { nil }
  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
