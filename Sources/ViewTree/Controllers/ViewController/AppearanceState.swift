/// Where a view controller's view is between being away and being on the screen.
///
/// A pure machine: it takes what happened and names the callbacks that follow, in order. While a transition drives it,
/// from `begin` to `end`, what happens to the view itself leads to nothing.
struct AppearanceState: Hashable, Sendable {
  /// The stages of one appearance.
  enum Stage: Sendable {
    case disappeared, appearing, appeared, disappearing
  }

  /// What happens to the view.
  enum Event: Sendable {
    /// It is about to get into a visible window, or its window to become visible.
    case willEnter
    /// The clock's next turn after it got there.
    case settled
    /// It is about to leave, or its window to be hidden.
    case willLeave
    /// It is gone.
    case didLeave
    /// A transition begins that brings the view, or takes it away.
    case begin(isAppearing: Bool)
    /// The transition is over.
    case end
  }

  /// The callbacks of a view controller.
  enum Callback: Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private(set) var stage = Stage.disappeared
  /// Whether a transition is under way that says when the view comes and goes.
  private(set) var isDriven = false

  /// Notes an event and returns the callbacks it leads to. An event that does not fit the stage leads to none.
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
