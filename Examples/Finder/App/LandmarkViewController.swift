import UIKit

/// The details of a landmark.
class LandmarkViewController: UIViewController {
  @IBOutlet private(set) weak var distanceLabel: UILabel!

  var landmark: Landmark?
  var directions: Directions?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = landmark?.name
    distanceLabel.text = landmark.map { "\($0.distance) m" }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Directions",
      style: .plain,
      target: self,
      action: #selector(openDirections)
    )
  }

  @objc private func openDirections() {
    if let landmark = landmark { directions?.open(landmark) }
  }
}
