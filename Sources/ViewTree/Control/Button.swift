import Foundation
import Responder

/// A control with a title that is tapped.
@preconcurrency @MainActor open class Button: Control {
  private var titles: [State: String] = [:]

  /// Creates a button that performs `primaryAction` when it is tapped; the action's title becomes its own (D34).
  public convenience init(frame: CGRect = .zero, primaryAction: Action) {
    self.init(frame: frame)
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title for a state; nil takes it back.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title that was set for exactly that state, or for the normal state if there is none.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// The title in the present state.
  public final var currentTitle: String? { title(for: state) }

  /// The class, and the identifier or the title.
  open override var debugName: String {
    let name = String(describing: type(of: self))
    return (accessibilityIdentifier ?? titles[.normal]).map { "\(name) \"\($0)\"" } ?? name
  }

  open override var descriptionDetails: [String] {
    currentTitle.map { ["title = '\($0)'"] } ?? []
  }

  override var winsOverAncestorTaps: Bool { true }

  /// A tap sends `.touchUpInside`, then `.primaryActionTriggered` (D35).
  override func finishTouch(_ events: [Events], for event: Event?) {
    send(events, for: event)
    if events.contains(.touchUpInside) { send(.primaryActionTriggered, event: event) }
  }
}
