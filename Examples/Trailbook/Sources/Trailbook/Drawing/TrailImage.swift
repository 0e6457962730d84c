import UIKit

/// Draws and keeps pictures of trails.
@MainActor enum TrailImage {
  private static var images: [Trail.ID: UIImage] = [:]

  static func prepare(for trail: Trail) {
    _ = image(for: trail)
  }

  static func image(for trail: Trail, size: CGSize = CGSize(width: 160, height: 90)) -> UIImage {
    if let image = images[trail.id] { return image }
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(size: size, format: format)
    let image = renderer.image { context in
      let bounds = CGRect(origin: .zero, size: size)
      UIColor.secondarySystemBackground.setFill()
      context.fill(bounds)
      let path = ElevationView.profile(
        of: trail.elevations,
        in: bounds.insetBy(dx: 0, dy: 10),
        isClosed: true
      )
      trail.difficulty.color.setFill()
      path.fill()
      let cgContext = context.cgContext
      cgContext.saveGState()
      cgContext.setStrokeColor(UIColor.label.cgColor)
      cgContext.setLineWidth(2)
      cgContext.setLineJoin(.round)
      cgContext.addPath(ElevationView.profile(of: trail.elevations, in: bounds.insetBy(dx: 0, dy: 10)).cgPath)
      cgContext.strokePath()
      cgContext.restoreGState()
      let text = NSAttributedString(
        string: trail.lengthText,
        attributes: [
          .font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: UIColor.label,
        ]
      )
      text.draw(at: CGPoint(x: 8, y: 8))
    }
    images[trail.id] = image
    return image
  }
}
