import HeadlessUIKit

/// The program `Scenarios`, which lists the catalogue of bugs, plays one of them, or prints a fact by its id.
public enum ScenarioProgram {
  static let help = """
    Scenarios - bugs of published keyboard techniques, as published and as corrected, and the facts behind them

    Scenarios                 lists the bugs
    Scenarios NUMBER          plays one, such as 7 or X07
    Scenarios all             plays all
    Scenarios ID              prints a fact, its status and its sources, such as KP4 or S16a, or an item of a
                              document, such as D4.16
    --variant classic|fixed   only the published technique, or only the corrected one
    --device NAME             use another device than the scenario's, such as "iPhone 5s"
    --system VERSION          use another system version, such as 9.3
    --svg FOLDER              write a picture of the end of each run as an SVG file
    --trace FOLDER            write each run as an HTML page with a slider over time
    --log                     print the complete logs
    --help                    show this help

    On another device or system it says whether the bug occurs there, or why it can't.
    """

  /// Runs the program for a command line and returns the exit status: 0; 1 if the outcome of a scenario isn't
  /// as described; 2 if the command line is invalid, with the reason on standard error.
  @MainActor public static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      return try tell(Array(arguments))
    } catch {
      FileHandle.standardError.write(Data("Scenarios: \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  @MainActor private static func tell(_ arguments: [String]) throws(OptionError) -> Int32 {
    var names: [String] = []
    let options = try StoryOptions(arguments) { word throws(OptionError) in
      if word.hasPrefix("-") { throw OptionError("unknown option \"\(word)\"") }
      names.append(word)
    }
    if options.wantsHelp {
      print(help)
      return 0
    }
    if names.count > 1 {
      throw OptionError("only one scenario or fact can be given; unexpected \"\(names[1])\"")
    }
    guard let name = names.first else {
      guard options == StoryOptions() else {
        throw OptionError("options require the number of a scenario, or \"all\"")
      }
      print(Scenario.list)
      return 0
    }
    guard let scenarios = scenarios(named: name) else {
      guard options == StoryOptions() else {
        throw OptionError("\"\(name)\" is not a scenario, and only scenarios take options")
      }
      return try tellFact(name)
    }
    var status: Int32 = 0
    for (place, scenario) in scenarios.enumerated() {
      let told = try scenario.told(options)
      print((place > 0 ? "\n\n" : "") + told.text)
      if !told.isAsDescribed { status = 1 }
    }
    return status
  }

  private static func scenarios(named name: String) -> [Scenario]? {
    if name == "all" { return Scenario.all }
    let number = Int(name.uppercased().hasPrefix("X") ? String(name.dropFirst()) : name)
    let found = Scenario.all.filter { $0.number == number }
    return found.isEmpty ? nil : found
  }

  private static func tellFact(_ id: String) throws(OptionError) -> Int32 {
    let book: FactBook
    do { book = try FactBook.package.get() } catch {
      throw OptionError("the facts can't be read: \(error.localizedDescription)")
    }
    guard let text = book.told(id) else {
      let range =
        "scenarios are numbered X01 to X\(Scenario.all.count), and Documentation/Fidelity lists the ids of facts"
      throw OptionError("there is no scenario and no fact \"\(id)\"; \(range)")
    }
    print(text)
    return 0
  }
}
