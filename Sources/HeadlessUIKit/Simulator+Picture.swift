import Foundation
import Rendering
import Simulation

extension Simulator {
  /// Draws the screen at this moment of virtual time as text; see `Picture` for the characters.
  ///
  /// - Parameter pointsPerCharacter: The width and height of a character in points, at least 1 each.
  public func picture(pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter) -> Picture {
    snapshot().picture(pointsPerCharacter: pointsPerCharacter)
  }

  /// Captures the screen at this moment of virtual time, to draw it as text or as an SVG, alone or in a
  /// filmstrip.
  public func snapshot() -> Snapshot {
    perform { Snapshot(of: application, keyboard: keyboard) }
  }

  /// Draws the screen at this moment of virtual time as an SVG file; see `Snapshot`.
  ///
  /// - Parameter title: The picture's title; if nil, the device, the system and the time.
  public func svg(title: String? = nil) -> String { snapshot().svg(title: title) }
}
