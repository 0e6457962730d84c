import Foundation
import InterfaceFiles
import Testing

/// Tests of whole files that are as Interface Builder writes them.
@Suite struct DocumentTests {
  @Test func `a nib has its objects in the file's order, with texts and positions`() throws {
    let document = try read(
      Files.nib(
        """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="abc-12-def">
                    <subviews>
                        <label text="Tom &amp; &#x4A;erry&#10;" id="lab-el-001"/>
                    </subviews>
                </view>
        """
      )
    )
    #expect(document.kind == .nib)
    #expect(document.objects.map(\.name) == ["placeholder", "view"])
    #expect(document.objects[0].attributes["userLabel"] == "File's Owner")
    let label = try #require(document.elements["lab-el-001"])
    #expect(label.attributes["text"] == "Tom & Jerry\n")
    #expect((label.line, label.column) == (7, 17))
    #expect(document.usesConstraints == false)
  }

  @Test func `a storyboard has controllers by identifier`() throws {
    let scenes = """
      <!--A comment--> <scene sceneID="s1"><objects>\
      <viewController storyboardIdentifier="Details" id="vc1-aa-001" sceneMemberID="viewController"/>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="pl1-aa-001"/></objects></scene>
      """
    let document = try read(Files.storyboard(scenes), file: "Main.storyboard")
    #expect(document.kind == .storyboard)
    #expect(document.initialID == "vc1-aa-001")
    #expect(document.controllers.count == 1)
    #expect(document.controller(identifier: "Details")?.id == "vc1-aa-001")
    #expect(document.controller(identifier: "Other") == nil)
    #expect(document.scene(of: "pl1-aa-001")?.attributes["sceneID"] == "s1")
  }

  @Test func `texts are in attributes, in elements, in CDATA and in base 64`() throws {
    #expect(try values(#"<label text="One"/>"#).text("text") == "One")
    #expect(try values(#"<label><string key="text">One&#10;Two</string></label>"#).text("text") == "One\nTwo")
    #expect(try values("<label><string key=\"text\">One\nTwo</string></label>").text("text") == "One\nTwo")
    #expect(
      try values(#"<label><string key="text"><![CDATA[<b>&]]></string></label>"#).text("text") == "<b>&"
    )
    let coded = Data("Zoë\n".utf8).base64EncodedString().filter { $0 != "=" }
    let label = #"<label><string key="text" base64-UTF8="YES">\#n\#(coded)\#n</string></label>"#
    #expect(try values(label.replacingOccurrences(of: "\\n", with: "\n")).text("text") == "Zoë\n")
  }

  @Test func `texts of a language replace those of the file by id and key`() throws {
    let texts = try InterfaceTexts.read(
      Data(#"/* Class = "UILabel" */ "lab-el-001.text" = "Name \U00e9\n\"x\""; // end"#.utf8),
      file: "Login.strings"
    )
    #expect(texts == ["lab-el-001.text": "Name é\n\"x\""])
    let element = try #require(try read(Files.nib(#"<label text="Nom" id="lab-el-001"/>"#)).objects.first)
    #expect(try InterfaceValues(element, texts: texts).text("text") == "Name é\n\"x\"")
    let wide = try #require("\"a.text\" = \"b\";".data(using: .utf16))
    #expect(try InterfaceTexts.read(wide, file: "Wide.strings") == ["a.text": "b"])
  }

  @Test(arguments: [
    (#"\101\60"#, "A0"), (#"\341\301"#, "\u{C6}\u{2CB}"), (#"\7x"#, "\u{7}x"), (#"\1018"#, "A8"),
    (#"\Ud83d\Ude00"#, "\u{1F600}"), (#"\ud83D\UDE00!"#, "\u{1F600}!"),
    (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"),
    ("\u{301}e\u{301}", "\u{301}e\u{301}"), (#"\"\u0301"#, "\"\u{301}"), ("a\r\nb", "a\r\nb"),
  ]) func `escapes, surrogate pairs and combining marks are characters of texts`(coded: String, text: String)
    throws
  {
    let file = Data("\"k\u{301}\" = \"\(coded)\";".utf8)
    let texts = try InterfaceTexts.read(file, file: "A.strings")
    #expect(texts["k\u{301}"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test func `a thousand elements inside one another are refused, not a crash`() {
    let text = Files.nib(String(repeating: "<view>", count: 1000) + String(repeating: "</view>", count: 1000))
    #expect(error(text).contains("expected at most 400 elements inside one another"))
  }
}
