import UIKit

class BackgroundTapForBlogViewController: ScrollableViewController, MIBackgroundTapDelegate,
  UIScrollViewDelegate
{
  @IBOutlet var tfUsername: UITextField!

  override func viewDidLoad() {
    svScrollViewM.contentSize = CGSize(width: 320, height: 416)
    registerForEditingEvents(tfUsername)
    super.viewDidLoad()
  }

  @IBAction func textFieldDoneEditing(_ sender: Any) {
    (sender as? UIResponder)?.resignFirstResponder()
  }

  @IBAction func backgroundTap(_ sender: Any) {
    tfUsername.resignFirstResponder()
  }
}
