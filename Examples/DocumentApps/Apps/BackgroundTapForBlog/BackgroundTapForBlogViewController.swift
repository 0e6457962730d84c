import UIKit

class BackgroundTapForBlogViewController: UIViewController {
  @IBOutlet var tfUsername: UITextField!

  override func viewDidUnload() {
    tfUsername = nil
  }

  /// Linked to the text field's event "Did End On Exit".
  @IBAction func textFieldDoneEditing(_ sender: Any) {
    (sender as? UIResponder)?.resignFirstResponder()
  }

  /// Linked to the event "Touch Up Inside" of the root view, whose class is UIControl.
  @IBAction func backgroundTap(_ sender: Any) {
    tfUsername.resignFirstResponder()
  }
}
