import Foundation
import Simulation
import Synchronization

/// The file `Contents.json` of an asset, for reports of its mistakes.
struct AssetFile {
  private let url: URL

  /// Creates the file of an asset's folder.
  init(_ folder: URL) { url = folder.appendingPathComponent("Contents.json") }

  /// The contents; nil without the file.
  var data: Data? { try? Data(contentsOf: url) }

  /// Reports a mistake once, with the catalog's path of the file and the first line that has a value:
  /// `Media.xcassets/Accent.colorset/Contents.json:9: expected …`. The asset isn't found then.
  func report(_ text: String, at value: String?) {
    let lines = data.map { String(decoding: $0, as: UTF8.self) }?.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    let line = value.flatMap { value in lines?.firstIndex { $0.contains("\"\(value)\"") } } ?? 0
    let parts = url.pathComponents
    let start = parts.lastIndex { $0.hasSuffix(".xcassets") } ?? max(0, parts.count - 2)
    let message = "\(parts[start...].joined(separator: "/")):\(line + 1): \(text)"
    guard Self.reported.withLock({ $0.insert("\(url.path) \(message)").inserted }) else { return }
    Problem.report(message)
  }

  private static let reported = Mutex<Set<String>>([])
}
