import Foundation
import PackagePlugin

/// `swift package rewrite-uikit FOLDER…` prints the rewritten files of an app, and the forms that were rewritten
/// and those that can't be, with file, line and column.
///
/// `swift package rewrite-uikit --report FOLDER…` prints how many files compile as they are and through the
/// plugin, and what stops the others.
@main struct RewriteUIKit: CommandPlugin {
  /// The modules beside UIKit that an app and its tests may import.
  private static let otherModules = ["HeadlessUIKitTesting", "HeadlessUIKitXCTest", "OSLog"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    let tool = try context.tool(named: "uikit-source").url
    process.executableURL = tool
    if arguments.first == "--report" {
      // The compiler needs the modules that the files import.
      let result = try packageManager.build(.target("UIKit"), parameters: .init())
      guard result.succeeded else { return Diagnostics.error(result.logText) }
      for module in RewriteUIKit.otherModules {
        // A package that doesn't depend on a module can't build it.
        let isBuilt = try? packageManager.build(.target(module), parameters: .init()).succeeded
        if isBuilt != true { Diagnostics.remark("\(module) isn't built: an import of it counts as an error") }
      }
      process.arguments = arguments
    } else {
      process.arguments = ["--print"] + arguments
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
