import Foundation

/// A type of data, such as that of a file; the `UTType` of the framework Uniform Type Identifiers.
///
/// The types are those of the constants and of the file extensions that they have. Types that an app declares
/// in its Info.plist don't exist.
public struct ContentType: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, such as `public.json`.
  public let identifier: String

  /// Creates a known type from its identifier, or returns nil.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates the known type of a file extension that conforms to another type, or returns nil.
  public init?(filenameExtension: String, conformingTo supertype: ContentType = .data) {
    let name = filenameExtension.lowercased()
    let found = Self.table.first { $0.extensions.contains(name) }
    guard let found, ContentType(known: found.identifier).conforms(to: supertype) else { return nil }
    identifier = found.identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The extension that files of the type have, or nil for an abstract type.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.extensions.first }
  /// The media type, or nil if there is none.
  public var preferredMIMEType: String? { Self.known[identifier]?.mediaType }
  /// The types to which the type conforms.
  public var supertypes: Set<ContentType> {
    var result: Set<ContentType> = []
    var waiting = Self.known[identifier]?.supertypes ?? []
    while let next = waiting.popLast() {
      result.insert(ContentType(known: next))
      waiting += Self.known[next]?.supertypes ?? []
    }
    return result
  }
  /// The identifier.
  public var description: String { identifier }

  /// Returns whether the type is another one, or more special than it.
  public func conforms(to type: ContentType) -> Bool { self == type || supertypes.contains(type) }

  /// Returns whether the type is more special than another one.
  public func isSubtype(of type: ContentType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type is more special than this one.
  public func isSupertype(of type: ContentType) -> Bool { type.isSubtype(of: self) }

  /// Returns whether a file has the type, judged by its extension. One without an extension is a folder.
  package func includes(_ url: URL) -> Bool {
    if url.pathExtension.isEmpty { return ContentType.folder.conforms(to: self) }
    let type = ContentType(filenameExtension: url.pathExtension, conformingTo: .item)
    return (type ?? .data).conforms(to: self)
  }

  // MARK: The table

  private struct Row: Sendable {
    var identifier: String
    var extensions: [String]
    var mediaType: String?
    var supertypes: [String]

    init(_ identifier: String, _ extensions: [String], _ mediaType: String?, _ supertypes: [String]) {
      (self.identifier, self.extensions) = (identifier, extensions)
      (self.mediaType, self.supertypes) = (mediaType, supertypes)
    }
  }

  private static let table: [Row] = [
    Row("public.item", [], nil, []),
    Row("public.content", [], nil, []),
    Row("public.data", [], nil, ["public.item"]),
    Row("public.directory", [], nil, ["public.item"]),
    Row("public.folder", [], nil, ["public.directory"]),
    Row("com.apple.package", [], nil, ["public.directory"]),
    Row("com.apple.bundle", ["bundle"], nil, ["public.directory"]),
    Row("public.url", [], nil, ["public.data"]),
    Row("public.file-url", [], nil, ["public.url"]),
    Row("public.composite-content", [], nil, ["public.content"]),
    Row("public.text", [], nil, ["public.data", "public.content"]),
    Row("public.plain-text", ["txt", "text"], "text/plain", ["public.text"]),
    Row("public.utf8-plain-text", [], "text/plain;charset=utf-8", ["public.plain-text"]),
    Row("public.source-code", [], nil, ["public.plain-text"]),
    Row("public.swift-source", ["swift"], nil, ["public.source-code"]),
    Row("public.rtf", ["rtf"], "text/rtf", ["public.text"]),
    Row("public.html", ["html", "htm"], "text/html", ["public.text"]),
    Row("public.xml", ["xml"], "application/xml", ["public.text"]),
    Row("public.json", ["json"], "application/json", ["public.text"]),
    Row("public.delimited-values-text", [], nil, ["public.text"]),
    Row("public.comma-separated-values-text", ["csv"], "text/csv", ["public.delimited-values-text"]),
    Row("public.tab-separated-values-text", ["tsv"], nil, ["public.delimited-values-text"]),
    Row("com.apple.property-list", ["plist"], nil, ["public.data"]),
    Row("public.image", [], nil, ["public.data", "public.content"]),
    Row("public.jpeg", ["jpeg", "jpg", "jpe"], "image/jpeg", ["public.image"]),
    Row("public.png", ["png"], "image/png", ["public.image"]),
    Row("public.tiff", ["tiff", "tif"], "image/tiff", ["public.image"]),
    Row("com.compuserve.gif", ["gif"], "image/gif", ["public.image"]),
    Row("public.heif", ["heif"], "image/heif", ["public.image"]),
    Row("public.heic", ["heic"], "image/heic", ["public.heif"]),
    Row("org.webmproject.webp", ["webp"], "image/webp", ["public.image"]),
    Row("public.svg-image", ["svg"], "image/svg+xml", ["public.image"]),
    Row("com.adobe.pdf", ["pdf"], "application/pdf", ["public.data", "public.composite-content"]),
    Row("public.audiovisual-content", [], nil, ["public.data", "public.content"]),
    Row("public.movie", [], nil, ["public.audiovisual-content"]),
    Row("public.video", [], nil, ["public.movie"]),
    Row("public.audio", [], nil, ["public.audiovisual-content"]),
    Row("public.mpeg-4", ["mp4"], "video/mp4", ["public.movie"]),
    Row("com.apple.quicktime-movie", ["mov", "qt"], "video/quicktime", ["public.movie"]),
    Row("public.mp3", ["mp3"], "audio/mpeg", ["public.audio"]),
    Row("com.apple.m4a-audio", ["m4a"], "audio/mp4", ["public.audio"]),
    Row("com.microsoft.waveform-audio", ["wav"], "audio/vnd.wave", ["public.audio"]),
    Row("public.archive", [], nil, ["public.data"]),
    Row("public.zip-archive", ["zip"], "application/zip", ["public.archive"]),
    Row("org.gnu.gnu-zip-archive", ["gz"], "application/x-gzip", ["public.archive"]),
    Row("public.vcard", ["vcf"], "text/vcard", ["public.text"]),
    Row("public.spreadsheet", [], nil, ["public.content"]),
    Row("public.presentation", [], nil, ["public.composite-content"]),
    Row("public.font", [], nil, ["public.data"]),
    Row("public.database", [], nil, ["public.data"]),
  ]

  private static let known = Dictionary(uniqueKeysWithValues: table.map { ($0.identifier, $0) })
}

