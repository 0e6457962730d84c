import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct AssetCatalogTests {
  /// A bundle in a temporary folder, with a catalog of the given files.
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "Catalog-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let file = root.appending(path: "Media.xcassets/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file)
    }
    try body(try #require(Bundle(path: root.path)))
  }

  private func json(_ text: String) -> Data { Data(text.utf8) }

  /// The first bytes of a PNG file of a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
      + Data([0, 0, 0, width, 0, 0, 0, height])
  }

  private static let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0xFF", "green": "0.500", "blue": "51", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.500"}}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  @Test func `a color has the values of its catalog, light and dark`() throws {
    let simulator = Simulator()
    try withBundle(["Colors/Brand.colorset/Contents.json": json(Self.brand)]) { bundle in
      try simulator.perform {
        let color = try #require(Color(named: "Brand", in: bundle, compatibleWith: nil))
        let light = TraitCollection(userInterfaceStyle: .light)
        let dark = TraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: light) == Color(red: 1, green: 0.5, blue: 0.2, alpha: 1))
        #expect(color.resolvedColor(with: dark) == Color(white: 0.25, alpha: 0.5))
        let fixed = Color(named: "Brand", in: bundle, compatibleWith: dark)
        #expect(fixed == Color(white: 0.25, alpha: 0.5))
        #expect(Color(named: "Other", in: bundle, compatibleWith: nil) == nil)
      }
    }
  }

  @Test func `an image has the size and the rendering mode of its catalog`() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"}],
        "properties": {"template-rendering-intent": "template"}}
      """
    let files = ["Logo.imageset/Contents.json": json(contents), "Logo.imageset/a@2x.png": png(80, 60)]
    let simulator = Simulator()
    try withBundle(files) { bundle in
      try simulator.perform {
        let image = try #require(Image(named: "Logo", in: bundle, compatibleWith: nil))
        #expect(image.size == CGSize(width: 40, height: 30))
        #expect(image.renderingMode == .alwaysTemplate)
        #expect(Image(named: "Other", in: bundle, compatibleWith: nil) == nil)
      }
    }
  }

  @Test func `a file without a size is no image`() throws {
    let contents = "{\"images\": [{\"filename\": \"a.png\"}]}"
    let files = ["Logo.imageset/Contents.json": json(contents), "Logo.imageset/a.png": json("no image")]
    try withBundle(files) { bundle in
      #expect(
        Image(named: "Logo", in: bundle, compatibleWith: TraitCollection(userInterfaceStyle: .dark)) == nil
      )
    }
  }

  @Test func `color literals are colors`() {
    let color: Color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == Color(red: 1, green: 0.5, blue: 0, alpha: 1))
  }
}
