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
