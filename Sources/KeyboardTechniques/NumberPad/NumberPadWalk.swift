import Responder
import Simulation
import ViewTree

/// A published way to the keyboard's own view: when a program looks for it, in which window, and by which name.
///
/// The view is the system's, in windows of the system's, so each walk works on the systems of its time; see ``published``.
public struct NumberPadWalk: Hashable, Sendable {
  /// When the view is looked for.
  public enum Moment: Hashable, Sendable {
    /// While will-show is posted.
    case willShow
    /// So long after will-show; zero is the run loop's next turn.
    case afterWillShow(Duration)
    /// While did-show is posted.
    case didShow
  }

  /// In which of the application's windows it is looked for.
  public enum Place: Hashable, Sendable {
    /// `windows[1]`; the program stops if it has only one.
    case secondWindow
    /// `windows[1]`, if there is one.
    case secondWindowIfAny
    /// All that are not plain windows, back to front.
    case systemWindows
    /// Those whose class has the name, back to front.
    case windows(named: String)
    /// The frontmost one.
    case lastWindow
    /// The frontmost remote keyboard window, or else the frontmost text-effects window (KW18).
    case keyboardWindow
  }

  /// What in a window is taken for the keyboard.
  public enum Target: Hashable, Sendable {
    /// Each subview whose description begins with one of the texts.
    case descriptions([String])
    /// Each subview whose class has the name.
    case className(String)
    /// In each `UIInputSetContainerView` each `UIInputSetHostView`.
    case hostInContainer
    /// The window itself.
    case window
    /// The first that any system has, but no corner (KW18).
    case anyOf([Target])
  }

  /// How a program gets there on some systems.
  public struct Route: Hashable, Sendable {
    /// When it looks.
    public var moment: Moment
    /// Where it looks.
    public var place: Place
    /// What it takes.
    public var target: Target
    /// Whether the button goes to the lower edge of what was found, instead of 163 points below its upper edge.
    public var isAtBottom: Bool

    /// Makes a route.
    public init(_ moment: Moment, _ place: Place, _ target: Target, isAtBottom: Bool = false) {
      (self.moment, self.place, self.target, self.isAtBottom) = (moment, place, target, isAtBottom)
    }
  }

  /// A few words that tell it from others.
  public var name: String
  /// The fact that says on which systems it works: `KW19`.
  public var fact: String
  /// The route from 3.2 on, or on all systems.
  public var route: Route
  /// The route before 3.2, if that is another.
  public var routeBefore3_2: Route?
  /// The tag by which the button is found and taken away again; nil if it stays for good.
  public var tag: Int?

  /// Makes a walk of one's own.
  public init(_ name: String, fact: String, _ route: Route, before3_2: Route? = nil, tag: Int? = nil) {
    (self.name, self.fact, self.route) = (name, fact, route)
    (routeBefore3_2, self.tag) = (before3_2, tag)
  }

  /// The route on a system, by the comparison that published code makes.
  public func route(on system: SystemVersion) -> Route {
    (VersionRules.walksExpectHostView.value(on: system) ? nil : routeBefore3_2) ?? route
  }
}

// MARK: - Looking

extension NumberPadWalk.Route {
  /// Returns what the route takes for the keyboard at this moment, in the order in which it comes by.
  @MainActor func targets(in application: Application) -> [View] {
    windows(of: application).flatMap { target.views(in: $0) }
  }

  @MainActor private func windows(of application: Application) -> [Window] {
    let windows = application.windows
    switch place {
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
