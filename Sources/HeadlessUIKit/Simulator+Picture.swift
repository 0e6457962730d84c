import Foundation
import Rendering
import Simulation

extension Simulator {
  /// Draws the screen at this moment of virtual time as text; see `Picture` for how things look.
  ///
  /// - Parameter pointsPerCharacter: How many points a character is wide and high, at least 1 each.
  public func picture(pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter) -> Picture {
    snapshot().picture(pointsPerCharacter: pointsPerCharacter)
  }

  /// Takes what is seen at this moment of virtual time, to be drawn as text or as an SVG, alone or in a filmstrip.
  public func snapshot() -> Snapshot {
    perform { Snapshot(of: application, keyboard: keyboard) }
  }

  /// Draws the screen at this moment of virtual time as an SVG file; see `Snapshot`.
  ///
  /// - Parameter title: The picture's title; without one, the device, the system and the time.
  public func svg(title: String? = nil) -> String { snapshot().svg(title: title) }
}
