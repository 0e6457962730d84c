import ViewTree

#if !canImport(QuartzCore)
  /// A time interval in seconds, for Core Animation.
  public typealias CFTimeInterval = Double
#endif

/// Returns the seconds of the simulator's time since it was created, on any thread.
///
/// Stops with `there is no simulator: create a Simulator before using currentMediaTime()` if there is none.
public func CACurrentMediaTime() -> CFTimeInterval { currentMediaTime() }
