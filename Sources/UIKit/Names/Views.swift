// UIKit's names; what each type does stands with the type.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIView = ViewTree.View
public typealias UIWindow = ViewTree.Window
public typealias UILabel = ViewTree.Label
public typealias UIImageView = ViewTree.ImageView
public typealias UIScrollView = ViewTree.ScrollView
public typealias UIScrollViewDelegate = ViewTree.ScrollViewDelegate
public typealias UIPickerView = ViewTree.PickerView
public typealias UIPickerViewDataSource = ViewTree.PickerViewDataSource
public typealias UIPickerViewDelegate = ViewTree.PickerViewDelegate
public typealias UIAlertView = ViewTree.AlertView
public typealias UIAlertViewDelegate = ViewTree.AlertViewDelegate
public typealias UILayoutGuide = ViewTree.LayoutGuide
public typealias UIKeyboardLayoutGuide = ViewTree.KeyboardLayoutGuide

extension View {
  public typealias AutoresizingMask = ViewTree.AutoresizingMask
}
