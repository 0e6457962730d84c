import Foundation
import HeadlessUIKit
import Testing

/// Variations of properties for size classes, and views whose frame constraints leave open.
@MainActor @Suite struct NibVariationTests {
  private let simulator = Simulator()

  private func view(_ objects: String) throws -> View {
    let nib = InterfaceText.nib(objects)
    let view = try #require(try simulator.perform { try nib.objects(owner: nil) }.first as? View)
    let controller = ViewController()
    simulator.launch(controller)
    simulator.perform { controller.view.addSubview(view) }
    simulator.settle()
    return view
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>"

  @Test(.fact("FI5")) func `properties vary with the size class, and a value of the app stays until then`()
    throws
  {
    let root = try view(
      """
      <view insetsLayoutMarginsFromSafeArea="NO" id="v">\(Self.frame)
      <subviews>
      <label text="Bark" numberOfLines="1" id="a"><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/>
      <variation key="heightClass=compact" hidden="YES" numberOfLines="3">
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      <color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></variation>
      <variation key="heightClass=compact-widthClass=compact">
      <fontDescription key="fontDescription" type="system" pointSize="11"/></variation></label>
      <button id="b"><fontDescription key="fontDescription" type="system" pointSize="15"/>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      </variation></button>
      <textField id="c"><fontDescription key="fontDescription" type="system" pointSize="14"/>
      <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="10"/>
      </variation></textField>
      </subviews>
      <edgeInsets key="layoutMargins" top="10" left="10" bottom="10" right="10"/>
      <variation key="heightClass=compact" misplaced="YES" alpha="0.5" preservesSuperviewLayoutMargins="YES">
      <rect key="frame" x="0.0" y="0.0" width="600" height="300"/>
      <edgeInsets key="layoutMargins" top="40" left="40" bottom="40" right="40"/>
      <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
      <color key="tintColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></variation></view>
      """
    )
    let label = try #require(root.subviews[0] as? Label)
    let button = try #require(root.subviews[1] as? Button)
    let field = try #require(root.subviews[2] as? TextField)
    func state() -> [String] {
      let fonts = [label.font, button.titleLabel?.font, field.font].map { "\($0?.pointSize ?? 0)" }
      let flags = "\(label.isHidden) \(label.numberOfLines) \(root.alpha) \(root.layoutMargins.top)"
      let colors =
        "\(label.textColor == .white) \(root.backgroundColor == nil) \(root.tintColor == root.superview?.tintColor)"
      return fonts + [flags, "\(root.preservesSuperviewLayoutMargins)", colors]
    }
    let tall = ["17.0", "15.0", "14.0", "false 1 1.0 10.0", "false", "false true true"]
    #expect(state() == tall)
    simulator.rotate(to: .landscapeLeft)
    simulator.settle()
    // The phone is compact in both directions.
    #expect(state() == ["11.0", "20.0", "10.0", "true 3 0.5 40.0", "true", "true false false"])
    simulator.perform { field.font = .systemFont(ofSize: 30) }
    simulator.rotate(to: .landscapeRight)
    simulator.settle()
    #expect(field.font?.pointSize == 30)
    simulator.rotate(to: .portrait)
    simulator.settle()
    #expect(state() == tall)
    #expect(simulator.interfaceFileProblems.isEmpty)
  }

  @Test(.fact("FI5")) func `a value of a variation that is wrong or isn't known is a warning`() throws {
    _ = try view(
      """
      <view id="v">\(Self.frame)<variation key="heightClass=compact" hidden="MAYBE" opacity="1">
      <fontDescription key="fontDescription" type="system" pointSize="17"/></variation></view>
      """
    )
    #expect(
      simulator.interfaceFileProblems.map(\.text) == [
        "expected hidden to be YES or NO, found \"MAYBE\"", "the attribute opacity isn't modeled",
        "<fontDescription key=\"fontDescription\"> in <variation> isn't modeled",
      ]
    )
  }

  @Test(.fact("FI4")) func `a view whose frame is open gets the parts that its constraints don't define`()
    throws
  {
    let off = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    func box(_ id: String, _ attributes: String = "ambiguous=\"YES\"") -> String {
      """
      <view contentMode="scaleToFill" \(attributes) \(off) id="\(id)">
      <rect key="frame" x="20" y="40" width="100" height="30"/></view>
      """
    }
    let root = try view(
      """
      <view id="v">\(Self.frame)<autoresizingMask key="autoresizingMask"/>
      <subviews>\(box("a"))\(box("b"))\(box("c"))\(box("d", "misplaced=\"YES\""))
      <label text="Bark" ambiguous="YES" \(off) id="e"><rect key="frame" x="7" y="8" width="200" height="90"/></label>
      </subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="1"/>
      <constraint firstItem="b" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="-5" id="2"/>
      <constraint firstItem="c" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
      <constraint firstItem="c" firstAttribute="height" constant="60" id="4"/>
      <constraint firstItem="d" firstAttribute="top" secondItem="v" secondAttribute="top" constant="3" id="5"/>
      <constraint firstItem="d" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="3" id="6"/>
      <constraint firstItem="d" firstAttribute="width" constant="9" id="7"/>
      <constraint firstItem="d" firstAttribute="height" constant="9" id="8"/>
      </constraints></view>
      """
    )
    let label = root.subviews[4]
    #expect(
      root.subviews[..<4].map(\.frame) == [
        CGRect(20, 40, 100, 30), CGRect(5, 40, 310, 30), CGRect(20, 210, 100, 60), CGRect(3, 3, 9, 9),
      ]
    )
    let origin = CGPoint(x: label.frame.minX.rounded(), y: label.frame.minY.rounded())
    #expect(origin == CGPoint(x: 7, y: 8) && label.frame.size == label.intrinsicContentSize)
    let made = (root.constraints + root.subviews.flatMap(\.constraints)).filter {
      $0.identifier == "IB auto generated at build time for view with ambiguity"
    }
    #expect(made.allSatisfy { $0.priority.rawValue == 251 })
    let parts = root.subviews.map { view in made.filter { $0.firstItem === view }.map(\.firstAttribute) }
    #expect(
      parts == [
        [.left, .top, .width, .height], [.top, .height], [.left, .width], [], [.left, .top],
      ]
    )
    #expect(simulator.interfaceFileProblems.isEmpty)
  }
}