extension ContentType {
  /// Anything in a file system.
  public static let item = ContentType(known: "public.item")
  /// Anything with content.
  public static let content = ContentType(known: "public.content")
  /// A sequence of bytes.
  public static let data = ContentType(known: "public.data")
  /// A directory.
  public static let directory = ContentType(known: "public.directory")
  /// A directory that the user sees.
  public static let folder = ContentType(known: "public.folder")
  /// A directory that the user sees as a file.
  public static let package = ContentType(known: "com.apple.package")
  /// A directory with a defined structure.
  public static let bundle = ContentType(known: "com.apple.bundle")
  /// A URL.
  public static let url = ContentType(known: "public.url")
  /// A URL of a file.
  public static let fileURL = ContentType(known: "public.file-url")
  /// Content of several kinds.
  public static let compositeContent = ContentType(known: "public.composite-content")
  /// Text.
  public static let text = ContentType(known: "public.text")
  /// Text without styles.
  public static let plainText = ContentType(known: "public.plain-text")
  /// Text without styles in UTF-8.
  public static let utf8PlainText = ContentType(known: "public.utf8-plain-text")
  /// Source code.
  public static let sourceCode = ContentType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = ContentType(known: "public.swift-source")
  /// Rich text.
  public static let rtf = ContentType(known: "public.rtf")
  /// HTML.
  public static let html = ContentType(known: "public.html")
  /// XML.
  public static let xml = ContentType(known: "public.xml")
  /// JSON.
  public static let json = ContentType(known: "public.json")
  /// Text with separated values.
  public static let delimitedText = ContentType(known: "public.delimited-values-text")
  /// Values separated by commas.
  public static let commaSeparatedText = ContentType(known: "public.comma-separated-values-text")
  /// Values separated by tabs.
  public static let tabSeparatedText = ContentType(known: "public.tab-separated-values-text")
  /// A property list.
  public static let propertyList = ContentType(known: "com.apple.property-list")
  /// An image.
  public static let image = ContentType(known: "public.image")
  /// A JPEG image.
  public static let jpeg = ContentType(known: "public.jpeg")
  /// A PNG image.
  public static let png = ContentType(known: "public.png")
  /// A TIFF image.
  public static let tiff = ContentType(known: "public.tiff")
  /// A GIF image.
  public static let gif = ContentType(known: "com.compuserve.gif")
  /// An HEIF image.
  public static let heif = ContentType(known: "public.heif")
  /// An HEIC image.
  public static let heic = ContentType(known: "public.heic")
  /// A WebP image.
  public static let webP = ContentType(known: "org.webmproject.webp")
  /// An SVG image.
  public static let svg = ContentType(known: "public.svg-image")
  /// A PDF document.
  public static let pdf = ContentType(known: "com.adobe.pdf")
  /// Pictures that move, or sound.
  public static let audiovisualContent = ContentType(known: "public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = ContentType(known: "public.movie")
  /// Pictures that move, without sound.
  public static let video = ContentType(known: "public.video")
  /// Sound.
  public static let audio = ContentType(known: "public.audio")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = ContentType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = ContentType(known: "com.apple.quicktime-movie")
  /// MP3 audio.
  public static let mp3 = ContentType(known: "public.mp3")
  /// MPEG-4 audio.
  public static let mpeg4Audio = ContentType(known: "com.apple.m4a-audio")
  /// Waveform audio.
  public static let wav = ContentType(known: "com.microsoft.waveform-audio")
  /// An archive of files.
  public static let archive = ContentType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = ContentType(known: "public.zip-archive")
  /// A file that is compressed with gzip.
  public static let gzip = ContentType(known: "org.gnu.gnu-zip-archive")
  /// A business card.
  public static let vCard = ContentType(known: "public.vcard")
  /// A spreadsheet.
  public static let spreadsheet = ContentType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = ContentType(known: "public.presentation")
  /// A font.
  public static let font = ContentType(known: "public.font")
  /// A database.
  public static let database = ContentType(known: "public.database")
}
