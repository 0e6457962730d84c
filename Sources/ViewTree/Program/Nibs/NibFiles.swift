import Foundation
import InterfaceFiles
import Simulation

/// The interface files in the resources of bundles, which don't change while the process runs.
@MainActor enum NibFiles {
  private static var files: [String: [String: URL]] = [:]
  private static var documents: [URL: InterfaceDocument] = [:]
  private static var nibsOfClasses: [ObjectIdentifier: String?] = [:]

  /// Returns the file of a name without extension; nil if there is none.
  static func url(_ name: String, _ type: String, in bundle: Bundle?) -> URL? {
    let isPad = Application.current?.context.device.idiom == .pad
    let names = ["\(name)~\(isPad ? "ipad" : "iphone").\(type)", "\(name).\(type)"]
    let files = files(in: bundle)
    return names.lazy.compactMap { files[$0] }.first
  }

  /// Reads a file once, with the texts of the user's language if there are some beside it.
  static func document(_ file: URL) throws -> InterfaceDocument {
    let texts = textsFile(for: file)
    let key = texts ?? file
    if let document = documents[key] { return document }
    let translations = try texts.map {
      try InterfaceTexts.read(try Data(contentsOf: $0), file: $0.lastPathComponent)
    }
    let document = try InterfaceDocument(
      try Data(contentsOf: file),
      file: file.lastPathComponent,
      texts: translations ?? [:]
    )
    documents[key] = document
    return document
  }

  /// The file of texts for the first language of the user that the folder around `Base.lproj` has.
  private static func textsFile(for file: URL) -> URL? {
    let folder = file.deletingLastPathComponent()
    guard folder.lastPathComponent == "Base.lproj" else { return nil }
    let name = file.deletingPathExtension().lastPathComponent + ".strings"
    let language = Application.current?.language ?? "en"
    let url = folder.deletingLastPathComponent().appendingPathComponent("\(language).lproj/\(name)")
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  static func description(of bundle: Bundle?) -> String { bundle?.bundleURL.lastPathComponent ?? "the app" }

  /// The name of the nib of an app's class: its own, or without `Controller`.
  static func nibOfClass(_ type: ViewController.Type) -> String? {
    let key = ObjectIdentifier(type)
    if let known = nibsOfClasses[key] { return known }
    let parts = String(reflecting: type).split(separator: ".")
    var found: String?
    if parts.first != "ViewTree", let name = parts.last.map(String.init) {
      let short = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
      // UIKit looks for the name without `Controller` first.
      found = (short + [name]).first { url($0, "xib", in: nil) != nil }
    }
    nibsOfClasses[key] = .some(found)
    return found
  }

  private static func files(in bundle: Bundle?) -> [String: URL] {
    let key = bundle?.bundleURL.path ?? ""
    if let known = files[key] { return known }
    let folders = bundle.map { [$0.resourceURL ?? $0.bundleURL] } ?? appFolders
    var found: [String: URL] = [:]
    for folder in folders {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for path in paths.sorted() where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
        let name = String(path.split(separator: "/").last ?? "")
        if found[name] == nil { found[name] = folder.appendingPathComponent(path) }
      }
    }
    files[key] = found
    return found
  }

  /// The folders of the main bundle's resources and of the packages' beside it. The main bundle of a program
  /// without resources is its build folder, which isn't searched as a whole.
  private static var appFolders: [URL] {
    let main = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
    let packages = names.filter { $0.hasSuffix(".resources") }.sorted().map {
      main.appendingPathComponent($0)
    }
    return packages
  }
}
