import Foundation

/// The types of data by their identifiers.
enum DataTypes {
  static let plainText = "public.utf8-plain-text"
  static let url = "public.url"

  /// The type to which each type conforms.
  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.utf16-plain-text": "public.plain-text",
    "public.plain-text": "public.text", "public.rtf": "public.text", "public.html": "public.text",
    "public.json": "public.text", "public.xml": "public.text", "public.text": "public.data",
    "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
    "public.tiff": "public.image", "com.compuserve.gif": "public.image", "public.image": "public.data",
    "public.file-url": "public.url", "public.url": "public.data", "public.data": "public.item",
    "com.adobe.pdf": "public.data", "public.mpeg-4": "public.movie", "public.movie": "public.data",
  ]

  /// Returns whether a type is another one or conforms to it.
  static func conforms(_ type: String, to other: String) -> Bool {
    var next: String? = type
    while let current = next {
      if current == other { return true }
      next = parents[current]
    }
    return false
  }
}

// MARK: - Foundation's objects

extension NSString: ItemProviderReading, ItemProviderWriting {
  /// The type of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [DataTypes.plainText, "public.plain-text", "public.text"]
  }
  /// The type of plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DataTypes.plainText] }

  /// Creates a string from UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let string = NSString(string: text) as? Self else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return string
  }

  /// Converts the string to UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: ItemProviderReading, ItemProviderWriting {
  /// The type of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { [DataTypes.url] }
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DataTypes.url] }

  /// Creates a URL from its text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let url = NSURL(string: text) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }

  /// Converts the URL to its text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSAttributedString: ItemProviderReading, ItemProviderWriting {
  /// The type of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    NSString.readableTypeIdentifiersForItemProvider
  }
  /// The type of plain text, which has no attributes.
  public static var writableTypeIdentifiersForItemProvider: [String] { [DataTypes.plainText] }

  /// Creates a text without attributes from UTF-8.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8),
      let string = NSAttributedString(string: text) as? Self
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    return string
  }

  /// Converts the characters to UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}

extension String: ItemProviderValue {
  /// Creates the string of an object.
  public init?(itemProviderObject object: NSString) { self = String(describing: object) }
}

extension URL: ItemProviderValue {
  /// Creates the URL of an object.
  public init?(itemProviderObject object: NSURL) {
    self.init(string: object.absoluteString)
  }
}
