import Responder

/// A list of the controllers that have left the screen, for finding those that are not deallocated
/// afterwards.
@MainActor package final class Departures {
  private struct Departure {
    weak var controller: ViewController?
    var name: String
  }

  private var departures: [Departure] = []

  /// Creates an empty list.
  package init() {}

  /// Adds a controller that has left the screen; one that was added before is moved to the end.
  func note(_ controller: ViewController) {
    departures.removeAll { $0.controller == nil || $0.controller === controller }
    departures.append(Departure(controller: controller, name: controller.debugName))
  }

  /// The names of the controllers that are not deallocated, in the order in which they left.
  package var survivors: [String] { departures.filter { $0.controller != nil }.map(\.name) }
}
