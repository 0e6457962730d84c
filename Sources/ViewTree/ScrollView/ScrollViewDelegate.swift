/// Hears of a scroll view's movements. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has changed, for whatever reason; many times during an animated change (E25).
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// An animated change that code asked for has come to its end; not called if nothing had to move (E26).
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}
