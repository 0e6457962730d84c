/// A delegate of an alert view. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol AlertViewDelegate: AnyObject {
  /// Called before the alert is shown and the first responder resigns.
  func willPresentAlertView(_ alertView: AlertView)
  /// Called at the next run-loop turn after the alert was shown.
  func didPresentAlertView(_ alertView: AlertView)
  /// Called when the simulated user has tapped a button, before the alert is dismissed.
  func alertView(_ alertView: AlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert is dismissed.
  func alertView(_ alertView: AlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called at the next run-loop turn after the alert was dismissed.
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
