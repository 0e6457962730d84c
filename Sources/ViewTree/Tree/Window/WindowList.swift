/// The windows of an application: all, those that are visible, and the two that receive input. None is retained.
@MainActor struct WindowList {
  private struct Entry {
    weak var window: Window?
  }

  private var entries: [Entry] = []
  /// The visible windows, in the order in which they were shown.
  private var shown: [Entry] = []
  /// The visible windows, back to front.
  private var ordered: [Entry] = []
  /// The window that receives keyboard input.
  weak var key: Window?
  /// The text-effects window.
  weak var input: SystemWindow?

  /// All windows, in the order in which they were created.
  var all: [Window] { entries.compactMap(\.window) }

  /// The visible windows, back to front: by level, then in the order in which they were shown.
  var visible: [Window] { ordered.compactMap(\.window) }

  /// Whether a window satisfies a condition.
  func contains(where condition: (Window) -> Bool) -> Bool {
    entries.contains { $0.window.map(condition) ?? false }
  }

  /// Adds a window, which is not visible.
  mutating func add(_ window: Window) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }

  /// Moves a window in front of the others of its level if it is visible, and removes it from the visible ones otherwise.
  mutating func visibilityDidChange(of window: Window) {
    shown.removeAll { $0.window == nil || $0.window === window }
    if !window.isHidden { shown.append(Entry(window: window)) }
    levelsDidChange()
  }

  /// Sorts the visible windows again.
  mutating func levelsDidChange() {
    let places = shown.enumerated().compactMap { place, entry in
      entry.window.map { (level: $0.windowLevel, place: place, entry: entry) }
    }
    ordered = places.sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.entry)
  }
}
