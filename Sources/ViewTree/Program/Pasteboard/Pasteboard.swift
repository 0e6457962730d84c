import Foundation
import Simulation

/// The pasteboard for copied and cut content. Only strings are modelled.
@preconcurrency @MainActor public final class Pasteboard: IdentityHashable {
  private unowned let context: SimulationContext
  private var texts: [String] = []

  /// The number of changes since the simulator's creation. Setting the same string again counts too.
  public private(set) var changeCount = 0

  init(context: SimulationContext) {
    self.context = context
  }

  /// The pasteboard of the current simulator.
  ///
  /// Stops with `there is no simulator: create a Simulator before using Pasteboard.general` if there is none.
  public static var general: Pasteboard { Application.required(for: "Pasteboard.general").pasteboard }

  /// The first string, or `nil` if there is none. Setting `nil` clears the pasteboard.
  public var string: String? {
    get { texts.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// All strings, or `nil` if there are none. Setting `nil` clears the pasteboard.
  public var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { replace(with: newValue ?? []) }
  }

  /// Whether the pasteboard contains a string.
  public var hasStrings: Bool { !texts.isEmpty }

  /// The number of items on the pasteboard.
  public var numberOfItems: Int { texts.count }

  private func replace(with new: [String]) {
    texts = new
    changeCount += 1
    let content = new.isEmpty ? "is emptied" : "has \(new.map { "\"\($0)\"" }.joined(separator: ", "))"
    context.log.recording(.editing, "pasteboard", content) {
      context.notifications.basePost(name: Pasteboard.changedNotification, object: self)
    }
  }
}

extension Pasteboard {
  /// The notification that is posted inside each change. Its object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
