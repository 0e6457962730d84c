import Foundation
import InterfaceFiles
import Testing

/// Tests of the errors of broken files. The first object is at line 4, column 1.
@Suite struct ErrorTests {
  @Test(arguments: [
    ("", "Login.xib:1:1: expected <document>, found an empty file"),
    ("hello", "Login.xib:1:1: expected <document>, found text that isn't XML"),
    (
      "NIBArchive\u{1}",
      "Login.xib:1:1: expected the XML of Interface Builder, found a compiled file; add its .xib or .storyboard instead"
    ),
    ("<plist/>", "Login.xib:1:1: <plist>: expected <document>"),
    ("<document/>", "Login.xib:1:1: <document>: expected the attribute type"),
    (
      "<document type=\"a\"/>",
      "Login.xib:1:1: <document>: expected the type com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB or com.apple.InterfaceBuilder3.CocoaTouch.XIB, found a"
    ),
    (
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\"/>",
      "Login.xib:1:1: <archive>: this is the archive form of Interface Builder 3 (2008 to 2012); open and save the file in Xcode 4.5 or later"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"4.0\"/>",
      "Login.xib:1:1: <document>: expected the version 1.0, 1.1, 2.0, 3.0, found 4.0"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" targetRuntime=\"AppleTV\"/>",
      "Login.xib:1:1: <document>: expected the runtime iOS.CocoaTouch, found AppleTV"
    ),
    (
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"/>",
      "Login.xib:1:1: <document>: expected <objects>"
    ),
    (
      "<a>\n  <b>\n", "Login.xib:3:1: <b>: expected </b> for the element of line 2, found the end of the file"
    ),
    ("<a>\n  <b></c></a>", "Login.xib:2:9: <b>: expected </b> for the element of line 2, found </c>"),
    ("<a b", "Login.xib:1:5: expected = after the attribute b"),
    ("<a b=1>", "Login.xib:1:6: expected the value of the attribute b in quotes"),
    ("<a b=\"1", "Login.xib:1:8: expected a quote at the end of the attribute b"),
    ("<a b=\"1\" b=\"2\"/>", "Login.xib:1:15: expected the attribute b once"),
    ("<a", "Login.xib:1:3: expected > at the end of <a>, found the end of the file"),
    ("<a>&nbsp;</a>", "Login.xib:1:4: <a>: expected an entity such as &amp;, found &nbsp;"),
    ("<a><!-- </a>", "Login.xib:1:13: <a>: expected --> at the end of a comment, found the end of the file"),
    ("<a/><b/>", "Login.xib:1:5: expected the end of the file after </a>"),
  ]) func `a file that isn't a document fails with its position`(text: String, expected: String) {
    #expect(error(text) == expected)
  }

  @Test(arguments: [
    (
      "<view id=\"a\"/><label id=\"a\"/>",
      "Login.xib:4:15: <label>: expected an id of its own, found a, which <view> of line 4 has"
    ),
    (
      "<view id=\"a\"><connections><outlet property=\"name\" destination=\"b\"/></connections></view>",
      "Login.xib:4:27: <outlet property=\"name\">: expected destination to be the id of an object, found b"
    ),
    (
      "<view id=\"a\"><connections><outlet destination=\"a\"/></connections></view>",
      "Login.xib:4:27: <outlet>: expected the attribute property"
    ),
    (
      "<button id=\"a\"><connections><action selector=\"tapped:\" destination=\"-1\"/></connections></button>",
      "Login.xib:4:29: <action selector=\"tapped:\">: expected destination to be the id of an object, found -1"
    ),
    (
      "<view id=\"a\"><constraints><constraint firstItem=\"b\"/></constraints></view>",
      "Login.xib:4:27: <constraint>: expected firstItem to be the id of an object, found b"
    ),
    (
      "<view id=\"a\"><connections><segue kind=\"show\" destination=\"a\"/></connections></view>",
      "Login.xib:4:27: <segue kind=\"show\">: expected segues in storyboards only"
    ),
  ]) func `a wrong reference fails at its element`(object: String, expected: String) {
    #expect(error(Files.nib(object)) == expected)
  }

