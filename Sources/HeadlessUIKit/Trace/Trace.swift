import Foundation
import Rendering
import Simulation

/// The moments of a simulator's virtual time: the screen, the view tree, the responder chain and the log, as
/// one HTML file.
///
/// ```swift
/// let trace = try simulator.trace("The form") {
///   try simulator.user.textFields["Username"].tap()
///   try simulator.user.type("ada\n")
/// }
/// try trace.write(to: URL(fileURLWithPath: "form.html"))
/// ```
///
/// The page needs no network. A slider, the arrow keys, or a click on a line of the log or on a lane choose
/// the moment. A click on the picture chooses a view, and shows its frame, its path, and the causes of its
/// last changes. A second moment can be marked, for the differences. The file is readable without scripts:
/// it contains the log as text. The address `form.html#t=0.35` shows a moment, and `#at=160,411` also chooses
/// the view at a point.
public struct Trace: Sendable {
  /// The page's title.
  public let title: String
  let device: Device
  let system: SystemVersion
  /// The size of the screen in points.
  let size: CGSize
  var moments: [TraceMoment] = []
  var log: [LogEntry] = []

  /// The number of moments.
  public var momentCount: Int { moments.count }

  /// The page.
  public var html: String { TracePage(self).text }

  /// Writes the page to a file.
  ///
  /// - Throws: The error of Foundation if the file can't be written.
  public func write(to url: URL) throws { try html.write(to: url, atomically: true, encoding: .utf8) }
}

/// A moment of a trace.
struct TraceMoment: Sendable {
  let snapshot: Snapshot
  let nodes: [TraceNode]
  /// The names of the responders, from the first one.
  let chain: [String]

  /// The virtual time, in seconds.
  var time: Double { snapshot.time.offset.inSeconds }
}

/// A view at a moment of a trace.
struct TraceNode: Hashable, Sendable {
  let depth: Int
  let name: String
  let frame: CGRect
  let isShown: Bool
  let isFirstResponder: Bool
}
