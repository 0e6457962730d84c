import Foundation
import Simulation

extension Layer {
  /// Adds a copy of an animation, which begins at the commit of the run-loop turn, or in the outermost
  /// ``Transaction/commit()``.
  ///
  /// It begins once the layer is in a window, and replaces the animation with the same key, whose delegate
  /// receives false. Without a duration it has that of the current ``Transaction``, 0.25 s by default. The
  /// properties of the layer don't change: set them to the values that remain after the animation. A
  /// transition always has the key `transition`.
  public final func add(_ anim: LayerAnimation, forKey key: String?) {
    let application = enclosingWindow?.application ?? Application.required(for: "Layer.add")
    let key = anim is LayerTransition ? "transition" : key
    if let key { removeAnimation(forKey: key) }
    let animation = anim.copied()
    animation.seal(duration: Transaction.animationDuration(in: application))
    let run = LayerRun(animation, key: key, on: self)
    makeMotion().runs.append(run)
    application.animator.layers.add(run)
  }

  /// Removes the animation with a key at once; its delegate receives false.
  public final func removeAnimation(forKey key: String) {
    for run in motion?.runs ?? [] where run.key == key { animator?.remove(run) }
  }

  /// Removes all animations at once; their delegates receive false. Those of animation blocks end too, and
  /// their completion handlers receive false (U9).
  public final func removeAllAnimations() {
    for run in motion?.runs ?? [] { animator?.remove(run) }
    view?.removeAllAnimations()
  }

  /// Returns the layer's copy of the animation with a key; nil if there is none. It can't be changed.
  public final func animation(forKey key: String) -> LayerAnimation? {
    motion?.runs.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, in the order in which they were added; nil if there are none.
  public final func animationKeys() -> [String]? {
    let keys = (motion?.runs ?? []).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns a copy with the values that are visible at this moment of virtual time, without sublayers. The
  /// `init(layer:)` of the layer's class creates it.
  public final func presentation() -> Self? { visibleCopy() as? Self }

  /// Returns the layer of which this one is the visible copy, or the layer itself.
  public final func model() -> Self { motion?.model as? Self ?? self }

  private var animator: LayerAnimator? {
    (enclosingWindow?.application ?? Application.current)?.animator.layers
  }

  final func makeMotion() -> LayerMotion {
    if let motion { return motion }
    let new = LayerMotion()
    motion = new
    return new
  }

  /// The window of the layer's tree.
  final var enclosingWindow: Window? {
    var layer = self
    while layer.view == nil, let parent = layer.parent { layer = parent }
    return layer.view?.baseWindow
  }

  /// Notifies the simulator that the layer's superlayer has changed.
  final func treeDidChange() {
    guard motion != nil || !places.isEmpty else { return }
    Application.current?.animator.layers.treeDidChange()
  }

  // MARK: Visible values

  /// Whether animations were added to the layer.
  package final var isAnimated: Bool { !(motion?.runs.isEmpty ?? true) }

  /// The layer, or its visible copy if animations were added to it.
  package final var shown: Layer { isAnimated ? visibleCopy() : self }

  final func visibleCopy() -> Layer {
    let copy = unsafeBitCast(Swift.type(of: self), to: AnyLayer.Type.self).init(showing: self)
    if let seen = view?.blockPresentation {
      copy.show(seen.geometry, seen.alpha, seen.background)
      copy.decoration.cornerRadius = max(0, seen.cornerRadius)
      copy.decoration.shadowOpacity = seen.shadowOpacity
    }
    copy.makeMotion().model = motion?.model ?? self
    guard let motion, let window = enclosingWindow else { return copy }
    let time = time(at: window.application.context.presentTime)
    for run in motion.runs where run.hasBegun { run.animation.apply(to: copy, at: time) }
    return copy
  }
}

extension Layer {
  /// Calls the initializer of the dynamic class, which is found at run time.
  ///
  /// It must not be inlined where it is called, where the compiler would assume the class to be known.
  @inline(never)
  fileprivate convenience init(showing layer: Layer) { self.init(layer: layer) }
}

/// A placeholder for the class of a layer in the creation of its copy; see `TableViewCell.make(of:for:)`.
private final class AnyLayer: Layer {}

// MARK: - Time

extension Layer {
  /// The start of the layer's time in its superlayer's time, in seconds.
  ///
  /// The time of a layer concerns the animations that are added to it and to its sublayers, not those of
  /// animation blocks.
  public final var beginTime: TimeInterval {
    get { motion?.beginTime ?? 0 }
    set { changeTime { $0.beginTime = newValue } }
  }
  /// The number of the layer's seconds in a second of its superlayer; 0 pauses the animations. 1 by default.
  public final var speed: Float {
    get { motion?.speed ?? 1 }
    set { changeTime { $0.speed = newValue } }
  }
  /// The layer's time at its ``beginTime``, in seconds.
  public final var timeOffset: TimeInterval {
    get { motion?.timeOffset ?? 0 }
    set { changeTime { $0.timeOffset = newValue } }
  }

  /// Converts a time from another layer's; nil means that of ``currentMediaTime()``. The time of a layer that
  /// stands still can't be converted and gives 0.
  public final func convertTime(_ t: TimeInterval, from l: Layer?) -> TimeInterval {
    time(at: l.map { $0.clockTime(at: t) ?? 0 } ?? t)
  }

  /// Converts a time to another layer's; nil means that of ``currentMediaTime()``.
  public final func convertTime(_ t: TimeInterval, to l: Layer?) -> TimeInterval {
    let time = clockTime(at: t) ?? 0
    return l?.time(at: time) ?? time
  }

  private func changeTime(_ body: (LayerMotion) -> Void) {
    body(makeMotion())
    animator?.timesDidChange()
  }

  /// Returns the layer's time at a time of the clock.
  final func time(at clockTime: Double) -> Double {
    timedLineage.reversed().reduce(clockTime) { $1.time(at: $0) }
  }

  /// Returns the time of the clock at a time of the layer; nil if the layer's time doesn't move forward.
  final func clockTime(at time: Double) -> Double? {
    var result = time
    for motion in timedLineage {
      guard motion.speed > 0, let outer = motion.outerTime(at: result) else { return nil }
      result = outer
    }
    return result
  }

  /// The times of the layer and of those that contain it, as far as they differ from their superlayer's.
  private var timedLineage: [LayerMotion] {
    var result: [LayerMotion] = []
    var next: Layer? = self
    while let layer = next {
      if let motion = layer.motion, motion.hasOwnTime { result.append(motion) }
      // The layers of views that have none yet needn't be created.
      var above = layer.view?.baseSuperview
      while let view = above, view.rare?.layer == nil { above = view.baseSuperview }
      next = layer.view == nil ? layer.parent : above?.rare?.layer
    }
    return result
  }
}
