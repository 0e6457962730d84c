import Foundation
import Simulation
import Synchronization
import ViewTree

/// The locale of the simulated user's language, for texts that Foundation would make in the device's.
///
/// Other threads have the locale of the last use on the main thread. Foundation's `Locale.current` is that of
/// the machine and can't be replaced.
enum UserLocale {
  private static let last = Mutex(Locale(identifier: "en"))

  static var current: Locale {
    guard MainQueue.isCurrent else { return last.withLock { $0 } }
    let language = MainActor.assumeIsolated {
      (SimulationContext.current?.application as? Application)?.language ?? "en"
    }
    let locale = Locale(identifier: language)
    last.withLock { $0 = locale }
    return locale
  }
}
