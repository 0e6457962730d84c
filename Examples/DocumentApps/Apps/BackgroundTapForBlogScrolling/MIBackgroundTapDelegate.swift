import UIKit

@objc protocol MIBackgroundTapDelegate {
  @IBAction func backgroundTap(_ sender: Any)
}
