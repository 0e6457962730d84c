/// The animations and the client code's timers of a clock, while a trace records.
///
/// A clock without a record pays one check of `nil` for each animation and each piece of work.
@MainActor package final class SpanRecord {
  /// A period of virtual time.
  package final class Span {
    /// The kind of a period.
    package enum Kind: String, Sendable {
      case animation, timer
    }

    /// The kind.
    package let kind: Kind
    /// The animated views, or the timer's label and the place that scheduled it.
    package let name: String
    /// The instant at which it was committed or scheduled.
    package let begin: VirtualClock.Instant
    /// The instant at which it will end, or the timer will fire; `nil` if it has no end.
    package internal(set) var planned: VirtualClock.Instant?
    /// The instant at which it ended; `nil` while it runs.
    package internal(set) var end: VirtualClock.Instant?
    /// Whether it ended before its time: the animation was interrupted, or the timer was cancelled.
    package internal(set) var isCutShort = false
    /// The instants at which the timer fired.
    package internal(set) var fires: [VirtualClock.Instant] = []
    private let clock: VirtualClock

    init(_ kind: Kind, _ name: String, _ clock: VirtualClock, planned: VirtualClock.Instant?) {
      (self.kind, self.name, self.clock, self.planned) = (kind, name, clock, planned)
      begin = clock.now
    }

    /// Ends the period now, unless it has ended.
    @MainActor package func end(isCutShort: Bool = false) {
      guard end == nil else { return }
      end = clock.present
      self.isCutShort = isCutShort
    }
  }

  /// The periods, in the order in which they began.
  package private(set) var spans: [Span] = []

  /// Adds a period that begins now.
  func add(_ span: Span) { spans.append(span) }
}

extension VirtualClock {
  /// Begins to record animations and timers. Work that is already scheduled isn't recorded.
  @MainActor package func recordSpans() -> SpanRecord {
    let record = spanRecord ?? SpanRecord()
    spanRecord = record
    return record
  }

  /// Records that an animation begins; returns `nil` if nothing is recorded.
  ///
  /// - Parameters:
  ///   - name: The animated objects.
  ///   - duration: The time until its end; `nil` for an endless animation.
  @MainActor package func beginAnimation(
    _ name: @autoclosure () -> String,
    for duration: Duration?
  ) -> SpanRecord.Span? {
    guard let spanRecord else { return nil }
    let planned = duration.map { present.advanced(by: $0) }
    let span = SpanRecord.Span(.animation, name(), self, planned: planned)
    spanRecord.add(span)
    return span
  }

  /// Records that client code has scheduled work.
  @MainActor func beginTimer(_ work: ScheduledWork, until instant: Instant) {
    guard let spanRecord, work.isPrograms else { return }
    let planned = work.interval == nil ? instant : nil
    let span = SpanRecord.Span(.timer, "\(work.label), \(work.creator)", self, planned: planned)
    spanRecord.add(span)
    work.span = span
  }
}
