import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// Focuses the fields of a running app, and records the effects on the form.
@MainActor struct FormAudit {
  let simulator: Simulator
  let companions: [View]
  let settling: Settling

  /// The findings about one field, and whether it is the last one.
  typealias Outcome = (
    field: String, findings: [KeyboardAudit.Finding], isEstimated: Bool, isLast: Bool
  )

  private var window: Window { simulator.application.keyWindow ?? simulator.window }
  private var sight: Sight { Sight(application: simulator.application, keyboard: simulator.keyboard) }

  /// Returns the findings about the field at an index, or nil if there are fewer fields.
  ///
  /// The field is focused on its own first, and then by a switch from the field before it; of the switch only
  /// additional findings are returned.
  func outcome(at place: Int) async -> Outcome? {
    await settle()
    // A form that focuses a field by itself has to end editing first.
    simulator.perform { _ = window.endEditing(true) }
    await settle()
    let fields = self.fields
    guard place < fields.count else { return nil }
    let names = FormAudit.numbered(fields.map(\.debugName))
    let own = await edit([fields[place]])
    var findings = own.map { KeyboardAudit.Finding(problem: $0, switchedFrom: nil) }
    if fields.count > 1 {
      let before = (place + fields.count - 1) % fields.count
      let switched = await edit([fields[before], fields[place]]).filter { problem in
        !own.contains { $0.isSameProblem(as: problem) }
      }
      findings += switched.map { .init(problem: $0, switchedFrom: names[before]) }
    }
    return (names[place], findings, simulator.keyboard.hasUsedEstimate, place == fields.count - 1)
  }

  // MARK: Fields

  /// The views of the frontmost controller that a user can type into, back to front.
  private var fields: [View] {
    var result: [View] = []
    var stack = [FormAudit.frontView(of: window)]
    while let view = stack.popLast() {
      guard view.isShown else { continue }
      if FormAudit.isEditable(view) { result.append(view) }
      guard !(view is any TextInput) else { continue }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return result
  }

  /// Returns the view of the frontmost controller of a window, or the window if it has none.
  static func frontView(of window: Window) -> View {
    var front = window.storedRoot
    while let presented = front?.basePresentedViewController { front = presented }
    return front?.viewIfLoaded ?? window
  }

  /// Whether a user can type into a view; computed without calling any delegate.
  private static func isEditable(_ view: View) -> Bool {
    switch view {
    case let field as TextField: field.isEnabled
    case let text as TextView: text.isEditable
    default: view is any KeyInput
    }
  }

  /// Appends a number to each name that occurs several times.
  static func numbered(_ names: [String]) -> [String] {
    var (counts, seen): ([String: Int], [String: Int]) = ([:], [:])
    for name in names { counts[name, default: 0] += 1 }
    return names.map { name in
      seen[name, default: 0] += 1
      return counts[name] == 1 ? name : "\(name) #\(seen[name] ?? 1)"
    }
  }

  // MARK: Editing

  /// Focuses views one after the other, checks the last one, ends editing, and checks the form again.
  private func edit(_ fields: [View]) async -> [KeyboardAudit.Problem] {
    let window = self.window
    let before = GeometrySnapshot(of: window)
    var problems: [KeyboardAudit.Problem] = []
    for field in fields {
      simulator.perform { _ = field.becomeFirstResponder() }
      await settle()
    }
    if let field = fields.last {
      if field.isFirstResponder {
        problems += ([field] + companions).compactMap { sight.problem(of: $0) }
      } else {
        problems.append(.refused)
      }
    }
    await endEditing(in: window)
    if simulator.keyboard.isVisible { problems.append(.keyboardStays) }
    return problems + before.changes(under: window)
  }

  private func endEditing(in window: Window) async {
    simulator.perform { _ = window.endEditing(false) }
    await settle()
    guard simulator.keyboard.isVisible else { return }
    simulator.perform { _ = window.endEditing(true) }
    await settle()
  }

  private func settle() async {
    await settling.settle(simulator)
    simulator.perform { simulator.application.layoutIfNeeded() }
  }
}
