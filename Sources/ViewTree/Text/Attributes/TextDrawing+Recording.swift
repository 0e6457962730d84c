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

  /// Draws the text into a rectangle: broken at its width from the top if the options break it, and otherwise
  /// on one line with its baseline at the rectangle's origin. Nothing is clipped. Lines below the rectangle
  /// are left out if the options truncate the last visible line.
  public func draw(
    with rect: CGRect,
    options: StringDrawingOptions = [],
    context: StringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = drawnLines(width: .greatestFiniteMagnitude, limit: 1).first
      let font = line?.runs.map(\.look.font).max { $0.lineHeight < $1.lineHeight }
      let above = line?.placement?.baseline ?? font.map { $0.lineHeight - $0.extentBelowBaseline } ?? 0
      let start = CGRect(x: rect.minX, y: rect.minY - above, width: 0, height: 0)
      return record(in: start, width: .greatestFiniteMagnitude, limit: 1)
    }
    let width = rect.width > 0 ? rect.width : .greatestFiniteMagnitude
    guard options.contains(.truncatesLastVisibleLine), rect.height > 0 else {
      return record(in: rect, width: width, limit: 0)
    }
    var (count, height): (Int, CGFloat) = (0, 0)
    for line in drawnLines(width: width, limit: 0) {
      height += line.height
      guard count == 0 || height <= rect.height + 1e-6 else { break }
      count += 1
    }
    record(in: rect, width: width, limit: count)
  }

  private func record(in rect: CGRect, width: CGFloat, limit: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let style =
      length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? ParagraphStyle : nil
    context.draw(drawnLines(width: width, limit: limit), in: rect, style?.alignment ?? .natural)
  }
}

extension CGContext {
  /// Records lines of text from the top of a rectangle.
  func draw(_ lines: [TextRunLine], in rect: CGRect, _ alignment: TextAlignment) {
    var y = rect.minY
    for line in lines {
      let room = rect.width > 0 ? rect.width : line.width
      let top = y + (line.placement?.above ?? 0)
      let height = line.placement?.height ?? line.height
      let start = line.placement?.start(in: room, alignment) ?? alignment.shift(of: line.width, in: room)
      var x = rect.minX + start
      for (place, run) in line.runs.enumerated() {
        if let placement = line.placement { x = rect.minX + start + placement.starts[place] }
        let baseline = top + (line.placement?.baseline ?? height - run.look.font.extentBelowBaseline)
        if let box = run.look.details?.box {
          let bounds = box.bounds.offsetBy(dx: x + box.padding, dy: 0)
          let frame = CGRect(
            x: bounds.minX,
            y: baseline - box.bounds.maxY - (run.look.details?.baselineOffset ?? 0),
            width: bounds.width,
            height: bounds.height
          )
          if let image = box.image { draw(image, in: frame) }
        } else {
          draw(run, at: CGPoint(x: x, y: baseline))
        }
        x += run.width
      }
      y += line.height
    }
  }

  private func draw(_ run: TextRun, at baseline: CGPoint) {
    let font = run.look.font
    let above = font.lineHeight - font.extentBelowBaseline + (run.look.details?.baselineOffset ?? 0)
    var text = DrawnText(
      text: run.text,
      origin: CGPoint(x: baseline.x, y: baseline.y - above),
      size: CGSize(width: run.width, height: font.lineHeight),
      font: font,
      color: Color(cgColor: (run.look.color ?? .black).cgColor)
    )
    text.background = run.look.background
    (text.isUnderlined, text.isStruckThrough) = (run.look.isUnderlined, run.look.isStruckThrough)
    draw(text)
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
