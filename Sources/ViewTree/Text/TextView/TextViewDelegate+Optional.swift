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
  @preconcurrency @MainActor public struct TextViewCalls {
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

    public func callAsFunction(
      _ textView: TextView,
      primaryActionFor textItem: TextItem,
      defaultAction: Action
    ) -> Action?? {
      OptionalMethod.call(
        "textView(_:primaryActionFor:defaultAction:)",
        of: delegate,
        delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      menuConfigurationFor textItem: TextItem,
      defaultMenu: Menu
    ) -> TextItem.MenuConfiguration?? {
      OptionalMethod.call(
        "textView(_:menuConfigurationFor:defaultMenu:)",
        of: delegate,
        delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      textItemMenuWillDisplayFor textItem: TextItem,
      animator: any ContextMenuInteractionAnimating
    ) -> Void? {
      OptionalMethod.call(
        "textView(_:textItemMenuWillDisplayFor:animator:)",
        of: delegate,
        delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      textItemMenuWillEndFor textItem: TextItem,
      animator: any ContextMenuInteractionAnimating
    ) -> Void? {
      OptionalMethod.call(
        "textView(_:textItemMenuWillEndFor:animator:)",
        of: delegate,
        delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: TextItemInteraction
    ) -> Bool? {
      OptionalMethod.call(
        "textView(_:shouldInteractWith:in:interaction:)",
        of: delegate,
        delegate.textView(
          textView,
          shouldInteractWith: URL,
          in: characterRange,
          interaction: interaction
        )
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      shouldInteractWith textAttachment: TextAttachment,
      in characterRange: NSRange,
      interaction: TextItemInteraction
    ) -> Bool? {
      OptionalMethod.call(
        "textView(_:shouldInteractWith:in:interaction:)",
        of: delegate,
        delegate.textView(
          textView,
          shouldInteractWith: textAttachment,
          in: characterRange,
          interaction: interaction
        )
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange
    ) -> Bool? {
      OptionalMethod.call(
        "textView(_:shouldInteractWith:in:)",
        of: delegate,
        delegate.textView(textView, shouldInteractWith: URL, in: characterRange)
      )
    }

    public func callAsFunction(
      _ textView: TextView,
      shouldInteractWith textAttachment: TextAttachment,
      in characterRange: NSRange
    ) -> Bool? {
      OptionalMethod.call(
        "textView(_:shouldInteractWith:in:)",
        of: delegate,
        delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
      )
    }
  }
}
