/// Hears what becomes of an alert view. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol AlertViewDelegate: AnyObject {
  /// The alert is about to be shown; the first responder is still first.
  func willPresentAlertView(_ alertView: AlertView)
  /// The alert is there; at the clock's next turn.
  func didPresentAlertView(_ alertView: AlertView)
  /// A person has tapped one of its buttons; the alert is still there.
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to go.
  func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert is gone; at the clock's next turn.
  func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension AlertViewDelegate {
  /// Does nothing.
  public func willPresentAlertView(_ alertView: AlertView) {}
  /// Does nothing.
  public func didPresentAlertView(_ alertView: AlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: AlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
