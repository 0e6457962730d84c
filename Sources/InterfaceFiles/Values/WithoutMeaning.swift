/// The attributes and elements of interface files that have no effect on the simulated interface: they concern
/// Interface Builder's canvas, drawing, or the compilation.
enum WithoutMeaning {
  static let attributes: Set<String> = [
    "id", "key", "misplaced", "ambiguous", "verifyAmbiguity", "userLabel", "fixedFrame", "toolsVersion",
    "customModuleProvider", "customModule", "customClass", "sceneMemberID", "colorLabel", "opaque",
    "clearsContextBeforeDrawing", "horizontalHuggingPriorityInDesign", "intrinsicContentSizeInDesign",
    "propertyAccessControl", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "placeholderIdentifier", "structuredName", "catalog", "useTraitCollections",
    "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "showsTouchWhenHighlighted", "reversesTitleShadowWhenHighlighted",
    "textLabelInDesign",
    "wantsFullScreenLayout", "translucentInDesign", "buttonTypeInDesign", "fontDescriptionInDesign",
    "rowHeightInDesign",
    "locked", "systemVersion", "canvasLocation", "simulatedAppContext",
  ]

  static let elements: Set<String> = [
    "simulatedTabBarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedNavigationBarMetrics", "simulatedToolbarMetrics", "simulatedScreenMetrics",
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics",
    "refreshControlSimulatedMetrics", "point", "extendedEdge", "designable", "nil",
    "attributedStringInDesign",
    "accessibilityIdentifierInDesign",
  ]
}
