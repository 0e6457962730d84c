import HeadlessUIKit

/// A search for the keyboard's own view, in the code of other authors who adopted Luzian Scherrer's DONE
/// button on the systems of their time: the moment of the search, the windows, and the name of the view.
///
/// None of the documents has them; the document's own searches are ``NumberPadDoneViewController`` and
/// ``NumberPadDoneUpdateViewController``. View and window are private to the system, so each walk works on
/// some systems only; see ``all``.
struct NumberPadWalk: Hashable, Sendable {
  /// The moment of the search.
  enum Moment: Hashable, Sendable {
    /// While will-show is posted.
    case willShow
    /// A time after will-show; zero is the next run-loop turn.
    case afterWillShow(Duration)
    /// While did-show is posted.
    case didShow
  }

  /// The windows of the application that are searched.
  enum WindowChoice: Hashable, Sendable {
    /// `windows[1]`; stops the program as an array index out of range does if there is only one window.
    case secondWindow
    /// `windows[1]`, if there is one.
    case secondWindowIfAny
    /// All windows of the system, back to front.
    case systemWindows
    /// All windows whose class has the given name, back to front.
    case windows(named: String)
    /// The frontmost window.
    case lastWindow
    /// The frontmost remote keyboard window, or else the frontmost text-effects window (KW18).
    case keyboardWindow
  }

  /// The views in a window that are taken for the keyboard.
  enum Target: Hashable, Sendable {
    /// Each subview whose description begins with one of the texts.
    case descriptions([String])
    /// Each subview whose class has the given name.
    case className(String)
    /// Each `UIInputSetHostView` in each `UIInputSetContainerView`.
    case hostInContainer
    /// The window itself.
    case window
    /// The first match of several targets, except corner views (KW18).
    case anyOf([Target])
  }

  /// A combination of moment, window and view.
  struct Route: Hashable, Sendable {
    /// The moment of the search.
    var moment: Moment
    /// The windows that are searched.
    var choice: WindowChoice
    /// The views that are taken for the keyboard.
    var target: Target
    /// Whether the button is at the view's lower edge, instead of 163 points below its upper edge.
    var isAtBottom: Bool

    /// Creates a route.
    init(_ moment: Moment, _ choice: WindowChoice, _ target: Target, isAtBottom: Bool = false) {
      (self.moment, self.choice, self.target, self.isAtBottom) = (moment, choice, target, isAtBottom)
    }
  }

  /// A short name.
  var name: String
  /// The id of the fact that gives the systems on which the walk works: `KW19`.
  var fact: String
  /// The route from 3.2, or on all systems.
  var route: Route
  /// The route before 3.2; nil if it is the same.
  var routeBefore3_2: Route?
  /// The tag by which the button is found and removed; nil if the button is never removed.
  var tag: Int?

  /// Creates a walk.
  init(_ name: String, fact: String, _ route: Route, before3_2: Route? = nil, tag: Int? = nil) {
    (self.name, self.fact, self.route) = (name, fact, route)
    (routeBefore3_2, self.tag) = (before3_2, tag)
  }

  /// Returns the route for a system, with the version check of the published code.
  func route(on system: SystemVersion) -> Route {
    (VersionRules.walksExpectHostView.value(on: system) ? nil : routeBefore3_2) ?? route
  }
}

// MARK: - Looking

extension NumberPadWalk.Route {
  /// Returns the views that are taken for the keyboard at the moment, in the order of the search.
  @MainActor func targets(in application: Application) -> [View] {
    windows(of: application).flatMap { target.views(in: $0) }
  }

  @MainActor private func windows(of application: Application) -> [Window] {
    let windows = application.windows
    switch choice {
    case .secondWindow: return [windows[1]]
    case .secondWindowIfAny: return windows.count < 2 ? [] : [windows[1]]
    case .systemWindows: return windows.filter { $0.systemClassName != "Window" }
    case .windows(let name): return windows.filter { $0.systemClassName == name }
    case .lastWindow: return windows.suffix(1)
    case .keyboardWindow:
      let remote = windows.last { $0.systemClassName == "UIRemoteKeyboardWindow" }
      return [remote ?? windows.last { $0.systemClassName == "UITextEffectsWindow" }].compactMap { $0 }
    }
  }
}

extension NumberPadWalk.Target {
  @MainActor fileprivate func views(in window: Window) -> [View] {
    switch self {
    case .descriptions(let texts):
      window.subviews.filter { view in texts.contains(where: view.description.hasPrefix) }
    case .className(let name): window.subviews.filter { $0.systemClassName == name }
    case .hostInContainer:
      window.subviews.filter { $0.description.hasPrefix("<UIInputSetContainerView") }.flatMap { container in
        container.subviews.filter { $0.description.hasPrefix("<UIInputSetHost") }
      }
    case .window: [window]
    case .anyOf(let targets):
      Array(
        targets.lazy.flatMap { $0.views(in: window) }.filter { !$0.description.contains("Corner") }.prefix(1)
      )
    }
  }
}
