import UIKit

/// The details of a place.
class PlaceViewController: UIViewController {
  @IBOutlet private(set) weak var distanceLabel: UILabel!

  var place: Place?
  var directions: Directions?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place?.name
    distanceLabel.text = place.map { "\($0.distance) m" }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Directions",
      style: .plain,
      target: self,
      action: #selector(openDirections)
    )
  }

  @objc private func openDirections() {
    if let place = place { directions?.open(place) }
  }
}
