import Responder

/// The recognizer of a scroll view's pinches. It can recognize simultaneously with the scroll view's drags.
final class ScrollPinchGestureRecognizer: PinchGestureRecognizer {
  override var isInternal: Bool { true }
  override func canPrevent(_ other: GestureRecognizer) -> Bool {
    other !== (view as? ScrollView)?.panGestureRecognizer
  }

  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    other !== (view as? ScrollView)?.panGestureRecognizer
  }
}
