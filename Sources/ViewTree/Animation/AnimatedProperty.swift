import Simulation

/// A property that groups of animations change.
@MainActor struct AnimatedProperty {
  var view: View
  /// The value before the animations.
  var start: AnimatableValue
  /// The visible value.
  var present: AnimatableValue
  /// The value after the animations.
  var end: AnimatableValue

  /// Returns the animated properties of groups, with the values that they have without the animations of
  /// others.
  static func all(of groups: [AnimationGroup], at now: VirtualClock.Instant) -> [AnimatedProperty] {
    var result: [AnimatedProperty] = []
    var seen: Set<ObjectIdentifier> = []
    for view in groups.flatMap(\.views) where seen.insert(ObjectIdentifier(view)).inserted {
      let animations = view.animations.filter { animation in groups.contains { $0 === animation.group } }
      let end = view.values
      var (start, present) = (end, end)
      for animation in animations.reversed() {
        start.apply(animation, progress: 0)
        present.apply(animation, progress: animation.group.progress(at: now))
      }
      for (place, value) in animations.map(\.start).enumerated()
      where !animations[..<place].contains(where: { $0.isSameProperty(as: value) }) {
        result.append(
          AnimatedProperty(
            view: view,
            start: start.value(like: value),
            present: present.value(like: value),
            end: end.value(like: value)
          )
        )
      }
    }
    return result
  }
}

extension Animator {
  /// Sets a property without animating it.
  func put(_ view: View, _ value: AnimatableValue) {
    withoutAnimation {
      switch value {
      case .bounds(let bounds): view.bounds = bounds
      case .center(let center): view.center = center
      case .transform(let transform): view.transform = transform
      case .alpha(let alpha): view.alpha = alpha
      case .background(let color): view.backgroundColor = color
      case .cornerRadius(let radius): view.layer.cornerRadius = radius
      case .shadowOpacity(let opacity): view.layer.shadowOpacity = Float(opacity)
      case .content: break
      }
    }
  }
}

extension View {
  /// The values of the view's properties, regardless of animations.
  fileprivate var values: PresentationValues { PresentationValues(self) }
}
