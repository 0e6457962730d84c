import Foundation
import Simulation

/// Several moments of a simulator in one picture, below a title, each with its caption and the virtual time.
///
/// ```swift
/// var strip = Filmstrip(title: "The field moves above the keyboard", subtitle: "Corrected")
/// strip.add(simulator.snapshot(), caption: "before")
/// try simulator.user.tap(field)
/// strip.add(simulator.snapshot(), caption: "after", step: "1. The user taps the field.")
/// try strip.svg().write(toFile: "story.svg", atomically: true, encoding: .utf8)
/// ```
public struct Filmstrip: Hashable, Sendable {
  /// A picture of the strip.
  public struct Moment: Hashable, Sendable {
    /// The picture's snapshot.
    public let snapshot: Snapshot
    /// The text above the picture. If it is empty, the virtual time takes its place.
    public let caption: String
    /// The step of a test or a story that led to the picture, below the caption; empty for none.
    public let step: String
    /// The events before the picture, each on a line in small print.
    public let notes: [String]
  }

  /// The title, which is the first line of the picture.
  public let title: String
  /// The second line, such as the variant of a technique. The device and the system follow it if all pictures
  /// have the same; otherwise each picture has its own below its caption.
  public let subtitle: String
  /// The pictures in the order in which they were added.
  public private(set) var moments: [Moment] = []

  /// Creates a strip without pictures.
  public init(title: String, subtitle: String = "") {
    (self.title, self.subtitle) = (title, subtitle)
  }

  /// Adds a picture at the end.
  public mutating func add(
    _ snapshot: Snapshot,
    caption: String,
    step: String = "",
    notes: [String] = []
  ) {
    moments.append(Moment(snapshot: snapshot, caption: caption, step: step, notes: notes))
  }

  /// The line below the title.
  var details: String {
    [subtitle, commonDevice ?? ""].filter { !$0.isEmpty }.joined(separator: " \u{B7} ")
  }

  /// The device and the system of all pictures, or `nil` if they differ or there is no picture.
  var commonDevice: String? {
    let names = Set(moments.map(\.snapshot.list.device.name))
    return names.count == 1 ? names.first : nil
  }
}
