/// Where a view controller's view is between being away and being on the screen.
///
/// A pure machine: it takes what happened and names the callbacks that follow, in order.
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
  }

  /// The callbacks of a view controller.
  enum Callback: Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private(set) var stage = Stage.disappeared

  /// Notes an event and returns the callbacks it leads to. An event that does not fit the stage leads to none.
  mutating func handle(_ event: Event) -> [Callback] {
    switch (stage, event) {
    case (.disappeared, .willEnter):
      stage = .appearing
      return [.viewWillAppear]
    case (.appearing, .settled):
      stage = .appeared
      return [.viewDidAppear]
    case (.appearing, .willLeave), (.appeared, .willLeave):
      stage = .disappearing
      return [.viewWillDisappear]
    case (.disappearing, .didLeave):
      stage = .disappeared
      return [.viewDidDisappear]
    case (.disappearing, .willEnter):
      stage = .appearing
      return [.viewDidDisappear, .viewWillAppear]
    default:
      return []
    }
  }
}
