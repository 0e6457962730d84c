import Foundation
import HeadlessUIKit
import Testing

/// A class that a file finds by its module and name.
final class NibTargetLabel: Label {}

/// An object at the top of a scene.
@MainActor private final class Source: Responder {
  weak var owner: SceneController?
  var label: Label?
  var awakenings: [String] = []

  override func awakeFromNib() {
    awakenings.append(owner.map { $0.isViewLoaded ? "loaded" : "not loaded" } ?? "no owner")
  }
}

@MainActor private class SceneController: TableViewController {
  var source: Source? { didSet { settings.append(isViewLoaded) } }
  var settings: [Bool] = []
  var pieces: [AnyObject] = []
}

/// Frames, classes and objects of interface files, as the target that has them decides.
@MainActor @Suite struct NibTargetTests {
  private let simulator = Simulator()

  // MARK: Fixed frames

  private static func fixed(_ id: String, _ frame: CGRect, attributes: String = "") -> String {
    """
    <view contentMode="scaleToFill" fixedFrame="YES" \(attributes) id="\(id)">
    <rect key="frame" x="\(frame.minX)" y="\(frame.minY)" width="\(frame.width)" height="\(frame.height)"/></view>
    """
  }

  @Test(.fact("FI2")) func `a fixed frame makes four constraints`() throws {
    let off = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let nib = InterfaceText.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
      \(Self.fixed("a", CGRect(20, 40, 100, 30), attributes: off))
      \(Self.fixed("b", CGRect(200, 300, 60, 50), attributes: off))
      \(Self.fixed("c", CGRect(7, 8, 9, 10)))
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="100" width="50" height="50"/><subviews>
      \(Self.fixed("d", CGRect(0, 0, 50, 50), attributes: off))</subviews></stackView>
      </subviews></view>
      """
    )
    let controller = ViewController()
    let view = try #require(try simulator.perform { try nib.objects(owner: nil) }.first as? View)
    simulator.launch(controller)
    simulator.perform { controller.view.addSubview(view) }
    simulator.settle()
    #expect(
      view.subviews[..<3].map(\.frame) == [
        CGRect(20, 40, 100, 30), CGRect(200, 300, 60, 50), CGRect(7, 8, 9, 10),
      ]
    )
    let first = view.subviews[0]
    let own = (view.constraints + first.constraints).filter { $0.firstItem === first }
    #expect(own.map(\.firstAttribute) == [.left, .top, .width, .height])
    #expect(own.map(\.constant) == [20, 40, 100, 30])
    #expect(Set(own.map(\.identifier)) == ["IB auto generated at build time for view with fixed frame"])
    #expect(view.subviews[2].constraints.isEmpty)
    #expect(!first.hasAmbiguousLayout)
    // The distances from the left and from the top stay.
    simulator.perform { view.frame.size = CGSize(width: 500, height: 600) }
    simulator.settle()
    #expect(view.subviews[1].frame == CGRect(200, 300, 60, 50))
  }

  // MARK: The readable width

  @Test(
    .fact("FI6"),
    arguments: [
      (1024.0, "YES", CGRect(176, 8, 672, 20)), (1024, "NO", CGRect(8, 8, 1008, 20)),
      (375, "YES", CGRect(8, 8, 359, 20)),
    ]
  )
  func `margins of a view follow the readable width`(width: CGFloat, flag: String, frame: CGRect) throws {
    let nib = InterfaceText.nib(
      """
      <view layoutMarginsFollowReadableWidth="\(flag)" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="8" y="8" width="304" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="a"/>
      <constraint firstAttribute="trailingMargin" secondItem="l" secondAttribute="trailing" id="b"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" id="c"/></constraints></view>
      """
    )
    let controller = ViewController()
    let view = try #require(try simulator.perform { try nib.objects(owner: nil) }.first as? View)
    simulator.launch(controller)
    simulator.perform {
      view.insetsLayoutMarginsFromSafeArea = false
      view.frame.size = CGSize(width: width, height: 480)
      controller.view.addSubview(view)
    }
    simulator.settle()
    #expect(view.subviews[0].frame == frame)
    #expect(simulator.interfaceFileProblems.isEmpty)
  }

  // MARK: The target's module

  private static func label(_ attributes: String) -> String {
    "<label text=\"x\" customClass=\"NibTargetLabel\" \(attributes) id=\"l\"/>"
  }

  @Test func `the target's module is the one that has the file, whatever its name`() throws {
    let attributes = "customModule=\"OldName\" customModuleProvider=\"target\""
    let owner = ViewController()
    let folder = FileManager.default.temporaryDirectory.appending(path: "targets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let resources = folder.appending(path: "App_HeadlessUIKitTests.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(Self.label(attributes))</objects></document>
      """
    try Data(text.utf8).write(to: resources.appending(path: "Row.xib"))
    let bundle = try #require(Bundle(path: resources.path))
    let found = simulator.perform { bundle.loadNibNamed("Row", owner: owner) }
    #expect(found?.first is NibTargetLabel)
    // Without the file's folder, the class of the owner names the module.
    let nib = InterfaceText.nib(Self.label(attributes))
    let object = SceneController()
    #expect(try simulator.perform { try nib.objects(owner: object) }.first is NibTargetLabel)
  }

