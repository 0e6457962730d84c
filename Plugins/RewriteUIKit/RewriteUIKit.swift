import Foundation
import PackagePlugin

/// `swift package rewrite-uikit FOLDER…` prints the rewritten files of an app, and a report of the forms that
/// were rewritten and of those that can't be, with file, line and column.
@main struct RewriteUIKit: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "uikit-source").url
    process.arguments = ["--report"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
