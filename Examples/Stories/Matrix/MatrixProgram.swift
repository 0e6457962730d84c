import HeadlessUIKit

/// The program `Matrix`, which tests all techniques on all stages and prints the outcomes.
public enum MatrixProgram {
  static let help = """
    Matrix - the devices and systems on which published keyboard techniques work, as published and as corrected

    Matrix               all techniques, one table each
    Matrix TECHNIQUE     one technique, with all failures; a part of its name is enough
    --markdown           as a Markdown page
    --csv                as CSV, one row per cell
    --jobs N             test in N processes at a time; by default, in as many as there are processors
    --files FOLDER       as text, Markdown and CSV: Matrix.txt, Matrix.md and Matrix.csv in a folder
    --trace FOLDER       also write an HTML page with a slider over time for each different outcome
    --help               show this help

    The techniques:
    \(Technique.all.map { "  \($0.name)" }.joined(separator: "\n"))
    """

  private enum Form {
    case text, markdown, csv
    case files(URL)
  }

  /// Runs the program for a command line and returns the exit status: 0; 1 if a file can't be written; 2 if
  /// the command line is invalid. For 1 and 2 it writes the reason to standard error.
  @MainActor public static func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      print(try output(Array(arguments)))
      return 0
    } catch let error as OptionError {
      complain("\(error); --help lists the options")
      return 2
    } catch {
      complain("\(error.localizedDescription)")
      return 1
    }
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("Matrix: \(text)\n".utf8))
  }

  @MainActor private static func output(_ arguments: [String]) throws -> String {
    var (form, name): (Form?, String?) = (nil, nil)
    var traceFolder: URL?
    var (jobs, part): (Int?, MatrixPart?) = (nil, nil)
    var words = arguments[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h": return help
      case "--markdown", "--csv", "--files":
        guard form == nil else {
          throw OptionError("only one output format is possible; unexpected \"\(word)\"")
        }
        form = word == "--csv" ? .csv : .markdown
        guard word == "--files" else { continue }
        form = .files(URL(fileURLWithPath: try value(of: word, "a folder", &words), isDirectory: true))
      case "--jobs":
        guard jobs == nil else { throw OptionError("--jobs is given twice") }
        let count = try value(of: word, "a number of processes", &words)
        guard let number = Int(count), (1...1000).contains(number) else {
          throw OptionError("--jobs needs a number from 1 to 1000, not \"\(count)\"")
        }
        jobs = number
      case MatrixPart.option:
        let place = try value(of: word, "a part, such as 0/2", &words)
        part = MatrixPart(place)
        guard part != nil else { throw OptionError("\"\(place)\" is no part, such as 0/2") }
      case "--trace":
        guard traceFolder == nil else { throw OptionError("--trace is given twice") }
        traceFolder = URL(fileURLWithPath: try value(of: word, "a folder", &words), isDirectory: true)
      case _ where word.hasPrefix("-"): throw OptionError("unknown option \"\(word)\"")
      default:
        guard name == nil else {
          throw OptionError("\"\(word)\" is an unexpected argument; put a name of several words in quotes")
        }
        name = word
      }
    }
    if case .files(let folder) = form { try requireWritable(folder) }
    if let traceFolder { try requireWritable(traceFolder) }
    let techniques = try name.map { [try technique(named: $0)] } ?? Technique.all
    let rows = MatrixRow.all(of: techniques)
    if let part {
      return String(decoding: try JSONEncoder().encode(part.results(of: rows)), as: UTF8.self)
    }
    let results = try MatrixPart.results(
      of: rows,
      chosenBy: name.map { [$0] } ?? [],
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    )
    let matrix = Matrix(results, of: techniques)
    if let traceFolder { try matrix.writeTraces(to: traceFolder) }
    switch form ?? .text {
    case .text: return name == nil ? matrix.text : matrix.detail
    case .markdown: return matrix.markdown
    case .csv: return matrix.csv
    case .files(let folder):
      try write(matrix, to: folder)
      return matrix.summary
    }
  }

  private static func write(_ matrix: Matrix, to folder: URL) throws {
    for (ending, text) in [("txt", matrix.text), ("md", matrix.markdown), ("csv", matrix.csv)] {
      try Data("\(text)\n".utf8).write(to: folder.appending(path: "Matrix.\(ending)"))
    }
  }

  private static func technique(named name: String) throws(OptionError) -> Technique {
    let wanted = name.lowercased()
    let all = Technique.all
    if let exact = all.first(where: { $0.name.lowercased() == wanted }) { return exact }
    let found = all.filter { $0.name.lowercased().contains(wanted) }
    if found.count == 1 { return found[0] }
    let names = (found.isEmpty ? all : found).map(\.name).joined(separator: "; ")
    throw OptionError(
      found.isEmpty
        ? "there is no technique \"\(name)\"; there are: \(names)" : "\"\(name)\" could be: \(names)"
    )
  }
}
