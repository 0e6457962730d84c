import Foundation
import HeadlessUIKit

/// Files in the format that Interface Builder writes.
@MainActor enum InterfaceText {
  /// Returns a nib with some objects beside its owner (-1) and its first responder (-2).
  static func nib(_ objects: String, owner: String = "") -> Nib {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """
    return Nib(data: Data(text.utf8), bundle: nil)
  }

  /// Returns a storyboard with some scenes.
  static func storyboard(_ scenes: String..., initial: String) throws -> Storyboard {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
    return try Storyboard(data: Data(text.utf8), file: "Main.storyboard")
  }

  /// Returns a scene of a controller with a view; its first responder has the id of the controller and `-f`.
  static func scene(
    _ id: String,
    class name: String? = nil,
    attributes: String = "",
    subviews: String = "",
    content: String = "",
    connections: String = ""
  ) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <viewController id="\(id)" \(name.map { "customClass=\"\($0)\"" } ?? "") \(attributes) \
    sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews></view>
    \(content)<connections>\(connections)</connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-f" sceneMemberID="firstResponder"/>
    <exit id="\(id)-x" sceneMemberID="exit"/>
    </objects></scene>
    """
  }

  /// Returns a scene of a navigation controller.
  static func navigation(_ id: String, root: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <navigationController id="\(id)" sceneMemberID="viewController">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="\(id)-b"/>
    <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/>
    </connections></navigationController></objects></scene>
    """
  }

  /// Returns a button with connections.
  static func button(_ id: String, _ title: String, y: Int, _ connections: String) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" lineBreakMode="middleTruncation" id="\(id)">
    <rect key="frame" x="20" y="\(y)" width="200" height="44"/>
    <state key="normal" title="\(title)"/><connections>\(connections)</connections></button>
    """
  }
}
