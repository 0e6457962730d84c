// The optional methods of `UITextFieldDelegate`, for calls such as
// `delegate.textFieldShouldBeginEditing?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TextFieldDelegate {
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: (@MainActor (TextField) -> Bool?)? {
    { OptionalMethod.call("textFieldShouldBeginEditing(_:)", of: self, self.textFieldShouldBeginEditing($0)) }
  }
  @_disfavoredOverload
  public var textFieldDidBeginEditing: (@MainActor (TextField) -> Void?)? {
    { OptionalMethod.call("textFieldDidBeginEditing(_:)", of: self, self.textFieldDidBeginEditing($0)) }
  }
  @_disfavoredOverload
  public var textFieldShouldEndEditing: (@MainActor (TextField) -> Bool?)? {
    { OptionalMethod.call("textFieldShouldEndEditing(_:)", of: self, self.textFieldShouldEndEditing($0)) }
  }
  @_disfavoredOverload
  public var textFieldDidEndEditing: OptionalMethod.TextFieldDelegateMethods.TextFieldDidEndEditingCalls? {
    .init(delegate: self)
  }
  @_disfavoredOverload
  public var textField: OptionalMethod.TextFieldDelegateMethods.TextFieldCalls? { .init(delegate: self) }
  @_disfavoredOverload
  public var textFieldDidChangeSelection: (@MainActor (TextField) -> Void?)? {
    { OptionalMethod.call("textFieldDidChangeSelection(_:)", of: self, self.textFieldDidChangeSelection($0)) }
  }
  @_disfavoredOverload
  public var textFieldShouldClear: (@MainActor (TextField) -> Bool?)? {
    { OptionalMethod.call("textFieldShouldClear(_:)", of: self, self.textFieldShouldClear($0)) }
  }
  @_disfavoredOverload
  public var textFieldShouldReturn: (@MainActor (TextField) -> Bool?)? {
    { OptionalMethod.call("textFieldShouldReturn(_:)", of: self, self.textFieldShouldReturn($0)) }
  }
}

extension OptionalMethod {
  public enum TextFieldDelegateMethods {}
}

extension OptionalMethod.TextFieldDelegateMethods {
  @preconcurrency @MainActor public struct TextFieldDidEndEditingCalls {
    let delegate: any TextFieldDelegate

    public func callAsFunction(_ textField: TextField) -> Void? {
      OptionalMethod.call(
        "textFieldDidEndEditing(_:)",
        of: delegate,
        delegate.textFieldDidEndEditing(textField)
      )
    }
    public func callAsFunction(_ textField: TextField, reason: TextField.DidEndEditingReason) -> Void? {
      OptionalMethod.call(
        "textFieldDidEndEditing(_:reason:)",
        of: delegate,
        delegate.textFieldDidEndEditing(textField, reason: reason)
      )
    }
  }

  @preconcurrency @MainActor public struct TextFieldCalls {
    let delegate: any TextFieldDelegate

    public func callAsFunction(
      _ textField: TextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool? {
      OptionalMethod.call(
        "textField(_:shouldChangeCharactersIn:replacementString:)",
        of: delegate,
        delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
      )
    }
  }
}
