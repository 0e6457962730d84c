import Foundation
import InterfaceFiles
import Simulation

/// The interface files in the resources of bundles, which don't change while the process runs.
@MainActor enum NibFiles {
  private static var files: [String: [String: URL]] = [:]
  private static var documents: [URL: InterfaceDocument] = [:]
  private static var nibsOfClasses: [ObjectIdentifier: String?] = [:]

  /// Returns the file of a name without extension; nil if there is none.
  ///
  /// Without a bundle, the resources of the owner's module come first, then those of the module of the
  /// application's delegate, then those of all packages, unless only the app's own are wanted.
  static func url(
    _ name: String,
    _ type: String,
    in bundle: Bundle?,
    for owner: AnyClass? = nil,
    onlyOwn: Bool = false
  ) -> URL? {
    let isPad = Application.current?.context.device.idiom == .pad
    let names = ["\(name)~\(isPad ? "ipad" : "iphone").\(type)", "\(name).\(type)"]
    func find(_ files: [String: URL]) -> URL? { names.lazy.compactMap { files[$0] }.first }
    if let bundle { return find(files(bundle.bundleURL.path, [bundle.resourceURL ?? bundle.bundleURL])) }
    let delegate: AnyClass? = Application.current?.delegate.map { Swift.type(of: $0) as AnyClass }
    for module in [owner, delegate].compactMap({ $0.flatMap(SourceRegistry.module(of:)) }) {
      let folders = appFolders.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
      if let file = find(files(module, folders)) { return file }
    }
    return onlyOwn ? nil : find(files("", appFolders))
  }

  /// Reads a file once, with the texts of the user's language if there are some beside it.
  static func document(_ file: URL) throws -> InterfaceDocument {
    let texts = textsFile(for: file)
    let key = texts ?? file
    if let document = documents[key] {
      try report(document)
      return document
    }
    let translations = try texts.map {
      try InterfaceTexts.read(try Data(contentsOf: $0), file: $0.lastPathComponent)
    }
    let document = try InterfaceDocument(
      try Data(contentsOf: file),
      file: file.lastPathComponent,
      texts: translations ?? [:],
      isTolerant: true
    )
    documents[key] = document
    try report(document)
    return document
  }

  /// Reports the mistakes of a file that its reading has found.
  static func report(_ document: InterfaceDocument) throws {
    for mistake in document.mistakes { try InterfaceReports.current.fail(mistake) }
  }

  /// The module whose resources a file belongs to, by the name `Package_Module.resources` of the folder.
  static func module(of file: URL) -> String? {
    let folder = file.pathComponents.last { $0.hasSuffix(".resources") && $0.contains("_") }
    return folder.flatMap {
      $0.dropLast(".resources".count).split(separator: "_", maxSplits: 1).last.map(String.init)
    }
  }

  /// The modules of an object's class and its superclasses outside of the toolkit, from the class upwards.
  static func modules(of object: AnyObject?) -> [String] {
    guard let object else { return [] }
    var modules: [String] = []
    var next: AnyClass? = type(of: object)
    while let type = next {
      if let module = SourceRegistry.module(of: type), !toolkit.contains(module), !modules.contains(module) {
        modules.append(module)
      }
      next = _getSuperclass(type)
    }
    return modules
  }

  private static let toolkit: Set<String> = ["ViewTree", "Responder", "Foundation", "Swift"]

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
      // UIKit looks for the name without `Controller` first. The build folder may have the resources of other
      // apps, with nibs of the same name.
      found = (short + [name]).first { url($0, "xib", in: nil, for: type, onlyOwn: true) != nil }
    }
    nibsOfClasses[key] = .some(found)
    return found
  }

  private static func files(_ key: String, _ folders: [URL]) -> [String: URL] {
    if let known = files[key] { return known }
    var found: [String: URL] = [:]
    for folder in folders {
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      for path in paths.sorted()
      where path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
        let name = String(path.split(separator: "/").last ?? "")
        if found[name] == nil { found[name] = folder.appendingPathComponent(path) }
      }
    }
    files[key] = found
    return found
  }

  /// The folders of resources of the packages beside the main bundle.
  static var appFolders: [URL] { AppResources.folders }
}
