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
  /// A picture of the strip.
  public struct Moment: Hashable, Sendable {
    /// The picture's snapshot.
    public let snapshot: Snapshot
    /// The text above the picture. If it is empty, the virtual time takes its place.
    public let caption: String
    /// The events before the picture, each on a line in small print.
    public let notes: [String]
  }

  /// The title for screen readers, which isn't visible.
  public let title: String
  /// The pictures in the order in which they were added.
  public private(set) var moments: [Moment] = []

  /// Creates a strip without pictures.
  public init(title: String) {
    self.title = title
  }

  /// Adds a picture at the end.
  public mutating func add(_ snapshot: Snapshot, caption: String, notes: [String] = []) {
    moments.append(Moment(snapshot: snapshot, caption: caption, notes: notes))
  }
}
