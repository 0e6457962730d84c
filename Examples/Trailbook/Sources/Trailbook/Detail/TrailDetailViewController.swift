import UIKit

/// A trail with its profile, and what can be done with it.
final class TrailDetailViewController: UIViewController {
  private let store: TrailStore
  private var trail: Trail

  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let elevationView = ElevationView()
  private let summaryLabel = UILabel()
  private let favoriteButton = UIButton(configuration: .tinted())
  private let downloadButton = UIButton(configuration: .filled())
  private let moreButton = UIButton(configuration: .gray())
  private let sortButton = UIButton(configuration: .plain())
  private let progressView = UIProgressView(progressViewStyle: .default)
  private let mapTransition = CardTransitioningDelegate()
  private var downloadTimer: Timer?

  init(trail: Trail, store: TrailStore) {
    self.trail = trail
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = trail.name
    navigationItem.largeTitleDisplayMode = .never
    preferredContentSize = CGSize(width: 320, height: 400)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    configureViews()
    configureButtons()
    configureNavigationItem()
    update()
    userActivity = NSUserActivity(activityType: SceneDelegate.trailActivity)
    userActivity?.title = trail.name
    userActivity?.userInfo = ["name": trail.name]
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    userActivity?.becomeCurrent()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    elevationView.animate()
    UIAccessibility.post(notification: .screenChanged, argument: elevationView)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    downloadTimer?.invalidate()
    userActivity?.resignCurrent()
  }

  // MARK: - Views

  private func configureViews() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 16
    summaryLabel.numberOfLines = 0
    summaryLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    summaryLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.accessibilityIdentifier = "summary"
    elevationView.elevations = trail.elevations
    elevationView.backgroundColor = .secondarySystemBackground
    progressView.isHidden = true
    let buttons = UIStackView(arrangedSubviews: [favoriteButton, moreButton, sortButton])
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    for arranged in [summaryLabel, elevationView, buttons, downloadButton, progressView] {
      stackView.addArrangedSubview(arranged)
    }
    stackView.setCustomSpacing(24, after: elevationView)
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func configureButtons() {
    favoriteButton.changesSelectionAsPrimaryAction = true
    favoriteButton.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "Favorite" : "Add"
      button.configuration?.image = UIImage(systemName: button.isSelected ? "star.fill" : "star")
      button.configuration?.imagePadding = 6
    }
    favoriteButton.addAction(
      UIAction { [weak self] _ in self?.toggleFavorite() },
      for: .primaryActionTriggered
    )

