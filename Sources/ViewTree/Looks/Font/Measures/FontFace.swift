import Foundation
import Simulation

/// A face with known widths: a family in a weight and slant, on a system.
struct FontFace: Hashable, Sendable {
  /// The purpose of a font.
  enum Design: Hashable, Sendable {
    /// The system font.
    case system
    /// The system font with digits of equal width.
    case systemWithEqualDigits
    /// The monospaced system font.
    case systemMonospaced
    /// The font of a family that the app has named.
    case named
  }

  /// A family with known widths.
  enum Family: Hashable, Sendable {
    case sanFrancisco
    case sanFranciscoMono
    case helvetica
    case helveticaNeue
    case menlo
    case courier
  }

  let design: Design
  let family: Family
  let weight: Font.Weight
  let isItalic: Bool
  private(set) var typeface: SystemTypeface

  /// Creates a face of the system font.
  init(_ design: Design, weight: Font.Weight, isItalic: Bool, _ typeface: SystemTypeface) {
    (self.design, self.weight, self.isItalic, self.typeface) = (design, weight, isItalic, typeface)
    family = design == .systemMonospaced ? typeface.monospacedFamily : typeface.family
  }

  /// Creates the face that is nearest to one of a family.
  init(
    family name: String,
    weight: Font.Weight,
    isItalic: Bool,
    isMonospaced: Bool,
    _ typeface: SystemTypeface
  ) {
    (design, self.weight, self.isItalic, self.typeface) = (.named, weight, isItalic, typeface)
    family = Self.family(named: name, isMonospaced: isMonospaced)
  }

  private static func family(named name: String, isMonospaced: Bool) -> Family {
    let isSystem = name.hasPrefix(".SF") || name.hasPrefix("SF") || name.hasPrefix(".AppleSystemUIFont")
    if isSystem { return isMonospaced ? .sanFranciscoMono : .sanFrancisco }
    if name.hasPrefix("Courier") { return .courier }
    if isMonospaced { return .menlo }
    return ["Helvetica", "Arial", "ArialMT"].contains(name) ? .helvetica : .helveticaNeue
  }

  /// Returns the corresponding face of another system.
  func on(_ typeface: SystemTypeface) -> FontFace {
    guard design == .named else {
      // The bold system font has another weight on each system.
      let weight = weight == self.typeface.boldWeight ? typeface.boldWeight : weight
      return FontFace(design, weight: weight, isItalic: isItalic, typeface)
    }
    var face = self
    face.typeface = typeface
    return face
  }

  // MARK: Widths

  /// Returns the tables between which the widths for a size are interpolated, with their shares.
  func tables(size: CGFloat) -> [(table: AdvanceTable, share: CGFloat)] {
    switch family {
    case .sanFrancisco:
      let large = typeface.opticalSize(size)
      let (small, big) = (mixture(Self.smallMasters, 1 - large), mixture(Self.largeMasters, large))
      return small + big
    case .sanFranciscoMono: return [(.sanFranciscoMono, 1)]
    case .helvetica: return [(weight.number >= 600 ? .helveticaBold : .helvetica, 1)]
    case .helveticaNeue:
      let bold = boldShareOfHelveticaNeue
      return [(AdvanceTable.helveticaNeue, 1 - bold), (.helveticaNeueBold, bold)].filter { $0.1 != 0 }
    case .menlo: return [(.menlo, 1)]
    case .courier: return [(.courier, 1)]
    }
  }

  /// The share of the bold face in the widths of Helvetica Neue. Those of the medium and light faces are
  /// estimated (TM26).
  private var boldShareOfHelveticaNeue: CGFloat {
    switch weight.number {
    case ...300: -17.0 / 30
    case 400: 0
    case 500: 0.5
    default: 1
    }
  }

  /// The tables of San Francisco in one optical size.
  private struct Masters {
    let ultralight, regular, bold, black, italic: AdvanceTable
  }

  private static let smallMasters = Masters(
    ultralight: .sanFranciscoTextUltralight,
    regular: .sanFranciscoText,
    bold: .sanFranciscoTextBold,
    black: .sanFranciscoTextBlack,
    italic: .sanFranciscoTextItalic
  )
  private static let largeMasters = Masters(
    ultralight: .sanFranciscoDisplayUltralight,
    regular: .sanFranciscoDisplay,
    bold: .sanFranciscoDisplayBold,
    black: .sanFranciscoDisplayBlack,
    italic: .sanFranciscoDisplayItalic
  )

  /// Returns the masters between which a weight of San Francisco is interpolated (TM13). The widths of an
  /// italic face change with the weight as those of the upright face, which is an estimate.
  private func mixture(_ masters: Masters, _ share: CGFloat) -> [(table: AdvanceTable, share: CGFloat)] {
    guard share != 0 else { return [] }
    let (first, second, part): (AdvanceTable, AdvanceTable, CGFloat) =
      switch weight.number {
      case 100: (masters.regular, masters.ultralight, 1)
      case 200: (masters.regular, masters.ultralight, 0.7838)
      case 300: (masters.regular, masters.ultralight, 0.3406)
      case 400: (masters.regular, masters.regular, 0)
      case 500: (masters.regular, masters.bold, 0.3667)
      case 600: (masters.regular, masters.bold, 0.6333)
      case 700: (masters.regular, masters.bold, 1)
      case 800: (masters.bold, masters.black, 0.5332)
      default: (masters.bold, masters.black, 1)
      }
    var tables = [(first, (1 - part) * share), (second, part * share)]
    if isItalic { tables += [(masters.regular, -share), (masters.italic, share)] }
    return tables.filter { $0.1 != 0 }
  }

  /// Returns the share of ``KerningTable``'s changes, which is an estimate. It is chosen so that the measured
  /// sums of San Francisco's kerning result. Texts weren't kerned before iOS 7.
  func kerning(size: CGFloat) -> CGFloat {
    if typeface.sizesAreWhole { return 0 }
    switch family {
    case .sanFrancisco: return 0.63 + 0.26 * typeface.opticalSize(size)
    case .helvetica: return 1
    case .helveticaNeue: return 0.63
    case .sanFranciscoMono, .menlo, .courier: return 0
    }
  }

  /// Returns the distance that is added after every character, in ems.
  func tracking(size: CGFloat) -> CGFloat {
    family == .sanFrancisco ? typeface.tracking(size) / 2048 : 0
  }

  /// Returns the width of East Asian characters, in ems (TX21, TX25).
  func eastAsianWidth(size: CGFloat) -> CGFloat {
    guard typeface.hasWideEastAsianCharacters else { return 1 }
    return size <= 16 ? 1.02 : 1.019
  }
}
