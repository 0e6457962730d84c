import Foundation

/// Follows each link of a site that DocC has built: those of the pages' data, of the navigator, and of the
/// static pages.
///
/// Prints the number of pages and links, and the broken links, if any; it then ends with an error.
@main struct SiteLinks {
  private let site: URL
  /// The paths of the site's files, relative to the site.
  private let files: Set<String>
  /// The anchors of each page, by the page's path.
  private var anchors: [String: Set<String>] = [:]
  /// The links of each page: the target, and the text for a message.
  private var links: [(page: String, target: String)] = []
  private var broken: Set<String> = []
  private var outsideCount = 0

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: site-links FOLDER")
      exit(2)
    }
    var site = try SiteLinks(CommandLine.arguments[1])
    try site.follow()
    for line in site.broken.sorted() { print(line) }
    print(
      "\(site.anchors.count) pages, \(site.links.count) links, \(site.broken.count) broken; "
        + "\(site.outsideCount) links to other sites"
    )
    if !site.broken.isEmpty || site.anchors.isEmpty || site.links.isEmpty { exit(1) }
  }

  init(_ path: String) throws {
    site = URL(fileURLWithPath: path, isDirectory: true)
    files = Set(try FileManager.default.subpathsOfDirectory(atPath: path))
  }

  private mutating func follow() throws {
    for file in files.sorted() where file.hasPrefix("data/") && file.hasSuffix(".json") {
      try read(page: "/" + file.dropFirst("data/".count).dropLast(".json".count), from: file)
    }
    try readNavigator()
    for file in files.sorted() where file.hasSuffix("index.html") { try readStaticPage(file) }
    for link in links { check(link.target, of: link.page) }
  }

  private func json(_ file: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(contentsOf: site.appendingPathComponent(file)))
  }

  // MARK: Reading

  private mutating func read(page: String, from file: String) throws {
    guard let root = try json(file) as? [String: Any] else { return }
    let references = root["references"] as? [String: Any] ?? [:]
    anchors[page] = []
    add("\(page)/", of: page)
    let chapters = Self.chapters(of: root)
    for case let (identifier, reference as [String: Any]) in references where !chapters.contains(identifier) {
      if let url = reference["url"] as? String { add(url, of: page) }
      for case let variant as [String: Any] in reference["variants"] as? [Any] ?? [] {
        if let url = variant["url"] as? String { add(url, of: page) }
      }
    }
    walk(root.filter { $0.key != "references" }, of: page, references: Set(references.keys))
  }

  /// The chapters of a tutorial's table of contents, which are headings and have no pages.
  private static func chapters(of root: [String: Any]) -> Set<String> {
    let hierarchy = root["hierarchy"] as? [String: Any]
    let modules = hierarchy?["modules"] as? [[String: Any]] ?? []
    return Set(modules.compactMap { $0["reference"] as? String })
  }

  /// Finds the anchors of a page, and references without an entry in the page's list.
  private mutating func walk(_ value: Any, of page: String, references: Set<String>) {
    if let list = value as? [Any] {
      for element in list { walk(element, of: page, references: references) }
    } else if let object = value as? [String: Any] {
      if let anchor = object["anchor"] as? String { anchors[page]?.insert(anchor) }
      if let identifier = object["identifier"] as? String, object["type"] as? String == "reference",
        !references.contains(identifier)
      {
        broken.insert("\(page): no reference \(identifier)")
      }
      for case let identifier as String in object["identifiers"] as? [Any] ?? []
      where !references.contains(identifier) {
        broken.insert("\(page): no reference \(identifier)")
      }
      for element in object.values { walk(element, of: page, references: references) }
    }
  }

  private mutating func readNavigator() throws {
    guard let root = try json("index/index.json") as? [String: Any] else { return }
    var pending = [root["interfaceLanguages"] as Any]
    while let value = pending.popLast() {
      if let list = value as? [Any] { pending += list }
      guard let object = value as? [String: Any] else { continue }
      if let path = object["path"] as? String { add(path, of: "index/index.json") }
      pending += object.values
    }
  }

  private mutating func readStaticPage(_ file: String) throws {
    let text = try String(contentsOf: site.appendingPathComponent(file), encoding: .utf8)
    for part in text.components(separatedBy: "=\"").dropFirst() where part.hasPrefix("/") {
      add(String(part.prefix { $0 != "\"" }), of: file)
    }
  }

  /// Adds a link; targets outside of the site are only counted.
  private mutating func add(_ target: String, of page: String) {
    if target.hasPrefix("/") {
      links.append((page, target))
    } else if target.contains("://") || target.hasPrefix("mailto:") {
      outsideCount += 1
    } else if files.contains("images/" + target) || files.contains("videos/" + target) {
      links.append((page, "/images/" + target))
    } else {
      broken.insert("\(page): \(target)")
    }
  }

  // MARK: Following

  private mutating func check(_ target: String, of page: String) {
    let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
    var path = parts.first?.removingPercentEncoding ?? target
    if path != "/", path.hasSuffix("/") { path.removeLast() }
    let file = String(path.dropFirst())
    if path == "/" || files.contains(file), !files.contains(file + "/index.html") {
      return
    }
    guard let pageAnchors = anchors[path], files.contains(file + "/index.html") else {
      broken.insert("\(page): \(target)")
      return
    }
    if parts.count == 2, !pageAnchors.contains(parts[1].removingPercentEncoding ?? parts[1]) {
      broken.insert("\(page): no anchor \(target)")
    }
  }
}
