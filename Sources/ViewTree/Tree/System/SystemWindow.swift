import Foundation
import Responder
import Simulation

/// A window of the system's: for the keyboard, the edit menu, or what is drawn over texts.
///
/// It fills the screen, never becomes key by itself, and takes no touches but in its subviews. What a program adds to it
/// stays when the keyboard goes (KW17). The log does not tell what happens in it.
public final class SystemWindow: Window {
  /// Creates a window of the application whose code runs.
  init(_ className: String, level: Level, isListed: Bool) {
    super.init(frame: Application.required(for: className).screen.bounds)
    application.identify(self, as: className)
    windowLevel = level
    self.isListed = isListed
    isLogged = false
    stand(on: application.screen)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// Hits what is in the window, or nothing.
  public override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  /// Fills the screen as the interface stands; before iOS 8 by turning itself (KW13).
  func stand(on screen: Screen) {
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
  /// The level of text-effects windows, in front of the program's windows (KW6, KW7).
  static let textEffects = Window.Level(rawValue: 1)
  /// The level of the edit menu, in front of alerts (KW6).
  static let editMenu = Window.Level(rawValue: 2100)

  /// The next level in front of it.
  fileprivate var above: Window.Level { Window.Level(rawValue: rawValue + 1) }
}

extension Application {
  /// Makes a hidden window of a private class, which lives as long as the input system.
  ///
  /// - Parameter isListed: Whether ``windows`` has it while it is shown.
  package func makeSystemWindow(_ className: String, level: Window.Level, isListed: Bool) -> SystemWindow {
    let window = activate { SystemWindow(className, level: level, isListed: isListed) }
    if let inputSystem { inputSystem.keep(window) } else { keptWindows.append(window) }
    return window
  }

  /// The window for what is drawn over texts; made and shown when it is first asked for, and never hidden again.
  package var textEffectsWindow: SystemWindow {
    if let inputWindow { return inputWindow }
    let window = makeSystemWindow("UITextEffectsWindow", level: .textEffects, isListed: true)
    inputWindow = window
    window.isHidden = false
    return window
  }

  /// Puts the text-effects window, if there is one, in front of `window`; back to its own level for nil.
  package func raiseTextEffectsWindow(above window: Window?) {
    guard inputNode != nil else { return }
    let level = max(.textEffects, window?.windowLevel.above ?? .textEffects)
    if let inputWindow, inputWindow.windowLevel != level { inputWindow.windowLevel = level }
  }
}
