/// Hears of taps beside the fields, and ends editing (document 000).
@preconcurrency @MainActor public protocol BackgroundTapDelegate: AnyObject {
  /// Somebody tapped the background; `sender` is the view that was tapped.
  func backgroundTap(_ sender: Any)
}
