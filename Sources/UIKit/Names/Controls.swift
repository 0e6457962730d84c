// UIKit's names; what each type does stands with the type.
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
  /// What a control can tell its targets. In a subclass that is written with UIKit's names, it is the touch's event that is
  /// called `UIEvent`.
  public typealias Event = Control.Events
}
