/// The attributes and elements of interface files that have no effect on the simulated interface: they
/// concern Interface Builder's canvas, the speed of drawing, or looks that aren't drawn.
enum WithoutMeaning {
  static let attributes: Set<String> = [
    // Names and references, which the loading itself reads.
    "id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID",
    "placeholderIdentifier", "propertyAccessControl", "catalog", "tableViewCell",
    // The canvas: there the frame of a misplaced view differs from that of its constraints, which decide.
    "misplaced", "verifyAmbiguity", "simulatedAppContext", "userLabel", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight",
    // The loading makes constraints of the frames of such views.
    "ambiguous", "fixedFrame",
    // Drawing.
    "opaque", "clearsContextBeforeDrawing", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
    "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted", "adjustsLetterSpacingToFitWidth",
    // Replaced by iOS 7.
    "wantsFullScreenLayout",
    // The title is in the child `attributedString`.
    "usesAttributedText", "hasAttributedTitle",
  ]

  static let elements: Set<String> = [
    "simulatedTabBarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics",
    // The canvas.
    "inferredMetricsTieBreakers", "userGuides",
    // The default of the property with its key.
    "nil",
  ]

  /// The keys of elements that concern the canvas: positions there, and notes for other designers.
  static let keys: Set<String> = ["canvasLocation", "userComments"]

  /// Whether an element has no effect.
  static func contains(_ element: InterfaceElement) -> Bool {
    elements.contains(element.name) || element.key.map(keys.contains) ?? false
  }
}
