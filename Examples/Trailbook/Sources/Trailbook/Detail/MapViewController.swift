import UIKit

/// The way of a trail, to be moved and enlarged.
final class MapViewController: UIViewController, UIScrollViewDelegate {
  private let trail: Trail
  private let scrollView = UIScrollView()
  private let imageView = UIImageView()

  init(trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.accessibilityViewIsModal = true
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    imageView.image = TrailImage.image(for: trail)
    imageView.sizeToFit()
    scrollView.contentSize = imageView.bounds.size
    scrollView.addSubview(imageView)
    view.addSubview(scrollView)
    let close = UIButton(
      configuration: .borderless(),
      primaryAction: UIAction(title: "Close", image: UIImage(systemName: "xmark")) { [weak self] _ in
        self?.dismiss(animated: true)
      }
    )
    close.frame = CGRect(x: 16, y: 16, width: 120, height: 44)
    view.addSubview(close)
    let dropInteraction = UIDropInteraction(delegate: self)
    view.addInteraction(dropInteraction)
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
}

extension MapViewController: UIDropInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: UIImage.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  {
    UIDropProposal(operation: .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = session.loadObjects(ofClass: UIImage.self) { [weak self] images in
      guard let image = images.first as? UIImage else { return }
      self?.imageView.image = image
    }
  }
}