  @Test(arguments: [
    (
      "<connections><segue kind=\"slide\" destination=\"vc1-aa-001\"/></connections>",
      "<segue kind=\"slide\">: expected one of the kinds custom, embed, modal, popover, popoverPresentation, presentation, push, relationship, replace, show, showDetail, unwind, found slide"
    ),
    (
      "<connections><segue kind=\"custom\" destination=\"vc1-aa-001\"/></connections>",
      "<segue kind=\"custom\">: expected the attribute customClass"
    ),
    (
      "<connections><segue kind=\"unwind\" destination=\"vc1-aa-001\"/></connections>",
      "<segue kind=\"unwind\">: expected the attribute unwindAction"
    ),
    (
      "<connections><segue kind=\"embed\" destination=\"vc1-aa-001\"/></connections>",
      "<segue kind=\"embed\">: expected no cycle of controllers, found vc1-aa-001 -> vc1-aa-001"
    ),
  ]) func `a wrong segue fails at its element`(content: String, expected: String) {
    let text = error(Files.storyboard(Files.scene("vc1-aa-001", content)), file: "Main.storyboard")
    #expect(text == "Main.storyboard:4:116: \(expected)")
  }

  @Test func `controllers that contain one another fail`() {
    let first = Files.scene(
      "vc1-aa-001",
      #"<connections><segue kind="embed" destination="b"/></connections>"#
    )
    let second = Files.scene(
      "b",
      #"<connections><segue kind="embed" destination="vc1-aa-001"/></connections>"#
    )
    let text = error(Files.storyboard(first + second), file: "Main.storyboard")
    #expect(text.hasSuffix("expected no cycle of controllers, found b -> vc1-aa-001 -> b"))
    #expect(error(Files.storyboard(Files.scene("a"))).contains("expected initialViewController to be the id"))
  }

