import Foundation

/// The compiler as the census runs it: it checks types, and writes no code.
struct Compiler {
  /// The folder with `UIKit.swiftmodule`.
  var modules: String
  /// The folder for the modules that the census itself makes.
  var folder: String
  var languageMode: String

  /// The errors of a module's files.
  ///
  /// The compiler doesn't check the types of files that it reads together with a file that has an error of
  /// its form, so each file is compiled by a process of its own, with the declarations of the others. It
  /// stops at a module that it doesn't find, so an empty module takes its place in the next round; the errors
  /// of the imports stay.
  func errors(_ name: String, _ files: [String]) throws -> [Diagnostic] {
    var missing: [Diagnostic] = []
    for _ in 0..<20 {
      let found = try run(
        ["-typecheck", "-disable-batch-mode", "-continue-building-after-errors"] + arguments(name, files)
      )
      let absent = found.filter { $0.text.hasPrefix("no such module '") }
      let names = Set(absent.map { String($0.text.dropFirst(16).prefix { $0 != "'" }) })
        .filter { !$0.contains(".") }
      missing += absent
      guard !names.isEmpty else { return missing + found.filter { !missing.contains($0) } }
      for name in names.sorted() { try makeEmptyModule(name) }
    }
    return missing
  }

  /// Writes a module for those that import it. Returns whether it has no error.
  func makeModule(_ name: String, _ files: [String]) throws -> Bool {
    try run(
      ["-emit-module", "-enable-testing", "-emit-module-path", "\(folder)/\(name).swiftmodule"]
        + arguments(name, files)
    ).isEmpty
  }

  private func makeEmptyModule(_ name: String) throws {
    let source = "\(folder)/empty/\(name).swift"
    try FileManager.default.createDirectory(atPath: "\(folder)/empty", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: source))
    _ = try run([
      "-emit-module", "-emit-module-path", "\(folder)/empty/\(name).swiftmodule", "-module-name", name,
      source,
    ])
  }

  private func arguments(_ name: String, _ files: [String]) -> [String] {
    let isProgram = files.contains { $0.hasSuffix("/main.swift") }
    return [
      "-module-name", name, "-swift-version", languageMode, "-I", modules, "-I", folder, "-I",
      folder + "/empty",
    ]
      + (isProgram ? [] : ["-parse-as-library"]) + files
  }

  private func run(_ arguments: [String]) throws -> [Diagnostic] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-diagnostic-style", "llvm", "-suppress-warnings"] + arguments
    let output = Pipe()
    process.standardError = output
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let errors = Diagnostic.errors(in: text)
    // Without this, a compiler that can't run would count as one that finds no error.
    guard process.terminationStatus == 0 || !errors.isEmpty else { throw CompilerFailure(description: text) }
    return errors
  }
}

/// An end of the compiler with a failure, but without an error in a file.
struct CompilerFailure: Error, CustomStringConvertible {
  let description: String
}
