import ViewTree

#if !canImport(QuartzCore)
  /// Seconds, as Core Animation counts them.
  public typealias CFTimeInterval = Double
#endif

/// Returns the seconds of the simulator's time that have passed since it was created.
///
/// Stops with `there is no simulator: create a Simulator before using currentMediaTime()` if there is none.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { currentMediaTime() }
