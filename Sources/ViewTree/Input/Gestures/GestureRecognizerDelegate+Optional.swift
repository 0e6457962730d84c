// The optional methods of `UIGestureRecognizerDelegate`, for calls such as
// `delegate.gestureRecognizerShouldBegin?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension GestureRecognizerDelegate {
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: (@MainActor (GestureRecognizer) -> Bool?)? {
    {
      OptionalMethod.call("gestureRecognizerShouldBegin(_:)", of: self, self.gestureRecognizerShouldBegin($0))
    }
  }
  @_disfavoredOverload
  public var gestureRecognizer: OptionalMethod.GestureRecognizerDelegateMethods.GestureRecognizerCalls? {
    .init(delegate: self)
  }
}

extension OptionalMethod {
  public enum GestureRecognizerDelegateMethods {}
}

extension OptionalMethod.GestureRecognizerDelegateMethods {
  @preconcurrency @MainActor public struct GestureRecognizerCalls {
    let delegate: any GestureRecognizerDelegate

    public func callAsFunction(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool? {
      OptionalMethod.call(
        "gestureRecognizer(_:shouldReceive:)",
        of: delegate,
        delegate.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
      )
    }
    public func callAsFunction(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
      OptionalMethod.call(
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        of: delegate,
        delegate.gestureRecognizer(
          gestureRecognizer,
          shouldRecognizeSimultaneouslyWith: otherGestureRecognizer
        )
      )
    }
    public func callAsFunction(
      _ gestureRecognizer: GestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
      OptionalMethod.call(
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        of: delegate,
        delegate.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
      )
    }
    public func callAsFunction(
      _ gestureRecognizer: GestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
    ) -> Bool? {
      OptionalMethod.call(
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
        of: delegate,
        delegate.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
      )
    }
  }
}