  @Test(arguments: [
    ("hidden=\"TRUE\"", "<view>: expected hidden to be YES or NO, found \"TRUE\""),
    ("alpha=\"a\"", "<view>: expected alpha to be a number, found \"a\""),
    ("alpha=\"inf\"", "<view>: expected alpha to be a number, found \"inf\""),
    ("tag=\"1.5\"", "<view>: expected tag to be a whole number, found \"1.5\""),
    ("contentMode=\"fit\"", "<view>: expected contentMode to be one of center, left, found \"fit\""),
    ("shimmers=\"YES\"", "<view>: the attribute shimmers isn't modeled"),
  ]) func `a wrong value fails with the expectation`(attribute: String, expected: String) throws {
    let view = try values("<view \(attribute) userLabel=\"Box\"/>")
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try view.bool("hidden")
      _ = try view.number("alpha")
      _ = try view.integer("tag")
      _ = try view.choice("contentMode", ["center": 0, "left": 1])
      try view.finish()
    }
    #expect(error?.description == "Login.xib:4:1: \(expected)")
  }

  @Test(arguments: [
    (
      #"<color key="c" red="1" alpha="1" colorSpace="calibratedRGB"/>"#,
      "<color>: expected the attribute green"
    ),
    (#"<color key="c"/>"#, "<color>: expected the attribute colorSpace, systemColor or name"),
    (#"<rect key="frame" x="1"/>"#, "<rect>: expected the attribute y"),
    (#"<fontDescription key="f" type="system"/>"#, "<fontDescription>: expected the attribute pointSize"),
    (#"<string key="text" base64-UTF8="YES">*</string>"#, "<string>: expected base 64"),
    (#"<glow key="x"/>"#, "<glow>: <glow key=\"x\"> in <view> isn't modeled"),
  ]) func `a wrong child fails at its own position`(child: String, expected: String) throws {
    let view = try values("<view>\n  \(child)</view>")
    let error = #expect(throws: InterfaceFileError.self) {
      _ = try view.color("c")
      _ = try view.rect("frame")
      _ = try view.font("f")
      _ = try view.text("text")
      try view.finish()
    }
    #expect(error?.description == "Login.xib:5:3: \(expected)")
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "A.strings:1:10: expected ; after the text of the key \"a\""),
    ("\"a\" \"b\";", "A.strings:1:5: expected = after the key \"a\""),
    ("\"a\" = b;", "A.strings:1:7: expected the text of the key \"a\" in quotes"),
    ("\n\"a", "A.strings:2:3: expected a quote at the end of a key, found the end of the file"),
    ("/* a", "A.strings:1:1: expected */ at the end of the comment, found the end of the file"),
    ("\"a\"=\"b\";\"a\"=\"c\";", "A.strings:1:17: expected the key \"a\" once"),
    ("\n\"a\"=\"\\376\";", "A.strings:2:7: expected an octal number of a character after \\, from 0 to 375"),
    ("\"a\"=\"\\777\";", "A.strings:1:7: expected an octal number of a character after \\, from 0 to 375"),
    ("\r\n\"a\"=\"\\Ud83d\";", "A.strings:2:7: expected both halves of a surrogate pair after \\U"),
    ("\"a\"=\"\\ude00x\";", "A.strings:1:7: expected both halves of a surrogate pair after \\u"),
    ("\"a\"=\"\\Ud83d\\U0041\";", "A.strings:1:7: expected both halves of a surrogate pair after \\U"),
    ("\"a\"=\"\\U+123\";", "A.strings:1:7: expected four hexadecimal digits after \\U"),
    ("\"a\"=\"\\U12\";", "A.strings:1:7: expected four hexadecimal digits after \\U"),
  ]) func `wrong texts of a language fail with their position`(text: String, expected: String) {
    let error = #expect(throws: InterfaceFileError.self) {
      try InterfaceTexts.read(Data(text.utf8), file: "A.strings")
    }
    #expect(error?.description == expected)
  }

  @Test(arguments: [
    (Data("<a>\n é".utf8) + [0xE9, 0x3C], "Login.xib:2:3: expected UTF-8, found the byte E9"),
    (Data([0x3C, 0x61, 0xC3]), "Login.xib:1:3: expected UTF-8, found the byte C3"),
    (
      Data("<?xml version=\"1.0\" encoding=\"KLINGON\"?><a/>".utf8),
      "Login.xib:1:1: expected a known encoding, found KLINGON"
    ),
  ]) func `text in another encoding fails with its position`(data: Data, expected: String) {
    let error = #expect(throws: InterfaceFileError.self) { try InterfaceDocument(data, file: "Login.xib") }
    #expect(error?.description == expected)
  }

  @Test(arguments: [("ISO-8859-1", String.Encoding.isoLatin1), ("UTF-16", .utf16), ("utf-8", .utf8)])
  func `a file is read in the encoding of its first line`(name: String, encoding: String.Encoding) throws {
    let text = Files.nib("<view id=\"a\" userLabel=\"Café\"/>").replacingOccurrences(of: "UTF-8", with: name)
    let document = try InterfaceDocument(try #require(text.data(using: encoding)), file: "Login.xib")
    #expect(document.objects.first?.attributes["userLabel"] == "Café")
  }

  @Test func `columns of elements in one line count characters`() throws {
    let document = try read(Files.nib(String(repeating: "<view é=\"ü\"/>", count: 300) + "<label/>"))
    #expect(document.objects.map(\.column) == (0...300).map { 1 + 13 * $0 })
  }

  @Test func `mistakes of elements are collected in the order of the checks`() throws {
    let objects = """
      <view id="a"><connections><outlet property="x" destination="b"/></connections></view>
      <view id="a"><constraints><constraint firstItem="c"/></constraints></view>
      """
    let document = try InterfaceDocument(Data(Files.nib(objects).utf8), file: "Login.xib", isTolerant: true)
    #expect(
      document.mistakes.map(\.description) == [
        "Login.xib:5:1: <view>: expected an id of its own, found a, which <view> of line 4 has",
        "Login.xib:4:27: <outlet property=\"x\">: expected destination to be the id of an object, found b",
        "Login.xib:5:27: <constraint>: expected firstItem to be the id of an object, found c",
      ]
    )
    let connections = document.objects[0].list("connections")
    #expect(document.isBroken(try #require(connections.first)) && !document.isBroken(document.objects[0]))
  }

  @Test func `reported values count as missing`() throws {
    var reports: [String] = []
    let document = try read(
      Files.nib("<view alpha=\"x\" glow=\"YES\"><rect key=\"frame\" x=\"1e13\"/></view>")
    )
    let values = InterfaceValues(document.objects[0]) { reports.append($0.description) }
    #expect(try values.number("alpha") == nil && values.rect("frame") == nil)
    try values.finish()
    #expect(
      reports == [
        "Login.xib:4:1: <view>: expected alpha to be a number, found \"x\"",
        "Login.xib:4:28: <rect>: expected x to be at most 1e12, found \"1e13\"",
        "Login.xib:4:1: <view>: the attribute glow isn't modeled",
      ]
    )
  }
}
