import Foundation
import HeadlessUIKit

/// The DONE button of ``NumberPadDoneViewController`` with the listing as the page prints it: the prefix of
/// the keyboard's description is `UIKeyboard`, as the page has lost the `<` before it.
///
/// The flaw: each description of a view begins with `<`, so that no button is added on any system (KW11).
@preconcurrency @MainActor class PrintedNumberPadDoneViewController: NumberPadDoneViewController {
  /// Adds a new button to each subview of `windows[1]` whose description begins with `UIKeyboard`: to none,
  /// unless `Application.dropsBracketOfSystemViews` is set.
  override func keyboardWillShow(_ note: Notification) {
    // create custom button
    let doneButton = Button(type: .custom)
    doneButton.frame = CGRect(x: 0, y: 163, width: 106, height: 53)
    doneButton.adjustsImageWhenHighlighted = false
    doneButton.setImage(Image(named: "DoneUp.png"), for: .normal)
    doneButton.setImage(Image(named: "DoneDown.png"), for: .highlighted)
    let action = MethodSelector("doneButton", NumberPadDoneViewController.doneButton)
    doneButton.addTarget(self, action: action, for: .touchUpInside)
    // locate keyboard view
    let tempWindow = Application.shared.windows[1]
    for keyboard in tempWindow.subviews {
      // keyboard view found; add the custom button to it
      if keyboard.description.hasPrefix("UIKeyboard") {
        keyboard.addSubview(doneButton)
      }
    }
  }
}
