import Foundation
import Simulation

extension Snapshot {
  /// Returns an SVG file of the device with its screen, at one unit per point.
  ///
  /// Frames, clipping, opacity, transforms and the back-to-front order are those of the views at the moment
  /// of the snapshot, also in the middle of an animation. The look is a sketch: there are no embedded fonts,
  /// images are crossed boxes with their names, and the status bar shows the virtual time instead of the
  /// clock. A ring marks the first responder. A dot marks each touch, with a line from its start. Views with
  /// an identifier and no color have a dashed outline.
  ///
  /// The file refers to no other files, and equal snapshots produce identical bytes. The screen looks the
  /// same in light and dark color schemes. The file has a title and a description for screen readers.
  ///
  /// - Parameter title: The picture's title; `nil` for the device, the system and the time.
  public func svg(title: String? = nil) -> String {
    let device = SVGDevice(list)
    var svg = SVGDocument()
    svg.beginPicture(size: device.size, title: title ?? standardTitle, description: summary)
    device.draw(screen(prefix: ""), into: &svg)
    svg.end()
    return svg.text
  }

  /// The elements of the screen without the device, one in each line, at one unit per point.
  package var screenLines: [String] { screen(prefix: "").lines }

  /// Returns the screen without the device.
  func screen(prefix: String) -> SVGDocument {
    SVGPainter(list, time: time, prefix: prefix).svg
  }

  private var standardTitle: String { "\(list.device.name) at \(GeometryText.seconds(time.offset))" }
}

extension SVGDocument {
  /// Begins a standalone file with a title and a description.
  mutating func beginPicture(size: CGSize, title: String, description: String) {
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    begin(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "title desc",
      ]
    )
    element("title", ["id": "title"], text: title)
    element("desc", ["id": "desc"], text: description)
    element("style", text: SVGPalette.style)
  }
}
