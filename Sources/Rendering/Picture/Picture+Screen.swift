import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Picture {
  /// The default number of points of the screen per character.
  public static let standardPointsPerCharacter = CGSize(width: 8, height: 16)

  /// Draws the content of a device's screen at the current virtual time, inside a phone's outline.
  ///
  /// All visible windows are drawn, back to front, at their current positions in animations. Drawing has no
  /// side effects: pending layout remains pending. The elements look as follows:
  ///
  /// - The status bar is a signal and a battery, `▂▄▆ ▮▮▯`, in the last of its rows; from iOS 7 on they are
  ///   over the app's content.
  /// - Text fields have square corners, and `╔═╗` when they have the focus, with the caret `▏` or with the
  ///   selected characters between `▐ ▌`; a placeholder is in `‹ ›`.
  /// - Buttons have rounded corners, and are shaded while highlighted. A button with only an image shows its
  ///   accessibility label, or else its identifier or the image's name as `<name>`.
  /// - Plain views are dashed boxes if they have a color, an identifier or the focus, and aren't drawn
  ///   otherwise.
  /// - Scroll views are dotted boxes, with a heavy bar for the visible part of a larger content.
  /// - The keyboard begins with a heavy line; a key under a touch is between `▐ ▌`.
  ///
  /// A box has no side at the phone's outline. Characters are in the order of the text; a caret after text
  /// from right to left is followed by a right-to-left mark for displays that reorder them. Complexity:
  /// O(views + cells that they cover).
  ///
  /// Stops with `a picture needs 1 x 1 points per character at least, not 0 x 16` if the scale is smaller
  /// than that.
  ///
  /// - Parameter pointsPerCharacter: The width and height of a character in points. A letter takes one
  ///   character at any scale, so a coarser scale truncates more of a text.
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
