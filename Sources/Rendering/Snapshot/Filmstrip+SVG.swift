import Foundation
import Simulation

extension Filmstrip {
  /// Returns one SVG file with all pictures; see `Snapshot.svg(title:)`.
  ///
  /// The title is above the pictures, and the subtitle with the device and the system below it. Titles,
  /// captions and steps are broken between words; notes are truncated. Their text is dark in a light color
  /// scheme and light in a dark one.
  ///
  /// Stops with `a filmstrip needs 1 column at least, not 0` if there are fewer.
  ///
  /// - Parameter columns: The number of pictures side by side. Further pictures are placed in rows below.
  public func svg(columns: Int = 4) -> String {
    guard columns >= 1 else { programmerError("a filmstrip needs 1 column at least, not \(columns)") }
    let device = commonDevice
    let cells = moments.map { Cell($0, namesDevice: device == nil) }
    let rows = stride(from: 0, to: cells.count, by: columns).map {
      Row(cells: Array(cells[$0..<min($0 + columns, cells.count)]))
    }
    let width = rows.map(\.width).max() ?? 0
    let head = Head(title: title, details: details, width: width)
    let size = CGSize(
      width: width,
      height: head.height + rows.reduce(0) { $0 + $1.height } + Row.gap * CGFloat(max(0, rows.count - 1))
    )
    var svg = SVGDocument()
    svg.beginPicture(size: size, title: spokenTitle, description: spokenDescription)
    head.draw(into: &svg)
    var (number, y): (Int, CGFloat) = (0, head.height)
    for row in rows {
      row.draw(at: y, firstNumber: number, into: &svg)
      (number, y) = (number + row.cells.count, y + row.height + Row.gap)
    }
    svg.end()
    return svg.text
  }

  private var spokenTitle: String { subtitle.isEmpty ? title : "\(title): \(subtitle)" }

  private var spokenDescription: String {
    let device = commonDevice.map { ["\($0)."] } ?? []
    let parts = moments.map { moment in
      let caption = moment.caption.isEmpty ? "" : "\(moment.caption), "
      let step = moment.step.isEmpty ? "" : " \(moment.step)"
      let time = GeometryText.seconds(moment.snapshot.time.offset)
      return "\(caption)at \(time):\(step) \(moment.snapshot.summary)"
    }
    return (device + parts).joined(separator: " ")
  }
}

/// The title above all pictures, and the line below it.
private struct Head {
  private static let titleHeight: CGFloat = 23
  private static let detailHeight: CGFloat = 18
  private let titles: [String]
  private let details: [String]

  init(title: String, details: String, width: CGFloat) {
    titles = CaptionLines(of: title, width: max(1, Int(width / 9.5))).lines
    self.details = CaptionLines(of: details, width: max(1, Int(width / 7.3))).lines
  }

  /// The height with the space below the text, or 0 without text.
  var height: CGFloat {
    let text = CGFloat(titles.count) * Self.titleHeight + CGFloat(details.count) * Self.detailHeight
    return text > 0 ? text + 10 : 0
  }

  func draw(into svg: inout SVGDocument) {
    var y: CGFloat = 0
    for line in titles {
      y += Self.titleHeight
      svg.caption(line, "caption", 18, at: CGPoint(x: 2, y: y - 5), weight: "700")
    }
    for line in details {
      y += Self.detailHeight
      svg.caption(line, "note", 13, at: CGPoint(x: 2, y: y - 4))
    }
  }
}

extension SVGDocument {
  /// Writes text beside the screens, in the color of a style.
  fileprivate mutating func caption(
    _ text: String,
    _ style: String,
    _ size: CGFloat,
    at origin: CGPoint,
    weight: String = ""
  ) {
    element(
      "text",
      [
        "x": SVGText.number(origin.x), "y": SVGText.number(origin.y), "font-size": SVGText.number(size),
        "class": style, "font-weight": weight,
      ],
      text: text
    )
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

  /// - Parameter namesDevice: Whether the device and the system are below the caption, unless it names them.
  init(_ moment: Filmstrip.Moment, namesDevice: Bool) {
    self.moment = moment
    device = SVGDevice(moment.snapshot.list)
    // Fonts are slightly narrower than this at these sizes.
    let time = GeometryText.seconds(moment.snapshot.time.offset)
    let caption = moment.caption.isEmpty ? time : moment.caption
    lines = CaptionLines(of: caption, width: Int(device.size.width / 8)).lines
    let columns = Int(device.size.width / 5.9)
    let name = moment.snapshot.list.device.name
    notes =
      (moment.caption.isEmpty ? [] : [time])
      + (namesDevice && !caption.contains(name) ? [name] : [])
      + CaptionLines(of: moment.step, width: columns).lines
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
      svg.caption(line, "caption", Self.captionSize, at: CGPoint(x: x + 2, y: y - 5), weight: "600")
    }
    for note in notes {
      y += Self.noteHeight
      svg.caption(note, "note", Self.noteSize, at: CGPoint(x: x + 2, y: y - 3))
    }
    svg.begin("g", ["transform": "translate(\(SVGText.number(x)) \(SVGText.number(bottom)))"])
    device.draw(moment.snapshot.screen(prefix: prefix), into: &svg)
    svg.end()
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
