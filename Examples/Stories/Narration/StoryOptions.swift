import HeadlessUIKit

/// What a person asks of an example on the command line.
public struct StoryOptions: Sendable {
  /// The only variant that is told; all that the story has without one.
  public var variant: TechniqueVariant?
  /// The device, instead of the story's own.
  public var device: Device?
  /// The system, instead of the story's own.
  public var system: SystemVersion?
  /// Where pictures go.
  public var folder: URL?
  /// Whether the whole log is told after each scene.
  public var showsLog = false
  /// Whether only the help is asked for.
  public var wantsHelp = false

  /// Nothing is asked for: the whole story on its own device.
  public init() {}

  /// Reads the words after the program's name.
  public init(_ arguments: [String]) throws(OptionError) {
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--variant":
        let name = try value(of: word, "classic or fixed", &words)
        guard let variant = TechniqueVariant(rawValue: name) else {
          throw OptionError("there is no variant \"\(name)\"; there is classic, fixed")
        }
        self.variant = variant
      case "--device":
        let name = try value(of: word, "a device's name, such as \"iPhone 4\"", &words)
        do { device = try Device.named(name) } catch { throw OptionError("\(error)") }
      case "--system":
        let text = try value(of: word, "a version, such as 4.3", &words)
        guard let version = SystemVersion(text) else {
          throw OptionError("\"\(text)\" is no system version; write it as 4.3")
        }
        system = version
      case "--svg": folder = URL(fileURLWithPath: try value(of: word, "a folder", &words), isDirectory: true)
      case "--log": showsLog = true
      case "--help", "-h": wantsHelp = true
      default: throw OptionError("there is no option \"\(word)\"")
      }
    }
  }

  /// What the options are, for a person.
  static let help = """
    --variant classic|fixed   only the technique as published, or as corrected
    --device NAME             on another device, such as "iPhone 5s"
    --system VERSION          on another system, such as 9.3
    --svg FOLDER              write the pictures as SVG files
    --log                     tell the whole log after each scene
    --help                    this text
    """
}

/// Takes the word that belongs to an option.
func value(
  of option: String,
  _ kind: String,
  _ words: inout ArraySlice<String>
) throws(OptionError) -> String {
  guard let word = words.first, !word.hasPrefix("--") else { throw OptionError("\(option) needs \(kind)") }
  words.removeFirst()
  return word
}

/// Why a command line can't be followed.
public struct OptionError: Error, CustomStringConvertible {
  /// What is wrong, naming the word.
  public let description: String

  init(_ description: String) { self.description = description }
}
