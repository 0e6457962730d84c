import Foundation
import HeadlessUIKit
import Testing

/// Nibs in the resources of a bundle: their places, languages and size classes.
@MainActor @Suite struct NibFileTests {
  private static func document(_ objects: String, _ owner: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(owner)</placeholder>
    \(objects)</objects></document>
    """
  }

  /// Writes files into a new folder, and calls a closure with its bundle.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func `a controller loads its view from the nib with its name, in the language of the user`() throws {
    let view = """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><label text="Name" id="lab-el-001"/></subviews></view>
      """
    let owner = "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>"
    let files = [
      "Base.lproj/Login.xib": Self.document(view, owner),
      "de.lproj/Login.strings": "\"lab-el-001.text\" = \"Benutzer\";",
    ]
    try withBundle(files) { bundle in
      for (language, text) in [("en", "Name"), ("de", "Benutzer")] {
        let simulator = Simulator()
        simulator.application.language = language
        let controller = simulator.perform { ViewController(nibName: "Login", bundle: bundle) }
        #expect(controller.nibName == "Login" && controller.nibBundle === bundle && !controller.isViewLoaded)
        simulator.perform { controller.loadViewIfNeeded() }
        #expect((controller.view.subviews.first as? Label)?.text == text)
        #expect(controller.view.frame == simulator.application.screen.bounds)
      }
    }
  }

  @Test func `an iPad takes precedence of its own nib, and a bundle loads by name`() throws {
    let files = [
      "Row.xib": Self.document("<label text=\"phone\" id=\"a\"/>"),
      "Row~ipad.xib": Self.document("<label text=\"pad\" id=\"a\"/>"),
    ]
    try withBundle(files) { bundle in
      for (device, text) in [(Device.iPhone17, "phone"), (.iPadA16, "pad")] {
        let simulator = Simulator(device: device)
        let objects = simulator.perform { bundle.loadNibNamed("Row", owner: nil) }
        #expect(objects?.count == 1 && (objects?.first as? Label)?.text == text)
      }
    }
  }

  @Test(.fact("SC4"), arguments: ["mul.lproj/Row.xcstrings", "Row.xcstrings"])
  func `a nib has the texts of the catalog of its name`(path: String) throws {
    let catalog = """
      {"sourceLanguage" : "en", "version" : "1.0", "strings" : {"a.text" : {"localizations" : {
      "de" : {"stringUnit" : {"state" : "translated", "value" : "Rinde"}},
      "zh-Hant" : {"variations" : {"device" : {
        "ipad" : {"stringUnit" : {"state" : "translated", "value" : "樹皮板"}},
        "other" : {"stringUnit" : {"state" : "translated", "value" : "樹皮"}}}}}}}}}
      """
    let nib = Self.document("<label text=\"Bark\" id=\"a\"/>")
    try withBundle(["Base.lproj/Row.xib": nib, path: catalog]) { bundle in
      for (device, language, text) in [
        (Device.iPhone17, "en", "Bark"), (.iPhone17, "de", "Rinde"), (.iPhone17, "de-AT", "Rinde"),
        (.iPhone17, "zh-Hant-TW", "樹皮"), (.iPadA16, "zh-Hant-TW", "樹皮板"), (.iPadA16, "fr", "Bark"),
      ] {
        let simulator = Simulator(device: device)
        simulator.application.language = language
        let objects = simulator.perform { bundle.loadNibNamed("Row", owner: nil) }
        #expect((objects?.first as? Label)?.text == text)
      }
    }
  }

  @Test func `constants and views vary with the size class, also after a rotation`() throws {
    let simulator = Simulator()
    let nib = InterfaceText.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><label text="tall" id="b"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="20" id="c1"><variation key="heightClass=compact" constant="50"/></constraint></constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation></view>
      """
    )
    let controller = ViewController()
    let view = try #require(try simulator.perform { try nib.objects(owner: nil) }.first as? View)
    simulator.launch(controller)
    simulator.perform { controller.view.addSubview(view) }
    simulator.settle()
    #expect(view.subviews.count == 2 && view.subviews[0].frame.minY == 20)
    simulator.user.rotate(to: .landscapeLeft)
    simulator.settle()
    #expect(view.subviews.count == 1 && view.subviews[0].frame.minY == 50)
    simulator.user.rotate(to: .portrait)
    simulator.settle()
    #expect(view.subviews.count == 2 && view.subviews[0].frame.minY == 20)
  }
}
