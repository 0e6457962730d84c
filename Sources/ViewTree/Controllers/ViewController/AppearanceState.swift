/// The state of a view controller's view between being absent and being on the screen.
///
/// A state machine without side effects: it receives events and returns the callbacks to make, in order. From
/// `begin` to `end`, while a transition drives it, events of the view itself return none.
struct AppearanceState: Hashable, Sendable {
  /// The stages of an appearance.
  enum Stage: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// The events of a view.
  enum Event: Sendable {
    /// The view is about to enter a visible window, or its window is about to become visible.
    case willEnter
    /// The run-loop turn after the view has entered.
    case settled
    /// The view is about to leave its window, or the window is about to be hidden.
    case willLeave
    /// The view has left.
    case didLeave
    /// A transition begins that shows or removes the view.
    case begin(isAppearing: Bool)
    /// The transition has ended.
    case end
  }

  /// The appearance callbacks of a view controller.
  enum Callback: Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private(set) var stage = Stage.disappeared
  /// Whether a transition in progress determines when the view appears and disappears.
  private(set) var isDriven = false

  /// Handles an event and returns the resulting callbacks. An event that does not fit the stage has none.
  mutating func handle(_ event: Event) -> [Callback] {
    switch event {
    case .begin(let isAppearing):
      isDriven = true
      return begin(isAppearing)
    case .end:
      isDriven = false
      return end()
    case .willEnter, .settled, .willLeave, .didLeave:
      return isDriven ? [] : follow(event)
    }
  }

  private mutating func begin(_ isAppearing: Bool) -> [Callback] {
    switch (stage, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      stage = .appearing
      return [.viewWillAppear]
    case (.appearing, false), (.appeared, false):
      stage = .disappearing
      return [.viewWillDisappear]
    default:
      return []
    }
  }

  private mutating func end() -> [Callback] {
    switch stage {
    case .appearing:
      stage = .appeared
      return [.viewDidAppear]
    case .disappearing:
      stage = .disappeared
      return [.viewDidDisappear]
    case .appeared, .disappeared:
      return []
    }
  }

  private mutating func follow(_ event: Event) -> [Callback] {
    switch (stage, event) {
    case (.disappearing, .willEnter):
      stage = .appearing
      return [.viewDidDisappear, .viewWillAppear]
    case (_, .willEnter):
      return begin(true)
    case (_, .willLeave):
      return begin(false)
    case (.appearing, .settled), (.disappearing, .didLeave):
      return end()
    default:
      return []
    }
  }
}
