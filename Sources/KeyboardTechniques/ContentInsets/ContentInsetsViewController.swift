import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// A controller whose scroll view gets a bottom inset as high as the keyboard, as document 003 published it.
///
/// Insets and offset are saved when the keyboard comes for the first time, and put back whenever it goes. When it has come,
/// its height is added to the saved inset; if the bottom right corner of the field is not in what is left of the view, the
/// scroll view scrolls until the field ends there.
///
/// The flaws are the document's:
/// - a rectangle doesn't contain its right edge, so a field as wide as the view always counts as hidden (X16);
/// - the view's frame stands for its bounds, so below a bar everything near the top counts as hidden (X17);
/// - the whole keyboard counts, also what is not over the view (X12, X24), and before iOS 8 in landscape its width (X13);
/// - what was saved is put back whatever has happened since: the person's scrolling (X15), and insets that others change
///   (X30);
/// - who leaves with the keyboard up hears nothing of its end, and who comes while it is up nothing of it (KP4, X28);
/// - a second field is scrolled to only if the keyboard comes anew (X07), and one in a container to a wrong place (X06);
/// - before 3.2 no frame is told, and nothing happens (KN13).
///
/// ``FixedContentInsetsViewController`` mends them.
@preconcurrency @MainActor open class ContentInsetsViewController: ScrollingFieldsViewController {
  /// Whether insets and offset have been saved; once they have, they stay.
  public private(set) final var scrollViewInitialValuesSaved = false
  /// The content's insets that were saved.
  public private(set) final var scrollViewInsets = EdgeInsets.zero
  /// The indicators' insets that were saved.
  public private(set) final var scrollViewIndicatorInsets = EdgeInsets.zero
  /// The offset that was saved.
  public private(set) final var scrollViewOffset = CGPoint.zero

  /// Registers ``keyboardWasShown(_:)`` for did-show and ``keyboardWillBeHidden(_:)`` for will-hide.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bus = NotificationBus.default
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWasShown", ContentInsetsViewController.keyboardWasShown),
      name: Responder.keyboardDidShowNotification
    )
    bus.addObserver(
      self,
      selector: MethodSelector("keyboardWillBeHidden", ContentInsetsViewController.keyboardWillBeHidden),
      name: Responder.keyboardWillHideNotification
    )
  }

  /// Takes the registrations back.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let bus = NotificationBus.default
    bus.removeObserver(self, name: Responder.keyboardDidShowNotification)
    bus.removeObserver(self, name: Responder.keyboardWillHideNotification)
  }

  /// Adds the keyboard's height to the saved insets, and scrolls if the field's corner is hidden.
  open func keyboardWasShown(_ notification: Notification) {
    guard let scrollView else { return }
    if !scrollViewInitialValuesSaved {
      scrollViewInsets = scrollView.contentInset
      scrollViewIndicatorInsets = scrollView.scrollIndicatorInsets
      scrollViewOffset = scrollView.contentOffset
      scrollViewInitialValuesSaved = true
    }
    let keyboardHeight = KeyboardChange(notification).endFrame?.size.height ?? 0
    scrollView.contentInset = EdgeInsets(
      top: scrollViewInsets.top,
      left: scrollViewInsets.left,
      bottom: scrollViewInsets.bottom + keyboardHeight,
      right: scrollViewInsets.right
    )
    scrollView.scrollIndicatorInsets = EdgeInsets(
      top: scrollViewIndicatorInsets.top,
      left: scrollViewIndicatorInsets.left,
      bottom: scrollViewIndicatorInsets.bottom + keyboardHeight,
      right: scrollViewIndicatorInsets.right
    )

    var contentRect = view.frame
    contentRect.size.height -= keyboardHeight
    let field = activeField?.frame ?? .zero
    let corner = CGPoint(x: field.maxX, y: field.maxY - scrollView.contentOffset.y)
    if !contentRect.contains(corner) {
      let scrollPoint = CGPoint(x: 0, y: field.maxY - contentRect.size.height)
      scrollView.setContentOffset(scrollPoint, animated: true)
    }
  }

  /// Puts back the saved insets within 0.3 seconds, and the saved offset.
  open func keyboardWillBeHidden(_ notification: Notification) {
    guard let scrollView else { return }
    View.animate(withDuration: 0.3) {
      scrollView.contentInset = scrollViewInsets
      scrollView.scrollIndicatorInsets = scrollViewIndicatorInsets
    }
    scrollView.setContentOffset(scrollViewOffset, animated: true)
  }
}
