import SourceRewriting
import Testing

@Suite struct FormTests {
  @Test(
    "Objective-C names follow Swift's rules",
    arguments: [
      ("tapped()", "tapped"), ("tapped(_:)", "tapped:"), ("tapped(sender:)", "tappedWithSender:"),
      ("tapped(_:for:)", "tapped:for:"), ("move(to:)", "moveTo:"), ("moveTo(point:)", "moveToPoint:"),
      ("name(for:)", "nameFor:"), ("update(view:for:)", "updateWithView:for:"), ("a(_:_:)", "a::"),
      ("load(withID:)", "loadWithID:"),
    ]
  )
  func selectors(name: String, selector: String) {
    #expect(ObjectiveCName.selector(fullName: name) == selector)
  }

  @Test(
    "A selector becomes a member of its type, in the same columns",
    arguments: [
      (
        "class A: UIView { @objc func t(_ s: Int) {}; func f() { x(#selector(t(_:)), 1) } }",
        "x(Self._s1        , 1)"
      ),
      ("class A: UIView { @objc func t() {}; let x = y(#selector(t), 1) }", "y(_T2._s1     , 1)"),
      ("let s = #selector(A.t)", "let s = _s1           "),
      ("class A: UIView { func f() -> Bool { #selector(x)==y } }", "{ (Self._s1  )==y }"),
    ]
  )
  func replacements(source: String, expected: String) throws {
    #expect(try rewrittenText(source).contains(expected))
  }

  @Test(
    "The generated selector calls the method",
    arguments: [
      (
        "class A: B { @objc func t(_ s: Int) {}; func f() { x(#selector(t(_:))) } }",
        "Selector(source: \"t:\") { (t: A, s) in t.t(s) }"
      ),
      (
        "class A: B { @objc(go:) func t(_ s: Int) {}; func f() { x(#selector(t)) } }",
        "Selector(source: \"go:\") { (t: A, s) in t.t(s) }"
      ),
      (
        "class A: B { func f() { x(#selector(UIView.endEditing)) } }",
        "Selector(source: \"endEditing:\") { (t: UIView, s) in t.endEditing(s) }"
      ),
      (
        "class A: B { @objc var p = 1; func f() { x(#selector(getter: p)) } }",
        "Selector(source: \"p\") { (t: A) in t.p }"
      ),
      (
        "class A: B { @objc var p = 1; func f() { x(#selector(setter: A.p)) } }",
        "Selector(source: \"setP:\") { (t: A, s) in t.p = s }"
      ),
      (
        "class A: B { let c: C; func f() { x(#selector(c.t)) } }; class C: D { @objc func t(_ s: Int) {} }",
        "Selector(source: \"t:\") { (t: C, s) in t.t(s) }"
      ),
      (
        "class A: B { func f() { x(#selector(copy(_:))) } }", "Selector(editAction: \"copy\") { $0.copy($1) }"
      ),
      ("class A: B { func f() { x(#selector(other.t(_:))) } }", "Selector(\"t:\")"),
    ]
  )
  func generated(source: String, expected: String) throws {
    #expect(try rewrittenText(source).contains(expected))
  }

