import Foundation
import Testing

/// Finds stored public properties of open classes that client code can set and nothing in the sources reads.
/// Such a property accepts a value and does nothing, so each needs a reason, and a documentation that states
/// it.
///
/// The search compares names, not declarations: a property counts as read if its name is used in its class,
/// in one of its superclasses or subclasses, or after a dot anywhere. If several types have a property of the
/// name, a use after a dot counts only in files that name the class.
@SourceReader @Suite struct StoredPropertyTests {
  /// The unread properties, each with the reason.
  private static let unread: [(property: String, reason: String)] = [
    ("AXCustomContent.importance", "the simulated VoiceOver doesn't read further content"),
    ("AccessibilityCustomRotorSearchPredicate.searchDirection", "the app's rotors read it"),
    ("Button.adjustsImageWhenHighlighted", "a look that pictures don't draw"),
    ("DateComponentsFormatter.allowsFractionalUnits", "it has no effect on a device"),
    ("DragItem.localObject", "the app's drops read it"),
    ("FontPickerViewController.selectedFontDescriptor", "the app reads the chosen font"),
    ("GestureRecognizer.requiresExclusiveTouchType", "all simulated touches are of one kind"),
    ("ItemProvider.suggestedName", "no files are written"),
    ("Layer.rasterizationScale", "only a matter of speed on a device"),
    ("Layer.shouldRasterize", "only a matter of speed on a device"),
    ("Operation.qualityOfService", "all work runs in one order"),
    ("Operation.threadPriority", "all work runs in one order"),
    ("OperationQueue.qualityOfService", "all work runs in one order"),
    ("PreviewParameters.backgroundColor", "a look that pictures don't draw"),
    ("RefreshControl.attributedTitle", "a look that pictures don't draw"),
    ("SearchBar.searchBarStyle", "a look that pictures don't draw"),
    ("SearchSuggestionItem.representedObject", "the app reads it"),
    ("SearchToken.representedObject", "the app reads it"),
    ("Tab.userInfo", "the app reads it"),
    ("ViewPropertyAnimator.isManualHitTestingEnabled", "hit tests use the final places of views"),
  ]

  /// The types that have no unread property without a reason, as nothing reads any of them; their
  /// documentation states it.
  private static let unreadTypes: [(type: String, reason: String)] = [
    ("CAEmitterCell", "pictures draw no particles"), ("CAEmitterLayer", "pictures draw no particles"),
    ("UIFocusGuide", "the focus system isn't simulated"),
    ("UIGlassContainerEffect", "pictures draw no glass"),
    ("UIGlassEffect", "pictures draw no glass"),
    ("UIInterpolatingMotionEffect", "the simulated device isn't tilted"),
    ("UIMotionEffectGroup", "the simulated device isn't tilted"),
  ]

  /// A line of code without its comment and without the text of strings.
  private struct Line {
    var text: String
    /// The type, or the extended type, in which the line is.
    var type: String
    /// The type if the line is directly in the body of an open class.
    var openClass: String?
    var comment: Substring?
  }

  private struct Property {
    var owner: String
    var name: String
    /// The lines of the comment above the declaration.
    var documentation: String
    var place: (file: Int, line: Int)
  }

  @Test func `each stored property that nothing reads has a reason`() throws {
    let code = try Code()
    #expect(code.properties.count > 150)
    let unread = code.properties.filter { !code.isRead($0) }
    let types = Self.unreadTypes.map(\.type)
    #expect(Set(unread.map(\.owner)).isSuperset(of: types))
    for file in try SourceFile.all(in: "Sources") {
      for type in types {
        guard let line = file.lines.firstIndex(where: { $0.contains("class \(type):") }) else { continue }
        let comment = file.lines[..<line].reversed().prefix { $0.hasPrefix("///") || $0.hasPrefix("@") }
        let says = comment.reversed().joined(separator: " ").contains("kept for the app to read")
        #expect(says, "\(type): the documentation states that nothing else reads its values")
      }
    }
    let found = unread.filter { !types.contains($0.owner) }.map { "\($0.owner).\($0.name)" }
    #expect(found.sorted() == Self.unread.map(\.property).sorted())
    #expect(Self.unread.allSatisfy { !$0.reason.isEmpty })
    for property in code.properties where found.contains("\(property.owner).\(property.name)") {
      let says = property.documentation.contains("kept for the app to read")
      #expect(says, "\(property.owner).\(property.name): the documentation states that nothing else reads it")
    }
  }

