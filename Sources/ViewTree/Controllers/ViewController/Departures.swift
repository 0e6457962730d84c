import Responder

/// The controllers that have left the screen, to be asked which of them still live once nobody needs them.
@MainActor package final class Departures {
  private struct Departure {
    weak var controller: ViewController?
    var name: String
  }

  private var departures: [Departure] = []

  /// Begins with none.
  package init() {}

  /// Notes that a controller has left the screen; one that has come back meanwhile is noted once.
  func note(_ controller: ViewController) {
    departures.removeAll { $0.controller == nil || $0.controller === controller }
    departures.append(Departure(controller: controller, name: controller.debugName))
  }

  /// The names of those that still live, in the order in which they left last.
  package var survivors: [String] { departures.filter { $0.controller != nil }.map(\.name) }
}
