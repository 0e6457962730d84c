// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIConfigurationTextAttributesTransformer = ViewTree.ConfigurationTextAttributesTransformer
public typealias UIBehavioralStyle = ViewTree.BehavioralStyle
public typealias UICalendarView = ViewTree.CalendarView
public typealias UICalendarViewDelegate = ViewTree.CalendarViewDelegate
public typealias UICalendarSelection = ViewTree.CalendarSelection
public typealias UICalendarSelectionSingleDate = ViewTree.CalendarSelectionSingleDate
public typealias UICalendarSelectionSingleDateDelegate = ViewTree.CalendarSelectionSingleDateDelegate
public typealias UICalendarSelectionMultiDate = ViewTree.CalendarSelectionMultiDate
public typealias UICalendarSelectionMultiDateDelegate = ViewTree.CalendarSelectionMultiDateDelegate
public typealias UIColorWell = ViewTree.ColorWell
public typealias UIColorPickerViewController = ViewTree.ColorPickerViewController
public typealias UIColorPickerViewControllerDelegate = ViewTree.ColorPickerViewControllerDelegate
public typealias UIPageControlProgress = ViewTree.PageControlProgress
public typealias UIPageControlProgressDelegate = ViewTree.PageControlProgressDelegate
public typealias UIPageControlTimerProgress = ViewTree.PageControlTimerProgress
public typealias UIPageControlTimerProgressDelegate = ViewTree.PageControlTimerProgressDelegate
public typealias UIEditMenuInteraction = ViewTree.EditMenuInteraction
public typealias UIEditMenuInteractionDelegate = ViewTree.EditMenuInteractionDelegate
public typealias UIEditMenuInteractionAnimating = ViewTree.EditMenuInteractionAnimating
public typealias UIEditMenuConfiguration = ViewTree.EditMenuConfiguration
public typealias UIEditMenuArrowDirection = ViewTree.EditMenuArrowDirection
public typealias UIHoverGestureRecognizer = ViewTree.HoverGestureRecognizer
public typealias UIPointerInteraction = ViewTree.PointerInteraction
public typealias UIPointerInteractionDelegate = ViewTree.PointerInteractionDelegate
public typealias UIPointerInteractionAnimating = ViewTree.PointerInteractionAnimating
public typealias UIPointerRegion = ViewTree.PointerRegion
public typealias UIPointerRegionRequest = ViewTree.PointerRegionRequest
public typealias UIPointerStyle = ViewTree.PointerStyle
public typealias UIPointerEffect = ViewTree.PointerEffect
public typealias UIPointerShape = ViewTree.PointerShape
public typealias UIAxis = ViewTree.Axis

// The effects of the framework Symbols, which UIKit exports.
public typealias SymbolEffect = ViewTree.SymbolEffect
public typealias DiscreteSymbolEffect = ViewTree.DiscreteSymbolEffect
public typealias IndefiniteSymbolEffect = ViewTree.IndefiniteSymbolEffect
public typealias ContentTransitionSymbolEffect = ViewTree.ContentTransitionSymbolEffect
public typealias SymbolEffectConfiguration = ViewTree.SymbolEffectConfiguration
public typealias SymbolEffectOptions = ViewTree.SymbolEffectOptions
public typealias BounceSymbolEffect = ViewTree.BounceSymbolEffect
public typealias PulseSymbolEffect = ViewTree.PulseSymbolEffect
public typealias VariableColorSymbolEffect = ViewTree.VariableColorSymbolEffect
public typealias ScaleSymbolEffect = ViewTree.ScaleSymbolEffect
public typealias AppearSymbolEffect = ViewTree.AppearSymbolEffect
public typealias DisappearSymbolEffect = ViewTree.DisappearSymbolEffect
public typealias ReplaceSymbolEffect = ViewTree.ReplaceSymbolEffect
public typealias AutomaticSymbolEffect = ViewTree.AutomaticSymbolEffect
public typealias WiggleSymbolEffect = ViewTree.WiggleSymbolEffect
public typealias RotateSymbolEffect = ViewTree.RotateSymbolEffect
public typealias BreatheSymbolEffect = ViewTree.BreatheSymbolEffect
public typealias UISymbolEffectCompletionContext = ViewTree.SymbolEffectCompletionContext
