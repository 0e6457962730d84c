import Foundation
import Simulation

/// The strings, URLs, images and colors of a pasteboard.
extension Pasteboard {
  static let textType = "public.utf8-plain-text"
  private static let urlType = "public.url"
  private static let imageType = "public.png"
  private static let colorType = "com.apple.uikit.color"

  /// The types of strings.
  public static var typeListString: [String] { [textType, "public.text"] }
  /// The types of URLs.
  public static var typeListURL: [String] { [urlType] }
  /// The types of images.
  public static var typeListImage: [String] { [imageType, "public.jpeg"] }
  /// The types of colors.
  public static var typeListColor: [String] { [colorType] }

  private func all<Value>(_ types: [String], as _: Value.Type) -> [Value] {
    items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
  }

  private func set(_ type: String, _ values: [Any]?) { items = (values ?? []).map { [type: $0] } }

  /// The first string, or `nil` if there is none. Setting `nil` clears the pasteboard.
  public var string: String? {
    get { all(Self.typeListString, as: String.self).first }
    set { set(Self.textType, newValue.map { [$0] }) }
  }

  /// All strings, or `nil` if there are none. Setting `nil` clears the pasteboard.
  public var strings: [String]? {
    get { all(Self.typeListString, as: String.self).ifAny }
    set { set(Self.textType, newValue) }
  }

  /// The first URL, or nil. Setting nil clears the pasteboard.
  public var url: URL? {
    get { all(Self.typeListURL, as: URL.self).first }
    set { set(Self.urlType, newValue.map { [$0] }) }
  }

  /// All URLs, or nil. Setting nil clears the pasteboard.
  public var urls: [URL]? {
    get { all(Self.typeListURL, as: URL.self).ifAny }
    set { set(Self.urlType, newValue) }
  }

  /// The first image, or nil. Setting nil clears the pasteboard.
  public var image: Image? {
    get { all(Self.typeListImage, as: Image.self).first }
    set { set(Self.imageType, newValue.map { [$0] }) }
  }

  /// All images, or nil. Setting nil clears the pasteboard.
  public var images: [Image]? {
    get { all(Self.typeListImage, as: Image.self).ifAny }
    set { set(Self.imageType, newValue) }
  }

  /// The first color, or nil. Setting nil clears the pasteboard.
  public var color: Color? {
    get { all(Self.typeListColor, as: Color.self).first }
    set { set(Self.colorType, newValue.map { [$0] }) }
  }

  /// All colors, or nil. Setting nil clears the pasteboard.
  public var colors: [Color]? {
    get { all(Self.typeListColor, as: Color.self).ifAny }
    set { set(Self.colorType, newValue) }
  }

  /// Whether the pasteboard contains a string.
  public var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard contains an image.
  public var hasImages: Bool { images != nil }
  /// Whether the pasteboard contains a color.
  public var hasColors: Bool { colors != nil }

  // MARK: Patterns

  /// A pattern of text that can be detected without reading the text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The pattern's identifier.
    public let rawValue: String
    /// Creates a pattern from an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number"
    )
    /// The address of a page.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url"
    )
    /// Words for a search, which are neither a number nor an address.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search"
    )
  }

  /// Detects patterns in the first string; the handler is called with the ones that were found in the next
  /// run-loop turn.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    let found = Set(detected.keys).intersection(patterns)
    later { completionHandler(.success(found)) }
  }

  /// Detects patterns in the first string; the handler is called with the values that were found in the next
  /// run-loop turn: a `Double` for a number, and strings.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    let found = detected.filter { patterns.contains($0.key) }
    later { completionHandler(.success(found)) }
  }

  private func later(_ body: @escaping @MainActor () -> Void) {
    let context = Application.required(for: "Pasteboard.detectPatterns").context
    _ = context.schedule(after: .zero, label: "detection of patterns") { body() }
  }

  private var detected: [DetectionPattern: Any] {
    guard let text = string?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      return [:]
    }
    if let number = Double(text.replacing(",", with: "")) { return [.number: number] }
    let isAddress =
      !text.contains(where: \.isWhitespace) && text.contains(".")
      && text.contains(/^(https?:\/\/)?[\w\-]+(\.[\w\-]+)+([\/?#:].*)?$/)
    return isAddress ? [.probableWebURL: text] : [.probableWebSearch: text]
  }
}

extension Array {
  fileprivate var ifAny: [Element]? { isEmpty ? nil : self }
}
