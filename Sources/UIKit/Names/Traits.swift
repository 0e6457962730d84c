// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIContentSizeCategory = ViewTree.ContentSizeCategory
public typealias UITraitCollection = ViewTree.TraitCollection
public typealias UITraitDefinition = ViewTree.TraitDefinition
public typealias UITraitUserInterfaceIdiom = ViewTree.TraitUserInterfaceIdiom
public typealias UITraitUserInterfaceStyle = ViewTree.TraitUserInterfaceStyle
public typealias UITraitAccessibilityContrast = ViewTree.TraitAccessibilityContrast
public typealias UITraitLayoutDirection = ViewTree.TraitLayoutDirection
public typealias UITraitDisplayScale = ViewTree.TraitDisplayScale
public typealias UITraitHorizontalSizeClass = ViewTree.TraitHorizontalSizeClass
public typealias UITraitVerticalSizeClass = ViewTree.TraitVerticalSizeClass
public typealias UITraitForceTouchCapability = ViewTree.TraitForceTouchCapability
public typealias UITraitPreferredContentSizeCategory = ViewTree.TraitPreferredContentSizeCategory
public typealias UITraitLegibilityWeight = ViewTree.TraitLegibilityWeight
public typealias UILegibilityWeight = ViewTree.LegibilityWeight
public typealias UITraitEnvironment = ViewTree.TraitEnvironment
public typealias UITraitChangeObservable = ViewTree.TraitChangeObservable
public typealias UITraitChangeRegistration = ViewTree.TraitChangeRegistration
public typealias UITraitOverrides = ViewTree.TraitOverrides
public typealias UIUserInterfaceIdiom = ViewTree.UserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = ViewTree.UserInterfaceSizeClass
public typealias UIUserInterfaceStyle = ViewTree.UserInterfaceStyle
public typealias UIAccessibilityContrast = ViewTree.AccessibilityContrast
public typealias UITraitEnvironmentLayoutDirection = ViewTree.TraitEnvironmentLayoutDirection
public typealias UIForceTouchCapability = ViewTree.ForceTouchCapability
public typealias UIMutableTraits = ViewTree.MutableTraits
public typealias UIAccessibility = ViewTree.Accessibility
public typealias UIAccessibilityTraits = ViewTree.AccessibilityTraits
public typealias UITrait = ViewTree.AnyTrait
