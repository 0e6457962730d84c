/// Decides about the items of a navigation bar and hears of them; every method has a default.
@preconcurrency @MainActor public protocol NavigationBarDelegate: AnyObject {
  /// Whether an item may be put on top.
  func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool
  /// An item was put on top.
  func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem)
  /// Whether the top item may be taken off, by a tap on the back button or by code.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
  /// The top item was taken off.
  func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem)
}

extension NavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPush item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPush item: NavigationItem) {}
  /// Yes.
  public func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: NavigationBar, didPop item: NavigationItem) {}
}
