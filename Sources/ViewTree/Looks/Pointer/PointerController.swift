import Foundation
import Responder
import Simulation

/// The pointer of an app: its place, and the views under it.
@MainActor final class PointerController {
  private unowned let application: Application
  /// The place of the pointer, in screen coordinates; `nil` if there is none.
  private(set) var location: CGPoint?
  private var hovered: [WeakHover] = []
  private weak var interaction: PointerInteraction?
  private var region: PointerRegion?
  /// The style of the pointer, or `nil` for the system's.
  private(set) var style: PointerStyle?

  private struct WeakHover {
    weak var recognizer: HoverGestureRecognizer?
  }

  init(_ application: Application) { self.application = application }

  /// Moves the pointer to a point of the screen, or removes it.
  func move(to point: CGPoint?) {
    guard application.context.rule(VersionRules.hasPointers) else { return }
    let last = location
    location = point
    application.layoutIfNeeded()
    let view = point.flatMap { application.hitTest(atScreenPoint: $0, with: nil) }
    updateRecognizers(over: view, at: point ?? last ?? .zero, isMoved: last != point)
    updateInteraction(over: view)
  }

  // MARK: Recognizers

  private func updateRecognizers(over view: View?, at point: CGPoint, isMoved: Bool) {
    var now: [HoverGestureRecognizer] = []
    var next = view
    while let current = next {
      now += current.ownGestureRecognizers.lazy.compactMap { $0 as? HoverGestureRecognizer }.filter(
        \.isEnabled
      )
      next = current.baseSuperview
    }
    let before = hovered.compactMap(\.recognizer)
    hovered = now.map { WeakHover(recognizer: $0) }
    for recognizer in before where !now.contains(where: { $0 === recognizer }) {
      recognizer.hover(.ended, at: point, in: application)
    }
    for recognizer in now {
      let isOld = before.contains { $0 === recognizer }
      if !isOld { recognizer.hover(.began, at: point, in: application) }
      if isOld, isMoved { recognizer.hover(.changed, at: point, in: application) }
    }
  }

  // MARK: Interactions

  private func updateInteraction(over view: View?) {
    var next = view
    var found: PointerInteraction?
    while let current = next, found == nil {
      found = current.interactions.lazy.compactMap { $0 as? PointerInteraction }.first { $0.isEnabled }
      next = current.baseSuperview
    }
    update(found, isForced: false)
  }

  private func update(_ found: PointerInteraction?, isForced: Bool) {
    var newRegion: PointerRegion?
    if let found, let view = found.view, let location {
      let finger = Touch(at: location, timestamp: application.context.presentTime)
      newRegion = found.region(at: PointerRegionRequest(location: finger.location(in: view)))
    }
    let isSame = found === interaction && newRegion == region
    guard !isSame || isForced else { return }
    let (oldInteraction, oldRegion) = (interaction, region)
    (interaction, region) = (found, newRegion)
    if let oldInteraction, let oldRegion, !isSame {
      let animator = PointerAnimator()
      oldInteraction.delegate?.pointerInteraction(oldInteraction, willExit: oldRegion, animator: animator)
      animator.finish(in: application)
    }
    style = nil
    guard let found, let newRegion else { return }
    style = found.style(for: newRegion)
    guard !isSame else { return }
    let animator = PointerAnimator()
    found.delegate?.pointerInteraction(found, willEnter: newRegion, animator: animator)
    animator.finish(in: application)
  }

  /// Asks for the region and the style again, if the pointer is over the interaction's view.
  func invalidate(_ interaction: PointerInteraction) {
    guard interaction === self.interaction else { return }
    update(interaction.isEnabled ? interaction : nil, isForced: true)
  }
}

/// The changes and functions that a delegate adds to a movement of the pointer.
@MainActor private final class PointerAnimator: PointerInteractionAnimating {
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func finish(in application: Application) {
    guard !completions.isEmpty else { return }
    let completions = completions
    _ = application.context.schedule(after: .zero, label: "the completion of a pointer's movement") {
      for completion in completions { completion(true) }
    }
  }
}

extension Application {
  /// Moves the pointer of a mouse or a trackpad to a point of the screen, or removes it.
  package func movePointer(to point: CGPoint?) { pointer.move(to: point) }

  /// The place of the pointer, in screen coordinates; `nil` if there is none.
  package var pointerLocation: CGPoint? { pointer.location }

  /// The style that the interaction under the pointer gives it; `nil` for the system's.
  package var pointerStyle: PointerStyle? { pointer.style }
}
