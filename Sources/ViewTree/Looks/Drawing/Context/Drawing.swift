import Foundation
import Simulation

/// The attributes of stroked lines.
package struct StrokeStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashes: [CGFloat] = []
  package var phase: CGFloat = 0
}

/// The text of one line in a drawing, with its top left corner and one look.
package struct DrawnText: Hashable, Sendable {
  package var text: String
  package var origin: CGPoint
  package var size: CGSize
  package var font: Font
  package var color: Color
  package var background: Color?
  package var isUnderlined = false
  package var isStruckThrough = false
}

/// A recorded step of drawing, in the coordinates that were current then.
package enum DrawingCommand: Hashable, Sendable {
  case fill(PathShape, Color, isEvenOdd: Bool)
  case stroke(PathShape, Color, StrokeStyle)
  case image(Image, CGRect)
  case text(DrawnText)
  case gradient(DrawnGradient)
  /// Steps that are drawn as a whole, in the drawing's coordinates.
  case group(Drawing)
}

/// A restriction of the visible part of a drawing, in the drawing's coordinates.
package enum DrawingClip: Hashable, Sendable {
  case path(PathShape, isEvenOdd: Bool)
  /// Everything outside of a rectangle, which was drawn again later.
  case outside(CGRect)
}

/// The shadow of recorded steps.
package struct DrawingShadow: Hashable, Sendable {
  package var offset: CGSize
  package var blur: CGFloat
  package var color: Color
}

/// A recorded step with the state of the context.
package struct DrawingMark: Hashable, Sendable {
  package var command: DrawingCommand
  /// The transform to the drawing's coordinates.
  package var transform: ViewTransform
  package var clips: [DrawingClip]
  package var alpha: CGFloat
  package var blendMode: CGBlendMode
  package var shadow: DrawingShadow?
}

/// A list of recorded steps, back to front.
package struct Drawing: Hashable, Sendable {
  package var marks: [DrawingMark] = []

  package init() {}

  package var isEmpty: Bool { marks.isEmpty }

  /// Returns the drawing in a single color. The opacity of each step is preserved.
  package func tinted(_ tint: Color) -> Drawing {
    func paint(_ color: Color) -> Color { tint.withAlphaComponent(tint.alpha * color.alpha) }
    var drawing = self
    for place in marks.indices {
      switch marks[place].command {
      case .fill(let shape, let color, let isEvenOdd):
        drawing.marks[place].command = .fill(shape, paint(color), isEvenOdd: isEvenOdd)
      case .stroke(let shape, let color, let style):
        drawing.marks[place].command = .stroke(shape, paint(color), style)
      case .image(let image, let rect):
        let tinted = image.withTintColor(tint, renderingMode: .alwaysOriginal)
        drawing.marks[place].command = .image(tinted, rect)
      case .text(var text):
        text.color = paint(text.color)
        text.background = text.background.map(paint)
        drawing.marks[place].command = .text(text)
      case .gradient(var gradient):
        for index in gradient.stops.indices {
          gradient.stops[index].color = paint(gradient.stops[index].color)
        }
        drawing.marks[place].command = .gradient(gradient)
      case .group(let group): drawing.marks[place].command = .group(group.tinted(tint))
      }
    }
    return drawing
  }

  /// The steps as texts.
  package var log: [String] { marks.map(\.description) }

  /// Returns the drawing after a rectangle of it was drawn again.
  func replacing(_ rect: CGRect, with new: Drawing) -> Drawing {
    var result = Drawing()
    var box = PathShape()
    box.addRect(rect)
    for var mark in marks {
      // Covered: everything of the step was inside of a part that is inside of the new one.
      let isCovered = mark.clips.contains { clip in
        if case .path(let shape, _) = clip { rect.covers(shape.box) } else { false }
      }
      if isCovered { continue }
      mark.clips.removeAll { clip in
        if case .outside(let other) = clip { rect.covers(other) } else { false }
      }
      mark.clips.append(.outside(rect))
      result.marks.append(mark)
    }
    for var mark in new.marks {
      mark.clips.insert(.path(box, isEvenOdd: false), at: 0)
      result.marks.append(mark)
    }
    return result
  }
}

extension CGRect {
  /// Whether the rectangle contains another one. Foundation's method compares a union, which is rounded.
  func covers(_ other: CGRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension DrawingMark {
  /// The step and the state that differs from a new context's: `fill M0 0L8 0L8 8Z Color(1 0 0, alpha 1)`.
  var description: String {
    var words = [command.description]
    if !transform.isIdentity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      words.append("by [\(numbers.map(GeometryText.number).joined(separator: " "))]")
    }
    for clip in clips {
      switch clip {
      case .path(let shape, let isEvenOdd):
        words.append("in \(shape.commands)\(isEvenOdd ? " even-odd" : "")")
      case .outside(let rect): words.append("outside \(GeometryText.rect(rect))")
      }
    }
    if alpha < 1 { words.append("alpha \(GeometryText.number(alpha))") }
    if blendMode != .normal { words.append("\(blendMode)") }
    if let shadow { words.append("shadow \(GeometryText.size(shadow.offset)) blur \(shadow.blur)") }
    return words.joined(separator: " ")
  }
}

extension DrawingCommand {
  fileprivate var description: String {
    switch self {
    case .fill(let shape, let color, let isEvenOdd):
      "fill \(shape.commands) \(color)\(isEvenOdd ? " even-odd" : "")"
    case .stroke(let shape, let color, let style):
      "stroke \(shape.commands) \(color) width \(GeometryText.number(style.width))"
        + (style.cap == .butt ? "" : " \(style.cap) cap")
        + (style.join == .miter ? "" : " \(style.join) join")
        + (style.dashes.isEmpty
          ? "" : " dashes \(style.dashes.map(GeometryText.number).joined(separator: " "))")
    case .image(let image, let rect): "\(image) \(GeometryText.rect(rect))"
    case .text(let text): "text '\(text.text)' \(GeometryText.point(text.origin)) \(text.color)"
    case .gradient(let gradient): gradient.description
    case .group(let group): "group (\(group.log.joined(separator: "; ")))"
    }
  }
}
