import Foundation
import Simulation

extension Filmstrip {
  /// Returns one SVG file with all pictures; see `Snapshot.svg(title:)`.
  ///
  /// Captions are broken between words; notes are truncated. Their text is dark in a light color scheme and
  /// light in a dark one.
  ///
  /// Stops with `a filmstrip needs 1 column at least, not 0` if there are fewer.
  ///
  /// - Parameter columns: The number of pictures side by side. Further pictures are placed in rows below.
  public func svg(columns: Int = 4) -> String {
    guard columns >= 1 else { programmerError("a filmstrip needs 1 column at least, not \(columns)") }
    let cells = moments.map(Cell.init)
    let rows = stride(from: 0, to: cells.count, by: columns).map {
      Row(cells: Array(cells[$0..<min($0 + columns, cells.count)]))
    }
    let size = CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.height } + Row.gap * CGFloat(max(0, rows.count - 1))
    )
    var svg = SVGDocument()
    svg.beginPicture(size: size, title: title, description: spokenDescription)
    var (number, y): (Int, CGFloat) = (0, 0)
    for row in rows {
      row.draw(at: y, firstNumber: number, into: &svg)
      (number, y) = (number + row.cells.count, y + row.height + Row.gap)
    }
    svg.end()
    return svg.text
  }

  private var spokenDescription: String {
    moments.map { moment in
      "\(moment.caption.isEmpty ? "" : "\(moment.caption), ")at \(GeometryText.seconds(moment.snapshot.time.offset)): \(moment.snapshot.summary)"
    }.joined(separator: " ")
  }
}

/// A picture with the text above it.
private struct Cell {
  static let lineHeight: CGFloat = 19
  static let noteHeight: CGFloat = 15
  private static let captionSize: CGFloat = 15
  private static let noteSize: CGFloat = 11

  let moment: Filmstrip.Moment
  let device: SVGDevice
  private let lines: [String]
  private let notes: [String]

  init(_ moment: Filmstrip.Moment) {
    self.moment = moment
    device = SVGDevice(moment.snapshot.list)
    // Fonts are slightly narrower than this at these sizes.
    let time = GeometryText.seconds(moment.snapshot.time.offset)
    let caption = moment.caption.isEmpty ? time : moment.caption
    lines = CaptionLines(of: caption, width: Int(device.size.width / 8)).lines
    let columns = Int(device.size.width / 5.9)
    notes =
      (moment.caption.isEmpty ? [] : [time])
      + moment.notes.map { GlyphRun.beginning(of: $0, width: columns).text }
  }

  var headHeight: CGFloat {
    CGFloat(lines.count) * Self.lineHeight + CGFloat(notes.count) * Self.noteHeight + 8
  }

  /// Draws the text so that it ends at `bottom`, and the device below.
  func draw(at x: CGFloat, _ bottom: CGFloat, prefix: String, into svg: inout SVGDocument) {
    var y = bottom - headHeight
    for line in lines {
      y += Self.lineHeight
      text(line, "caption", Self.captionSize, x, y - 5, into: &svg)
    }
    for note in notes {
      y += Self.noteHeight
      text(note, "note", Self.noteSize, x, y - 3, into: &svg)
    }
    svg.begin("g", ["transform": "translate(\(SVGText.number(x)) \(SVGText.number(bottom)))"])
    device.draw(moment.snapshot.screen(prefix: prefix), into: &svg)
    svg.end()
  }

  private func text(
    _ text: String,
    _ style: String,
    _ size: CGFloat,
    _ x: CGFloat,
    _ y: CGFloat,
    into svg: inout SVGDocument
  ) {
    svg.element(
      "text",
      [
        "x": SVGText.number(x + 2), "y": SVGText.number(y), "font-size": SVGText.number(size),
        "class": style, "font-weight": style == "caption" ? "600" : "",
      ],
      text: text
    )
  }
}

/// Pictures side by side, with level tops.
private struct Row {
  static let gap: CGFloat = 24
  let cells: [Cell]

  var width: CGFloat {
    cells.reduce(0) { $0 + $1.device.size.width } + Self.gap * CGFloat(max(0, cells.count - 1))
  }

  private var headHeight: CGFloat { cells.map(\.headHeight).max() ?? 0 }

  var height: CGFloat { headHeight + (cells.map(\.device.size.height).max() ?? 0) }

  func draw(at y: CGFloat, firstNumber: Int, into svg: inout SVGDocument) {
    var x: CGFloat = 0
    for (index, cell) in cells.enumerated() {
      cell.draw(at: x, y + headHeight, prefix: "m\(firstNumber + index)", into: &svg)
      x += cell.device.size.width + Self.gap
    }
  }
}
