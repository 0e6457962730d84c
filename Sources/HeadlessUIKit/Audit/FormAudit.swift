import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Focuses a field of a running program, and looks what becomes of the form.
@MainActor struct FormAudit {
  let simulator: Simulator
  let companions: [View]

  /// What was found about one field, and whether there is no further one.
  typealias Outcome = (field: String, findings: [KeyboardAudit.Finding], isLast: Bool)

  private var window: Window { simulator.application.keyWindow ?? simulator.window }
  private var sight: Sight { Sight(application: simulator.application, keyboard: simulator.keyboard) }

  /// Returns what was found about the field at a place; nil if there are not so many.
  ///
  /// It is focused on its own first, and then by a switch from the one before it, of which only what is new is told.
  func outcome(at place: Int) -> Outcome? {
    settle()
    // A form that focuses a field by itself is first brought to where nothing is edited.
    simulator.perform { _ = window.endEditing(true) }
    settle()
    let fields = self.fields
    guard place < fields.count else { return nil }
    let names = FormAudit.numbered(fields.map(\.debugName))
    let own = edit([fields[place]])
    var findings = own.map { KeyboardAudit.Finding(problem: $0, switchedFrom: nil) }
    if fields.count > 1 {
      let before = (place + fields.count - 1) % fields.count
      let switched = edit([fields[before], fields[place]]).filter { problem in
        !own.contains { $0.isLike(problem) }
      }
      findings += switched.map { .init(problem: $0, switchedFrom: names[before]) }
    }
    return (names[place], findings, place == fields.count - 1)
  }

  // MARK: Fields

  /// The views of the frontmost controller that a person can type into, back to front.
  private var fields: [View] {
    var front = window.storedRoot
    while let presented = front?.nearestPresented { front = presented }
    var result: [View] = []
    var stack = [front?.viewIfLoaded ?? window]
    while let view = stack.popLast() {
      guard view.isShown else { continue }
      if FormAudit.isEditable(view) { result.append(view) }
      guard !(view is any TextInput) else { continue }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return result
  }

  /// Whether a person can type into a view; nobody is asked, as a delegate would hear of it.
  private static func isEditable(_ view: View) -> Bool {
    switch view {
    case let field as TextField: field.isEnabled
    case let text as TextView: text.isEditable
    default: view is any KeyInput
    }
  }

  /// Gives those names a number that occur several times.
  private static func numbered(_ names: [String]) -> [String] {
    var seen: [String: Int] = [:]
    return names.map { name in
      seen[name, default: 0] += 1
      let isOnly = names.count { $0 == name } == 1
      return isOnly ? name : "\(name) #\(seen[name] ?? 1)"
    }
  }

  // MARK: Editing

  /// Focuses views one after the other, looks at the last one, ends editing, and looks again.
  private func edit(_ fields: [View]) -> [KeyboardAudit.Problem] {
    let window = self.window
    let before = GeometrySnapshot(of: window)
    var problems: [KeyboardAudit.Problem] = []
    for field in fields { simulator.perform { _ = field.becomeFirstResponder() }; settle() }
    if let field = fields.last {
      if field.isFirstResponder {
        problems += ([field] + companions).compactMap { sight.problem(of: $0) }
      } else {
        problems.append(.refused)
      }
    }
    endEditing(in: window)
    if simulator.keyboard.isVisible { problems.append(.keyboardStays) }
    return problems + before.changes(under: window)
  }

  private func endEditing(in window: Window) {
    simulator.perform { _ = window.endEditing(false) }
    settle()
    guard simulator.keyboard.isVisible else { return }
    simulator.perform { _ = window.endEditing(true) }
    settle()
  }

  private func settle() {
    simulator.settle()
    simulator.perform { simulator.application.layoutIfNeeded() }
  }
}
