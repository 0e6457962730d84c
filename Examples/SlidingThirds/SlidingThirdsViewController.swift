import Foundation
import HeadlessUIKit

/// A controller that slides its whole view up by an amount that depends on the third of the screen with the
/// field: the approach of Matt Gallagher's *Sliding UITextFields*, as described in *Adjust UITextField hidden
/// behind Keyboard with UIScrollView*.
///
/// The document says only that the screen is split into three sections. In this implementation nothing moves
/// for a field in the upper third, the view moves up by the keyboard's height for a field in the lower third,
/// and by a part of it in between. No notification is needed, since the keyboard's height is a constant.
///
/// The flaws: keyboards of other heights leave fields hidden (KH56); the view slides with a hardware
/// keyboard, too (X24); and a view that is laid out again while the keyboard is up, for example by a
/// rotation, slides down twice (X14). ``FixedSlidingThirdsViewController`` corrects them.
@preconcurrency @MainActor class SlidingThirdsViewController: ViewController, TextFieldDelegate {
  /// The height of a phone's keyboard in portrait, in points.
  static let portraitKeyboardHeight: CGFloat = 216
  /// The height of a phone's keyboard in landscape, in points.
  static let landscapeKeyboardHeight: CGFloat = 162
  /// The duration of the slide, in seconds.
  static let slideDuration = 0.3

  /// The distance by which the view was moved up for the current field, in points.
  final var distance: CGFloat = 0

  /// Slides the view up.
  func textFieldDidBeginEditing(_ textField: TextField) {
    let isUpright = view.bounds.height >= view.bounds.width
    let height = isUpright ? Self.portraitKeyboardHeight : Self.landscapeKeyboardHeight
    distance = (height * part(for: textField)).rounded(.down)
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y -= distance }
  }

  /// Slides the view back.
  func textFieldDidEndEditing(_ textField: TextField) {
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y += distance }
  }

  /// Makes the field resign first responder.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// Returns the part of the keyboard's height by which the view moves for a field: 0 in the upper third, 1
  /// in the lower third, in proportion in between.
  final func part(for field: View) -> CGFloat {
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: view).y
    return min(max(0, middle * 3 / view.bounds.height - 1), 1)
  }
}

extension SlidingThirdsViewController: KeyboardAvoiding {
  /// The controller's view.
  final var fieldContainer: View { view }

  /// Becomes the field's delegate.
  final func watch(_ field: TextField) { field.delegate = self }
}
