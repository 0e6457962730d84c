import Foundation
import Responder
import ViewTree

/// A controller that slides its whole view up by the third of it that the field is in: the approach that document 002 points
/// to beside its own.
///
/// The document tells that the screen is split in three sections. As read here: for a field in the upper third nothing
/// moves, for one in the lower third the view goes up by the keyboard's height, and between them by a part of it. No
/// notification is needed, since the keyboard's height is a constant.
///
/// The flaws are that constant's and the frame's: other heights leave fields hidden (KP1); with a keyboard of hardware the
/// view slides all the same (X24); and the view's frame is not the program's alone: what is laid out anew while the
/// keyboard is up, as when the device is turned (X14), slides down twice. ``FixedSlidingThirdsViewController`` mends them.
@preconcurrency @MainActor open class SlidingThirdsViewController: ViewController, TextFieldDelegate {
  /// The height of a phone's keyboard in portrait, in points.
  public static let portraitKeyboardHeight: CGFloat = 216
  /// The height of a phone's keyboard in landscape, in points.
  public static let landscapeKeyboardHeight: CGFloat = 162
  /// How long the slide takes, in seconds.
  public static let slideDuration = 0.3

  /// How far the view was moved for the present field.
  public internal(set) final var distance: CGFloat = 0

  /// Slides the view up.
  open func textFieldDidBeginEditing(_ textField: TextField) {
    let isUpright = view.bounds.height >= view.bounds.width
    let height = isUpright ? Self.portraitKeyboardHeight : Self.landscapeKeyboardHeight
    distance = (height * part(for: textField)).rounded(.down)
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y -= distance }
  }

  /// Slides the view back.
  open func textFieldDidEndEditing(_ textField: TextField) {
    View.animate(withDuration: Self.slideDuration) { view.frame.origin.y += distance }
  }

  /// Makes the field resign.
  open func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// Returns which part of the keyboard's height the view moves for a field: 0 in the upper third, 1 in the lower one, and
  /// in proportion between them.
  public final func part(for field: View) -> CGFloat {
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: view).y
    return min(max(0, middle * 3 / view.bounds.height - 1), 1)
  }
}

extension SlidingThirdsViewController: KeyboardAvoiding {
  /// The controller's view.
  public final var fieldContainer: View { view }

  /// Becomes the field's delegate.
  public final func watch(_ field: TextField) { field.delegate = self }
}
