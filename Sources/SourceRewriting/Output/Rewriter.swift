/// The errors of all files, of which none was written.
package struct SourceErrors: Error, CustomStringConvertible, Sendable {
  package var errors: [SourceError]

  package init(_ errors: [SourceError]) { self.errors = errors }

  package var description: String { errors.map(\.description).joined(separator: "\n") }
}

/// Rewrites the files of a target.
package struct Rewriter: Sendable {
  /// The target's module.
  package var module: String
  /// The files of the modules that the target imports and that are rewritten too.
  package var imports: [FileIndex]

  /// Whether the target is a program, which has an entry point.
  package var isProgram: Bool

  package init(module: String, imports: [FileIndex] = [], isProgram: Bool = true) {
    self.module = module
    self.imports = imports
    self.isProgram = isProgram
  }

  /// Rewrites all files.
  ///
  /// - Throws: ``SourceErrors`` with the errors of all files.
  package func rewrite(_ sources: [(path: String, bytes: [UInt8])]) throws(SourceErrors) -> [RewrittenFile] {
    var files: [SourceFile] = []
    var errors: [SourceError] = []
    for source in sources {
      do { files.append(try SourceFile(path: source.path, bytes: source.bytes)) } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw SourceErrors(errors) }
    return rewrite(files, program: Program(files.map { FileIndex($0) }, imports: imports))
  }

  /// Rewrites parsed files of a program.
  func rewrite(_ files: [SourceFile], program: Program) -> [RewrittenFile] {
    var rewritings: [FileRewriting] = []
    rewritings.reserveCapacity(files.count)
    var moved: [MovedMember] = []
    for file in files {
      var rewriting = FileRewriting(file, program: program, isProgram: isProgram)
      rewriting.run()
      moved += rewriting.movedMembers()
      rewritings.append(rewriting)
    }
    let movedByType = Dictionary(grouping: moved, by: \.typePath)
    return rewritings.map { $0.result(moving: movedByType) }
  }

  /// The source of the class that registers the module's classes; the runtime finds it by its name.
  ///
  /// - Parameters:
  ///   - functions: The functions of the files.
  ///   - folders: The folders with the original files, with absolute paths.
  package func registrationSource(_ functions: [String], folders: [String] = []) -> String {
    let list = folders.map { "\"\($0)\"" }.joined(separator: ", ")
    let property = folders.isEmpty ? "" : "  override var sourceFolders: [String] { [\(list)] }\n"
    return """
      \(RewrittenFile.generatedImport)
      /// Registers the classes of the module when one of them is looked up.
      final class UIKitSourceTable: SourceModule {
        override func register() {
      \(functions.sorted().map { "    \($0)(self)\n" }.joined())  }
      \(property)}

      """
  }
}
