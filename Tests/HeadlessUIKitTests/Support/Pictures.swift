import Foundation
import HeadlessUIKitTesting
import Testing

/// Compares an SVG with one of the documentation's pictures, as `expectGolden` does.
func expectPicture(_ svg: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let folder = TestFiles.package.appending(path: "Documentation/Pictures")
  GoldenFile(named: name, in: folder).expect(svg, sourceLocation: sourceLocation)
}
