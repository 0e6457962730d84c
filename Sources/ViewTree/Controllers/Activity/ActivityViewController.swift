import Foundation
import Responder
import Simulation

/// A sheet with activities for some items: copying the first text or URL among them, and the app's own
/// activities.
@preconcurrency @MainActor open class ActivityViewController: ViewController {
  /// A closure that gets the chosen activity's type, whether it was completed, returned items, and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      Activity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// Called once after the sheet was dismissed, by the simulated user or by the app.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that aren't offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  private let items: [Any]
  private let activities: [Activity]
  /// The buttons from the top: one that closes the sheet, then the activities.
  private(set) final var buttons: [Button] = []

  /// Creates a sheet for items.
  public init(activityItems: [Any], applicationActivities: [Activity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  private var text: String? {
    items.lazy.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }.first
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    func offers(_ type: Activity.ActivityType?) -> Bool {
      type.map { !(excludedActivityTypes ?? []).contains($0) } ?? true
    }
    add("Close") { $0.end(nil, false) }
    if text != nil, offers(.copyToPasteboard) {
      add("Copy") {
        Pasteboard.general.string = $0.text
        $0.end(.copyToPasteboard, true)
      }
    }
    for activity in activities
    where offers(activity.activityType) && activity.canPerform(withActivityItems: items) {
      add(activity.activityTitle ?? "") { $0.perform(activity) }
    }
  }

  private func add(_ title: String, _ choose: @escaping @MainActor (ActivityViewController) -> Void) {
    let button = Button(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      Action { [weak self] _ in
        if let self { choose(self) }
      },
      for: .touchUpInside
    )
    buttons.append(button)
    view.addSubview(button)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.storedSafeAreaInsets)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: room.minX, y: room.minY + 44 * CGFloat(index), width: room.width, height: 44)
    }
  }

  private func perform(_ activity: Activity) {
    activity.prepare(withActivityItems: items)
    activity.whenFinished = { [weak self, weak activity] completed in
      self?.end(activity?.activityType, completed)
    }
    activity.perform()
  }

  /// Calls the completion handler without an activity, if the simulated user pulled the sheet down or the app
  /// dismissed it.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, completionWithItemsHandler != nil { end(nil, false) }
  }

  private func end(_ type: Activity.ActivityType?, _ completed: Bool) {
    let handler = completionWithItemsHandler
    completionWithItemsHandler = nil
    dismiss(animated: true) { handler?(type, completed, nil, nil) }
  }
}
