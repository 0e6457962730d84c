import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// The text inputs of an interface, and the one to which the return key, and the tab key of a hardware
/// keyboard, move the focus from each.
///
/// ```swift
/// let graph = Simulator.focusGraph { simulator in simulator.launch(SignUpForm()) }
/// print(graph)
/// #expect(graph.unreachable.isEmpty, "\(graph)")
/// ```
public struct FocusGraph: Hashable, Sendable {
  /// The effect of a key.
  public enum Step: Hashable, Sendable {
    /// The focus moves to the input with this name.
    case to(String)
    /// The focus stays, and nothing is typed.
    case stays
    /// The input receives a line feed or a tab as text.
    case types
    /// Editing ends.
    case ends
    /// The keyboard has no such key, or it is disabled.
    case noKey
  }

  /// A text input with the effects of the keys.
  public struct Input: Hashable, Sendable {
    /// The name by which a search finds the input: its identifier, label or placeholder, or its type and
    /// place.
    public let name: String
    /// The effect of the return key.
    public let onReturn: Step
    /// The effect of the tab key of a hardware keyboard.
    public let onTab: Step
  }

  /// The inputs, in view order.
  public let inputs: [Input]

  /// The inputs, apart from the first, to which neither key moves the focus from any other.
  public var unreachable: [String] {
    let targets = Set(
      inputs.flatMap { input in
        [input.onReturn, input.onTab].compactMap { step -> String? in
          if case .to(let name) = step, name != input.name { name } else { nil }
        }
      }
    )
    return inputs.dropFirst().map(\.name).filter { !targets.contains($0) }
  }

  /// The rounds of inputs in which the return key never ends editing, each from its first input in view
  /// order.
  public var cycles: [[String]] {
    var next: [String: String] = [:]
    for input in inputs { if case .to(let name) = input.onReturn { next[input.name] = name } }
    var (result, seen): ([[String]], Set<String>) = ([], [])
    for start in inputs.map(\.name) where !seen.contains(start) {
      var way: [String] = []
      var name: String? = start
      while let present = name, !seen.contains(present) {
        seen.insert(present)
        way.append(present)
        name = next[present]
      }
      if let name, let begin = way.firstIndex(of: name) { result.append(Array(way[begin...])) }
    }
    return result
  }
}

extension Simulator {
  /// Launches an interface once for each of its text inputs and key, focuses the input, and presses the key.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - system: The system; the newest of the device if it is nil.
  ///   - launch: Launches the interface in a new simulator; it must make the same interface each time.
  public static func focusGraph(
    on device: Device = .iPhone17,
    system: SystemVersion? = nil,
    launch: (Simulator) -> Void
  ) -> FocusGraph {
    func start() -> Simulator {
      let simulator = TestTraces.withoutRecording {
        Simulator(device: device, system: system, logIsEnabled: false)
      }
      simulator.perform { launch(simulator) }
      simulator.settle()
      return simulator
    }
    let count = start().textInputs.count
    let inputs = (0..<count).compactMap { place -> FocusGraph.Input? in
      guard let name = start().nameOfInput(place) else { return nil }
      return FocusGraph.Input(
        name: name,
        onReturn: start().step(from: place) { try $0.user.type("\n") },
        onTab: start().step(from: place, hasHardwareKeyboard: true) {
          try $0.user.typeKey("\t", modifierFlags: [])
        }
      )
    }
    return FocusGraph(inputs: inputs)
  }

  private var textInputs: [(path: ElementPath, view: View)] {
    user.actionableElements().filter { $0.view is any TextInput }
  }

  private func nameOfInput(_ place: Int) -> String? {
    textInputs.indices.contains(place) ? textInputs[place].path.label : nil
  }

  private func step(
    from place: Int,
    hasHardwareKeyboard: Bool = false,
    _ press: (Simulator) throws -> Void
  ) -> FocusGraph.Step {
    keyboard.isHardwareKeyboardConnected = hasHardwareKeyboard
    guard textInputs.indices.contains(place) else { return .noKey }
    let view = textInputs[place].view
    perform { _ = view.becomeFirstResponder() }
    settle()
    let before = (view as? any KeyInput)?.hasText
    let text = view.accessibilityValue
    do { try press(self) } catch { return .noKey }
    settle()
    guard let focus = firstResponder as? View else { return .ends }
    if focus === view {
      let isSame = text == view.accessibilityValue && before == (view as? any KeyInput)?.hasText
      return isSame ? .stays : .types
    }
    let target = textInputs.first { $0.view === focus }
    return .to(target?.path.label ?? focus.debugName)
  }
}
