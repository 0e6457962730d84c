import Simulation
import ViewTree

/// The means by which a check lets the app come to rest.
enum Settling {
  /// Virtual time passes at once. Tasks of the app don't run.
  case synchronous
  /// Virtual time passes as in `await simulator.settle()`: between two instants, tasks of the app run.
  case asynchronous

  /// Advances virtual time until no work is pending.
  @MainActor func settle(_ simulator: Simulator) async {
    switch self {
    case .synchronous: Self.settleNow(simulator)
    case .asynchronous: await simulator.settle()
    }
  }

  /// Runs the tasks of an app, and its work of the next minute, after an action, which has waited for the
  /// simulator's own work.
  @MainActor func rest(_ simulator: Simulator) async {
    guard self == .asynchronous else { return }
    let context = simulator.application.context
    await context.clock.driveToRest(in: context, within: .seconds(60))
  }

  @MainActor private static func settleNow(_ simulator: Simulator) { simulator.settle() }
}
