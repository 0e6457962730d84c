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

  // MARK: Mistakes

  private static func color(_ components: String) -> String {
    "{\"colors\": [\n{\"idiom\": \"universal\",\n\"color\": {\"components\":\n{\(components)}}}]}"
  }

  @Test(arguments: [
    (
      "\"red\": \"nan\",\n\"green\": \"0\", \"blue\": \"0\"",
      ":4: expected the component red to be a number, found \"nan\""
    ),
    (
      "\"red\": \"0.1\",\n\"green\": \"inf\", \"blue\": \"0\"",
      ":5: expected the component green to be a number, found \"inf\""
    ),
    (
      "\"red\": \"0xZZ\", \"green\": \"0\", \"blue\": \"0\"",
      ":4: expected the component red to be a number, found \"0xZZ\""
    ),
    ("\"red\": \"1\", \"green\": \"0\"", ":1: expected the component blue"),
    (
      "\"white\": \"1\", \"alpha\": \"1e999\"",
      ":4: expected the component alpha to be a number, found \"1e999\""
    ),
  ]) func `a color with a wrong component is reported once and isn't found`(
    components: String,
    text: String
  ) throws {
    let simulator = Simulator()
    let texts = IssueTexts()
    try withBundle(["Odd.colorset/Contents.json": json(Self.color(components))]) { bundle in
      withKnownIssue {
        simulator.perform {
          for _ in 0..<2 { #expect(Color(named: "Odd", in: bundle, compatibleWith: nil) == nil) }
        }
      } matching: {
        texts.collect($0)
      }
    }
    #expect(texts.texts == ["Media.xcassets/Odd.colorset/Contents.json\(text)"])
  }

  @Test(arguments: [
    ("a.png", "-1x", ":4: expected the scale to be 1x, 2x or 3x, found \"-1x\""),
    ("a.png", "0x", ":4: expected the scale to be 1x, 2x or 3x, found \"0x\""),
    ("a.png", "nanx", ":4: expected the scale to be 1x, 2x or 3x, found \"nanx\""),
    ("a.png", "x", ":4: expected the scale to be 1x, 2x or 3x, found \"x\""),
    (
      "../Odd.imageset/a.png", "1x",
      ":3: expected the name of a file in the folder, found \"../Odd.imageset/a.png\""
    ),
    ("/etc/a.png", "1x", ":3: expected the name of a file in the folder, found \"/etc/a.png\""),
  ]) func `an image with a wrong scale or a file elsewhere is reported and isn't found`(
    file: String,
    scale: String,
    text: String
  ) throws {
    let simulator = Simulator()
    let texts = IssueTexts()
    let contents =
      "{\"images\": [{\n\"idiom\": \"universal\",\n\"filename\": \"\(file)\",\n\"scale\": \"\(scale)\"}]}"
    let files = ["Odd.imageset/Contents.json": json(contents), "Odd.imageset/a.png": png(80, 60)]
    try withBundle(files) { bundle in
      withKnownIssue {
        simulator.perform { #expect(Image(named: "Odd", in: bundle, compatibleWith: nil) == nil) }
      } matching: {
        texts.collect($0)
      }
    }
    #expect(texts.texts == ["Media.xcassets/Odd.imageset/Contents.json\(text)"])
  }

  @Test func `contents that aren't an asset's are reported`() throws {
    let texts = IssueTexts()
    let simulator = Simulator()
    try withBundle(["Odd.colorset/Contents.json": json("{\"colors\": 5}")]) { bundle in
      withKnownIssue {
        simulator.perform { #expect(Color(named: "Odd", in: bundle, compatibleWith: nil) == nil) }
      } matching: {
        texts.collect($0)
      }
    }
    #expect(texts.texts == ["Media.xcassets/Odd.colorset/Contents.json:1: expected the contents of an asset"])
  }
}
