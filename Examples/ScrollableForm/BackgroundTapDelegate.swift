import HeadlessUIKit

/// A delegate that ends editing when the background of a form is tapped, as published in the tutorial
/// BackgroundTapForBlog (iPhone OS 3).
@preconcurrency @MainActor protocol BackgroundTapDelegate: AnyObject {
  /// Called when the background was tapped; `sender` is the view that received the tap.
  func backgroundTap(_ sender: Any)
}
