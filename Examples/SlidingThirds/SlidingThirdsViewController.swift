import Foundation
import HeadlessUIKit

/// A controller that slides its whole view up by an amount that depends on the section of the screen with the
/// field: the approach of Matt Gallagher's *Sliding UITextFields around to avoid the keyboard* (October
/// 2008), as described in *Adjust UITextField hidden behind Keyboard with UIScrollView*.
///
/// The document says only that the screen is split into three sections. According to the article, nothing
/// moves for a field in the top fifth, the view moves up by the keyboard's height for a field in the bottom
/// fifth, and by a part of it in between. No notification is needed, since the keyboard's height is a
/// constant.
///
/// The flaws:
/// - Keyboards of other heights leave fields hidden (KH56).
/// - The view slides with a hardware keyboard, too (X24).
/// - A view that is laid out again while the keyboard is up, for example by a rotation, slides down twice
///   (X14).
///
/// ``FixedSlidingThirdsViewController`` corrects them.
@preconcurrency @MainActor class SlidingThirdsViewController: ViewController, TextFieldDelegate {
  /// The height of a phone's keyboard in portrait, in points.
  static let portraitKeyboardHeight: CGFloat = 216
  /// The height of a phone's keyboard in landscape, in points.
  static let landscapeKeyboardHeight: CGFloat = 162
  /// The part of the view's height where the middle section begins.
  static let minimumScrollFraction: CGFloat = 0.2
  /// The part of the view's height where the middle section ends.
  static let maximumScrollFraction: CGFloat = 0.8
  /// The duration of the slide, in seconds.
  static let slideDuration = 0.3

  /// The distance by which the view was moved up for the current field, in points.
  final var animatedDistance: CGFloat = 0

  /// Slides the view up.
  func textFieldDidBeginEditing(_ textField: TextField) {
    let isUpright = view.bounds.height >= view.bounds.width
    let height = isUpright ? Self.portraitKeyboardHeight : Self.landscapeKeyboardHeight
    animatedDistance = (height * heightFraction(for: textField)).rounded(.down)
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y -= animatedDistance }
  }

  /// Slides the view back.
  func textFieldDidEndEditing(_ textField: TextField) {
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y += animatedDistance }
  }

  /// Makes the field resign first responder.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// Returns the part of the keyboard's height by which the view moves for a field: 0 in the top section, 1
  /// in the bottom section, in proportion to the height in between.
  final func heightFraction(for field: View) -> CGFloat {
    let midline = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: view).y
    let start = Self.minimumScrollFraction * view.bounds.height
    let end = Self.maximumScrollFraction * view.bounds.height
    return min(max(0, (midline - start) / (end - start)), 1)
  }
}
