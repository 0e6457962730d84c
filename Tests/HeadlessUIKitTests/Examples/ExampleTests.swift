import Foundation
import HeadlessUIKitTesting
import Testing

@testable import Stories

/// Runs the example programs from the command line, and compares their complete output.
@Suite struct ExampleTests {
  private func run(_ name: String, _ arguments: [String] = []) async throws -> ExampleProgram.Outcome {
    let outcome = try await ExampleProgram(name).run(arguments)
    #expect(outcome.errors == "")
    return outcome
  }

  /// Splits an output into the story and the names of the files that its last lines name.
  private func parts(of output: String) -> (story: String, files: [String]) {
    let lines = output.components(separatedBy: "\n")
    let files = lines.filter { $0.hasPrefix("wrote ") }.map {
      URL(filePath: String($0.dropFirst(6))).lastPathComponent
    }
    return (lines.filter { !$0.hasPrefix("wrote ") }.joined(separator: "\n"), files.sorted())
  }

  @Test(arguments: [
    "FirstLook", "CoveredField",
    "BackgroundTap", "DoneOnExit", "ScrollableForm", "NumberPadDone", "DonePad", "OffsetRestoring",
    "SlidingThirds", "PassingData", "ContentInsets", "KeyboardAware", "Tour",
  ])
  func `an example prints its whole story and exits with 0`(name: String) async throws {
    let outcome = try await run(name)
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "\(name).txt")
  }

  @Test(arguments: [
    (name: "BackgroundTap", pictures: 1), ("DoneOnExit", 1), ("ScrollableForm", 3), ("NumberPadDone", 2),
    ("DonePad", 1), ("OffsetRestoring", 1), ("SlidingThirds", 1), ("PassingData", 1), ("ContentInsets", 1),
    ("KeyboardAware", 2),
  ])
  func `an example that is asked for its pictures draws them, and prints the same`(
    name: String,
    pictures: Int
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await run(name, ["--svg", folder.path])
    #expect(outcome.status == 0)
    let (story, written) = parts(of: outcome.output)
    expectGolden(story, named: "\(name).txt")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count == pictures)
    #expect(written == files)
    for file in files {
      let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(try SVGElement.read(svg).name == "svg")
      expectPicture(svg, file)
    }
  }

  @Test(arguments: ["ScrollableForm", "KeyboardAware", "PassingData"])
  func `an example that is asked for traces writes a page for each scene, and prints the same`(
    name: String
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await run(name, ["--trace", folder.path])
    #expect(outcome.status == 0)
    let (story, written) = parts(of: outcome.output)
    expectGolden(story, named: "\(name).txt")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count > 1)
    #expect(written == files)
    for file in files {
      let page = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.utf8.count < 2_000_000, "\(file)")
    }
  }

  @Test(arguments: [
    (name: "CoveredField", words: [], pages: 1), (name: "Scenarios", words: ["7"], pages: 6),
    (name: "Matrix", words: ["turned"], pages: 4), (name: "Tour", words: ["--variant", "fixed"], pages: 0),
  ])
  func `a program without scenes writes a page for each run, and prints the same`(
    name: String,
    words: [String],
    pages: Int
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await run(name, words + ["--trace", folder.path])
    #expect(outcome.status == 0 && outcome.errors == "")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    // The tour prints the stories in place of its page.
    if name == "Tour" {
      #expect(files.count > 10)
    } else {
      #expect(files.count == pages, "\(files)")
      #expect(try await run(name, words).output == outcome.output)
    }
    for file in files {
      let page = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.utf8.count < 2_000_000, "\(file)")
    }
  }

  @Test(arguments: [[], ["--device", "iPhone 16", "--system", "18.0"]])
  func `the page of the tour explains its words, and fits 100 columns`(words: [String]) async throws {
    let output = try await run("Tour", words).output
    let lines = output.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.count <= 100 }, "\(lines.filter { $0.count > 100 })")
    for document in Document.allCases { #expect(lines.contains("\(document.subject) (\(document.origin))")) }
    // The words of the cells are explained above them.
    let head = lines.prefix { !$0.contains("as published") }.compactMap { $0.split(separator: " ").first }
    for row in lines where Example.all.contains(where: { row.hasPrefix("  \($0.name) ") }) {
      for match in row.matches(of: /[0-9]+ ([a-zA-Z]+)/) where !match.output.1.hasPrefix("iOS") {
        let word = match.output.1 == "flaw" ? "flaws" : match.output.1
        #expect(head.contains(word), "\(row)")
      }
    }
    #expect(!lines.contains { $0.contains("FAILED") && !$0.hasPrefix("FAILED") })
    #expect(words.isEmpty || head.contains("absent"))
  }

  @Test(
    arguments: ["OffsetRestoring", "SlidingThirds", "PassingData"],
    [["--device", "iPhone 16", "--system", "18.0"], ["--device", "iPad 2", "--system", "5.1"]]
  )
  func `a flaw occurs on another device, or the story says why not`(name: String, words: [String])
    async throws
  {
    // The brief scenes with flaws, by their titles: `   FLAW   A rotation: the view is ...`.
    func titles(_ output: String) -> [String] {
      output.components(separatedBy: "\n").filter { $0.hasPrefix("   FLAW   ") }.compactMap { line in
        let title = line.dropFirst(10).prefix { $0 != ":" && $0 != "(" }.trimmingCharacters(in: .whitespaces)
        return line.contains(":") ? title : nil
      }
    }
    let own = try await run(name).output
    let other = try await run(name, words).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(!titles(own).isEmpty)
    for title in titles(own) {
      #expect(other.lowercased().contains(title.lowercased()), "\(title)")
    }
  }

  @Test func `the tour tells all stories with their pictures`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await run("Tour", ["--stories", "--svg", folder.path])
    #expect(outcome.status == 0)
    var stories: [String] = []
    for example in Example.all { stories.append(try await run(example.name).output) }
    let (story, written) = parts(of: outcome.output)
    #expect(story == stories.joined(separator: "\n\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.count == 14)
    #expect(written == files)
  }

  @Test func `CoveredField draws its picture, and prints the same`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "HeadlessUIKit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await run("CoveredField", ["--svg", folder.path])
    #expect(outcome.status == 0)
    expectGolden(outcome.output, named: "CoveredField.txt")
    let svg = try String(contentsOf: folder.appending(path: "CoveredField.svg"), encoding: .utf8)
    #expect(try SVGElement.read(svg).name == "svg")
    expectPicture(svg, "CoveredField.svg")
  }

  @Test(
    arguments: ["CoveredField", "DoneOnExit", "Tour", "Scenarios"],
    [("/dev/null/pictures", "created"), ("/sys", "written to")]
  )
  func `a folder that can't be created or written to is refused before the story, in one line`(
    name: String,
    folder: (path: String, refusal: String)
  ) async throws {
    let words = ["--svg", folder.path]
    let outcome = try await ExampleProgram(name).run(name == "Scenarios" ? ["7"] + words : words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors
        == "\(name): the folder \(folder.path) can't be \(folder.refusal); --help lists the options\n"
    )
  }
}
