import Foundation
import HeadlessUIKit

/// The interface files in `Fixtures/Corpus`, and their loading.
@MainActor enum OrchardCorpus {
  /// The folder, which is a bundle with its languages and its asset catalog.
  nonisolated static let folder = TestFiles.folder.appending(path: "Fixtures/Corpus")

  /// The paths of the files in the folder, sorted.
  nonisolated static let files: [String] =
    (try? FileManager.default.subpathsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted() ?? []

  /// Returns the text of a file.
  nonisolated static func text(_ file: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
  }

  /// Creates all objects of a nib with its owner, or each controller of a storyboard as the window's root,
  /// with its view, and lays them out. Returns the problems with their kinds.
  static func load(_ file: String) throws -> [String] {
    let isForPad = file.contains("ipad") || file.hasPrefix("Pad/")
    let simulator = Simulator(device: isForPad ? .iPadA16 : .iPhone17)
    let bundle = Bundle(path: folder.path)
    let text = try text(file)
    OrchardClasses.register()
    for step in steps(file, text, bundle) {
      // Errors are in the list of problems.
      _ = try? simulator.throwingInterfaceFileErrors { try step(simulator) }
      _ = try? simulator.throwingInterfaceFileErrors { simulator.settle() }
    }
    return simulator.interfaceFileProblems.map { "\($0.severity): \($0)" }
  }

  private static func steps(
    _ file: String,
    _ text: String,
    _ bundle: Bundle?
  ) -> [@MainActor (Simulator) throws -> Void] {
    let url = URL(fileURLWithPath: file).deletingPathExtension()
    let name = url.lastPathComponent.replacing("~ipad", with: "")
    guard file.hasSuffix(".storyboard") else {
      let owner = text.firstMatch(of: /placeholderIdentifier="IBFilesOwner"[^>]* customClass="(\w+)"/)
      let theme: [String: Any] = ["orchardTheme": OrchardTheme()]
      return [
        { simulator in
          let object = owner.flatMap { OrchardClasses.owner(String($0.1)) }
          let objects = Nib(nibName: name, bundle: bundle)
            .instantiate(withOwner: object, options: [.externalObjects: theme])
          for case let view as View in objects where !(view is Window) { simulator.window.addSubview(view) }
          simulator.window.makeKeyAndVisible()
        }
      ]
    }
    let ids = text.matches(of: #/ id="([^"]*)"[^>]* sceneMemberID="viewController"/#).map { String($0.1) }
    return ids.map { id in
      { simulator in
        let controller = try Storyboard(name: name, bundle: bundle).make(id: id)
        simulator.window.rootViewController = controller
        simulator.window.makeKeyAndVisible()
        controller.loadViewIfNeeded()
      }
    }
  }
}
