// Aliases with UIKit's names; the types themselves are documented in their modules.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ViewTree

public typealias UIView = ViewTree.View
public typealias UIWindow = ViewTree.Window
public typealias UISemanticContentAttribute = ViewTree.SemanticContentAttribute
public typealias UIUserInterfaceLayoutDirection = ViewTree.UserInterfaceLayoutDirection
public typealias UICoordinateSpace = ViewTree.CoordinateSpace
public typealias UILabel = ViewTree.Label
public typealias UIImageView = ViewTree.ImageView
public typealias UIScrollView = ViewTree.ScrollView
public typealias UIScrollViewDelegate = ViewTree.ScrollViewDelegate
public typealias UIPickerView = ViewTree.PickerView
public typealias UIPickerViewDataSource = ViewTree.PickerViewDataSource
public typealias UIPickerViewDelegate = ViewTree.PickerViewDelegate
public typealias UIAlertView = ViewTree.AlertView
public typealias UIAlertViewStyle = ViewTree.AlertView.Style
public typealias UIAlertViewDelegate = ViewTree.AlertViewDelegate
public typealias UILayoutGuide = ViewTree.LayoutGuide
public typealias UIKeyboardLayoutGuide = ViewTree.KeyboardLayoutGuide
public typealias UIInputView = ViewTree.InputView
public typealias UIVisualEffect = ViewTree.VisualEffect
public typealias UIBlurEffect = ViewTree.BlurEffect
public typealias UIVibrancyEffect = ViewTree.VibrancyEffect
public typealias UIVisualEffectView = ViewTree.VisualEffectView
public typealias UIActivityIndicatorView = ViewTree.ActivityIndicatorView
public typealias UIProgressView = ViewTree.ProgressView
public typealias UISearchBar = ViewTree.SearchBar
public typealias UISearchBarDelegate = ViewTree.SearchBarDelegate

extension View {
  public typealias AutoresizingMask = ViewTree.AutoresizingMask
}
