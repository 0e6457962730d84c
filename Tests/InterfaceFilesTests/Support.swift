import Foundation
import InterfaceFiles
import Testing

/// Files in the format that Interface Builder writes.
enum Files {
  /// A nib with some objects.
  static func nib(_ objects: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"\(attributes)>
        <objects>
    \(objects)
        </objects>
    </document>
    """
  }

  /// A storyboard with some scenes.
  static func storyboard(_ scenes: String, initial: String = "vc1-aa-001") -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// A scene with a controller.
  static func scene(_ id: String, _ content: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">\
    \(content)</viewController></objects></scene>
    """
  }
}

/// Returns the document of a text.
func read(_ text: String, file: String = "Login.xib") throws -> InterfaceDocument {
  try InterfaceDocument(Data(text.utf8), file: file)
}

/// Returns the error of a text, printed.
func error(_ text: String, file: String = "Login.xib") -> String {
  do {
    _ = try read(text, file: file)
    return "no error"
  } catch { return "\(error)" }
}

/// Returns the values of the first object of a nib.
func values(_ object: String) throws -> InterfaceValues {
  InterfaceValues(try #require(try read(Files.nib(object)).objects.first))
}
