import HeadlessUIKit
import Testing
import UIKit

/// A window class without initializers of its own.
private final class PlainWindow: UIWindow {
  var note = ""
}

/// A window class for a scene, with initializers of its own.
private final class OverlayWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = .alert
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Creation of windows in typical iOS source.
@MainActor @Suite struct WindowSurfaceTests {
  private let simulator = Simulator()

  @Test func `window classes have UIKit's initializers`() throws {
    try simulator.perform {
      #expect(PlainWindow().frame == UIScreen.main.bounds && UIWindow().frame == UIScreen.main.bounds)
      let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      #expect(PlainWindow(frame: frame).frame == frame)
      let scene = try #require(
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      )
      for window in [OverlayWindow(windowScene: scene), PlainWindow(windowScene: scene)] {
        #expect(window.windowScene === scene && window.frame == UIScreen.main.bounds && window.isHidden)
      }
    }
  }
}