  @Test(
    "Key paths become strings in the same columns",
    arguments: [
      ("let a = #keyPath(A.b.c), b = 1", "let a = \"b.c\"          , b = 1"),
      ("let a = #keyPath(b)", "let a = \"b\"        "),
      ("let a = f(#keyPath(A.B.c))", "let a = f(\"c\"            )"),
    ]
  )
  func keyPaths(source: String, expected: String) throws { #expect(try rewrittenText(source) == expected) }

  @Test(
    "Conditions of iOS are true in the same columns, unless a branch is for Linux",
    arguments: [
      ("#if os(iOS) || os(tvOS)\n#endif\n", "#if true    || os(tvOS)\n#endif\n"),
      ("#if !os(iOS)||DEBUG\n#endif\n", "#if !(true )||DEBUG\n#endif\n"),
      ("#if canImport(QuartzCore)\n#endif\n", "#if true                 \n#endif\n"),
      (
        "#if os(macOS)\n#elseif canImport(ObjectiveC)\n#endif\n",
        "#if os(macOS)\n#elseif true                 \n#endif\n"
      ),
      ("#if os(Linux)\n#elseif os(iOS)\n#endif\n", "#if os(Linux)\n#elseif os(iOS)\n#endif\n"),
      ("#if targetEnvironment(simulator)\n#endif\n", "#if targetEnvironment(simulator)\n#endif\n"),
      ("let text = \"#if os(iOS)\"\n", "let text = \"#if os(iOS)\"\n"),
    ]
  )
  func conditions(source: String, expected: String) throws { #expect(try rewrittenText(source) == expected) }

  @Test(
    "A branch that iOS doesn't compile declares nothing, and its conditions don't appear in generated code",
    arguments: [
      ("#if os(iOS)\n@objc func a() {}\n#else\n@objc func a(_ b: Int) {}\n#endif", ["a"]),
      ("#if os(macOS)\n@objc func a() {}\n#elseif os(iOS)\n@objc func b() {}\n#endif", ["b"]),
      ("#if !canImport(UIKit)\n@objc func a() {}\n#endif\n@objc func b() {}", ["b"]),
      ("#if os(macOS) && DEBUG\n@objc func a() {}\n#else\n@objc func b() {}\n#endif", ["b"]),
      ("#if (os(iOS) || DEBUG) && !targetEnvironment(macCatalyst)\n@objc func a() {}\n#endif", ["a"]),
      ("#if os(Linux)\n@objc func a() {}\n#elseif os(iOS)\n@objc func b() {}\n#endif", ["a", "b"]),
    ]
  )
  func branches(members: String, names: [String]) throws {
    let text = try rewrittenText("class A: UIView {\n\(members)\n}\n")
    let registered = text.split(separator: "c.method(\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(registered == names)
    let generated = text.split(separator: "static func _c").last ?? ""
    #expect(generated.contains("#if") == (names.count > 1))
  }

  @Test(
    "Conditions of a version of iOS ask the simulator, in the same columns",
    arguments: [
      ("if #available(iOS 15, *) {}", "if _iOS(15)              {}"),
      ("if x, #available(tvOS 9, iOS 13.4.1, *), y {}", "if x, _iOS(13,4,1)                     , y {}"),
      ("guard #unavailable(iOS 16.0), z else { f() }", "guard !_iOS(16,0)           , z else { f() }"),
      ("while #available(\n  iOS 15,\n  *\n) {}", "while _iOS(15)   \n         \n   \n  {}"),
      ("if a {} else if #available(iOS 15,*){}", "if a {} else if _iOS(15)            {}"),
      ("#if os(iOS)\nif #available(iOS 9, *) {}\n#endif", "#if true   \nif _iOS(9)              {}\n#endif"),
      ("if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
      ("if #unavailable(watchOS 12) {}", "if #unavailable(watchOS 12) {}"),
      ("@available(iOS 15, *) struct A {}", "@available(iOS 15, *) struct A {}"),
      ("let a = \"#available(iOS 15, *)\"", "let a = \"#available(iOS 15, *)\""),
    ]
  )
  func availability(source: String, expected: String) throws {
    #expect(try rewrittenText(source) == expected)
  }

  @Test("A file without imports gets the function that asks the simulator")
  func importOfAvailability() throws {
    let text = String(decoding: try rewrite("if #available(iOS 15, *) {}").bytes, as: UTF8.self)
    #expect(text.hasPrefix("import UIKit\n#sourceLocation"))
  }

  @Test(
    "Previews become spaces, with their attributes and what they declare",
    arguments: [
      ("#Preview { A() }\nlet a = 1", "                \nlet a = 1"),
      (
        "let a = 1\n#Preview(\"b\", traits: .portrait) {\n  return A()\n}",
        "let a = 1\n" + Self.blank(34) + "\n            \n "
      ),
      (
        "@available(iOS 17, *)\n#Preview {\n  class L: UIView {}\n}",
        Self.blank(21) + "\n          \n" + Self.blank(20) + "\n "
      ),
      ("#if DEBUG\n#Preview { f(#selector(A.b)) }\n#endif", "#if DEBUG\n" + Self.blank(30) + "\n#endif"),
    ]
  )
  func previews(source: String, expected: String) throws { #expect(try rewrittenText(source) == expected) }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test("An optional property and optional methods of one name are reported")
  func optionalNames() throws {
    let source = "@objc protocol P { @objc optional var a: Int { get }; @objc optional func a(_ b: Int) }"
    #expect(
      try rewrite(source).findings.filter { $0.kind == .impossible }.map(\.description) == [
        "App.swift:1:7: warning: the optional methods a of P have the name of an optional property"
      ]
    )
  }

  @Test("Words in strings and comments stay")
  func texts() throws {
    let source =
      "// @objc #selector(a)\nlet a = \"@IBOutlet #keyPath(b) \\(c(\"#selector(d)\"))\"\n/* @objc /* optional */ */\n"
    #expect(try rewrittenText(source) == source)
  }

  @Test("What can't be rewritten is reported with its place")
  func impossible() throws {
    let source = """
      class A: NSObject {
        @NSManaged var a: Int
        func f(_ viewType: UIView.Type) { _ = viewType.init(frame: .zero) }
        func g() { method_exchangeImplementations(a, b); objc_getClass("A"); objc_setAssociatedObject(a, b, c, d) }
      }
      extension UIView { override func layoutSubviews() {} }
      """
    #expect(
      try rewrite(source).findings.filter { $0.kind == .impossible }.map(\.description) == [
        "App.swift:2:3: warning: @NSManaged needs Core Data",
        "App.swift:3:50: warning: init of a class that is known only at run time must be required",
        "App.swift:4:14: warning: method_exchangeImplementations needs the Objective-C runtime",
        "App.swift:4:52: warning: objc_getClass needs the Objective-C runtime",
        "App.swift:6:29: warning: layoutSubviews() overrides in an extension of UIView",
      ]
    )
  }

  @Test("An import of a part of UIKit becomes that of UIKit")
  func submodules() throws {
    let text = try rewrittenText("import UIKit.UIColor\nlet c: UIColor? = nil")
    #expect(text.contains("import UIKit") && !text.contains("UIKit.UIColor"))
  }
}
