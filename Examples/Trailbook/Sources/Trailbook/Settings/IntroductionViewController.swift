import UIKit

/// Pages that explain the app.
final class IntroductionViewController: UIPageViewController {
  private static let texts = ["Find a trail.", "Plan your day.", "Write down how it was."]

  private lazy var pages = Self.texts.map { PageContentViewController(text: $0) }
  private let pageControl = UIPageControl()
  private let progress = UIPageControlTimerProgress(preferredDuration: 4)

  init() {
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20]
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
    pageControl.numberOfPages = pages.count
    pageControl.progress = progress
    pageControl.translatesAutoresizingMaskIntoConstraints = false
    pageControl.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .valueChanged)
    let skip = UIButton(
      configuration: .borderedTinted(),
      primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.dismiss(animated: true) }
    )
    skip.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pageControl)
    view.addSubview(skip)
    NSLayoutConstraint.activate([
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: skip.topAnchor, constant: -8),
      skip.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      skip.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    progress.resumeTimer()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    progress.pauseTimer()
  }

  private func showPage() {
    let shown = viewControllers?.first.flatMap { shown in pages.firstIndex { $0 === shown } } ?? 0
    let target = pageControl.currentPage
    guard target != shown else { return }
    setViewControllers([pages[target]], direction: target > shown ? .forward : .reverse, animated: true)
  }
}

extension UIButton.Configuration {
  static func borderedTinted() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.bordered()
    configuration.buttonSize = .large
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.3)
    }
    return configuration
  }
}

extension IntroductionViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    guard completed, let shown = viewControllers?.first, let index = pages.firstIndex(where: { $0 === shown })
    else { return }
    pageControl.currentPage = index
  }
}

private final class PageContentViewController: UIViewController {
  private let text: String

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.numberOfLines = 0
    view = label
  }
}
