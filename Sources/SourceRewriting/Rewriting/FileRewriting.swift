/// The rewriting of one file: each form adds edits, generated members and findings.
///
/// An edit replaces text by text of the same width, so that lines and columns stay. Generated members are
/// inserted before the closing brace of a type, other declarations behind the file's end.
struct FileRewriting {
  let file: SourceFile
  let program: Program
  /// Whether the module has an entry point.
  let isProgram: Bool
  let lines: LineTable
  var regions: ConditionalRegions { file.regions }
  var edits: [Edit] = []
  var findings: [Finding] = []
  /// The members to insert before closing braces, by the brace's token.
  var members: [Int: [String]] = [:]
  /// The declarations behind the file's end.
  var trailing: [String] = []
  var needsImport = false
  /// The last tokens of members that were replaced by spaces.
  var blanked: Set<Int> = []
  /// Members of extensions by their declarations, to be moved into classes.
  var moved: [Int] = []
  private var movedSet: Set<Int> = []
  /// The members that were generated for moved members.
  var generatedForMoved: [Int: [String]] = [:]
  /// The calls that register the file's classes.
  var registrations: [String] = []
  private var aliases: [Int: String] = [:]
  private var lastNumber = 0

  init(_ file: SourceFile, program: Program, isProgram: Bool) {
    self.file = file
    self.program = program
    self.isProgram = isProgram
    lines = LineTable(file.bytes)
  }

  /// Performs all forms.
  mutating func run() {
    rewriteConditions()
    rewriteImports()
    rewriteDeclarations()
    rewriteExpressions()
    writeOptionalRequirements()
    writeClassTables()
    removePreviews()
  }

  // MARK: - Results

  mutating func report(_ kind: Finding.Kind, at token: Int, _ text: String) {
    let (line, column) = lines.position(of: file.tokens[token].start)
    findings.append(Finding(kind: kind, path: file.path, line: line, column: column, text: text))
  }

  /// A number that no other generated name of the file has.
  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a member to the body of a type, under the conditions of a token in the body.
  mutating func add(_ member: String, to declaration: Int, for token: Int? = nil) {
    guard let body = file.declarations[declaration].body else { return }
    let condition = token.map { regions.condition(at: $0, inside: body.open) } ?? ""
    members[body.close, default: []].append(ConditionalRegions.conditional(member, condition))
    needsImport = true
  }

  mutating func move(_ declaration: Int) {
    moved.append(declaration)
    movedSet.insert(declaration)
  }

  /// The moved member that contains a token.
  func movedMember(at token: Int) -> Int? {
    guard !moved.isEmpty else { return nil }
    var index = file.innermost(at: token)
    while index >= 0, !movedSet.contains(index) { index = file.declarations[index].parent }
    return index >= 0 ? index : nil
  }

  /// The name of a private alias of a class in its own body, for initial values, where `Self` isn't allowed.
  mutating func alias(of declaration: Int) -> String {
    if let alias = aliases[declaration] { return alias }
    let alias = "_T\(number())"
    aliases[declaration] = alias
    add("private typealias \(alias) = \(file.declarations[declaration].name)", to: declaration)
    return alias
  }

  // MARK: - Edits

  /// Replaces tokens by a shorter text, and the rest by spaces. Line breaks stay.
  mutating func replace(_ tokens: Range<Int>, with text: String = "") {
    let start = file.tokens[tokens.lowerBound].start
    let end = file.tokens[tokens.upperBound - 1].end
    let next = tokens.upperBound
    var text = Array(text.utf8)
    // An operator must not become a prefix operator by the space before it.
    var isWrapped = false
    if tokens.count > 1, !text.isEmpty, text[0] != 64, next < file.tokens.count,
      file.tokens[next].start == end
    {
      switch file.tokens[next].kind {
      case .op, .dot, .openParen, .openBracket: isWrapped = text.count + 2 <= end - start
      default: break
      }
    }
    if isWrapped { text.insert(40, at: 0) }
    var result = text
    var width = 0
    for offset in start..<end {
      let byte = file.bytes[offset]
      if byte == 10 || byte == 13 {
        result.append(byte)
        width = text.count
      } else {
        // A column is a byte, so that a multi-byte character becomes as many spaces.
        if width >= text.count { result.append(32) }
        width += 1
      }
    }
    if isWrapped { result[result.count - 1] = 41 }
    edits.append(Edit(start: start, end: end, text: result))
  }

  /// The bytes of a declaration.
  func byteRange(of declaration: Int) -> Range<Int> {
    let tokens = file.declarations[declaration].tokens
    return file.tokens[tokens.lowerBound].start..<file.tokens[tokens.upperBound - 1].end
  }

  /// Removes the edits inside of ranges, which ascend.
  func removeEdits(in ranges: [Range<Int>], from edits: inout [Edit]) {
    guard !ranges.isEmpty else { return }
    edits.removeAll { edit in
      var low = 0
      var high = ranges.count
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].lowerBound <= edit.start { low = middle + 1 } else { high = middle }
      }
      return low > 0 && edit.end <= ranges[low - 1].upperBound
    }
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(start: offset, end: offset, text: Array(text.utf8)))
  }

  // MARK: - Conditions

  /// Writes the conditions that are true for iOS.
  private mutating func rewriteConditions() {
    for (first, range) in file.conditions.replaced.sorted(by: { $0.key < $1.key }) {
      let condition = file.text(
        from: file.tokens[first].start,
        to: file.tokens[range.upperBound - 1].end
      )
      replace(range, with: "true")
      report(.rewritten, at: first, "the condition \(condition) as true")
    }
  }

  // MARK: - Imports

  private mutating func rewriteImports() {
    var importsFoundation = false
    var importsUIKit = false
    for declaration in file.declarations where declaration.kind == .import && !declaration.isDead {
      let name = declaration.name
      if name == "UIKit" { importsUIKit = true }
      if name == "Foundation" { importsFoundation = true }
      // A submodule, such as UIKit.UIColor, is the header of a class.
      let isPart = name.hasPrefix("UIKit.")
      guard name != "UIKit", isPart || PlatformConditions.modules.contains(name) else { continue }
      let first = declaration.tokens.lowerBound
      if isPart {
        importsUIKit = true
        replace(declaration.keyword..<declaration.tokens.upperBound, with: "import UIKit")
      } else {
        importsFoundation = true
        replace(declaration.tokens)
      }
      report(.rewritten, at: first, "import of \(name), which UIKit has")
    }
    if importsUIKit {
      hasImport = true
    } else if importsFoundation {
      needsImport = true
      if let first = file.declarations.first(where: { $0.kind == .import }) {
        report(.rewritten, at: first.tokens.lowerBound, "import of UIKit beside Foundation")
      }
    }
  }

  /// Whether the file itself imports UIKit.
  private(set) var hasImport = false
}
