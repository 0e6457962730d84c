import Foundation
import Simulation

/// The names of a face and of its family.
struct FontNames: Hashable, Sendable {
  var face: String
  var family: String
}

extension FontFace {
  /// Returns the names of a system font, which depend on the system and in iOS 9 to 12 on the size (TM11);
  /// nil for a font that isn't the system's.
  func systemNames(size: CGFloat) -> FontNames? {
    switch design {
    case .named: return nil
    case .systemMonospaced: return monospacedNames
    case .system, .systemWithEqualDigits: break
    }
    let style = weight.faceName
    switch typeface {
    case .helvetica:
      let name = (weight.number >= 600 ? "Bold" : "") + (isItalic ? "Oblique" : "")
      return FontNames(face: name.isEmpty ? "Helvetica" : "Helvetica-\(name)", family: "Helvetica")
    case .firstHelveticaNeue, .helveticaNeue:
      let name: String =
        switch (weight.number, isItalic) {
        case (500, false): "MediumP4"
        case (400, true): "Italic"
        case (400, false) where typeface == .firstHelveticaNeue: "M3"
        default: style + (isItalic ? "Italic" : "")
        }
      return FontNames(face: ".HelveticaNeueInterface-\(name)", family: ".Helvetica Neue Interface")
    case .firstSanFrancisco, .sanFranciscoFamilies:
      let cut = size < 20 ? "Text" : "Display"
      let name = (weight.number == 400 ? "" : style) + (isItalic ? "Italic" : "")
      return FontNames(face: ".SFUI\(cut)" + (name.isEmpty ? "" : "-\(name)"), family: ".SF UI \(cut)")
    case .sanFranciscoFaces, .sanFrancisco:
      return FontNames(face: ".SFUI-\(style)" + (isItalic ? "Italic" : ""), family: ".AppleSystemUIFont")
    }
  }

  private var monospacedNames: FontNames {
    let name = weight.faceName + (isItalic ? "Italic" : "")
    guard typeface >= .firstSanFrancisco else { return FontNames(face: "Menlo-\(name)", family: "Menlo") }
    let family = ".AppleSystemUIFontMonospaced"
    return FontNames(face: "\(family)-\(name)", family: family)
  }
}

extension SystemTypeface {
  /// The weight of the bold system font.
  var boldWeight: Font.Weight {
    switch self {
    case .helvetica: .bold
    case .firstHelveticaNeue, .helveticaNeue: .medium
    case .firstSanFrancisco, .sanFranciscoFamilies, .sanFranciscoFaces, .sanFrancisco: .semibold
    }
  }
}
