/// The conditions of `#if` and `#elseif`, as the source is compiled: for iOS, on Linux.
///
/// `os(iOS)` and `canImport` of the modules that `UIKit` stands for are true, unless a branch of the same
/// directive names `os(Linux)`, or the branch needs parts of Objective-C's runtime that nothing stands for.
/// All other conditions are the compiler's own.
struct PlatformConditions: Sendable {
  /// The value of a condition, or nil if only the compiler knows it.
  typealias Value = Bool?

  /// The modules whose names UIKit exports, and which this platform doesn't have.
  static let modules: Set<String> = [
    "UIKit", "ObjectiveC", "CoreGraphics", "QuartzCore", "UIKit.UIGestureRecognizerSubclass",
    "UIKit.UIKitCore",
  ]
  private static let absentModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "Carbon"]
  private static let systems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Windows", "Android", "WASI", "FreeBSD", "OpenBSD",
    "macCatalyst",
  ]

  private let tokens: [Token]
  private let bytes: [UInt8]
  /// The conditions that are true, by their first tokens.
  private(set) var replaced: [Int: Range<Int>] = [:]

  init(_ tokens: [Token], _ bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    var open: [[Int]] = []
    for (index, token) in tokens.enumerated() where token.kind == .pound && token.startsLine {
      switch text(index) {
      case "#if": open.append([index])
      case "#elseif" where !open.isEmpty, "#else" where !open.isEmpty: open[open.count - 1].append(index)
      case "#endif": if let directives = open.popLast() { replace(directives + [index]) }
      default: continue
      }
    }
  }

  private mutating func replace(_ directives: [Int]) {
    var found: [Range<Int>] = []
    for (directive, next) in zip(directives, directives.dropFirst()) {
      for index in directive + 1..<end(of: directive) {
        guard let (name, argument) = call(at: index) else { continue }
        if name == "os", argument == "Linux" { return }
        // Code that exchanges methods needs the runtime itself.
        if argument == "ObjectiveC", needsRuntime(directive..<next) { continue }
        if name == "os" && argument == "iOS" || name == "canImport" && Self.modules.contains(argument) {
          found.append(index..<index + 3 + (argument.contains(".") ? 2 : 0) + 1)
        }
      }
    }
    for range in found { replaced[range.lowerBound] = range }
  }

  private func needsRuntime(_ range: Range<Int>) -> Bool {
    range.contains {
      tokens[$0].kind == .word && tokens[$0].word == .none && RuntimeNames.isMissing(text($0))
    }
  }

  private func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  /// The index behind the tokens of a directive's line.
  private func end(of directive: Int) -> Int {
    var index = directive + 1
    while index < tokens.count, !tokens[index].startsLine { index += 1 }
    return index
  }

  /// The name and the argument of a condition such as `os(iOS)`.
  private func call(at index: Int) -> (name: String, argument: String)? {
    guard index + 3 < tokens.count, tokens[index].kind == .word, tokens[index + 1].kind == .openParen else {
      return nil
    }
    var argument = text(index + 2)
    var close = index + 3
    if tokens[close].kind == .dot, close + 2 < tokens.count {
      argument += "." + text(close + 1)
      close += 2
    }
    return tokens[close].kind == .closeParen ? (text(index), argument) : nil
  }

  /// The text of a directive's condition as it is compiled.
  func condition(of directive: Int) -> String {
    var result = ""
    var index = directive + 1
    let end = end(of: directive)
    while index < end {
      if !result.isEmpty, tokens[index].start > tokens[index - 1].end { result += " " }
      result += replaced[index] == nil ? text(index) : "true"
      index = replaced[index]?.upperBound ?? index + 1
    }
    return result
  }

  // MARK: - Values

  /// The value of a directive's condition.
  func value(of directive: Int) -> Value {
    var index = directive + 1
    let end = end(of: directive)
    let value = disjunction(&index, end)
    return index == end ? value : nil
  }

  private func disjunction(_ index: inout Int, _ end: Int) -> Value {
    var value = conjunction(&index, end)
    while index < end, text(index) == "||" {
      index += 1
      let other = conjunction(&index, end)
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private func conjunction(_ index: inout Int, _ end: Int) -> Value {
    var value = operand(&index, end)
    while index < end, text(index) == "&&" {
      index += 1
      let other = operand(&index, end)
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private func operand(_ index: inout Int, _ end: Int) -> Value {
    guard index < end else { return nil }
    if let range = replaced[index] {
      index = range.upperBound
      return true
    }
    if tokens[index].kind == .op, text(index).allSatisfy({ $0 == "!" }) {
      let isNegated = text(index).count % 2 == 1
      index += 1
      return operand(&index, end).map { $0 != isNegated }
    }
    if tokens[index].kind == .openParen {
      index += 1
      let value = disjunction(&index, end)
      guard index < end, tokens[index].kind == .closeParen else { return nil }
      index += 1
      return value
    }
    if let (name, argument) = call(at: index) {
      index += argument.contains(".") ? 6 : 4
      switch name {
      case "os", "targetEnvironment": return Self.systems.contains(argument) ? false : nil
      case "canImport": return Self.absentModules.contains(argument) ? false : nil
      default: return nil
      }
    }
    let word = tokens[index].word
    index += 1
    // The arguments of another condition, such as `swift(>=5.9)`.
    if index < end, tokens[index].kind == .openParen {
      var depth = 0
      repeat {
        depth += tokens[index].opens ? 1 : tokens[index].closes ? -1 : 0
        index += 1
      } while index < end && depth > 0
      return nil
    }
    return word == .true ? true : word == .false ? false : nil
  }
}
