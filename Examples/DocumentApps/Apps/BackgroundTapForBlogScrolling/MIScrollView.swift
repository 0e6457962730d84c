import UIKit

class MIScrollView: UIScrollView {
  @IBOutlet var backgroundTapDelegate: MIBackgroundTapDelegate?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundTapDelegate?.backgroundTap(self)
  }
}
