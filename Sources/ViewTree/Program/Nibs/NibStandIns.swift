import Foundation
import InterfaceFiles
import Responder
import Simulation

/// The objects for elements whose classes aren't modeled: views of other frameworks, controllers of SwiftUI.
@MainActor enum NibStandIns {
  /// The classes of other frameworks that have elements of their own. An app's class of that name is used.
  private static let classes: [String: String] = [
    "mapView": "MKMapView", "webView": "UIWebView", "wkWebView": "WKWebView", "glkView": "GLKView",
    "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "arView": "ARView", "PDFView": "PDFView",
    "hostingController": "UIHostingController", "glkViewController": "GLKViewController",
    "avPlayerViewController": "AVPlayerViewController",
  ]

  /// Returns the app's class of the name that an element stands for; nil if there is none.
  static func registered(for element: InterfaceElement) -> AnyClass? {
    classes[element.name].flatMap { SourceRegistry.type(named: $0) }
  }

  /// Returns the class of an object that stands for the element in the tree: a view with its frame, its
  /// subviews and its constraints, a controller with its view, or a recognizer that recognizes nothing. Nil
  /// for an element of another kind.
  static func type(for element: InterfaceElement) -> AnyClass? {
    if element.attributes["sceneMemberID"] == "viewController" { return ViewController.self }
    if element.name.hasSuffix("Controller") { return ViewController.self }
    if element.name.hasSuffix("GestureRecognizer") { return GestureRecognizer.self }
    let isView = element.name.hasSuffix("View") || element.child("rect")?.key == "frame"
    return isView || element.child("subviews") != nil ? View.self : nil
  }
}
