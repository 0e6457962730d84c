import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

/// What is seen on a device's screen at one moment of virtual time, to be drawn then or later.
///
/// It is a value: what the simulator does afterwards does not change it, and it keeps no view alive. Two are equal if the
/// same is seen at the same time.
public struct Snapshot: Hashable, Sendable {
  let list: DisplayList
  /// When it was taken.
  public let time: VirtualClock.Instant
  /// The keyboard and the focus, in words.
  let summary: String

  /// Takes all visible windows, back to front, where animations have them now, and the fingers on the screen.
  ///
  /// Nothing else happens: outstanding layout stays outstanding. Costs O(views).
  @MainActor public init(of application: Application, keyboard: Keyboard) {
    list = DisplayList(of: application, keyboard: keyboard)
    time = application.context.clock.now
    summary = Snapshot.summary(of: application, keyboard, fingers: list.fingers)
  }

  /// The screen's size in points, as the interface stands.
  public var screenSize: CGSize { list.screen.size }

  /// Whether the same is seen on both, whenever it was.
  public func looksLike(_ other: Snapshot) -> Bool { list == other.list }

  /// Draws it with characters; see `Picture`.
  ///
  /// Stops with `a picture needs 1 x 1 points per character at least, not 0 x 16` if the scale is smaller than that.
  public func picture(pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter) -> Picture {
    Picture(list, pointsPerCharacter: pointsPerCharacter)
  }

  /// Says for people who do not see the picture what matters most of it.
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
