import Foundation
import Rendering

extension Simulator {
  /// Draws the screen at this moment of virtual time as text; see `Picture` for how things look.
  ///
  /// - Parameter pointsPerCharacter: How many points a character is wide and high, at least 1 each.
  public func picture(pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter) -> Picture {
    Picture(of: application, keyboard: keyboard, pointsPerCharacter: pointsPerCharacter)
  }
}
