import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Picture {
  /// How many points of the screen one character stands for, if nothing else is said.
  public static let standardPointsPerCharacter = CGSize(width: 8, height: 16)

  /// Draws what is seen on a device's screen at this moment of virtual time, inside a phone's outline.
  ///
  /// All visible windows are drawn, back to front, where animations have them now. Nothing else happens: outstanding
  /// layout stays outstanding. How things look:
  ///
  /// - Text fields have square corners, and `╔═╗` with a caret when they have the focus; a placeholder is in `‹ ›`.
  /// - Buttons have round corners, and are shaded while a finger is on them.
  /// - Plain views are dashed boxes if they have a color, an identifier or the focus, and nothing otherwise.
  /// - Scroll views are dotted boxes, with a heavy bar for the part that is seen of a larger content.
  /// - The keyboard begins with a heavy line; a key under a finger stands between `▐ ▌`.
  ///
  /// A box has no side where the phone's outline is. Costs O(views and cells that they cover).
  ///
  /// Stops with `a picture needs 1 x 1 points per character at least, not 0 x 16` if the scale is smaller than that.
  ///
  /// - Parameter pointsPerCharacter: How many points a character is wide and high. A letter takes one character at any
  ///   scale, so a coarser scale cuts more of a text.
  @MainActor public init(
    of application: Application,
    keyboard: Keyboard,
    pointsPerCharacter: CGSize = Picture.standardPointsPerCharacter
  ) {
    self.init(DisplayList(of: application, keyboard: keyboard), pointsPerCharacter: pointsPerCharacter)
  }

  /// Draws a display list with characters.
  init(_ list: DisplayList, pointsPerCharacter: CGSize) {
    guard pointsPerCharacter.width >= 1, pointsPerCharacter.height >= 1, pointsPerCharacter.isFinite else {
      programmerError(
        "a picture needs 1 x 1 points per character at least, not \(GeometryText.size(pointsPerCharacter))"
      )
    }
    let painter = TextPainter(list, pointsPerCharacter: pointsPerCharacter)
    self = PhoneOutline(homeControl: list.device.homeControl).picture(of: painter.canvas)
  }
}

extension CGSize {
  fileprivate var isFinite: Bool { width.isFinite && height.isFinite }
}
