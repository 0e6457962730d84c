import UIKit

/// The form. A tap on the row "Color" shows the options, and the chosen one comes back by the delegate.
class OrderViewController: UITableViewController, OptionsViewControllerDelegate {
  @IBOutlet private weak var colorLabel: UILabel!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "chooseColor", let options = segue.destination as? OptionsViewController else {
      return
    }
    options.options = ["Red", "Green", "Blue"]
    options.delegate = self
  }

  func optionsViewController(_ controller: OptionsViewController, didChoose option: String) {
    colorLabel.text = option
    navigationController?.popViewController(animated: true)
  }
}
