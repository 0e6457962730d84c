import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Answers questions about what has happened, out of the log and of how things stand.
///
/// The log must have been written: what happened while it was off, or what it has forgotten, is not known. Asking
/// changes nothing and lets no time pass, but asks the program's overrides of `point(inside:with:)` and
/// `hitTest(_:with:)`. No answer holds a view.
@preconcurrency @MainActor public struct Why {
  let application: Application
  let keyboard: Keyboard

  /// Answers for one device.
  package init(application: Application, keyboard: Keyboard) {
    self.application = application
    self.keyboard = keyboard
  }

  var chronicle: Chronicle { Chronicle(entries: application.context.log.entries) }

  // MARK: Changes

  /// Says by whom and when the frame of a view was changed, each number by itself.
  public func frameChanged(_ view: View) -> Explanation {
    let chronicle = chronicle
    let frame = view.frame
    return changes(
      chronicle.steps(of: .frame, of: view.logNumber),
      of: view,
      [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)],
      "its frame \(GeometryText.rect(frame)) has not changed",
      chronicle
    )
  }

  /// Says by whom and when the insets of a scroll view were changed, each edge by itself.
  public func contentInsetChanged(_ scrollView: ScrollView) -> Explanation {
    let chronicle = chronicle
    let inset = scrollView.contentInset
    return changes(
      chronicle.steps(of: .contentInset, of: scrollView.logNumber),
      of: scrollView,
      [
        ("contentInset.top", inset.top), ("contentInset.left", inset.left),
        ("contentInset.bottom", inset.bottom), ("contentInset.right", inset.right),
      ],
      "its contentInset \(GeometryText.insets(inset)) has not changed",
      chronicle
    )
  }

  private func changes(
    _ steps: [ChangeStep],
    of view: View,
    _ values: [(property: String, value: CGFloat)],
    _ unchanged: String,
    _ chronicle: Chronicle
  ) -> Explanation {
    let parts = values.compactMap { property, value -> String? in
      let own = steps.filter { $0.property == property }
      return own.isEmpty ? nil : "\(property) \(GeometryText.number(value)): \(Self.sum(own))"
    }
    let sentence = "\(view.debugName): \(parts.isEmpty ? unchanged : parts.joined(separator: "; "))"
    return Explanation(
      sentence,
      Diagnosis.all(for: evidence(steps, of: view, chronicle)),
      facts: steps.map { .changed($0) }
    )
  }

  /// The changes one after the other; of more than six, the last.
  private static func sum(_ steps: [ChangeStep]) -> String {
    let shown = steps.suffix(6).map(\.phrase).joined(separator: ", ")
    return steps.count > 6 ? "\(steps.count - 6) earlier changes, \(shown)" : shown
  }

  func evidence(_ steps: [ChangeStep], of view: View, _ chronicle: Chronicle) -> Evidence {
    var evidence = Evidence(steps: steps, posts: chronicle.keyboardPosts)
    evidence.givenUpSwipes = chronicle.givenUpSwipes
    evidence.crossFades = keyboard.prefersCrossFadeTransitions
    evidence.isUndocked = keyboard.isVisible && keyboard.mode != .docked
    evidence.safeBottom = view.window?.safeAreaInsets.bottom ?? 0
    if let top = keyboardTop, view.window != nil { evidence.gap = top - interfaceFrame(of: view).maxY }
    return evidence
  }

  // MARK: The interface

  /// Where a keyboard at the bottom of the screen begins, as the interface stands; nil if there is none.
  var keyboardTop: CGFloat? {
    guard keyboard.isVisible, keyboard.mode == .docked else { return nil }
    return keyboard.frame.applying(application.screen.fromInterface.inverted()).minY
  }

  /// Where a view is on the screen, as the interface stands.
  func interfaceFrame(of view: View) -> CGRect {
    view.convertToScreen(view.bounds).applying(application.screen.fromInterface.inverted())
  }
}
