import UIKit

/// Selects the day of a walk in a calendar.
final class PlannerViewController: UIViewController {
  private let calendarView = UICalendarView()
  private let didSelect: (DateComponents?) -> Void
  private var day: DateComponents?

  init(day: DateComponents?, didSelect: @escaping (DateComponents?) -> Void) {
    self.day = day
    self.didSelect = didSelect
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.delegate = self
    let selection = UICalendarSelectionSingleDate(delegate: self)
    selection.setSelected(day, animated: false)
    calendarView.selectionBehavior = selection
    calendarView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(calendarView)
    let larger = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Larger") { [weak self] _ in
        self?.sheetPresentationController?.animateChanges {
          self?.sheetPresentationController?.selectedDetentIdentifier = .large
        }
      }
    )
    larger.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(larger)
    NSLayoutConstraint.activate([
      calendarView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      calendarView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      calendarView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      larger.topAnchor.constraint(equalTo: calendarView.bottomAnchor, constant: 8),
      larger.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}

extension PlannerViewController: UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    dateComponents.day == day?.day && dateComponents.month == day?.month
      ? .default(color: Theme.accent, size: .large) : nil
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  ) {
    day = dateComponents
    didSelect(dateComponents)
    dismiss(animated: true)
  }
}
