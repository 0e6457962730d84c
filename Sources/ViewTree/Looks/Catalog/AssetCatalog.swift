import Foundation

/// The colors and images of the asset catalogs in a bundle's resources: folders with the extension
/// `xcassets`.
///
/// A package copies such a folder if it is declared with `.copy`. Compiled catalogs aren't read.
enum AssetCatalog {
  /// A value of a color or an image, and the appearance for which it is.
  struct Variant<Value: Sendable>: Sendable {
    var value: Value
    var isDark = false
    var isHighContrast = false
  }

  // MARK: Contents

  private struct Contents: Decodable {
    var colors: [Entry]?
    var images: [Entry]?
    var properties: Properties?
  }

  private struct Properties: Decodable {
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey { case templateRenderingIntent = "template-rendering-intent" }
  }

  private struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: ColorValue?
    var filename: String?
    var scale: String?
  }

  private struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  private struct ColorValue: Decodable {
    var components: [String: String]?
  }

  // MARK: Searching

  /// The assets of the main bundle and of the resource bundles of packages beside it, which don't change
  /// while the process runs. Each folder's catalogs are in the order of their names.
  private static let appAssets: [String: URL] = {
    let main = Bundle.main.resourceURL ?? Bundle.main.bundleURL
    let packages = folders(in: Bundle.main.bundleURL, extension: "resources")
    return assets(of: ([main] + packages).flatMap { folders(in: $0, extension: "xcassets") })
  }()

  /// Returns the folders of the assets by their names with extensions, the one with the first path of
  /// several.
  private static func assets(of catalogs: [URL]) -> [String: URL] {
    var assets: [String: URL] = [:]
    for catalog in catalogs {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog.path)) ?? []
      for path in paths.sorted() where path.hasSuffix("set") {
        // An asset is found by its name, with or without the folders around it.
        let parts = path.split(separator: "/")
        for first in parts.indices {
          let name = parts[first...].joined(separator: "/")
          if assets[name] == nil { assets[name] = catalog.appendingPathComponent(path) }
        }
      }
    }
    return assets
  }

  private static func folders(in url: URL, extension name: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { $0.hasSuffix(".\(name)") }.sorted().map { url.appendingPathComponent($0) }
  }

  private static func folder(_ name: String, _ type: String, in bundle: Bundle?) -> URL? {
    guard let bundle else { return appAssets["\(name).\(type)"] }
    return assets(of: folders(in: bundle.resourceURL ?? bundle.bundleURL, extension: "xcassets"))[
      "\(name).\(type)"
    ]
  }

  private static func contents(of folder: URL) -> Contents? {
    let file = AssetFile(folder)
    guard let data = file.data else { return nil }
    do { return try JSONDecoder().decode(Contents.self, from: data) } catch {
      file.report("expected the contents of an asset", at: nil)
      return nil
    }
  }

  private static func variant<Value>(_ value: Value, of entry: Entry) -> Variant<Value> {
    let appearances = entry.appearances ?? []
    return Variant(
      value: value,
      isDark: appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" },
      isHighContrast: appearances.contains { $0.appearance == "contrast" && $0.value == "high" }
    )
  }

  /// Returns the variant for traits: of those that need nothing that the traits lack, the most specific.
  static func best<Value>(_ variants: [Variant<Value>], for traits: TraitCollection) -> Value? {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    let fitting = variants.filter { (!$0.isDark || isDark) && (!$0.isHighContrast || isHigh) }
    func rank(_ variant: Variant<Value>) -> Int {
      (variant.isDark ? 2 : 0) + (variant.isHighContrast ? 1 : 0)
    }
    let most = fitting.map(rank).max()
    return fitting.first { rank($0) == most }?.value
  }

  // MARK: Colors

  /// Returns the variants of a color, or `nil` if there is none with that name.
  static func color(named name: String, in bundle: Bundle?) -> [Variant<Color>]? {
    guard let folder = folder(name, "colorset", in: bundle), let contents = contents(of: folder) else {
      return nil
    }
    let file = AssetFile(folder)
    let variants = (contents.colors ?? []).compactMap { entry -> Variant<Color>? in
      guard [nil, "universal", "iphone", "ipad"].contains(entry.idiom) else { return nil }
      return entry.color?.components.flatMap { color($0, in: file) }.map { variant($0, of: entry) }
    }
    return variants.isEmpty ? nil : variants
  }

  /// Returns the color of components. Reports the first one that isn't a finite number or is missing, and
  /// returns nil.
  private static func color(_ components: [String: String], in file: AssetFile) -> Color? {
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    var parts: [CGFloat] = []
    for name in names + ["alpha"] {
      guard let text = components[name] else {
        if name == "alpha" {
          parts.append(1)
          continue
        }
        file.report("expected the component \(name)", at: nil)
        return nil
      }
      guard let part = number(text), part.isFinite else {
        file.report("expected the component \(name) to be a number, found \"\(text)\"", at: text)
        return nil
      }
      parts.append(part)
    }
    if parts.count == 2 { return Color(white: parts[0], alpha: parts[1]) }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Returns a component: a decimal fraction, a byte, or a byte in hexadecimal digits.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Double(text).map { CGFloat($0) / 255 }
  }

  // MARK: Images

  /// Returns the size in points and the rendering mode of an image, or `nil` if there is none with that name
  /// whose file has a size.
  static func image(
    named name: String,
    in bundle: Bundle?,
    traits: TraitCollection?
  ) -> (size: CGSize, mode: Image.RenderingMode)? {
    guard let folder = folder(name, "imageset", in: bundle), let contents = contents(of: folder) else {
      return nil
    }
    let variants = (contents.images ?? []).compactMap { entry -> Variant<CGSize>? in
      guard let name = entry.filename else { return nil }
      return size(of: name, scale: entry.scale, in: folder).map { variant($0, of: entry) }
    }
    guard let size = best(variants, for: traits ?? .current) else { return nil }
    let mode: Image.RenderingMode =
      switch contents.properties?.templateRenderingIntent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    return (size, mode)
  }

  /// Returns the size of a PNG or JPEG file in points. Reports a name that leads out of the asset's folder
  /// and a scale that isn't a positive number, and returns nil.
  private static func size(of name: String, scale: String?, in folder: URL) -> CGSize? {
    guard !name.contains("/"), name != ".." else {
      AssetFile(folder).report("expected the name of a file in the folder, found \"\(name)\"", at: name)
      return nil
    }
    let factor = scale.map { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) ?? 0 } ?? 1
    guard factor.isFinite, factor > 0 else {
      let found = scale ?? ""
      AssetFile(folder).report("expected the scale to be 1x, 2x or 3x, found \"\(found)\"", at: found)
      return nil
    }
    let file = folder.appendingPathComponent(name)
    guard let header = (try? Data(contentsOf: file)).flatMap(ImageHeader.init) else { return nil }
    return CGSize(width: CGFloat(header.width) / factor, height: CGFloat(header.height) / factor)
  }
}

