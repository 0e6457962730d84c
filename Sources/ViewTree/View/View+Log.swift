import Responder
import Simulation

extension View {
  /// How a log names the view without holding it; the first time, the view gets a number for that.
  final func identity(in log: EventLog) -> LogEntry.Identity {
    LogEntry.Identity(number(in: log), debugName)
  }

  final func number(in log: EventLog) -> Int {
    if logNumber == 0 { logNumber = log.nextIdentity() }
    return Int(logNumber)
  }

  /// Makes a rule of the toolkit's own responsible for what `body` does, where a log is written.
  final func acting<Result>(
    as rule: @autoclosure () -> LogEntry.Rule,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let log = ownWindow?.log, log.isEnabled else { return try body() }
    return try log.acting(as: .rule(rule()), body)
  }
}
