import Foundation
import Responder
import Simulation

/// A window of the system: for the keyboard, the edit menu, or overlays of texts.
///
/// It fills the screen, never becomes key by itself, and receives touches only in its subviews. Views that an
/// app adds to it stay when the keyboard is hidden (KW17). The log omits its events.
public final class SystemWindow: Window {
  /// Creates a window of the current application.
  init(_ className: String, level: Level, isListed: Bool) {
    super.init(frame: Application.required(for: className).screen.bounds)
    application.identify(self, as: className)
    windowLevel = level
    self.isListed = isListed
    isLogged = false
    fillScreen(on: application.screen)
  }

  override var isOfSystem: Bool { true }

  /// Returns nil, as there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  /// Returns the hit view in the window, but never the window itself.
  public override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Fills the screen in the current orientation of the interface; before iOS 8 with a transform of the
  /// window (KW13).
  func fillScreen(on screen: Screen) {
    guard screen.fromInterface != .identity || transform != .identity else { return }
    var turn = screen.fromInterface
    let (long, short) = (screen.interfaceBounds.width, screen.interfaceBounds.height)
    let shift = screen.orientation.isLandscape ? (long - short) / 2 : 0
    (turn.tx, turn.ty) = (-shift, shift)
    transform = turn
    bounds = screen.interfaceBounds
    center = CGPoint(x: long / 2, y: short / 2)
  }
}

extension Window.Level {
  /// The level of text-effects windows, in front of the app's windows (KW6, KW7).
  static let textEffects = Window.Level(rawValue: 1)
  /// The level of the edit menu, in front of alerts (KW6).
  static let editMenu = Window.Level(rawValue: 2100)

  /// The next higher level.
  fileprivate var above: Window.Level { Window.Level(rawValue: rawValue + 1) }
}

extension Application {
  /// Returns a new hidden window of a private class, which exists as long as the input system.
  ///
  /// - Parameter isListed: Whether ``windows`` includes the window while it is shown.
  package func makeSystemWindow(_ className: String, level: Window.Level, isListed: Bool) -> SystemWindow {
    let window = activate { SystemWindow(className, level: level, isListed: isListed) }
    if let inputSystem { inputSystem.keep(window) } else { systemViews.windows.append(window) }
    return window
  }

  /// The window for overlays of texts; created and shown on first access, and never hidden again.
  package var textEffectsWindow: SystemWindow {
    if let inputWindow { return inputWindow }
    let window = makeSystemWindow("UITextEffectsWindow", level: .textEffects, isListed: true)
    inputWindow = window
    window.isHidden = false
    return window
  }

  /// Moves the text-effects window, if there is one, in front of `window`; nil restores its own level.
  package func raiseTextEffectsWindow(above window: Window?) {
    guard let inputWindow else { return }
    let level = max(.textEffects, window?.windowLevel.above ?? .textEffects)
    if inputWindow.windowLevel != level { inputWindow.windowLevel = level }
  }
}
