import HeadlessUIKit

/// The options of the program `CoveredField`, which is the program in the gallery.
public enum CoveredFieldOptions {
  static let help = """
    CoveredField - a field behind the keyboard, and the screen as text: the program in the gallery

    --svg FOLDER     also write the picture as an SVG file
    --trace FOLDER   also write the program's actions as an HTML page with a slider over time
    --help           show this help
    """

  /// Parses the command-line arguments and returns the files to write. After printing the help, or an error
  /// on standard error, it ends the process with status 0 or 2.
  @MainActor public static func output(_ arguments: some Sequence<String>) -> CoveredFieldOutput {
    do {
      let options = try StoryOptions(Array(arguments))
      if options.wantsHelp {
        print(help)
        exit(0)
      }
      var others = options
      (others.folder, others.traceFolder) = (nil, nil)
      guard others == StoryOptions() else {
        throw OptionError("the only options are --svg, --trace and --help")
      }
      return CoveredFieldOutput(options)
    } catch {
      FileHandle.standardError.write(Data("CoveredField: \(error); --help lists the options\n".utf8))
      exit(2)
    }
  }
}

/// The files of the program `CoveredField`.
@MainActor public final class CoveredFieldOutput {
  private let picture: URL?
  private let traces: StoryTraces

  init(_ options: StoryOptions) {
    picture = options.folder?.appending(path: "CoveredField.svg")
    traces = StoryTraces("CoveredField", title: "A field behind the keyboard", folder: options.traceFolder)
  }

  /// Begins the page, if one is requested.
  public func begin(_ simulator: Simulator) { traces.begin("", in: simulator) }

  /// Writes the requested files.
  public func end(_ simulator: Simulator) throws {
    if let picture { try Data(simulator.svg().utf8).write(to: picture) }
    try traces.end()
  }
}
