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

  init(_ device: Device = .iPhone17, _ system: SystemVersion? = nil, url: URL? = nil) {
    simulator = Simulator(device: device, system: system)
    let app = simulator.perform { AppDelegate() }
    delegate = app
    simulator.launch(app, scene: nil, url: url)
    simulator.settle()
  }

  func trail(_ name: String) throws -> Trail { try #require(store.trails.first { $0.name == name }) }

  /// Returns the labels of the list's cells from top to bottom.
  var rows: [String] {
    user.collectionViews["library"].cells.allElementsBoundByIndex.map(\.label)
  }

  var bar: ElementQuery { user.navigationBars }
}
