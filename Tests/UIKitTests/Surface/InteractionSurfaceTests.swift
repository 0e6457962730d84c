import HeadlessUIKit
import Testing
import UIKit

/// Controls and interactions as code for iOS writes them.
@MainActor @Suite struct InteractionSurfaceTests {
  private final class MapViewController: UIViewController, UIDropInteractionDelegate,
    UIDragInteractionDelegate,
    UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate, UIColorPickerViewControllerDelegate
  {
    let imageView = UIImageView(frame: CGRect(x: 0, y: 400, width: 300, height: 300))
    let source = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let calendarView = UICalendarView()
    let image = UIImage(systemName: "map")
    var day: DateComponents?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(imageView)
      view.addSubview(source)
      source.addInteraction(UIDragInteraction(delegate: self))
      source.addInteraction(UIPointerInteraction(delegate: nil))
      view.addInteraction(UIDropInteraction(delegate: self))
      calendarView.calendar = Calendar(identifier: .gregorian)
      calendarView.delegate = self
      calendarView.visibleDateComponents = DateComponents(year: 2026, month: 11)
      let selection = UICalendarSelectionSingleDate(delegate: self)
      selection.setSelected(day, animated: false)
      calendarView.selectionBehavior = selection
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      guard let image else { return [] }
      return [UIDragItem(itemProvider: NSItemProvider(object: image))]
    }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      session.canLoadObjects(ofClass: UIImage.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      _ = session.loadObjects(ofClass: UIImage.self) { [weak self] images in
        guard let image = images.first as? UIImage else { return }
        self?.imageView.image = image
      }
    }
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
      -> UICalendarView.Decoration?
    { dateComponents.day == day?.day ? .default(color: .systemRed, size: .large) : nil }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate,
      didSelectDate dateComponents: DateComponents?
    ) {
      day = dateComponents
    }
  }

  @Test func `an image is dragged onto a view`() throws {
    let (simulator, controller) = (Simulator(), MapViewController())
    simulator.launch(controller)
    simulator.settle()
    try simulator.user.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 100, y: 500))
    #expect(controller.imageView.image === controller.image)
  }

  @Test func `a button's configuration is written as on iOS`() {
    var download = UIButton.Configuration.filled()
    download.title = "Download Map"
    download.subtitle = "12 MB"
    download.cornerStyle = .large
    download.buttonSize = .large
    download.showsActivityIndicator = true
    download.indicator = .popup
    download.macIdiomStyle = .bordered
    download.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.3)
    }
    download.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in incoming
    }
    let button = UIButton(configuration: download, primaryAction: UIAction(title: "Download") { _ in })
    button.role = .primary
    button.configurationUpdateHandler = { button in
      button.configuration = button.configuration?.updated(for: button)
      button.configuration?.showsActivityIndicator = button.isHighlighted
    }
    button.isPointerInteractionEnabled = true
    button.layoutIfNeeded()
    #expect(button.configuration?.showsActivityIndicator == false && button.behavioralStyle == .pad)
    #expect(button.configuration?.attributedTitle == AttributedString("Download Map"))
  }

  @Test func `controls with actions, progress and effects are written as on iOS`() {
    let pageControl = UIPageControl()
    let progress = UIPageControlTimerProgress(preferredDuration: 4)
    pageControl.numberOfPages = 3
    pageControl.progress = progress
    pageControl.backgroundStyle = .prominent
    pageControl.direction = .leftToRight
    progress.resumeTimer()
    #expect(progress.isProgressVisible)
    progress.pauseTimer()
    let control = UISegmentedControl()
    control.insertSegment(action: UIAction(title: "Easy") { _ in }, at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == "Easy")
    let well = UIColorWell(frame: .zero, primaryAction: UIAction { _ in })
    well.title = "Color"
    well.supportsAlpha = false
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    let slider = UISlider()
    slider.trackConfiguration = UISlider.TrackConfiguration(allowsTickValuesOnly: true, numberOfTicks: 3)
    slider.value = 0.4
    #expect(slider.value == 0.5)
    let imageView = UIImageView(image: UIImage(systemName: "star"))
    imageView.addSymbolEffect(.pulse, options: .repeating)
    imageView.addSymbolEffect(.bounce)
    imageView.removeSymbolEffect(ofType: .pulse)
    imageView.setSymbolImage(UIImage(systemName: "star.fill") ?? UIImage(), contentTransition: .replace)
    #expect(imageView.activeSymbolEffects.map(\.name) == ["bounce"])
    let menu = UIEditMenuInteraction(delegate: nil)
    imageView.addInteraction(menu)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    imageView.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
    #expect(imageView.interactions.count == 1 && imageView.gestureRecognizers?.count == 1)
  }
}
