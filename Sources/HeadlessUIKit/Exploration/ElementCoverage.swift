import Responder
import UserSim
import ViewTree

/// The elements that were shown and those that were used.
struct ElementCoverage {
  private var used: Set<ElementPath> = []
  private var shown: [ElementPath] = []
  private var reasons: [ElementPath: String] = [:]
  private var focused: Set<ElementPath> = []
  /// The text inputs with the actions that lead to the first state in which they were shown.
  private var inputs: [(path: ElementPath, way: [ExplorationAction])] = []

  mutating func noteUse(by action: ExplorationAction) {
    switch action.kind {
    case .tap(let path), .tapPart(let path, _, _), .pressLong(let path, _), .swipe(let path, _),
      .adjust(let path, _), .moveRow(let path, _):
      used.insert(path)
    default: break
    }
  }

  /// Notes the elements of a screen, with the reasons why some can't be tapped, and returns whether there are
  /// any.
  @MainActor mutating func noteShown(_ simulator: Simulator, after way: [ExplorationAction]) -> Bool {
    let elements = simulator.user.actionableElements()
    for (path, view) in elements {
      if view is any TextInput {
        if reasons[path] == nil { inputs.append((path, way)) }
        if view.isFirstResponder { focused.insert(path) }
      }
      if reasons[path] == nil { shown.append(path) }
      reasons[path] = simulator.user.obstacle(to: view).map { "\($0)" } ?? "it was not tried"
    }
    return !elements.isEmpty
  }

  /// The text inputs that were first responder in no state, each with its reason and the actions that show
  /// it.
  var unreachedInputs: [(text: String, way: [ExplorationAction])] {
    inputs.filter { !focused.contains($0.path) && !used.contains($0.path) }.map {
      ("\($0.path.words) was never focused: \(reasons[$0.path] ?? "")", $0.way)
    }
  }

  /// The elements that were never tapped, with the last reason, in the order in which they were first shown.
  var unused: [String] {
    shown.filter { !used.contains($0) }.map { "\($0.words): \(reasons[$0] ?? "")" }
  }
}
