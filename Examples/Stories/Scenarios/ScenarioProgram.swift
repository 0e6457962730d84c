import HeadlessUIKit

/// The program `Scenarios`: lists the catalogue, or tells one of it.
public enum ScenarioProgram {
  static let help = """
    Scenarios - bugs of published keyboard techniques, as published and as corrected

    Scenarios                 lists them
    Scenarios NUMBER          tells one, such as 7
    Scenarios all             tells all
    --variant classic|fixed   only the technique as published, or as corrected
    --log                     tell the whole logs
    --help                    this text
    """

  /// Follows a command line; returns the status to exit with: 0; 1 if a scenario does not go as it says; 2 if the command
  /// line can't be followed, with the reason on standard error.
  @MainActor public static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      return try tell(Array(arguments))
    } catch {
      FileHandle.standardError.write(Data("Scenarios: \(error); --help lists the options\n".utf8))
      return 2
    }
  }

  @MainActor private static func tell(_ arguments: [String]) throws(OptionError) -> Int32 {
    let name = arguments.first { !$0.hasPrefix("-") }
    let isNamed = name == arguments.first
    let options = try StoryOptions(isNamed ? Array(arguments.dropFirst()) : arguments)
    guard options.device == nil, options.system == nil, options.folder == nil else {
      throw OptionError("each scenario has devices and systems of its own, and no pictures")
    }
    if options.wantsHelp {
      print(help)
      return 0
    }
    guard isNamed, let name else {
      guard options.variant == nil, !options.showsLog else {
        throw OptionError("--variant and --log need the number of a scenario, or all, before them")
      }
      print(Scenario.list)
      return 0
    }
    var status: Int32 = 0
    for (place, scenario) in try scenarios(named: name).enumerated() {
      let told = scenario.told(options.variant, withLog: options.showsLog)
      print((place > 0 ? "\n\n" : "") + told.text)
      if !told.isAsDescribed { status = 1 }
    }
    return status
  }

  private static func scenarios(named name: String) throws(OptionError) -> [Scenario] {
    if name == "all" { return Scenario.all }
    let number = Int(name.uppercased().hasPrefix("X") ? String(name.dropFirst()) : name)
    let found = Scenario.all.filter { $0.number == number }
    guard !found.isEmpty else { throw OptionError("there is no scenario \"\(name)\"; they go from 1 to 32") }
    return found
  }
}
