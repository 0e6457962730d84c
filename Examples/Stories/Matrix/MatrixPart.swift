import Foundation
import HeadlessUIKit

/// The rows of a matrix that a process tests: those whose places have the same remainder.
struct MatrixPart {
  /// The option by which the program tests a part and prints the results.
  static let option = "--part"

  let place: Int
  let count: Int

  init(_ place: Int, of count: Int) { (self.place, self.count) = (place, count) }

  /// Reads a part from a word, such as `1/4`; nil if it is none.
  init?(_ word: String) {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else { return nil }
    self.init(numbers[0], of: numbers[1])
  }

  /// Tests the rows of the part.
  @MainActor func results(of rows: [MatrixRow]) -> [[MatrixRow.Result]] {
    stride(from: place, to: rows.count, by: count).map { rows[$0].results() }
  }

  /// Tests all rows, each part in a process of its own, but the first one in this process.
  ///
  /// - Parameters:
  ///   - words: The words of the command line that choose the rows.
  ///   - jobs: The largest number of processes.
  @MainActor static func results(
    of rows: [MatrixRow],
    chosenBy words: [String],
    jobs: Int
  ) throws -> [[MatrixRow.Result]] {
    let count = min(jobs, rows.count)
    let others = try (1..<count).map { try Helper(MatrixPart($0, of: count), words) }
    let own = MatrixPart(0, of: count).results(of: rows)
    let parts = try [own] + others.map { try $0.results() }
    return rows.indices.map { parts[$0 % count][$0 / count] }
  }

  /// A process that tests a part.
  private struct Helper {
    /// The failure of a process.
    struct Failure: LocalizedError {
      let status: Int32
      var errorDescription: String? { "a process of the matrix ended with the status \(status)" }
    }

    let process = Process()
    let output = Pipe()

    /// Starts the program again with the words and a part.
    init(_ part: MatrixPart, _ words: [String]) throws {
      process.executableURL = Bundle.main.executableURL
      process.arguments = words + [option, "\(part.place)/\(part.count)"]
      process.standardOutput = output
      try process.run()
    }

    /// Waits for the end of the process, and returns its results.
    func results() throws -> [[MatrixRow.Result]] {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
      return try JSONDecoder().decode([[MatrixRow.Result]].self, from: data)
    }
  }
}
