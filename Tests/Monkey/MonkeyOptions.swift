/// The command line of the monkey.
struct MonkeyOptions: Equatable {
  /// The number of actions of all sessions.
  var actions = 20_000
  /// The seed of the first session.
  var seed: UInt64 = 1
  /// The number of actions of a session.
  var length = 50
  /// The only session to run.
  var session: UInt64?
  /// The only actions of the session.
  var kept: Set<Int>?
  /// Whether all sessions run, also after a finding.
  var isSurvey = false
  /// Whether the help is printed instead.
  var isHelp = false

  static let help = """
    Monkey - random actions on random interfaces

    --actions N       the number of actions, 20,000 by default
    --seed N          the seed of the first session, 1 by default; each session has the next one
    --length N        the number of actions of a session, 50 by default
    --session SEED    run only that session, and print its actions
    --keep 1,5,9      perform only these actions of the session
    --survey          run all sessions, and print one line for each session with a finding
    --help            show this help
    """

  /// An option that isn't known, or whose value isn't a number.
  struct Mistake: Error, Equatable {
    let text: String
  }

  /// Reads the words after the program's name.
  init(_ words: [String] = []) throws(Mistake) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--actions": actions = try Self.number(after: word, in: &rest)
      case "--seed": seed = try Self.number(after: word, in: &rest)
      case "--length": length = try Self.number(after: word, in: &rest)
      case "--session": session = try Self.number(after: word, in: &rest)
      case "--keep":
        let list = rest.popFirst() ?? ""
        kept = []
        for part in list.split(separator: ",") {
          guard let index = Int(part) else { throw Mistake(text: "--keep takes numbers, not \"\(list)\"") }
          kept?.insert(index)
        }
      case "--survey": isSurvey = true
      case "--help", "-h": isHelp = true
      default: throw Mistake(text: "unknown option \"\(word)\"; --help lists the options")
      }
    }
  }

  private static func number<Value: FixedWidthInteger>(
    after option: String,
    in rest: inout ArraySlice<String>
  ) throws(Mistake) -> Value {
    let word = rest.popFirst() ?? ""
    guard let value = Value(word), value >= 0 else {
      throw Mistake(text: "\(option) takes a number, not \"\(word)\"")
    }
    return value
  }
}
