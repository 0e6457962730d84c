import Responder
import Simulation

/// The number of a view in a log. In another log the same number means another view.
struct LogName {
  /// The number, or 0 before a log has named the view.
  var number: UInt32 = 0
  /// The ``EventLog/mark`` of the log in which ``number`` identifies the view.
  var log: UInt32 = 0
}

extension View {
  /// Returns the log's identity of the view, which doesn't retain it; assigns a number on the first call.
  final func identity(in log: EventLog) -> LogEntry.Identity {
    LogEntry.Identity(number(in: log), debugName)
  }

  final func number(in log: EventLog) -> Int {
    if logName.number == 0 || logName.log != log.mark {
      logName = LogName(number: log.nextIdentity(), log: log.mark)
    }
    return Int(logName.number)
  }

  /// The view's number in the log of its window; 0 before that log has named it. Without a window, the number
  /// in the last log.
  package final var logNumber: UInt32 {
    if let baseWindow, baseWindow.log.mark != logName.log { return 0 }
    return logName.number
  }

  /// Attributes the events of `body` to a rule of the toolkit, if a log is written.
  final func acting<Result>(
    as rule: @autoclosure () -> LogEntry.Rule,
    _ body: () throws -> Result
  ) rethrows -> Result {
    guard let windowNode, windowNode.windowLoan({ $0.log.isEnabled }) else { return try body() }
    return try windowNode.window.log.acting(as: .rule(rule()), body)
  }
}
