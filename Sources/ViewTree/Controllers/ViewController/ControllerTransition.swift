/// A transition from one controller to another, from its first callback to its last.
///
/// A state machine without side effects: it receives events and returns the steps, in order, which its owner
/// carries out.
struct ControllerTransition: Hashable, Sendable {
  /// The kinds of transitions.
  enum Kind: Hashable, Sendable {
    /// A push or a pop (G6, G7).
    case navigation
    /// A presentation, and whether it hides the presenter (G13, G15).
    case presentation(hidesSource: Bool)
    /// A dismissal, and whether the presenter was hidden (G14, G15).
    case dismissal(showsTarget: Bool)

    /// A turn of a page (G11).
    case page(curls: Bool)

    /// Whether the target was not on the screen before.
    var bringsTarget: Bool { self != .dismissal(showsTarget: false) }
  }

  /// The events of a transition.
  enum Event: Sendable {
    /// The transition begins.
    case begin
    /// The transition has run to its end.
    case finish
    /// The transition was cancelled, and everything is back in its original place (G10).
    case cancel
  }

  /// The steps of a transition from a source to a target.
  enum Step: Sendable {
    case loadTarget, place, move
    case sourceWillDisappear, sourceDidDisappear, sourceWillAppear, sourceDidAppear
    case targetWillAppear, targetDidAppear, targetWillDisappear, targetDidDisappear
    case removeSource, removeTarget, relate
  }

  private enum Stage {
    case ready, running, over
  }

  let kind: Kind
  private var stage = Stage.ready

  /// Whether the transition has begun and not ended.
  var isRunning: Bool { stage == .running }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Handles an event and returns the resulting steps; an event that does not fit has none.
  mutating func handle(_ event: Event) -> [Step] {
    switch (stage, event) {
    case (.ready, .begin):
      stage = .running
      return begin
    case (.running, .finish):
      stage = .over
      return end
    case (.running, .cancel):
      stage = .over
      let undone: [Step] =
        kind.bringsTarget ? [.targetWillDisappear, .removeTarget, .targetDidDisappear] : []
      return undone + [.sourceWillAppear, .sourceDidAppear]
    default:
      return []
    }
  }

  private var begin: [Step] {
    switch kind {
    case .navigation, .presentation(hidesSource: true), .dismissal(showsTarget: true):
      [.loadTarget, .sourceWillDisappear, .targetWillAppear, .place, .move]
    case .presentation(hidesSource: false): [.loadTarget, .targetWillAppear, .place, .move]
    case .dismissal(showsTarget: false): [.sourceWillDisappear, .move]
    case .page: [.loadTarget, .targetWillAppear, .sourceWillDisappear, .place, .move]
    }
  }

  private var end: [Step] {
    switch kind {
    case .navigation: [.removeSource, .sourceDidDisappear, .targetDidAppear, .relate]
    case .presentation(hidesSource: true): [.removeSource, .relate, .targetDidAppear, .sourceDidDisappear]
    case .presentation(hidesSource: false): [.relate, .targetDidAppear]
    // The relation ends before the callbacks (G18).
    case .dismissal(showsTarget: true): [.relate, .removeSource, .targetDidAppear, .sourceDidDisappear]
    case .dismissal(showsTarget: false): [.relate, .removeSource, .sourceDidDisappear]
    case .page(curls: false): [.targetDidAppear, .removeSource, .sourceDidDisappear, .relate]
    case .page(curls: true): [.removeSource, .sourceDidDisappear, .targetDidAppear, .relate]
    }
  }
}
