import Foundation
import SourceRewriting
import Testing

@Suite struct ErrorTests {
  @Test(
    "Broken source is refused at its place",
    arguments: [
      ("let a = \"b\n", "App.swift:1:9: error: unterminated string literal"),
      ("\nlet a = \"\"\"\n  b\n", "App.swift:2:9: error: unterminated string literal"),
      ("let a = #\"b\"\n", "App.swift:1:9: error: unterminated string literal"),
      ("let a = \"\\(b\n", "App.swift:1:9: error: unterminated string literal"),
      ("a /* b /* c */\n", "App.swift:1:3: error: unterminated '/*' comment"),
      ("let a = `b\n", "App.swift:1:9: error: unterminated identifier in backticks"),
      ("let a = #/b\n", "App.swift:1:9: error: unterminated regex literal"),
      ("class A {\n  func b() {\n  }\n", "App.swift:1:9: error: '{' is never closed"),
      ("f(1\n", "App.swift:1:2: error: '(' is never closed"),
      ("let a = [1\n", "App.swift:1:9: error: '[' is never closed"),
      ("}\n", "App.swift:1:1: error: '}' closes nothing"),
      ("f())\n", "App.swift:1:4: error: ')' closes nothing"),
      ("class A {\n  f(\n}\n", "App.swift:3:1: error: '}' doesn't close the '(' of line 2"),
      ("let a = [1)\n", "App.swift:1:11: error: ')' doesn't close the '[' of line 1"),
      (
        String(repeating: "class A {\n", count: 2000) + String(repeating: "}\n", count: 2000),
        "App.swift:257:9: error: structure nesting level exceeded maximum of 256"
      ),
      ("let é = 1, a = \"b\n", "App.swift:1:17: error: unterminated string literal"),
    ]
  )
  func source(text: String, error: String) {
    #expect { try rewrite(text) } throws: { "\($0)" == error }
  }

  @Test("The errors of all files are reported")
  func all() {
    let rewriter = Rewriter(module: "App")
    #expect {
      try rewriter.rewrite([("A.swift", Array("{".utf8)), ("B.swift", []), ("C.swift", Array("]".utf8))])
    } throws: {
      "\($0)" == "A.swift:1:1: error: '{' is never closed\nC.swift:1:1: error: ']' closes nothing"
    }
  }

  @Test("A folder with the app's own sources is refused for the copies, and stays as it is")
  func output() throws {
    let folder = try TemporaryFolder()
    func failure(_ sources: String, _ output: String) -> String {
      let target = Target(module: "App", sources: ["\(folder.path)/\(sources)"])
      do { _ = try Build(target, folder: "\(folder.path)/\(output)").run() } catch { return "\(error)" }
      return ""
    }
    func text(_ file: String, _ output: String) -> String {
      "\(folder.path)/\(file):1:1: error: the folder for the copies, \(folder.path)/\(output), has this file, "
        + "which is no copy; name another folder"
    }
    try folder.write("let a = 1", "app/A.swift")
    try folder.write("let b = 1", "app/inner/B.swift")
    try folder.write("let c = 1", "other/C.swift")
    #expect(failure("app", "app") == text("app/A.swift", "app"))
    #expect(failure("app", "other") == text("other/C.swift", "other"))
    #expect(failure("app/inner/B.swift", "app") == text("app/inner/B.swift", "app"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: folder.path + "/app"
    )
    #expect(failure("app", "link") == text("app/A.swift", "link"))
    for name in ["app/A.swift", "app/inner/B.swift", "other/C.swift"] {
      #expect(try folder.read(name).hasPrefix("let"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/app/A.rewritten.swift"))
    // A folder of copies is used again, with a copy of a main file too, and hidden files aren't the app's.
    try folder.write("print(1)", "tool/main.swift")
    try folder.write("let d = 1", "tool/.build/D.swift")
    for _ in 0..<2 { #expect(failure("tool", "tool/.build/copies") == "") }
    #expect(try folder.read("tool/.build/copies/main.swift").contains("print(1)"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/tool/.build/copies/D.rewritten.swift"))
  }

  @Test("Missing folders, two files of one name and bad configurations are refused, and nothing is written")
  func targets() throws {
    let folder = try TemporaryFolder()
    let output = folder.path + "/out"
    func failure(_ target: Target) -> String {
      do { _ = try Build(target, folder: output).run() } catch { return "\(error)" }
      return ""
    }
    #expect(
      failure(Target(module: "App", sources: [folder.path + "/none"]))
        == "\(folder.path)/none:1:1: error: no such file or folder"
    )
    try folder.write("let a = 1", "in/x/A.swift")
    try folder.write("let a = 1", "in/y/A.swift")
    #expect(
      failure(Target(module: "App", sources: [folder.path + "/in"]))
        == "\(folder.path)/in/y/A.swift:1:1: error: 'A.swift' has the name of \(folder.path)/in/x/A.swift"
    )
    try folder.write("class A {", "bad/A.swift")
    try folder.write("class B {}", "bad/B.swift")
    #expect(
      failure(Target(module: "App", sources: [folder.path + "/bad"]))
        == "\(folder.path)/bad/A.swift:1:9: error: '{' is never closed"
    )
    #expect(!FileManager.default.fileExists(atPath: output))
    try folder.write("{}", "c.json")
    #expect { try Target.read(folder.path + "/c.json") } throws: {
      "\($0)" == "\(folder.path)/c.json:1:1: error: the configuration needs \"module\" and \"sources\""
    }
  }
}
