import UIKit

@objc protocol OptionsViewControllerDelegate: AnyObject {
  @objc func optionsViewController(_ controller: OptionsViewController, didChoose option: String)
  @objc optional func optionsViewControllerShouldMark(_ controller: OptionsViewController, option: String)
    -> Bool
}

class OptionsViewController: UITableViewController {
  var options: [String] = []
  weak var delegate: OptionsViewControllerDelegate?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    options.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Option", for: indexPath)
    let option = options[indexPath.row]
    cell.textLabel?.text = option
    let isMarked = delegate?.optionsViewControllerShouldMark?(self, option: option) ?? false
    cell.accessoryType = isMarked ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.optionsViewController(self, didChoose: options[indexPath.row])
  }
}
