import Foundation
import Simulation

/// The animations and the time of a layer.
@MainActor final class LayerMotion {
  /// The animations in the order in which they were added, with those that have ended and weren't removed.
  var runs: [LayerRun] = []
  var beginTime = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  /// The layer of which this one is the visible copy.
  weak var model: Layer?

  /// Whether the layer's time differs from its superlayer's.
  var hasOwnTime: Bool { beginTime != 0 || speed != 1 || timeOffset != 0 }

  /// Returns the layer's time at a time of its superlayer.
  func time(at time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Returns the superlayer's time at a time of the layer; nil if the time stands still.
  func outerTime(at time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / Double(speed) + beginTime
  }
}

/// An animation that was added to a layer.
@MainActor final class LayerRun {
  let animation: LayerAnimation
  let key: String?
  weak var layer: Layer?
  /// Whether the animation has begun, and the delegate was notified of it.
  var hasBegun = false
  /// Whether the animation has ended, and the delegate was notified of it.
  var hasEnded = false
  /// The scheduled end.
  var work: ScheduledWork?
  /// The record of the animation, while a trace records.
  var span: SpanRecord.Span?
  /// The transaction that waits for the end.
  var transaction: Transaction?

  init(_ animation: LayerAnimation, key: String?, on layer: Layer) {
    (self.animation, self.key, self.layer) = (animation, key, layer)
  }

  /// The layer's view and the animation's key, for the record.
  var recordedName: String {
    let property = (animation as? LayerPropertyAnimation)?.keyPath ?? key
    return "the layer of \(layer?.view?.debugName ?? "no view")" + (property.map { ", \($0)" } ?? "")
  }

  func leaveTransaction() {
    transaction?.leave()
    transaction = nil
  }
}

/// The animations of an application's layers: begins, ends and removes them.
@MainActor final class LayerAnimator {
  private let context: Handle<SimulationContext>
  /// The animations that haven't ended, in the order in which they were added.
  private var runs: [LayerRun] = []
  private var commitWork: ScheduledWork?
  /// The duration set outside of transactions, until the next commit.
  var implicitDuration: TimeInterval? {
    didSet { if implicitDuration != nil { scheduleCommit() } }
  }

  init(_ context: SimulationContext) { self.context = context.handle }

  private var now: Double { context.object?.presentTime ?? 0 }

  /// Whether an animation waits for the commit of the run-loop turn.
  var isWaiting: Bool { commitWork?.isPending ?? false }

  /// Adds an animation, which begins at the next commit.
  func add(_ run: LayerRun) {
    runs.append(run)
    run.transaction = context.object.flatMap { Transaction.current(in: $0) }
    run.transaction?.enter()
    scheduleCommit()
  }

  /// Examines the animations at the next commit, because layers were added or removed.
  func treeDidChange() {
    if !runs.isEmpty { scheduleCommit() }
  }

  private func scheduleCommit() {
    guard !isWaiting else { return }
    commitWork = context.object?.schedule(after: .zero, label: "commit of layers' animations") {
      [weak self] in
      self?.commit()
    }
  }

  /// Begins the animations of layers in a window, and removes those of layers that have left it.
  ///
  /// An animation of a layer outside of windows waits. A transaction doesn't wait for it.
  func commit() {
    commitWork?.cancel()
    commitWork = nil
    implicitDuration = nil
    for run in runs where runs.contains(where: { $0 === run }) {
      let isShown = run.layer?.enclosingWindow != nil
      if isShown, !run.hasBegun {
        begin(run)
      } else if !isShown, run.hasBegun || run.layer == nil {
        remove(run)
      } else if !isShown {
        run.leaveTransaction()
      }
    }
  }

  private func begin(_ run: LayerRun) {
    guard let layer = run.layer else { return }
    run.hasBegun = true
    run.animation.begin(at: layer.time(at: now))
    scheduleEnd(of: run)
    let end = run.animation.timeline.end.flatMap { layer.clockTime(at: $0) }.map {
      Duration.pinned(seconds: max(0, $0 - now))
    }
    run.span = context.object?.clock.beginAnimation(run.recordedName, for: end)
    run.animation.delegate?.animationDidStart(run.animation)
  }

  /// Schedules the ends again, because the time of a layer has changed.
  func timesDidChange() {
    for run in runs where run.hasBegun { scheduleEnd(of: run) }
  }

  private func scheduleEnd(of run: LayerRun) {
    run.work?.cancel()
    run.work = nil
    guard let layer = run.layer, let end = run.animation.timeline.end, let time = layer.clockTime(at: end),
      time < 1e9
    else { return }
    let delay = Duration.pinned(seconds: max(0, time - now))
    run.work = context.object?.schedule(after: delay, label: "end of a layer's animation") { [weak self] in
      self?.finish(run)
    }
  }

  private func finish(_ run: LayerRun) {
    guard !run.hasEnded else { return }
    // A layer that has moved to another superlayer may have another time.
    if let layer = run.layer, let end = run.animation.timeline.end, layer.time(at: now) < end - 1e-6 {
      return scheduleEnd(of: run)
    }
    end(run, finished: run.layer != nil, keepsValues: !run.animation.isRemovedOnCompletion)
  }

  /// Removes an animation; unless it has ended, the delegate is called with false.
  func remove(_ run: LayerRun) {
    if run.hasEnded {
      run.layer?.motion?.runs.removeAll { $0 === run }
    } else {
      end(run, finished: false, keepsValues: false)
    }
  }

  private func end(_ run: LayerRun, finished: Bool, keepsValues: Bool) {
    run.hasEnded = true
    run.span?.end(isCutShort: !finished)
    run.work?.cancel()
    run.work = nil
    runs.removeAll { $0 === run }
    if !keepsValues { run.layer?.motion?.runs.removeAll { $0 === run } }
    run.animation.delegate?.animationDidStop(run.animation, finished: finished)
    run.leaveTransaction()
  }
}
