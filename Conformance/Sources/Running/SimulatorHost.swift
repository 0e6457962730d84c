import HeadlessUIKit
import Probes
import UIKit

/// The window and the time of a stage in a simulator. From iOS 13 the app has a scene.
@MainActor final class SimulatorHost: ProbeHost {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  private let simulator: Simulator

  init(_ simulator: Simulator) {
    self.simulator = simulator
    simulator.launch(AppDelegate(), scene: SceneDelegate())
  }

  func makeWindow() -> UIWindow {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
      return UIWindow(frame: UIScreen.main.bounds)
    }
    return UIWindow(windowScene: scene)
  }

  func wait(_ seconds: Double) async { await simulator.advance(by: .milliseconds(Int(seconds * 1000))) }
}
