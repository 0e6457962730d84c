import Foundation
import Responder
import Simulation

extension TextField: TextSizeFollowing {}

extension TextField {
  /// The style of the border around a field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A border that looks carved.
    case bezel = 2
    /// A rounded rectangle. It doesn't show ``TextField/background`` (B48).
    case roundedRect = 3
  }

  /// The condition under which a view at an end of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is editing.
    case whileEditing = 1
    /// While the field is not editing.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Returns whether a view with this mode is shown.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The image that is displayed behind the field.
  var shownBackground: Image? { borderStyle == .roundedRect ? nil : background }
}

extension TextField.BorderStyle {
  /// The distance of the text from each side. Those of the line and the bezel are assumed.
  var margin: CGFloat {
    switch self {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }
}

// MARK: - Rectangles

extension TextField {
  /// The difference between the fitting width and that of the text.
  final var widthOfBorder: CGFloat {
    borderStyle == .roundedRect
      ? designValue(of: VersionRules.widthOfRoundedFieldBorder) : 2 * borderStyle.margin
  }

  /// Returns the fitting height for the height of a line: with a rounded rectangle and at most the standard
  /// font, 34 points from iOS 13 (TC11). The heights of larger fonts and of the other styles with a border
  /// are assumed.
  final func height(around line: CGFloat) -> CGFloat {
    switch borderStyle {
    case .none: line + 1.5
    case .line, .bezel: line + 6
    case .roundedRect:
      designValue(of: VersionRules.heightOfRoundedField) + max(0, line - Font.standard(typeface).lineHeight)
    }
  }
}

extension TextField {
  final func baseTextRect(in bounds: CGRect) -> CGRect {
    let margin = borderStyle.margin
    func part(_ rect: CGRect) -> CGRect { directed(rect, in: bounds) }
    let start =
      parts.showsLeft ? max(margin, part(leftViewRect(forBounds: bounds)).maxX) : bounds.minX + margin
    let end =
      parts.showsRight
      ? part(rightViewRect(forBounds: bounds)).minX
      : parts.showsClear ? part(clearButtonRect(forBounds: bounds)).minX : bounds.maxX - margin
    let rect = CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
    return directed(rect, in: bounds)
  }

  final func baseClearButtonRect(in bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let rect = CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
    return directed(rect, in: bounds)
  }

  final func baseLeftViewRect(in bounds: CGRect) -> CGRect {
    let size = size(of: leftView)
    let origin = CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2)
    return directed(CGRect(origin: origin, size: size), in: bounds)
  }

  /// Returns the size of a view at an end; its fitting size if it has none (U30).
  private func size(of part: View?) -> CGSize {
    guard let part else { return .zero }
    return part.bounds.size == .zero ? part.sizeThatFits(.zero) : part.bounds.size
  }

  final func baseRightViewRect(in bounds: CGRect) -> CGRect {
    let size = size(of: rightView)
    let origin = CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2)
    return directed(CGRect(origin: origin, size: size), in: bounds)
  }
}
