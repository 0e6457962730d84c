import Foundation
import Responder
import Simulation

/// A sheet that offers what can be done with some things: to copy the first text or address among them, and what the program
/// brings along.
@preconcurrency @MainActor open class ActivityViewController: ViewController {
  /// What is called at the end: what was done, whether it was, what came back, and an error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      Activity.ActivityType?, Bool, [Any]?, (any Error)?
    ) -> Void

  /// Called when the sheet is gone, whoever took it away; once.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [Activity.ActivityType]?
  private let items: [Any]
  private let activities: [Activity]
  /// What is offered, from the top, and a button that closes.
  private(set) final var buttons: [Button] = []

  /// Creates a sheet for some things.
  public init(activityItems: [Any], applicationActivities: [Activity]?) {
    (items, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no archives to read one from.
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
    let room = view.bounds.inset(by: view.safeAreaInsets)
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

  /// A sheet that a person has pulled down, or that the program has dismissed, has done nothing.
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
