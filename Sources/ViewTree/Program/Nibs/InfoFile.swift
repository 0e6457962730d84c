import Foundation
import Simulation

/// The `Info.plist` of an app's target.
///
/// It is searched in the resources of the target's module, and then in the target's source: a package can't
/// have a file of this name at the top of its resources, and Xcode's targets have it beside the source. In
/// both, the file has the name `Info.plist`, `Module-Info.plist` or another that ends so, and is in a folder
/// of any name, as `App`, `Supporting Files` or `Resources` are.
@MainActor package enum InfoFile {
  private static var valuesOfModules: [String: [String: Any]?] = [:]

  /// The values of the file of a module; nil if there is none.
  static func values(of module: String) -> [String: Any]? {
    if let known = valuesOfModules[module] { return known }
    let values = folders(of: module).lazy.compactMap { Self.values(in: $0, of: module) }.first
    valuesOfModules[module] = .some(values)
    return values
  }

  /// Returns the text for a launch after which an app without a window has no interface; nil if its file
  /// names one.
  package static func missingInterface(
    of delegate: String,
    in module: String,
    _ values: [String: Any]?
  ) -> String? {
    let keys = ["UIMainStoryboardFile", "UIMainStoryboardFile~iphone", "UIMainStoryboardFile~ipad"]
    if let values, (keys + ["UIApplicationSceneManifest"]).contains(where: { values[$0] != nil }) {
      return nil
    }
    let found =
      values == nil ? "there is no Info.plist" : "the Info.plist names neither a storyboard nor scenes"
    let advice = values == nil ? "; copy its folder as a resource, .copy(\"Supporting Files\")" : ""
    return "the launch shows nothing: \(delegate) has made no window, and \(found) in the resources and the "
      + "source of \(module)\(advice)"
  }

  /// Whether a module is a target of an app: it has resources, or source in the usual folders.
  static func isApp(_ module: String) -> Bool { !folders(of: module).isEmpty }

  /// The folders with the resources and the source of a module, in the order of the search.
  private static func folders(of module: String) -> [URL] {
    let resources = NibFiles.appFolders.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
    let rewritten = SourceRegistry.folders(of: module).map { URL(fileURLWithPath: $0) }
    let sources = package.map { package in
      ["Sources/\(module)", module].map { package.appendingPathComponent($0) }.filter {
        FileManager.default.fileExists(atPath: $0.path)
      }
    }
    return resources + rewritten + (sources ?? [])
  }

  /// The values of the best file in a folder: the one with the module's name, or else one nearest to the top.
  package static func values(in folder: URL, of module: String) -> [String: Any]? {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let found = paths.compactMap { path -> (rank: Int, depth: Int, path: String)? in
      let parts = path.split(separator: "/")
      // Other bundles have files of their own.
      guard let name = parts.last, !parts.dropLast().contains(where: isOther) else { return nil }
      let names = ["\(module)-Info.plist", "Info.plist", "\(module)Info.plist"]
      if let rank = names.firstIndex(of: String(name)) { return (rank, parts.count, path) }
      return name.hasSuffix("Info.plist") ? (names.count, parts.count, path) : nil
    }
    for file in found.sorted(by: { ($0.rank, $0.depth, $0.path) < ($1.rank, $1.depth, $1.path) }) {
      let data = try? Data(contentsOf: folder.appendingPathComponent(file.path))
      let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      if let values = list as? [String: Any], isOfApp(values) { return values }
    }
    return nil
  }

  /// Whether a folder belongs to another target or isn't source.
  private static func isOther(_ folder: Substring) -> Bool {
    folder.hasPrefix(".") || folder.hasSuffix("Tests")
      || [".framework", ".bundle", ".appex", ".xcodeproj", ".resources"].contains { folder.hasSuffix($0) }
  }

  /// Whether values are those of an app: services have files with names that end so, too.
  private static func isOfApp(_ values: [String: Any]) -> Bool {
    values.keys.contains { $0.hasPrefix("CFBundle") || $0.hasPrefix("UI") }
      && (values["NSExtension"] == nil) && values["CFBundlePackageType"] as? String != "BNDL"
  }

  /// The folder with the manifest of the package: one around the build folder, or the current one.
  private static let package: URL? = {
    var folder = Bundle.main.bundleURL.standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
      if isPackage(folder) { return folder }
    }
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return isPackage(current) ? current : nil
  }()

  private static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }
}
