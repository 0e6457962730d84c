import Foundation
import HeadlessUIKit

/// A scroll view that calls a delegate for touches on its background: the class MIScrollView of the tutorial
/// BackgroundTapForBlog (iPhone OS 3).
///
/// Controls inside the scroll view handle their own touches, so that a tap on a field does not call the
/// delegate (E43).
///
/// The flaws (X23):
/// - The delegate is called for every touch that begins, so that a drag ends editing, too.
/// - The touch does not continue up the responder chain.
/// - The delegate is retained, which is a cycle if the controller retains the scroll view.
///
/// ``FixedBackgroundTapScrollView`` corrects all three.
@preconcurrency @MainActor class BackgroundTapScrollView: ScrollView {
  /// The delegate to call for touches; retained, as published.
  var backgroundTapDelegate: (any BackgroundTapDelegate)?

  /// Calls the delegate, without calling super, as published.
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    backgroundTapDelegate?.backgroundTap(self)
  }
}
