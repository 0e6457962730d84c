import Comparison
import Foundation
import HeadlessUIKit
import Probes
import Running

/// The options of the command line.
struct Options {
  var system: SystemVersion = "18.0"
  var device: Device?
  var probes: [String] = []
  var showsMarks = false
  var recording: String?

  static let usage = """
    usage: swift run Conformance [--system VERSION] [--device NAME] [--probe ID]... [--marks]
           swift run Conformance --compare FILE [--device NAME]
    """

  /// Reads the arguments; nil if one of them can't be read.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--marks" {
        showsMarks = true
        continue
      }
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--system":
        guard let system = SystemVersion(value) else { return nil }
        self.system = system
      case "--device":
        guard let device = Device(named: value) else { return nil }
        self.device = device
      case "--probe": probes.append(value)
      case "--compare": recording = value
      default: return nil
      }
    }
  }
}

/// Prints a text to the standard error and ends the program.
func stop(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(2)
}

/// Returns the device of the options, or one that ran the system.
func device(_ options: Options, _ system: SystemVersion) -> Device {
  guard let device = options.device ?? SimulatorRun.device(for: system) else {
    stop("no known phone ran iOS \(system)")
  }
  guard device.supports(system) else { stop("\(device.name) never ran iOS \(system)") }
  return device
}

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else { stop(Options.usage) }
let facts = try SimulatorRun.facts()

if let path = options.recording {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8), let recording = Recording(text) else {
    stop("\(path) is no recording: its first line is \"# iOS VERSION, DEVICE\"")
  }
  guard let system = SystemVersion(recording.system) else { stop("\(recording.system) is no version") }
  let here = await SimulatorRun.recording(on: device(options, system), system)
  let known = KnownDifferences(
    try String(contentsOf: SimulatorRun.package.appending(path: "known-differences.txt"), encoding: .utf8)
  )
  let report = Report(
    recording,
    expected: SimulatorRun.expected(here, facts: facts),
    facts: SimulatorRun.factsOfProbes,
    known: known
  )
  print(report)
  exit(report.unexplained.isEmpty ? 0 : 1)
}

let target = device(options, options.system)
var lines: [ProbeLine] = []
for probe in SimulatorRun.probes(on: options.system)
where options.probes.isEmpty || options.probes.contains(probe.id) {
  lines += await SimulatorRun.lines(of: probe, on: target, options.system)
}
if lines.isEmpty { stop("no probe of iOS \(options.system) has one of the ids") }
let recording = Recording(system: options.system.description, device: target.name, lines: lines)
if options.showsMarks {
  let expected = SimulatorRun.expected(recording, facts: facts)
  print(ExpectedLine.text(expected, system: recording.system, device: recording.device), terminator: "")
} else {
  print(recording.text, terminator: "")
}
