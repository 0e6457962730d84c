import Foundation

/// The Swift files of a folder that are compiled together.
package struct CensusModule: Sendable {
  package var name: String
  package var files: [String]

  /// Finds the modules of a folder.
  ///
  /// In a package, each folder in `Sources` and `Tests` is a module. Elsewhere, a folder with Swift files of
  /// its own is a module with all files below it. Hidden folders are left out.
  package static func find(in folder: String) -> [CensusModule] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
      !$0.hasPrefix(".")
    }
    .sorted()
    let isPackage = names.contains("Package.swift")
    let own = names.filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    if !own.isEmpty, !isPackage { return [module(folder)] }
    return names.map { "\(folder)/\($0)" }.filter(isFolder).flatMap { child -> [CensusModule] in
      let name = child.split(separator: "/").last.map(String.init) ?? child
      guard isPackage, name == "Sources" || name == "Tests" else { return find(in: child) }
      let inside = ((try? FileManager.default.contentsOfDirectory(atPath: child)) ?? []).sorted()
      if inside.contains(where: { $0.hasSuffix(".swift") }) { return [module(child)] }
      return inside.filter { !$0.hasPrefix(".") }.map { "\(child)/\($0)" }.filter(isFolder).map(module)
    }
    .filter { !$0.files.isEmpty }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private static func module(_ folder: String) -> CensusModule {
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = found.filter {
      $0.hasSuffix(".swift") && !Target.isHidden($0) && !$0.hasSuffix("Package.swift")
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? "App"
    let identifier = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return CensusModule(
      name: (name.first?.isNumber == true ? "_" : "") + String(identifier),
      files: files.sorted().map { "\(folder)/\($0)" }
    )
  }

  /// The modules that each file imports; empty for a file that can't be parsed.
  func imports() -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for path in files {
      let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      guard let file = try? SourceFile(path: path, bytes: bytes) else {
        // A line of its own is an import in such a file.
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        result[path] = Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) })
        continue
      }
      result[path] = Set(
        file.declarations.filter { $0.kind == .import }.map { declaration in
          let name = declaration.name.split(separator: " ").last.map(String.init) ?? ""
          return name.split(separator: ".").first.map(String.init) ?? name
        }
      )
    }
    return result
  }
}
