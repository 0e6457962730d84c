import Foundation
import Steps

/// `swift run DocumentSteps` goes through all apps, `swift run DocumentSteps KeyboardAware` through one.
@main @MainActor struct DocumentSteps {
  static func main() throws {
    let names = CommandLine.arguments.dropFirst()
    let apps = try names.map { name in
      guard let app = DocumentApp.all.first(where: { $0.module == name }) else {
        let known = DocumentApp.all.map(\.module).joined(separator: ", ")
        throw UnknownApp(description: "there is no app \(name); the apps are \(known)")
      }
      return app
    }
    var failures = 0
    for (place, app) in (apps.isEmpty ? DocumentApp.all : apps).enumerated() {
      let walk = try app.walk()
      if place > 0 { print() }
      print(walk.text, terminator: "")
      failures += walk.failures.count
    }
    if failures > 0 { exit(1) }
  }
}

/// The error for a wrong argument.
private struct UnknownApp: Error, CustomStringConvertible {
  let description: String
}
