import Simulation

/// The reasons of errors as sentences.
enum ReasonText {
  static func sentence(_ reason: InteractionError.Reason) -> String { "\(reason)" }
}
