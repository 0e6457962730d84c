import HeadlessUIKit
import HeadlessUIKitTesting
import Testing
import UIKit

@testable import Trailbook

/// The app on a simulated device.
@MainActor struct LaunchedApp {
  let simulator: Simulator
  let delegate: AppDelegate

  var user: User { simulator.user }
  var store: TrailStore { delegate.store }

  init(_ device: Device = .iPhone17, _ system: SystemVersion? = nil) {
    self.init(on: Simulator(device: device, system: system))
  }

  init(on simulator: Simulator) {
    self.simulator = simulator
    delegate = simulator.perform { AppDelegate() }
    simulator.launch(delegate)
    simulator.settle()
  }

  func trail(_ name: String) throws -> Trail { try #require(store.trails.first { $0.name == name }) }

  /// The first cell with a text.
  func cell(_ text: String) -> Element { user.cells.containing(.staticText, identifier: text).firstMatch }

  /// The names of the list's trails from top to bottom, as VoiceOver reads them before the details.
  var rows: [String] {
    user.collectionViews["library"].cells.allElementsBoundByIndex.map(\.label).filter { $0.contains("km") }
      .map { String($0.prefix { $0 != "," }) }
  }

  /// Pulls a sheet by its navigation bar to the bottom of the screen.
  func pullDownSheet() throws {
    let bar = user.navigationBars["New Trail"].frame
    let path = FingerPath(from: CGPoint(x: bar.midX, y: bar.midY))
      .moving(to: CGPoint(x: bar.midX, y: bar.midY + 600), over: .milliseconds(300))
    try user.touch(along: [path])
  }
}
