import Foundation
import SourceRewriting
import Testing

@Suite struct BuildTests {
  private func names(_ paths: [String]) -> [String] { paths.map { String($0.split(separator: "/").last!) } }

  @Test("Only changed files are parsed and written, all of them if a declaration changed")
  func incremental() throws {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\nclass A: UIView { @objc func a() { print(1) } }\n", "in/A.swift")
    try folder.write("import UIKit\nclass B: A { func b() -> Selector { #selector(a) } }\n", "in/B.swift")
    try folder.write("import UIKit\nstruct C {}\n", "in/C.swift")
    let build = Build(Target(module: "App", sources: [folder.path + "/in"]), folder: folder.path + "/out")

    let first = try build.run()
    #expect(names(first.parsed) == ["A.swift", "B.swift", "C.swift"])
    #expect(
      first.written == [
        "A.rewritten.swift", "B.rewritten.swift", "C.rewritten.swift", "UIKitSourceTable.swift",
      ]
    )

    let second = try build.run()
    #expect(second.parsed.isEmpty && second.written.isEmpty)

    // A body changes: one file.
    try folder.write("import UIKit\nclass A: UIView { @objc func a() { print(2) } }\n", "in/A.swift")
    let third = try build.run()
    #expect(names(third.parsed) == ["A.swift"])
    #expect(third.written == ["A.rewritten.swift"])

    // A method's name in Objective-C changes: its users are written.
    try folder.write("import UIKit\nclass A: UIView { @objc(z) func a() { print(2) } }\n", "in/A.swift")
    let fourth = try build.run()
    #expect(names(fourth.parsed) == ["A.swift", "B.swift", "C.swift"])
    #expect(fourth.written == ["A.rewritten.swift", "B.rewritten.swift"])
    #expect(try folder.read("out/B.rewritten.swift").contains("Selector(source: \"z\")"))

    // A file is removed: so is its copy.
    try FileManager.default.removeItem(atPath: folder.path + "/in/C.swift")
    _ = try build.run()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/C.rewritten.swift"))

    // A broken file leaves all copies as they were.
    let copy = try folder.read("out/A.rewritten.swift")
    try folder.write("class A {", "in/A.swift")
    #expect(throws: SourceErrors.self) { try build.run() }
    #expect(try folder.read("out/A.rewritten.swift") == copy)
  }

  @Test("An incremental build writes what a full build writes")
  func equality() throws {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\nclass A: UIView {}\nextension A { @objc func a() {} }\n", "in/A.swift")
    try folder.write("import UIKit\nclass B: A { override func a() { super.a() } }\n", "in/B.swift")
    try folder.write("import UIKit\nclass C: UIView {}\nextension B { func c() {} }\n", "in/C.swift")
    let target = Target(module: "App", sources: [folder.path + "/in"])
    _ = try Build(target, folder: folder.path + "/out").run()
    for text in [
      "import UIKit\nclass B: A { override func a() { print(1) } }\n",
      "import UIKit\nclass B: A { }\n",
      "import UIKit\nclass B: A {}\nextension B { override func a() {} }\n",
      "import UIKit\nclass B: A {}\nextension B { override func a() { print(2) } }\n",
    ] {
      try folder.write(text, "in/B.swift")
      _ = try Build(target, folder: folder.path + "/out").run()
      try? FileManager.default.removeItem(atPath: folder.path + "/full")
      _ = try Build(target, folder: folder.path + "/full").run()
      for name in ["A.rewritten.swift", "B.rewritten.swift", "C.rewritten.swift", "UIKitSourceTable.swift"] {
        #expect(try folder.read("out/\(name)") == folder.read("full/\(name)"), "\(name)")
      }
    }
  }

  @Test("A target knows the optional requirements of a module that it imports")
  func imports() throws {
    let folder = try TemporaryFolder()
    try folder.write("import UIKit\n@objc protocol P { @objc optional func p(_ a: Int) }\n", "app/P.swift")
    try folder.write("import UIKit\nclass Spy: NSObject, P { func p(_ a: Int) {} }\n", "tests/Spy.swift")
    _ = try Build(Target(module: "App", sources: [folder.path + "/app"]), folder: folder.path + "/a").run()
    let tests = Target(
      module: "Tests",
      sources: [folder.path + "/tests"],
      imports: [folder.path + "/a/index.bin"]
    )
    _ = try Build(tests, folder: folder.path + "/t").run()
    let spy = try folder.read("t/Spy.rewritten.swift")
    #expect(spy.contains("var _P_p_: ((Int) -> Void)? { return { self.p($0) } }"))
  }
}
