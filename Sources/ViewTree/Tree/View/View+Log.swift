import Responder
import Simulation

/// How a log names a view: by a number, which means another view in another log.
struct LogName {
  /// 0 before a log has named the view.
  var number: UInt32 = 0
  /// The log's ``EventLog/mark``.
  var log: UInt32 = 0
}

extension View {
  /// How a log names the view without holding it; the first time, the view gets a number for that.
  final func identity(in log: EventLog) -> LogEntry.Identity {
    LogEntry.Identity(number(in: log), debugName)
  }

  final func number(in log: EventLog) -> Int {
    if logName.number == 0 || logName.log != log.mark {
      logName = LogName(number: log.nextIdentity(), log: log.mark)
    }
    return Int(logName.number)
  }

  /// The number by which the log of the view's window names it; 0 before that has. In no window, that of the last log.
  package final var logNumber: UInt32 {
    if let ownWindow, ownWindow.log.mark != logName.log { return 0 }
    return logName.number
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
