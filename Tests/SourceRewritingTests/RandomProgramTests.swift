import SourceRewriting
import Testing

@Suite struct RandomProgramTests {
  @Test("Random programs without a form stay as they are, byte by byte", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var program = RandomProgram(seed: seed)
    let source = program.file()
    #expect(try rewrittenText(source) == source)
  }

  @Test("Only the forms of random programs change", arguments: 0..<300)
  func forms(seed: UInt64) throws {
    var program = RandomProgram(seed: seed)
    program.hasForms = true
    let source = program.file()
    let text = try rewrittenText(source)
    // The forms stand on lines of their own.
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (original, rewritten) in zip(lines, text.split(separator: "\n", omittingEmptySubsequences: false)) {
      if original.contains("//form") {
        #expect(rewritten.utf8.count == original.utf8.count)
        #expect(!rewritten.contains("@objc") && !rewritten.contains("#keyPath"))
      } else {
        #expect(rewritten == original)
      }
    }
    #expect(
      text.hasPrefix(text.prefix(0))
        && text.split(separator: "\n").count >= source.split(separator: "\n").count
    )
  }

  @Test("Tokens and the text between them are the whole file", arguments: 0..<100)
  func tokens(seed: UInt64) throws {
    var program = RandomProgram(seed: seed)
    let bytes = Array(program.file().utf8)
    var end = 0
    for token in try Lexer.tokens(of: bytes, path: "") {
      #expect(token.start >= end && token.end > token.start)
      end = token.end
    }
    #expect(end <= bytes.count)
  }
}

/// Writes Swift source from a grammar, with a seed.
struct RandomProgram {
  private var state: UInt64
  var hasForms = false

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick(_ texts: [String]) -> String { texts[next(texts.count)] }

  mutating func file() -> String {
    (0..<3 + next(5)).map { _ in type(0) }.joined(separator: pick(["\n", "\n\n"])) + "\n"
  }

  private mutating func name() -> String {
    pick(["alpha", "beta", "`class`", "größe", "x1", "_value", "optionalName", "dynamicType", "objc"])
  }

  private mutating func trivia() -> String {
    pick(["", "", "", " // } @objc\n", " /* { /* #selector(a) */ ( */ ", "\n\n", "\t"])
  }

  private mutating func type(_ depth: Int) -> String {
    let members = (0..<1 + next(4)).map { _ in member(depth + 1) }.joined(separator: "\n")
    return
      "\(pick(["struct", "enum", "public struct"])) T\(next(100))\(pick(["", "<A>", ": Hashable"])) {\(trivia())\n\(members)\n}"
  }

  private mutating func member(_ depth: Int) -> String {
    switch next(depth < 3 ? 7 : 5) {
    case 0:
      return
        "  var \(name()): \(pick(["Int", "[String: Int]", "(A?, B)", "((Int) -> Void)?"])) { \(expression(2)) }"
    case 1: return "  static let \(name()) = \(expression(3))\(trivia())"
    case 2:
      return
        "  func \(name())(_ a: Int, \(name()) b: [Int] = []) -> Int {\(trivia())\n    return \(expression(3))\n  }"
    case 3: return "  #if DEBUG\n  func \(name())() {}\n  #else\n  let z = 1\n  #endif"
    case 4:
      guard hasForms else { return "  init?(\(name()): Int) {\(trivia())}" }
      return pick([
        "  @objc func \(name())() {} //form", "  static let k = #keyPath(A.b.c) //form",
        "  @objc(x:y:) func a(_ b: Int, c: Int) {} //form",
      ])
    default: return type(depth)
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick(["1", "0x1F.8p-2", "1_000.5e+3", "alpha", "$0", ".some(1)", "nil", "t.0.1"])
    }
    switch next(9) {
    case 0:
      return
        "\(expression(depth - 1)) \(pick(["+", "/", "<", ">>", "&&", "??", "==", "..<", "≤"])) \(expression(depth - 1))"
    case 1: return "\"a \\(\(expression(depth - 1))) \\\" } é 👩‍👩‍👧\""
    case 2: return "#\"raw \" \\(no) \\#(\(expression(depth - 1))) @objc\"#"
    case 3: return "\"\"\"\n    text \" \"\" \\(\(expression(depth - 1)))\n    #selector(a)\n    \"\"\""
    case 4: return "[\(expression(depth - 1)), \(expression(depth - 1))]"
    case 5:
      return
        "f(a: \(expression(depth - 1))) { \(pick(["x in ", "[weak self] in ", ""]))\(expression(depth - 1)) }"
    case 6: return "(\(pick(["/[a-z]+\\/(b)/", "#/a\"{/b/#", "##/}/#/##"])), \(expression(depth - 1)))"
    case 7: return "\(name())?.\(name())![\(expression(depth - 1))]"
    default: return "(\(expression(depth - 1)))\(trivia().contains("\n") ? "" : " /* ) */")"
    }
  }
}
