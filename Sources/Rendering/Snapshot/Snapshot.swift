import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// The visible content of a device's screen at one moment of virtual time, for drawing at any later time.
///
/// A snapshot is a value: later changes in the simulator don't affect it, and it retains no views. Two
/// snapshots are equal if they have the same visible content at the same time.
public struct Snapshot: Hashable, Sendable {
  let list: DisplayList
  /// The virtual time at which the snapshot was taken.
  public let time: VirtualClock.Instant
  /// A description of the keyboard, the first responder and the touches.
  let summary: String

  /// Captures all visible windows, back to front, at their current positions in animations, and the touches
  /// on the screen.
  ///
  /// Capturing has no side effects: pending layout remains pending. Complexity: O(views).
  @MainActor public init(of application: Application, keyboard: Keyboard) {
    list = DisplayList(of: application, keyboard: keyboard)
    time = application.context.clock.now
    summary = Snapshot.summary(of: application, keyboard, fingers: list.fingers)
  }

  /// The screen's size in points, in the current interface orientation.
  public var screenSize: CGSize { list.screen.size }

  /// Returns whether both snapshots have the same visible content, at the same or different times.
  public func looksLike(_ other: Snapshot) -> Bool { list == other.list }

  /// Draws the snapshot with characters; see `Picture`.
  ///
  /// Stops with `a picture needs 1 x 1 points per character at least, not 0 x 16` if the scale is smaller
  /// than that.
  public func picture(pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter) -> Picture {
    Picture(list, pointsPerCharacter: pointsPerCharacter)
  }

  /// Returns a description of the picture's main content for people who can't see it.
  @MainActor private static func summary(
    of application: Application,
    _ keyboard: Keyboard,
    fingers: [FingerMark]
  ) -> String {
    let frame = keyboard.presentationFrame.applying(application.screen.fromInterface.inverted())
    let seen = frame.intersection(application.screen.interfaceBounds)
    let state = keyboard.isShown ? "up" : "moving"
    let isSeen = seen.width > 0 && seen.height > 0
    var parts = [
      isSeen
        ? "The keyboard is \(state), its top at \(GeometryText.number(frame.minY))." : "The keyboard is away."
    ]
    if let first = application.focusedResponder { parts.append("First responder: \(first.debugName).") }
    for finger in fingers { parts.append("A finger is at \(GeometryText.point(finger.location)).") }
    return parts.joined(separator: " ")
  }
}