    var download = UIButton.Configuration.filled()
    download.title = "Download Map"
    download.subtitle = "12 MB"
    download.cornerStyle = .large
    download.buttonSize = .large
    download.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .preferredFont(forTextStyle: .headline)
      return outgoing
    }
    downloadButton.configuration = download
    downloadButton.configurationUpdateHandler = { [weak self] button in
      let isLoading = self?.downloadTimer?.isValid == true
      button.configuration?.showsActivityIndicator = isLoading
      button.configuration?.title = isLoading ? "Loading" : "Download Map"
      button.isEnabled = !isLoading
    }
    downloadButton.addAction(UIAction { [weak self] _ in self?.download() }, for: .touchUpInside)

    moreButton.configuration?.title = "More"
    moreButton.menu = makeMenu()
    moreButton.showsMenuAsPrimaryAction = true

    sortButton.menu = UIMenu(
      options: .singleSelection,
      children: ["Metric", "Imperial"].enumerated().map { index, title in
        UIAction(title: title, state: index == 0 ? .on : .off) { [weak self] _ in
          self?.update(isMetric: index == 0)
        }
      }
    )
    sortButton.showsMenuAsPrimaryAction = true
    sortButton.changesSelectionAsPrimaryAction = true
  }

  private func configureNavigationItem() {
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .action,
        primaryAction: UIAction { [weak self] action in self?.share(action.sender) }
      ),
      UIBarButtonItem(
        image: UIImage(systemName: "map"),
        primaryAction: UIAction(title: "Map") { [weak self] _ in self?.showMap() }
      ),
    ]
    navigationItem.titleMenuProvider = { suggested in
      UIMenu(children: suggested + [UIAction(title: "Print") { _ in }])
    }
  }

  private func makeMenu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Notes", image: UIImage(systemName: "note.text")) { [weak self] _ in self?.showNotes()
      },
      UIAction(title: "Website", image: UIImage(systemName: "safari")) { [weak self] _ in self?.openWebsite()
      },
      UIMenu(
        title: "Plan",
        options: .displayInline,
        children: [
          UIAction(title: "Plan a Day", image: UIImage(systemName: "calendar")) { [weak self] _ in
            self?.plan()
          }
        ]
      ),
    ])
  }

  private func update(isMetric: Bool = true) {
    favoriteButton.isSelected = trail.isFavorite
    var summary = AttributedString(trail.region + " ")
    summary.font = .preferredFont(forTextStyle: .headline)
    var length = AttributedString(
      isMetric ? trail.lengthText : String(format: "%.1f mi", trail.length / 1.609)
    )
    length.foregroundColor = trail.difficulty.color
    length.underlineStyle = .single
    summary.append(length)
    summaryLabel.attributedText = NSAttributedString(summary)
  }

  // MARK: - Actions

  private func toggleFavorite() {
    trail.isFavorite = favoriteButton.isSelected
    store.save(trail)
    let feedback = UIImpactFeedbackGenerator(style: .medium)
    feedback.prepare()
    feedback.impactOccurred(intensity: 0.7)
  }

  private func download() {
    progressView.isHidden = false
    progressView.setProgress(0, animated: false)
    downloadTimer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated {
        guard let self else { return timer.invalidate() }
        self.progressView.setProgress(self.progressView.progress + 0.25, animated: true)
        guard self.progressView.progress >= 1 else { return }
        timer.invalidate()
        self.progressView.isHidden = true
        self.downloadButton.setNeedsUpdateConfiguration()
      }
    }
    downloadButton.setNeedsUpdateConfiguration()
  }

  private func share(_ sender: Any?) {
    let activity = UIActivityViewController(activityItems: [trail.name], applicationActivities: nil)
    activity.popoverPresentationController?.sourceItem = sender as? UIBarButtonItem
    activity.completionWithItemsHandler = { [weak self] _, isCompleted, _, _ in
      guard isCompleted else { return }
      self?.navigationItem.prompt = "Shared"
    }
    present(activity, animated: true)
  }

  private func showMap() {
    let map = MapViewController(trail: trail)
    map.modalPresentationStyle = .custom
    map.transitioningDelegate = mapTransition
    present(map, animated: true)
  }

  private func showNotes() {
    let notes = NotesViewController(trail: trail) { [weak self] text in
      self?.trail.notes = text
      if let trail = self?.trail { self?.store.save(trail) }
    }
    show(notes, sender: self)
  }

  private func openWebsite() {
    guard let url = URL(string: "https://example.org/trails"), UIApplication.shared.canOpenURL(url) else {
      return
    }
    UIApplication.shared.open(url) { [weak self] isOpen in
      self?.navigationItem.prompt = isOpen ? nil : "No browser"
    }
  }

  private func plan() {
    let planner = PlannerViewController(day: trail.plannedDay) { [weak self] day in
      self?.trail.plannedDay = day
      if let trail = self?.trail { self?.store.save(trail) }
    }
    planner.modalPresentationStyle = .pageSheet
    if let sheet = planner.sheetPresentationController {
      let small = UISheetPresentationController.Detent.custom(identifier: .init("calendar")) { context in
        min(420, context.maximumDetentValue * 0.6)
      }
      sheet.detents = [small, .large()]
      sheet.largestUndimmedDetentIdentifier = small.identifier
      sheet.preferredCornerRadius = 24
    }
    present(planner, animated: true)
  }
}
