/// One change from a controller to another, from its first callback to its last.
///
/// A pure machine: it takes what happened and names the steps that follow, in order; whoever owns it carries them out.
struct ControllerTransition: Hashable, Sendable {
  /// What brings one controller in place of another.
  enum Kind: Hashable, Sendable {
    /// A push or a pop (G6, G7).
    case navigation
    /// A presentation; whether it hides the presenter (G13, G15).
    case presentation(hidesSource: Bool)
    /// The end of a presentation; whether the presenter was hidden (G14, G15).
    case dismissal(showsTarget: Bool)

    /// A page in place of another (G11).
    case page(curls: Bool)

    /// Whether the target was away before.
    var bringsTarget: Bool { self != .dismissal(showsTarget: false) }
  }

  /// What happens.
  enum Event: Sendable {
    /// The transition begins.
    case begin
    /// It has run to its end.
    case finish
    /// It was undone, and everything is back in place (G10).
    case cancel
  }

  /// What is to be done. The source leaves, the target comes.
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

  /// Whether it has begun, and not come to its last steps.
  var isRunning: Bool { stage == .running }

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Notes an event and returns the steps it leads to; an event that does not fit leads to none.
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
    // The relation ends before either hears of it (G18).
    case .dismissal(showsTarget: true): [.relate, .removeSource, .targetDidAppear, .sourceDidDisappear]
    case .dismissal(showsTarget: false): [.relate, .removeSource, .sourceDidDisappear]
    case .page(curls: false): [.targetDidAppear, .removeSource, .sourceDidDisappear, .relate]
    case .page(curls: true): [.removeSource, .sourceDidDisappear, .targetDidAppear, .relate]
    }
  }
}
