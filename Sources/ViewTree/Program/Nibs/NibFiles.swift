import Foundation
import InterfaceFiles
import Simulation

/// The interface files in the resources of bundles, which don't change while the process runs.
@MainActor enum NibFiles {
  private static var files: [String: [String: URL]] = [:]
  private static var documents: [String: InterfaceDocument] = [:]
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

  /// Reads a file once for each language, with the texts of the user's language if there are some beside it.
  static func document(_ file: URL) throws -> InterfaceDocument {
    let language = Application.current?.language ?? "en"
    let isPad = Application.current?.context.device.idiom == .pad
    let tables = textsFiles(for: file, language)
    let key = ([file.path] + (tables.isEmpty ? [] : [language, "\(isPad)"])).joined(separator: "\n")
    if let document = documents[key] {
      try report(document)
      return document
    }
    var texts: [String: String] = [:]
    for table in tables {
      let found =
        table.pathExtension == "strings"
        ? try InterfaceTexts.read(try Data(contentsOf: table), file: table.lastPathComponent)
        : plainTexts(of: table, language, isPad: isPad)
      texts.merge(found) { first, _ in first }
    }
    let document = try InterfaceDocument(
      try Data(contentsOf: file),
      file: file.lastPathComponent,
      texts: texts,
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

  /// The tables with the texts of an interface file: that of the user's language beside its `Base.lproj`, and
  /// the catalog of all languages, which Xcode has in the folder `mul.lproj` or beside them.
  private static func textsFiles(for file: URL, _ language: String) -> [URL] {
    let folder = file.deletingLastPathComponent()
    let name = file.deletingPathExtension().lastPathComponent
    let isBase = folder.lastPathComponent == "Base.lproj"
    let parent = isBase ? folder.deletingLastPathComponent() : folder
    let tables = isBase ? AppResources.prefixes(of: language).map { "\($0).lproj/\(name).strings" } : []
    return (tables + ["mul.lproj/\(name).xcstrings", "\(name).xcstrings"]).map {
      parent.appendingPathComponent($0)
    }.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The texts of a catalog in a language, without those that depend on a number, as an interface file has
  /// none.
  private static func plainTexts(of catalog: URL, _ language: String, isPad: Bool) -> [String: String] {
    guard let catalog = AppResources.catalog(catalog, isPad ? "ipad" : "iphone") else { return [:] }
    var texts: [String: String] = [:]
    for language in AppResources.prefixes(of: language) {
      for (key, text) in catalog.texts[language] ?? [:] where !catalog.fixed.contains(key) {
        if text.rules.isEmpty, texts[key] == nil { texts[key] = text.format }
      }
    }
    return texts
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
