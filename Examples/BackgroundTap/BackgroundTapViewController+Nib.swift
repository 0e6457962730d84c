import Foundation
import HeadlessUIKit

extension BackgroundTapViewController {
  /// Sets the root view of the tutorial's nib: a control that fills the screen, whose Touch Up Inside sends
  /// ``backgroundTap(_:)``.
  ///
  /// A plain view sends no control events, so the tutorial changes the class of the root view to `UIControl`
  /// in Interface Builder. (It says that `UIView` is extended from `UIControl`; in fact `UIControl` is a
  /// subclass of `UIView`.)
  func loadNibView() {
    let root = Control(frame: Screen.main.bounds)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.accessibilityIdentifier = "background"
    root.addTarget(
      self,
      action: MethodSelector("backgroundTap", BackgroundTapViewController.backgroundTap),
      for: .touchUpInside
    )
    view = root
  }
}
