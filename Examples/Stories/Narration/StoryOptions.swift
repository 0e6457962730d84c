import HeadlessUIKit

/// The options of an example's command line.
public struct StoryOptions: Hashable, Sendable {
  /// The variant that the story is limited to; `nil` for the whole story.
  public var variant: TechniqueVariant?
  /// The device that replaces the story's own.
  public var device: Device?
  /// The system that replaces the story's own.
  public var system: SystemVersion?
  /// The folder for pictures.
  public var folder: URL?
  /// The folder for pages with a slider over time.
  public var traceFolder: URL?
  /// Whether brief scenes print their steps, and all scenes the changes of frames, offsets and texts.
  public var isComplete = false
  /// Whether the complete log is printed after each scene.
  public var showsLog = false
  /// Whether only the help is printed.
  public var wantsHelp = false

  /// Creates options for the whole story on its own device.
  public init() {}

  /// Parses command-line arguments. `--help` takes precedence over all other options.
  public init(_ arguments: [String]) throws(OptionError) {
    var rest: [String] = []
    try self.init(arguments) { word throws(OptionError) in rest.append(word) }
    if let word = rest.first { throw OptionError("unknown option \"\(word)\"") }
  }

  /// Parses arguments, and passes those that aren't known options to `other`.
  init(_ arguments: [String], other: (String) throws(OptionError) -> Void) throws(OptionError) {
    guard !arguments.contains("--help"), !arguments.contains("-h") else {
      wantsHelp = true
      return
    }
    var words = arguments[...]
    var seen: Set<String> = []
    while let word = words.popFirst() {
      if word.hasPrefix("--"), !seen.insert(word).inserted { throw OptionError("\(word) is given twice") }
      switch word {
      case "--variant":
        let name = try value(of: word, "classic or fixed", &words)
        switch name {
        case "classic", "published": variant = .classic
        case "fixed", "corrected": variant = .fixed
        default: throw OptionError("unknown variant \"\(name)\"; the variants are classic and fixed")
        }
      case "--device":
        let name = try value(of: word, "a device's name, such as \"iPhone 4\"", &words)
        do { device = try Device.named(name) } catch { throw OptionError(error.forShell) }
      case "--system":
        let text = try value(of: word, "a version, such as 4.3", &words)
        guard let version = SystemVersion(text) else {
          throw OptionError("\"\(text)\" is not a system version; use a form such as 4.3")
        }
        system = version
      case "--svg":
        let path = try value(of: word, "a folder", &words)
        if path.isEmpty { throw OptionError("--svg needs a folder") }
        folder = URL(fileURLWithPath: path, isDirectory: true)
      case "--trace":
        let path = try value(of: word, "a folder", &words)
        if path.isEmpty { throw OptionError("--trace needs a folder") }
        traceFolder = URL(fileURLWithPath: path, isDirectory: true)
      case "--all": isComplete = true
      case "--log": showsLog = true
      default: try other(word)
      }
    }
    // Checked before the story prints anything.
    if let folder { try requireWritable(folder) }
    if let traceFolder { try requireWritable(traceFolder) }
  }

  /// The help text, with a line for each option.
  static let help = """
    --variant classic|fixed   only the published technique, or only the corrected one
    --device NAME             use another device, such as "iPhone 5s"
    --system VERSION          use another system version, such as 9.3
    --all                     print the steps of all scenes, and changes of frames, offsets and texts
    --svg FOLDER              write the pictures as SVG files
    --trace FOLDER            write each scene as an HTML page with a slider over time
    --log                     print the complete log after each scene
    --help                    show this help
    """
}

/// Removes the value of an option from the arguments and returns it.
func value(
  of option: String,
  _ kind: String,
  _ words: inout ArraySlice<String>
) throws(OptionError) -> String {
  guard let word = words.first, !word.hasPrefix("--") else { throw OptionError("\(option) needs \(kind)") }
  words.removeFirst()
  return word
}

/// Creates a folder if necessary and checks that it is writable by writing and removing a file in it.
func requireWritable(_ folder: URL) throws(OptionError) {
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  } catch {
    throw OptionError("the folder \(folder.path) can't be created")
  }
  let file = folder.appending(path: ".\(UUID().uuidString)")
  do {
    try Data().write(to: file)
    try FileManager.default.removeItem(at: file)
  } catch {
    throw OptionError("the folder \(folder.path) can't be written to")
  }
}

/// An error in a command line.
public struct OptionError: Error, CustomStringConvertible {
  /// The reason, which names the invalid argument.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension DeviceError {
  /// The error text with names quoted for use in a shell.
  fileprivate var forShell: String {
    switch self {
    case .unknownName(let name, let similar):
      let names = similar.isEmpty ? Device.all.map(\.name) : similar
      return "unknown device \"\(name)\"; use one of \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    }
  }
}
