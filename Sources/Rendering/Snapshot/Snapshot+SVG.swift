import Foundation
import Simulation

extension Snapshot {
  /// Draws it as an SVG file: the device with its screen, one unit a point.
  ///
  /// Frames, clipping, opacity, transforms and the order from back to front are those of the views at the moment, in the
  /// middle of an animation too. Looks are sketched: no fonts, images as crossed boxes with their names, the status bar
  /// with the virtual time in place of the clock. A ring is around the first responder; a dot is under each finger, with a
  /// line from where it went down. Named views without a color have a broken outline.
  ///
  /// It names no other file, and the same snapshot always makes the same bytes. The screen looks the same in light and
  /// dark surroundings. It has a title and a description for screen readers.
  ///
  /// - Parameter title: The picture's title; without one, the device, the system and the time.
  public func svg(title: String? = nil) -> String {
    let device = SVGDevice(list)
    var svg = SVGDocument()
    svg.beginPicture(size: device.size, title: title ?? standardTitle, description: summary)
    device.draw(screen(prefix: ""), into: &svg)
    svg.end()
    return svg.text
  }

  /// The screen alone.
  func screen(prefix: String) -> SVGDocument {
    SVGPainter(list, time: time, prefix: prefix).svg
  }

  private var standardTitle: String { "\(list.device.name) at \(GeometryText.seconds(time.offset))" }
}

extension SVGDocument {
  /// Begins a file of its own, with a title and a description.
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
