import Foundation
import Simulation

/// What was copied or cut, for pasting. Only texts are modelled.
@preconcurrency @MainActor public final class Pasteboard {
  private unowned let context: SimulationContext
  private var texts: [String] = []

  /// Counts the changes since the simulator began; setting the same text again counts too.
  public private(set) var changeCount = 0

  init(context: SimulationContext) {
    self.context = context
  }

  /// The pasteboard of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Pasteboard.general` if there is none.
  public static var general: Pasteboard { Application.required(for: "Pasteboard.general").pasteboard }

  /// The first text; nil if there is none, and nil empties the pasteboard.
  public var string: String? {
    get { texts.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// All texts; nil if there are none, and nil empties the pasteboard.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { replace(with: newValue ?? []) }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { !texts.isEmpty }

  /// How many things are on the pasteboard.
  public var numberOfItems: Int { texts.count }

  private func replace(with new: [String]) {
    texts = new
    changeCount += 1
    let content = new.isEmpty ? "is emptied" : "has \(new.map { "\"\($0)\"" }.joined(separator: ", "))"
    context.log.recording(.editing, "pasteboard", content) {
      context.notifications.post(name: Pasteboard.changedNotification, object: self)
    }
  }
}

extension Pasteboard {
  /// Posted inside each change. The object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
