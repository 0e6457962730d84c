import Foundation
import Simulation

/// Several moments of a simulator in one picture, each below its caption and the virtual time.
///
/// ```swift
/// var strip = Filmstrip(title: "The field comes out")
/// strip.add(simulator.snapshot(), caption: "before")
/// try simulator.user.tap(field)
/// strip.add(simulator.snapshot(), caption: "after")
/// try strip.svg().write(toFile: "story.svg", atomically: true, encoding: .utf8)
/// ```
public struct Filmstrip: Hashable, Sendable {
  /// One of the pictures.
  public struct Moment: Hashable, Sendable {
    /// What is seen.
    public let snapshot: Snapshot
    /// What stands above it; if it is empty, the virtual time does.
    public let caption: String
    /// What happened before it, each in a line of small print.
    public let notes: [String]
  }

  /// The title, which readers of the file hear, and which is not seen.
  public let title: String
  /// The pictures, in the order in which they were added.
  public private(set) var moments: [Moment] = []

  /// Begins a strip without pictures.
  public init(title: String) {
    self.title = title
  }

  /// Adds a picture behind the others.
  public mutating func add(_ snapshot: Snapshot, caption: String, notes: [String] = []) {
    moments.append(Moment(snapshot: snapshot, caption: caption, notes: notes))
  }
}
