// The optional methods of `UITextViewDelegate`, for calls such as
// `delegate.textViewShouldBeginEditing?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension TextViewDelegate {
  @_disfavoredOverload
  public var textViewShouldBeginEditing: (@MainActor (TextView) -> Bool?)? {
    { OptionalMethod.call("textViewShouldBeginEditing(_:)", of: self, self.textViewShouldBeginEditing($0)) }
  }
  @_disfavoredOverload
  public var textViewDidBeginEditing: (@MainActor (TextView) -> Void?)? {
    { OptionalMethod.call("textViewDidBeginEditing(_:)", of: self, self.textViewDidBeginEditing($0)) }
  }
  @_disfavoredOverload
  public var textViewShouldEndEditing: (@MainActor (TextView) -> Bool?)? {
    { OptionalMethod.call("textViewShouldEndEditing(_:)", of: self, self.textViewShouldEndEditing($0)) }
  }
  @_disfavoredOverload
  public var textViewDidEndEditing: (@MainActor (TextView) -> Void?)? {
    { OptionalMethod.call("textViewDidEndEditing(_:)", of: self, self.textViewDidEndEditing($0)) }
  }
  @_disfavoredOverload
  public var textView: OptionalMethod.TextViewDelegateMethods.TextViewCalls? { .init(delegate: self) }
  @_disfavoredOverload
  public var textViewDidChange: (@MainActor (TextView) -> Void?)? {
    { OptionalMethod.call("textViewDidChange(_:)", of: self, self.textViewDidChange($0)) }
  }
  @_disfavoredOverload
  public var textViewDidChangeSelection: (@MainActor (TextView) -> Void?)? {
    { OptionalMethod.call("textViewDidChangeSelection(_:)", of: self, self.textViewDidChangeSelection($0)) }
  }
}

extension OptionalMethod {
  public enum TextViewDelegateMethods {}
}

extension OptionalMethod.TextViewDelegateMethods {
  @MainActor public struct TextViewCalls {
    let delegate: any TextViewDelegate

    public func callAsFunction(
      _ textView: TextView,
      shouldChangeTextIn range: NSRange,
      replacementText text: String
    ) -> Bool? {
      OptionalMethod.call(
        "textView(_:shouldChangeTextIn:replacementText:)",
        of: delegate,
        delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
      )
    }
  }
}
