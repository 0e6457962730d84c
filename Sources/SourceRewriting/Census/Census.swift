import Foundation

/// Counts the Swift files of an app that compile against the module `UIKit`: as they are, and through the
/// plugin `UIKitSource`.
///
/// A file compiles if the compiler reports no error in it while it checks its types, with the declarations of
/// the module's other files. An error is counted in the file where the compiler reports it, which can be
/// another than its cause. Nothing is linked, and nothing runs.
package struct Census {
  /// The folder with `UIKit.swiftmodule`.
  package var modules: String
  /// The mode of the language, the compiler's argument `-swift-version`.
  package var languageMode = "5"

  package init(modules: String) { self.modules = modules }

  /// Compiles the modules of folders, those that others import first.
  package func run(_ folders: [String]) throws -> CensusReport {
    guard FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule") else {
      throw SourceErrors([
        .init(path: modules, line: 1, column: 1, text: "no UIKit.swiftmodule; build the product UIKit first")
      ])
    }
    let found = folders.flatMap { folder in
      CensusModule.find(in: folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder)
    }
    let work = NSTemporaryDirectory() + "uikit-census-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: work) }
    let unchanged = Compiler(modules: modules, folder: work + "/unchanged", languageMode: languageMode)
    let plugin = Compiler(modules: modules, folder: work + "/plugin", languageMode: languageMode)
    for folder in [unchanged.folder, plugin.folder] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    var report = CensusReport()
    let imports = found.map { $0.imports() }
    let needed = imports.reduce(into: Set<String>()) { $0.formUnion($1.values.joined()) }
    for index in order(found, imports) {
      let module = found[index]
      let files = module.files.filter { imports[index][$0]?.contains("UIKit") == true }
      let isNeeded = needed.contains(module.name)
      let first = try unchanged.errors(module.name, module.files)
      if isNeeded { _ = try unchanged.makeModule(module.name, module.files) }
      let copies = "\(work)/copies/\(module.name)"
      var second: [Diagnostic] = []
      var sources = module.files
      var outcome: Build.Outcome?
      while outcome == nil, !sources.isEmpty {
        do {
          let names = found.filter { needed.contains($0.name) }.map { "\(work)/copies/\($0.name)/index.bin" }
          let target = Target(
            module: module.name,
            sources: sources,
            imports: names.filter { FileManager.default.fileExists(atPath: $0) },
            isProgram: module.files.contains { $0.hasSuffix("/main.swift") }
          )
          outcome = try Build(target, folder: copies).run()
        } catch let errors as SourceErrors {
          // The others are rewritten without those that can't be.
          second += errors.errors.map {
            .init(path: $0.path, line: $0.line, column: $0.column, text: $0.text)
          }
          let broken = Set(errors.errors.map(\.path))
          guard sources.contains(where: broken.contains) else { throw errors }
          sources.removeAll { broken.contains($0) }
        }
      }
      let written = (outcome?.outputs ?? []).map { "\(copies)/\($0)" }
      if !written.isEmpty { second += try plugin.errors(module.name, written) }
      if isNeeded, !written.isEmpty { _ = try plugin.makeModule(module.name, written) }
      report.add(
        module,
        files,
        unchanged: first + furtherImports(first, imports[index]),
        plugin: second + furtherImports(second, imports[index])
      )
    }
    return report
  }

  /// The errors of imports that the compiler reports in one file only, for the others with the same import.
  private func furtherImports(_ errors: [Diagnostic], _ imports: [String: Set<String>]) -> [Diagnostic] {
    let absent = errors.filter { $0.text.hasPrefix("no such module '") }
    let known = Set(absent.map { $0.path + $0.text })
    return Set(absent.map(\.text)).sorted().flatMap { text in
      let name = text.dropFirst(16).prefix { $0 != "'" }
      return imports.filter { $0.value.contains(String(name)) && !known.contains($0.key + text) }.map(\.key)
        .sorted().map { path in
          let source = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
          let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
          let line = lines.firstIndex { $0.contains("import ") && $0.contains(name) } ?? 0
          return Diagnostic(path: path, line: line + 1, column: 1, text: text)
        }
    }
  }

  /// The indexes of modules, each behind those that it imports.
  private func order(_ modules: [CensusModule], _ imports: [[String: Set<String>]]) -> [Int] {
    var result: [Int] = []
    var visited: Set<Int> = []
    func visit(_ index: Int) {
      guard visited.insert(index).inserted else { return }
      let names = Set(imports[index].values.joined())
      for (other, module) in modules.enumerated() where names.contains(module.name) { visit(other) }
      result.append(index)
    }
    for index in modules.indices { visit(index) }
    return result
  }
}
