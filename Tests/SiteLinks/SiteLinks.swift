import Foundation

/// Follows each link of a site that DocC has built: of the pages' data, of the static pages, and of the
/// navigator.
///
/// Prints the broken links, and ends with an error if there are any; else prints the number of pages and
/// links.
@main struct SiteLinks {
  private let site: URL
  /// The paths of the site's files, relative to the site.
  private var files: Set<String> = []
  /// The anchors of each page, by the page's path in lowercase.
  private var anchors: [String: Set<String>] = [:]
  private var broken: Set<String> = []
  private var linkCount = 0
  private var outsideCount = 0

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: site-links FOLDER")
      exit(2)
    }
    var links = SiteLinks(CommandLine.arguments[1])
    let pageCount = try links.follow()
    for line in links.broken.sorted() { print(line) }
    print(
      "\(pageCount) pages, \(links.linkCount) links, \(links.broken.count) broken, "
        + "\(links.outsideCount) to other sites"
    )
    if !links.broken.isEmpty || pageCount == 0 { exit(1) }
  }

  init(_ path: String) {
    site = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// Follows all links, and returns the number of pages.
  private mutating func follow() throws {
  }
}
