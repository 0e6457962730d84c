import Foundation
import KeyboardSim

/// The symbol of a key without a title. Its lines are in a 24 by 24 square, so no font is needed.
struct KeySign: Hashable, Sendable {
  /// The path's commands.
  var path: String
  /// Whether the path is filled in addition to being stroked.
  var isFilled = false

  /// Creates the symbol of a kind of key, or returns `nil` for keys with a title.
  init?(_ kind: Key.Kind, isOn: Bool) {
    switch kind {
    case .shift, .capsLock: self.init(path: "M12 4L21 13H16.5V20H7.5V13H3Z", isFilled: isOn)
    case .delete: self.init(path: "M8.5 5.5H22V18.5H8.5L2 12ZM12 9L18 15M18 9L12 15")
    case .globe:
      self.init(
        path: "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M3 12H21M12 3C7 8 7 16 12 21M12 3C17 8 17 16 12 21"
      )
    case .emoji:
      self.init(
        path: "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3M8 14.5C10 17.5 14 17.5 16 14.5M9 8.5V10.5M15 8.5V10.5"
      )
    case .dictation:
      self.init(path: "M12 3A3 3 0 0 0 9 6V11A3 3 0 0 0 15 11V6A3 3 0 0 0 12 3M6 11A6 6 0 0 0 18 11M12 17V21")
    case .hide: self.init(path: "M3 4H21V14H3ZM6 7.5H18M6 10.5H18M9 18L12 21L15 18")
    case .undo: self.init(path: "M9 5L4 10L9 15M4 10H15A5 5 0 0 1 15 20H11")
    case .cursorLeft: self.init(path: "M15 6L9 12L15 18")
    case .cursorRight: self.init(path: "M9 6L15 12L9 18")
    case .character, .space, .tab, .return, .plane, .empty: return nil
    }
  }

  private init(path: String, isFilled: Bool = false) {
    (self.path, self.isFilled) = (path, isFilled)
  }
}

extension SVGDocument {
  /// Draws a symbol in the center of a key.
  mutating func draw(_ sign: KeySign, in face: CGRect, _ ink: String) {
    let scale = min(1, face.width * 0.8 / 24, face.height * 0.7 / 24)
    let (x, y) = (face.midX - 12 * scale, face.midY - 12 * scale)
    element(
      "path",
      [
        "d": sign.path,
        "transform": "translate(\(SVGText.number(x)) \(SVGText.number(y))) scale(\(SVGText.factor(scale)))",
        "fill": sign.isFilled ? ink : "none", "stroke": ink, "stroke-width": "1.6",
        "stroke-linejoin": "round", "stroke-linecap": "round",
      ]
    )
  }
}
