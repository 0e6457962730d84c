import Foundation
import Simulation
import ViewTree

/// Execution of the steps of ``KeyboardPresentation``.
extension Keyboard {
  /// Performs the steps, until a step causes newer ones.
  func perform(_ steps: [KeyboardPresentation.Step]) {
    let generation = presentation.generation
    for step in steps {
      guard presentation.generation == generation else { return }
      switch step {
      case .installKeys: installKeys()
      case .post(let notice): post(notice)
      case .slide(let begin, let end, let duration): slide(from: begin, to: end, duration)
      case .removeKeys: removeKeys()
      }
    }
  }

  private func slide(from begin: CGRect, to end: CGRect, _ duration: Duration) {
    let generation = presentation.generation
    context.activate {
      context.log.recording(
        .keyboard,
        "keyboard",
        "slides \(GeometryText.rect(begin)) -> \(GeometryText.rect(end)) in \(GeometryText.seconds(duration))"
      ) {
        move(Slide(begin: begin, end: end, duration: duration))
        _ = context.schedule(after: duration, label: "arrival of the keyboard") {
          [handle] in
          guard let keyboard = handle.object else { return }
          keyboard.perform(keyboard.presentation.arrived(generation: generation))
        }
      }
    }
  }

  /// The duration of the keyboard's movement: that of the transition it accompanies, or else the system's.
  var slideDuration: Duration {
    guard application.areAnimationsEnabled else { return .zero }
    return application.focusCircumstances.ride?.duration ?? context.rule(VersionRules.keyboardSlideDuration)
  }
}