extension Color {
  /// Creates the color of an asset catalog in the app's resources, or returns `nil` if there is none; from
  /// iOS 11.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color of an asset catalog in a bundle, or returns `nil` if there is none. The color is
  /// dynamic if the catalog has several values and no traits are given. Without a bundle, the catalogs of the
  /// main bundle and of the packages beside it are searched.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    guard let variants = AssetCatalog.color(named: name, in: bundle), let first = variants.first else {
      return nil
    }
    if let traitCollection {
      let color = AssetCatalog.best(variants, for: traitCollection) ?? first.value
      self.init(copying: color)
    } else if variants.count == 1 {
      self.init(copying: first.value)
    } else {
      self.init(dynamicProvider: { AssetCatalog.best(variants, for: $0) ?? first.value })
    }
  }

  private convenience init(copying color: Color) {
    if color.isGrayscale {
      self.init(white: color.red, alpha: color.alpha)
    } else {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
  }
}

extension Image {
  /// Creates the image of an asset catalog in a bundle, in the size for traits, or returns `nil` if there is
  /// none. Without a bundle, a name without an asset is accepted as in ``init(named:)``.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: TraitCollection?
  ) {
    if let found = AssetCatalog.image(named: name, in: bundle, traits: traitCollection) {
      self.init(name, found.size, isSymbol: false, found.mode, nil)
    } else {
      guard bundle == nil else { return nil }
      self.init(named: name)
    }
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the image of an asset catalog in a bundle as ``init(named:in:compatibleWith:)`` does, for the
  /// current traits. The configuration of symbols has no effect on it.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    with configuration: SymbolConfiguration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}

extension Color: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal of Xcode.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