  @Test(arguments: [
    (
      "customModule=\"Kit\"",
      "there is no class Kit.NibTargetLabel; register it with InterfaceClasses.register"
    ),
    (
      "customModule=\"Kit\" customModuleProvider=\"target\"",
      "there is no class Kit.NibTargetLabel; register it with InterfaceClasses.register"
    ),
  ]) func `a class of another module isn't searched in the target's`(_ attributes: String, _ text: String) {
    let nib = InterfaceText.nib(Self.label(attributes))
    let error = #expect(throws: InterfaceFileProblem.self) {
      try simulator.throwingInterfaceFileErrors { try nib.objects(owner: nil) }
    }
    #expect(error?.text.hasSuffix(text) == true)
  }

  // MARK: Objects of scenes

  private static let scene = """
    <scene sceneID="s"><objects>
    <tableViewController id="c" customClass="SceneController" sceneMemberID="viewController">
    <tableView key="view" id="t" style="plain"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <label key="tableHeaderView" text="Head" id="l"/>
    <connections><outlet property="delegate" destination="c" id="o1"/></connections></tableView>
    <connections><outlet property="source" destination="source" id="o2"/>
    <outlet property="tableView" destination="t" id="o3"/>
    <outletCollection property="pieces" destination="source" id="o6"/>
    <outletCollection property="pieces" destination="l" id="o7"/></connections></tableViewController>
    <customObject id="source" customClass="Source"><connections>
    <outlet property="owner" destination="c" id="o4"/><outlet property="label" destination="l" id="o5"/>
    </connections></customObject>
    <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
    </objects></scene>
    """

  @Test(.fact("FI3")) func `an object of a scene exists with its controller, connected in both directions`()
    throws
  {
    InterfaceClasses.register(
      Source.self,
      named: "Source",
      outlets: [.outlet("owner", \.owner), .outlet("label", \.label)]
    )
    InterfaceClasses.register(
      SceneController.self,
      named: "SceneController",
      outlets: [.outlet("source", \.source), .outlets("pieces", \.pieces)]
    )
    let storyboard = try InterfaceText.storyboard(Self.scene, initial: "c")
    let made = simulator.perform { storyboard.instantiateInitialViewController() }
    let controller = try #require(made as? SceneController)
    let source = try #require(controller.source)
    #expect(source.owner === controller && source.label == nil && source.awakenings == ["not loaded"])
    #expect(!controller.isViewLoaded && controller.pieces.isEmpty)
    simulator.launch(controller)
    #expect(controller.source === source && controller.settings == [false])
    #expect(source.label?.text == "Head" && source.label === controller.tableView.tableHeaderView)
    #expect(controller.pieces.count == 2 && controller.pieces.first === source)
    #expect(source.awakenings == ["not loaded"])
  }

  // MARK: Info.plist

  @Test func `Info.plist is found where Xcode's targets have it`() throws {
    func list(_ pairs: String) -> String {
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(pairs)</dict></plist>"
    }
    func app(_ name: String) -> String {
      list("<key>CFBundleName</key><string>\(name)</string>")
    }
    let cases: [([String: String], String?)] = [
      (["Info.plist": app("top")], "top"), (["App/Info.plist": app("app")], "app"),
      (["Supporting Files/Info.plist": app("files")], "files"),
      (["Resources/Plists/Info.plist": app("deep"), "Supporting/Info.plist": app("near")], "near"),
      (["Shop-Info.plist": app("own"), "Other-Info.plist": app("other")], "own"),
      (["Config/Other-Info.plist": app("other")], "other"),
      (["A-Info.plist": list("<key>API_KEY</key><string>x</string>"), "b/Info.plist": app("b")], "b"),
      (["ShopTests/Info.plist": app("tests"), "Kit.framework/Info.plist": app("kit")], nil),
      (["Info.plist": "no list"], nil), ([:], nil),
    ]
    for (files, name) in cases {
      let folder = FileManager.default.temporaryDirectory.appending(path: "info-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (path, text) in files {
        let file = folder.appending(path: path)
        let parent = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(
        InfoFile.values(in: folder, of: "Shop")?["CFBundleName"] as? String == name,
        "\(files.keys.sorted())"
      )
    }
  }

  @Test func `a launch without an interface has a reason`() {
    #expect(InfoFile.missingInterface(of: "D", in: "Shop", ["UIMainStoryboardFile": "Main"]) == nil)
    #expect(InfoFile.missingInterface(of: "D", in: "Shop", ["UIApplicationSceneManifest": 1]) == nil)
    #expect(
      InfoFile.missingInterface(of: "AppDelegate", in: "Shop", nil)
        == "the launch shows nothing: AppDelegate has made no window, and there is no Info.plist in the resources "
        + "and the source of Shop; copy its folder as a resource, .copy(\"Supporting Files\")"
    )
    #expect(
      InfoFile.missingInterface(of: "AppDelegate", in: "Shop", [:])
        == "the launch shows nothing: AppDelegate has made no window, and the Info.plist names neither a "
        + "storyboard nor scenes in the resources and the source of Shop"
    )
  }
}
