import Foundation
import InterfaceFiles
import Testing

/// Tests of the values of elements.
@Suite struct ValueTests {
  @Test func `geometry is read from elements with keys`() throws {
    let view = try values(
      #"""
      <view><rect key="frame" x="0.0" y="-20.5" width="320" height="44"/><size key="itemSize" width="1" height="2"/>
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <directionalEdgeInsets key="margins" top="5" leading="6" bottom="7" trailing="8"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """#
    )
    #expect(try view.rect("frame") == CGRect(x: 0, y: -20.5, width: 320, height: 44))
    #expect(try view.size("itemSize") == CGSize(width: 1, height: 2))
    #expect(try view.insets("contentEdgeInsets") == InterfaceInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(try view.insets("layoutMargins") == InterfaceInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(try view.insets("margins") == InterfaceInsets(top: 5, left: 6, bottom: 7, right: 8))
    let names = ["widthSizable", "heightSizable", "flexibleMaxY"]
    let mask = try view.flags("autoresizingMask", key: "autoresizingMask", of: names)
    #expect(mask == ["widthSizable", "flexibleMaxY"])
    #expect(try view.rect("bounds") == nil)
    try view.finish()
  }

  @Test(arguments: [
    (#"white="0.5" alpha="1" colorSpace="calibratedWhite""#, InterfaceColor.white(0.5, alpha: 1)),
    (
      #"white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .white(0.25, alpha: 1)
    ),
    (#"red="1" green="0.5" blue="0" alpha="0.5" colorSpace="calibratedRGB""#, .rgb(1, 0.5, 0, alpha: 0.5)),
    (
      #"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
      .rgb(1, 0.5, 0, alpha: 1)
    ),
    (#"systemColor="systemBackgroundColor""#, .system("systemBackgroundColor")),
    (
      #"cocoaTouchSystemColor="groupTableViewBackgroundColor" colorSpace="calibratedRGB""#,
      .system("groupTableViewBackgroundColor")
    ),
    (#"name="Brand""#, .named("Brand")),
  ]) func `a color is read in all its forms`(attributes: String, expected: InterfaceColor) throws {
    let view = try values(#"<view><color key="backgroundColor" \#(attributes)/></view>"#)
    #expect(try view.color("backgroundColor") == expected)
    #expect(try view.color("tintColor") == nil)
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, InterfaceFont.system(size: 17, weight: "regular")),
    (#"type="boldSystem" pointSize="12.5""#, .system(size: 12.5, weight: "bold")),
    (#"type="system" weight="semibold" pointSize="20""#, .system(size: 20, weight: "semibold")),
    (#"type="italicSystem" pointSize="14""#, .italicSystem(size: 14)),
    (#"style="UICTFontTextStyleBody""#, .style("UICTFontTextStyleBody")),
    (#"name="Menlo-Regular" family="Menlo" pointSize="14""#, .named("Menlo-Regular", size: 14)),
  ]) func `a font is read in all its forms`(attributes: String, expected: InterfaceFont) throws {
    let label = try values(#"<label><fontDescription key="fontDescription" \#(attributes)/></label>"#)
    #expect(try label.font("fontDescription") == expected)
  }

  @Test func `flags, numbers and choices are read`() throws {
    let view = try values(#"<view hidden="YES" opaque="NO" alpha="0.5" tag="3" contentMode="center"/>"#)
    #expect(try view.bool("hidden") == true)
    #expect(try view.bool("clipsSubviews") == nil)
    #expect(try view.number("alpha") == 0.5)
    #expect(try view.integer("tag") == 3)
    #expect(try view.choice("contentMode", ["scaleToFill": 0, "center": 4]) == 4)
    try view.finish()
  }
}
