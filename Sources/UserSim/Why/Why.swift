import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Answers questions about past events from the log and the current state.
///
/// The log must be enabled: events that happened while it was off, or that it has discarded, are unknown. A
/// question changes no state and takes no time, but it calls the app's overrides of `point(inside:with:)` and
/// `hitTest(_:with:)`. Answers don't retain views.
@preconcurrency @MainActor public struct Why {
  let application: Application
  let keyboard: Keyboard

  /// Creates the explanations for one device.
  package init(application: Application, keyboard: Keyboard) {
    self.application = application
    self.keyboard = keyboard
  }

  var chronicle: Chronicle { Chronicle(entries: application.context.log.entries) }

  // MARK: Changes

  /// Explains which code changed the frame of a view and when, for each number separately.
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

  /// Explains which code changed the insets of a scroll view and when, for each edge separately.
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

  /// Returns the changes joined into one text; if there are more than six, only the last six and a count.
  private static func sum(_ steps: [ChangeStep]) -> String {
    let shown = steps.suffix(6).map(\.phrase).joined(separator: ", ")
    return steps.count > 6 ? "\(steps.count - 6) earlier changes, \(shown)" : shown
  }

  func evidence(_ steps: [ChangeStep], of view: View, _ chronicle: Chronicle) -> Evidence {
    var evidence = Evidence(steps: steps, posts: chronicle.keyboardPosts)
    evidence.cancelledSwipes = chronicle.cancelledSwipes
    evidence.crossFades = keyboard.prefersCrossFadeTransitions
    evidence.isUndocked = keyboard.isVisible && keyboard.mode != .docked
    evidence.safeBottom = view.window?.safeAreaInsets.bottom ?? 0
    if let top = keyboardTop, view.window != nil { evidence.gap = top - interfaceFrame(of: view).maxY }
    return evidence
  }

  // MARK: The interface

  /// The top of a keyboard at the bottom of the screen, in interface coordinates, or `nil` if there is none.
  var keyboardTop: CGFloat? {
    guard keyboard.isVisible, keyboard.mode == .docked else { return nil }
    return keyboard.frame.applying(application.screen.fromInterface.inverted()).minY
  }

  /// Returns a view's frame on the screen, in interface coordinates.
  func interfaceFrame(of view: View) -> CGRect {
    view.convertToScreen(view.bounds).applying(application.screen.fromInterface.inverted())
  }
}
