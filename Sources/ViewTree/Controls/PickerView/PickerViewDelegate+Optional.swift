// The optional methods of `UIPickerViewDelegate`, for calls such as
// `delegate.pickerView?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension PickerViewDelegate {
  @_disfavoredOverload
  public var pickerView: OptionalMethod.PickerViewDelegateMethods.PickerViewCalls? { .init(delegate: self) }
}

extension OptionalMethod {
  public enum PickerViewDelegateMethods {}
}

extension OptionalMethod.PickerViewDelegateMethods {
  @preconcurrency @MainActor public struct PickerViewCalls {
    let delegate: any PickerViewDelegate

    public func callAsFunction(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    {
      OptionalMethod.call(
        "pickerView(_:titleForRow:forComponent:)",
        of: delegate,
        delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
      ) ?? nil
    }
    public func callAsFunction(
      _ pickerView: PickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: View?
    ) -> View? {
      OptionalMethod.call(
        "pickerView(_:viewForRow:forComponent:reusing:)",
        of: delegate,
        delegate.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view)
      )
    }
    public func callAsFunction(_ pickerView: PickerView, widthForComponent component: Int) -> CGFloat? {
      OptionalMethod.call(
        "pickerView(_:widthForComponent:)",
        of: delegate,
        delegate.pickerView(pickerView, widthForComponent: component)
      )
    }
    public func callAsFunction(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
      -> Void?
    {
      OptionalMethod.call(
        "pickerView(_:didSelectRow:inComponent:)",
        of: delegate,
        delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
      )
    }
    public func callAsFunction(
      _ pickerView: PickerView,
      attributedTitleForRow row: Int,
      forComponent component: Int
    ) -> NSAttributedString? {
      OptionalMethod.call(
        "pickerView(_:attributedTitleForRow:forComponent:)",
        of: delegate,
        delegate.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
      ) ?? nil
    }
    public func callAsFunction(
      _ pickerView: PickerView,
      rowHeightForComponent component: Int
    ) -> CGFloat? {
      OptionalMethod.call(
        "pickerView(_:rowHeightForComponent:)",
        of: delegate,
        delegate.pickerView(pickerView, rowHeightForComponent: component)
      )
    }
  }
}
