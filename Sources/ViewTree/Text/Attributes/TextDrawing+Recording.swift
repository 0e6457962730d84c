import Foundation
import Simulation

extension NSAttributedString {
  /// Draws the text with its top left corner at a point, broken only at its line feeds, into the current
  /// context. Without a context, nothing is drawn. Text without a color is black.
  public func draw(at point: CGPoint) {
    record(in: CGRect(origin: point, size: .zero), width: .greatestFiniteMagnitude, limit: 0)
  }

  /// Draws the text into a rectangle, broken at its width. Parts outside of the rectangle are clipped.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    record(in: rect, width: rect.width, limit: 0)
    context.restoreGState()
  }

  private func record(in rect: CGRect, width: CGFloat, limit: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let runs = TextRun.runs(of: self, over: TextAppearance(font: .systemFont(ofSize: 12)))
    let style =
      length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle : nil
    let lines = LineBreaker(width: width, limit: limit, mode: .byWordWrapping).lines(of: runs)
    context.draw(lines, in: rect, style?.alignment ?? .natural)
  }
}

extension CGContext {
  /// Records lines of text from the top of a rectangle.
  func draw(_ lines: [TextRunLine], in rect: CGRect, _ alignment: TextAlignment) {
    var y = rect.minY
    for line in lines {
      let room = rect.width > 0 ? rect.width - line.width : 0
      var x = rect.minX + (alignment == .center ? room / 2 : alignment == .right ? room : 0)
      for run in line.runs {
        var text = DrawnText(
          text: run.text,
          origin: CGPoint(x: x, y: y + line.height - run.look.font.lineHeight),
          size: CGSize(width: run.width, height: run.look.font.lineHeight),
          font: run.look.font,
          color: Color(cgColor: (run.look.color ?? .black).cgColor)
        )
        text.background = run.look.background
        (text.isUnderlined, text.isStruckThrough) = (run.look.isUnderlined, run.look.isStruckThrough)
        draw(text)
        x += run.width
      }
      y += line.height
    }
  }
}

extension String {
  /// Draws the text with the given attributes at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with the given attributes into a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }
}

extension NSString {
  /// Draws the text with the given attributes at a point; see `NSAttributedString.draw(at:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with the given attributes into a rectangle; see `NSAttributedString.draw(in:)`.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
}
