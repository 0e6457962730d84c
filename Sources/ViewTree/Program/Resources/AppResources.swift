import Foundation
import InterfaceFiles
import Simulation
import Synchronization

/// The files that an app finds in its main bundle on a device: those in the resources of its packages.
///
/// Foundation's main bundle is the folder of the test's program, with a folder `Package_Module.resources` for
/// each module that has resources. The resources of the module of the application's delegate come first.
/// Xcode copies the files of groups without their folders, so a file is found in any folder. Work on other
/// threads uses the language and the modules of the last call on the main thread.
package enum AppResources {
  /// The part of the app's state on which the choice of a file depends.
  struct Situation {
    var modules: [String] = []
    var languages = ["Base", "en"]
    /// The language of files without one.
    var region = "en"
    var isPad = false
  }

  private static let last = Mutex(Situation())
  /// The paths in folders, by the names of the files.
  private static let listings = Mutex<[String: [String: [String]]]>([:])

  /// The folders of resources of the packages beside the main bundle. The main bundle of a program is its
  /// build folder, which isn't searched as a whole. The list is made again when the build folder has changed.
  static var folders: [URL] {
    let main = Bundle.main.bundleURL
    let attributes = try? FileManager.default.attributesOfItem(atPath: main.path)
    let date = attributes?[.modificationDate] as? Date
    return knownFolders.withLock { known in
      if let date, known.date == date { return known.folders }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: main.path)) ?? []
      known.folders = names.filter { $0.hasSuffix(".resources") }.sorted().map {
        main.appendingPathComponent($0)
      }
      known.date = date
      return known.folders
    }
  }

  private static let knownFolders = Mutex<(date: Date?, folders: [URL])>((nil, []))

  /// A language with those that it is a form of: `zh-Hant-TW`, `zh-Hant`, `zh`.
  static func prefixes(of language: String) -> [String] {
    let parts = language.split(separator: "-").map(String.init)
    return (1...max(1, parts.count)).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  static func situation() -> Situation {
    guard MainQueue.isCurrent else { return last.withLock { $0 } }
    let current = MainActor.assumeIsolated {
      guard let application = Application.current else { return Situation() }
      let modules = NibFiles.modules(of: application.delegate)
      let language = application.language
      let region = modules.lazy.compactMap { InfoFile.values(of: $0)?["CFBundleDevelopmentRegion"] }.first
      let languages = prefixes(of: language) + [region as? String, "Base", "en"].compactMap { $0 }
      return Situation(
        modules: modules,
        languages: languages,
        region: region as? String ?? "en",
        isPad: application.context.device.idiom == .pad
      )
    }
    last.withLock { $0 = current }
    return current
  }

  /// Whether a bundle is the main bundle, or that of a class of the program.
  package static func isMain(_ bundle: Bundle) -> Bool {
    bundle.bundleURL.standardizedFileURL.path == Bundle.main.bundleURL.standardizedFileURL.path
  }

  // MARK: Files

  /// Returns a file of the app; nil if there is none.
  ///
  /// Files without a language precede those of the user's language, as in Foundation.
  ///
  /// - Parameters:
  ///   - name: The name, with or without folders around it.
  ///   - type: The extension; nil or empty if the name has it.
  ///   - subfolder: The folder that has the file; nil for any.
  ///   - localization: The language of the file; nil for the user's.
  package static func url(
    _ name: String,
    _ type: String?,
    in subfolder: String? = nil,
    localization: String? = nil
  ) -> URL? {
    let situation = situation()
    let type = type.flatMap { $0.isEmpty ? nil : ".\($0)" } ?? ""
    let names = (situation.isPad ? ["~ipad"] : ["~iphone"]) + [""]
    let languages = localization.map { [$0] } ?? situation.languages
    for folder in folders(first: situation.modules) {
      for device in names {
        let wanted = [subfolder, name + device + type].compactMap { $0 }.filter { !$0.isEmpty }
        let path = wanted.joined(separator: "/")
        if let found = Self.path(path, in: folder, languages, needsLanguage: localization != nil) {
          return folder.appendingPathComponent(found)
        }
      }
    }
    return nil
  }

  static func folders(first modules: [String]) -> [URL] {
    let own = modules.flatMap { module in
      folders.filter { $0.lastPathComponent.hasSuffix("_\(module).resources") }
    }
    return own + folders.filter { !own.contains($0) }
  }

  static func path(
    _ wanted: String,
    in folder: URL,
    _ languages: [String],
    needsLanguage: Bool
  ) -> String? {
    let parts = wanted.split(separator: "/").map(String.init)
    guard let name = parts.last, !parts.contains("..") else { return nil }
    let found = (listing(of: folder)[name] ?? []).compactMap {
      path -> (rank: Int, depth: Int, path: String)? in
      var folders = path.split(separator: "/").dropLast().map(String.init)
      var rank = 0
      if let index = folders.lastIndex(where: { $0.hasSuffix(".lproj") }) {
        let language = String(folders[index].dropLast(".lproj".count))
        guard let place = languages.firstIndex(of: language) else { return nil }
        rank = place + 1
        folders.remove(at: index)
      } else if needsLanguage {
        return nil
      }
      guard folders.suffix(parts.count - 1).elementsEqual(parts.dropLast()) else { return nil }
      return (rank, folders.count, path)
    }
    return found.min { ($0.rank, $0.depth, $0.path) < ($1.rank, $1.depth, $1.path) }?.path
  }

  static func listing(of folder: URL) -> [String: [String]] {
    if let known = listings.withLock({ $0[folder.path] }) { return known }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let listing = Dictionary(grouping: paths) { String($0.split(separator: "/").last ?? "") }
    listings.withLock { $0[folder.path] = listing }
    return listing
  }
}
