/// The command line of a program that explores interfaces.
struct ExplorationOptions: Equatable {
  /// The number of processes at a time.
  private(set) var jobs = 1
  private(set) var isList = false
  private(set) var isHelp = false
  private var names: [String] = []

  static let help = """
    Usage: [--jobs N] [NAME ...]

    NAME         explore only the interfaces whose name begins with NAME
    --jobs N     the number of processes that explore at the same time, 1 by default
    --list       print the names of the interfaces
    --help       show this help
    """

  /// An option that isn't known, or whose value isn't a positive number, or a name without an interface.
  struct Mistake: Error, Equatable, CustomStringConvertible {
    let text: String

    var description: String { text }
  }

  /// Reads the words after the program's name.
  init(_ words: [String], _ interfaces: [String]) throws(Mistake) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--jobs":
        let value = rest.popFirst() ?? ""
        guard let number = Int(value), number > 0 else {
          throw Mistake(text: "--jobs takes a positive number, not \"\(value)\"")
        }
        jobs = number
      case "--list": isList = true
      case "--help", "-h": isHelp = true
      default:
        guard !word.hasPrefix("-") else {
          throw Mistake(text: "unknown option \"\(word)\"; --help lists the options")
        }
        guard interfaces.contains(where: { $0.hasPrefix(word) }) else {
          throw Mistake(text: "no interface begins with \"\(word)\"; --list lists them")
        }
        names.append(word)
      }
    }
  }

  /// Whether an interface is explored.
  func chooses(_ interface: String) -> Bool {
    names.isEmpty || names.contains { interface.hasPrefix($0) }
  }
}
