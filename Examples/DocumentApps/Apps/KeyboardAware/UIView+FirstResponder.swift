import UIKit

extension UIView {
  /// Returns the first responder among the view and its subviews.
  @objc func findFirstResponder() -> UIResponder? {
    if isFirstResponder { return self }
    for subView in subviews {
      if let maybe = subView.findFirstResponder() { return maybe }
    }
    return nil
  }
}
