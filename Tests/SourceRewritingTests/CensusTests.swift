import Foundation
import SourceRewriting
import Testing

/// The census counts what the compiler says.
@Suite struct CensusTests {
  @Test(
    "Errors that differ in names only are of one class, unless the name is what is missing",
    arguments: [
      ("cannot find 'CGVector' in scope", "cannot find 'CGVector' in scope"),
      ("'isOpaque' is unavailable: nothing is drawn", "'isOpaque' is unavailable: nothing is drawn"),
      ("value of type 'A' has no member 'b'", "value of type 'A' has no member 'b'"),
      ("overriding 'a' isn't possible with 'b'", "overriding '…' isn't possible with '…'"),
    ]
  )
  func classes(text: String, blocker: String) {
    #expect(Diagnostic(path: "A.swift", line: 1, column: 1, text: text).blocker == blocker)
  }

  @Test("The compiler's errors are read once each, warnings and the lines of the source aren't")
  func errors() {
    let output = """
      /a/A.swift:3:4: error: cannot find 'x' in scope
        let a = x: error: no
      /a/A.swift:3:4: error: cannot find 'x' in scope
      /a/A.swift:4:1: warning: unused
      <unknown>:0: error: no such module
      """
    #expect(
      Diagnostic.errors(in: output) == [
        Diagnostic(path: "/a/A.swift", line: 3, column: 4, text: "cannot find 'x' in scope")
      ]
    )
  }

  @Test("Folders of a package are modules, elsewhere those that have Swift files of their own")
  func modules() throws {
    let folder = try TemporaryFolder()
    for name in [
      "pack/Package.swift", "pack/Sources/One/Views/A.swift", "pack/Sources/Two-2/B.swift",
      "pack/Tests/OneTests/C.swift", "pack/.build/D.swift", "pack/Apps/App/E.swift", "app/App/F.swift",
      "app/App/Views/G.swift", "app/Empty/text.txt", "app/Kit/H.swift",
    ] { try folder.write("import UIKit\n", name) }
    func found(_ name: String) -> [String] {
      CensusModule.find(in: "\(folder.path)/\(name)").map { module in
        "\(module.name): \(module.files.map { $0.split(separator: "/").last! }.joined(separator: " "))"
      }
    }
    #expect(
      found("pack") == ["App: E.swift", "One: A.swift", "Two_2: B.swift", "OneTests: C.swift"]
    )
    #expect(found("app") == ["App: F.swift G.swift", "Kit: H.swift"])
  }

  @Test("The report counts files, ranks what stops them, and follows imports between modules")
  func report() async throws {
    let folder = try TemporaryFolder()
    for (name, source) in [
      ("Sources/Kit/Plain.swift", "import UIKit\nopen class Plain: UIView { public func go() {} }"),
      ("Sources/Kit/Action.swift", "import UIKit\nclass Action: UIView { @objc func tap() {} }"),
      ("Sources/Kit/One.swift", "import UIKit\nimport Absent\nlet a: UIView? = nil"),
      ("Sources/Kit/Two.swift", "import UIKit\nimport Absent\nlet b = nothing"),
      ("Sources/Kit/Three.swift", "import UIKit\nfunc c() { nothing(); nothing() }"),
      ("Sources/Kit/Model.swift", "import Foundation\nlet d = 1"),
      ("Sources/App/App.swift", "import UIKit\nimport Base\nclass Main: Root { override func go() {} }"),
      ("Sources/Base/Root.swift", "import UIKit\nopen class Root: UIView { open func go() {} }"),
    ] { try folder.write(source, name) }
    try folder.write("", "Package.swift")
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let path = folder.path
    let report = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try Census(modules: modules).run([path]) })
      }
    }
    #expect(
      "\(report)".replacingOccurrences(of: path + "/Sources/", with: "") == """
        Files that import UIKit: 7, in 3 modules
          compile unchanged          3   43 %
          through the plugin         4   57 %
          don't                      3   43 %
        Modules without an error: 2 of 3

         only it  files  blocker
               1      2  cannot find 'nothing' in scope
                         Kit/Three.swift:2:12
               1      2  no such module 'Absent'
                         Kit/One.swift:2:8

        """
    )
  }

  @Test("A census without the module says what to build")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect { try Census(modules: folder.path).run([folder.path]) } throws: {
      "\($0)" == "\(folder.path):1:1: error: no UIKit.swiftmodule; build the product UIKit first"
    }
  }
}