  @Test func `the search tells reads from other uses`() {
    let code = Code(texts: [
      """
      open class Box: View {
        open var read = 1
        open var unread = 1 { didSet { update() } }
        public final var written: Int?
        open var computed: Int { read }
        open var dotted = 1
        open var lone = 1  // lone
        open var shared = 1
        open override var inherited: Int { didSet { update() } }
        var own = 1
        public private(set) final var given = 2
        init(unread: Int) { written = 1 }
        func update() { print("lone \\(read)") }
      }
      """,
      "struct Other { var unread = 2; func use(_ box: Box) -> Int { unread + box.dotted } }",
      "struct Fourth { var shared = 1 }",
      "struct Third { func use(_ fourth: Fourth) -> Int { fourth.shared } }",
      "func make() { Box(lone: 1).written = 3; let lone = 2; use(.unread) }",
    ])
    #expect(code.properties.map(\.name) == ["read", "unread", "written", "dotted", "lone", "shared"])
    #expect(
      code.properties.filter { !code.isRead($0) }.map(\.name) == ["unread", "written", "lone", "shared"]
    )
  }

  // MARK: Reading the sources

  private struct Code {
    private var files: [[Line]] = []
    private var supertypes: [String: [String]] = [:]
    private(set) var properties: [Property] = []
    /// The types that declare a property of each name.
    private var owners: [Substring: Set<String>] = [:]
    /// The names in each file.
    private var names: [Set<Substring>] = []
    /// The places of each name.
    private var uses: [Substring: [(file: Int, line: Int, range: Range<String.Index>)]] = [:]

    init() throws {
      self.init(texts: try SourceFile.all(in: "Sources").map(\.text))
    }

    init(texts: [String]) {
      for text in texts { read(text) }
      for (file, lines) in files.enumerated() {
        names.append([])
        for (place, line) in lines.enumerated() {
          var isDeclared = false
          for word in Self.words(line.text) {
            if isDeclared { owners[word, default: []].insert(line.type) }
            isDeclared = word == "var"
            uses[word, default: []].append((file, place, word.startIndex..<word.endIndex))
            names[file].insert(word)
          }
        }
      }
      findProperties()
    }

    private static func words(_ line: String) -> [Substring] {
      line.utf8.split { byte in
        switch UnicodeScalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_": false
        default: true
        }
      }.map { Substring($0) }
    }

    private mutating func read(_ text: String) {
      var lines: [Line] = []
      var depth = 0
      var open: [(depth: Int, type: String, isOpenClass: Bool)] = []
      let keywords = ["class ", "struct ", "enum ", "extension ", "protocol ", "actor "]
      let declaration =
        /^\s*(?:@[\w()@]+\s+)*((?:[\w()]+\s+)*)(class|struct|enum|extension|protocol|actor)\s+([\w.]+)\s*(?::\s*([^{]*))?.*\{/
      for raw in text.components(separatedBy: "\n") {
        let code = Self.stripped(raw)
        if code.utf8.contains(UInt8(ascii: "{")), keywords.contains(where: code.contains),
          let head = code.firstMatch(of: declaration), !["func", "var"].contains(String(head.output.3))
        {
          let name = head.output.3.split(separator: ".").last.map(String.init) ?? ""
          let isClass = head.output.2 == "class"
          if isClass, let list = head.output.4 {
            supertypes[name] = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
          }
          open.append((depth, name, isClass && head.output.1.contains("open")))
        }
        let inner = open.last
        let isInBody = inner.map { $0.isOpenClass && $0.depth + 1 == depth } ?? false
        lines.append(
          Line(
            text: code,
            type: inner?.type ?? "",
            openClass: isInBody ? inner?.type : nil,
            comment: raw.range(of: "///").map { raw[$0.upperBound...] }
          )
        )
        for byte in code.utf8 where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") {
          depth += byte == UInt8(ascii: "{") ? 1 : -1
        }
        while let last = open.last, depth <= last.depth { open.removeLast() }
      }
      files.append(lines)
    }

    /// Returns a line without its comment, and with only the interpolations of its strings.
    private static func stripped(_ line: String) -> String {
      var code = line
      if let comment = code.range(of: "//") { code.removeSubrange(comment.lowerBound...) }
      guard code.utf8.contains(UInt8(ascii: "\"")) else { return code }
      return code.replacing(/"((?:[^"\\]|\\.)*)"/) { string in
        string.output.1.matches(of: /\\\(([^)]*)\)/).map { String($0.output.1) }.joined(separator: " ")
      }
    }

    private mutating func findProperties() {
      let (declaration, observers, closure) =
        (/^\s*((?:@?[\w()@]+\s+)*)var\s+(\w+)\b(.*)$/, /\{\s*(didSet|willSet)/, /=\s*\{/)
      for (file, lines) in files.enumerated() {
        for (place, line) in lines.enumerated() {
          guard let owner = line.openClass, line.text.contains("var "),
            let match = line.text.firstMatch(of: declaration)
          else { continue }
          let words = match.output.1.split(separator: " ")
          guard words.contains("open") || words.contains("public"),
            !words.contains("override"), !words.contains("static"), !words.contains("class"),
            !words.contains(where: { $0.hasSuffix("(set)") })
          else { continue }
          let rest = match.output.3
          let following = lines.dropFirst(place + 1).first?.text ?? ""
          let isObserved = "\(rest) \(following)".contains(observers)
          guard !rest.contains("{") || isObserved || rest.contains(closure) else { continue }
          let comments = lines[..<place].reversed().prefix { $0.comment != nil }.compactMap(\.comment)
          properties.append(
            Property(
              owner: owner,
              name: String(match.output.2),
              documentation: comments.reversed().map { $0.trimmingCharacters(in: .whitespaces) }.joined(
                separator: " "
              ),
              place: (file, place)
            )
          )
        }
      }
    }

    // MARK: Reads

    func isRead(_ property: Property) -> Bool {
      let (declaration, label, branch) = (/\b(var|let|func|case)\s+$/, /^\s*:/, /\?\s*[\w.]*$/)
      let (assignment, member) = (/^\s*=(?!=)/, /(^|[\s(,:\[=])\.$/)
      let isShared = (owners[Substring(property.name)] ?? []).contains { !isRelated($0, property.owner) }
      let namesOfType = isShared ? namesOfType(of: property) : []
      return (uses[Substring(property.name)] ?? []).contains { use in
        if (use.file, use.line) == property.place { return false }
        let line = files[use.file][use.line]
        let (before, after) = (line.text[..<use.range.lowerBound], line.text[use.range.upperBound...])
        if before.contains(declaration) { return false }
        // Labels of arguments, apart from the second part of a conditional expression.
        if after.contains(label), !before.contains(branch) { return false }
        if after.contains(assignment) { return false }
        guard before.hasSuffix("."), !before.hasSuffix("self.") else {
          return isRelated(line.type, property.owner)
        }
        if before.contains(member) { return false }
        return !isShared || !namesOfType.isDisjoint(with: names[use.file])
      }
    }

    /// The names of the class and its subclasses, and of its supertypes that declare the property, too.
    private func namesOfType(of property: Property) -> Set<Substring> {
      let above = (owners[Substring(property.name)] ?? []).filter { isKind(property.owner, of: $0) }
      let below = supertypes.keys.filter { isKind($0, of: property.owner) }
      return Set((above + below + [property.owner]).map { Substring($0) })
    }

    private func isRelated(_ one: String, _ other: String) -> Bool {
      isKind(one, of: other) || isKind(other, of: one)
    }

    private func isKind(_ type: String, of ancestor: String) -> Bool {
      if type == ancestor { return true }
      return (supertypes[type] ?? []).contains { isKind($0, of: ancestor) }
    }
  }
}
