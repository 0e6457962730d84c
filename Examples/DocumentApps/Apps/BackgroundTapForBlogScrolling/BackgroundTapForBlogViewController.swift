import UIKit

/// The form is the delegate of its scroll view, too; a Swift class has to declare it, unlike the document's.
class BackgroundTapForBlogViewController: ScrollableViewController, MIBackgroundTapDelegate,
  UIScrollViewDelegate
{
  @IBOutlet var tfUsername: UITextField!

  override func viewDidLoad() {
    svScrollViewM.contentSize = CGSize(width: 320, height: 416)
    registerForEditingEvents(tfUsername)
    super.viewDidLoad()
  }

  /// The document writes `self.tfusername`, a property that doesn't exist, and doesn't call super.
  override func viewDidUnload() {
    tfUsername = nil
  }

  @IBAction func textFieldDoneEditing(_ sender: Any) {
    (sender as? UIResponder)?.resignFirstResponder()
  }

  @IBAction func backgroundTap(_ sender: Any) {
    tfUsername.resignFirstResponder()
  }
}
