import Foundation
import HeadlessUIKit

/// A controller whose field ends editing with the return key: the class BackgroundTapForBlogViewController of
/// the tutorial BackgroundTapForBlog (iPhone OS 3) before its section "Background Tap Functionality", which
/// adds an action; see ``BackgroundTapViewController``.
///
/// The tutorial's nib connects ``textFieldDoneEditing(_:)`` to Did End On Exit of the field; see
/// ``connectReturnKey(of:)``. Any action is enough, also an empty one: the field resigns by itself after
/// sending it (KT13).
///
/// The flaw:
/// - KT15: the number pad of a phone has no return key, so that the event is never sent. (A text view has no
///   such event either.)
///
/// ``FixedDoneOnExitViewController`` corrects it.
@preconcurrency @MainActor class DoneOnExitViewController: ViewController {
  /// The tutorial's outlet `tfUsername`.
  var username: TextField?

  /// Clears the outlet after the view was released because memory is low; called from 3.0 to iOS 5.
  override func viewDidUnload() {
    username = nil
  }

  /// Makes the sender, which is a field, resign first responder.
  func textFieldDoneEditing(_ sender: TextField) {
    sender.resignFirstResponder()
  }
}
