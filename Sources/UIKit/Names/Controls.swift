// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Responder
import ViewTree

public typealias UIControl = ViewTree.Control
public typealias UIButton = ViewTree.Button
public typealias UISwitch = ViewTree.Switch
public typealias UISlider = ViewTree.Slider
public typealias UIStepper = ViewTree.Stepper
public typealias UISegmentedControl = ViewTree.SegmentedControl
public typealias UIPageControl = ViewTree.PageControl
public typealias UIAction = Action
public typealias UIRefreshControl = ViewTree.RefreshControl
public typealias UIDatePicker = ViewTree.DatePicker
public typealias UIDatePickerStyle = ViewTree.DatePickerStyle
public typealias UIBackgroundConfiguration = ViewTree.BackgroundConfiguration
public typealias UISearchTextField = ViewTree.SearchTextField

extension Control {
  /// The events of a control. In a subclass that is written with UIKit's names, the event of touches is
  /// `UIEvent`.
  public typealias Event = Control.Events
}

extension Image {
  public typealias SymbolWeight = Image.SymbolConfiguration.Weight
  public typealias SymbolScale = Image.SymbolConfiguration.Scale
}
