import Foundation
import HeadlessUIKit

/// The values of views by the attributes of interface files.
@MainActor enum InterfaceReading {
  /// Returns the value of an attribute in the form that files have: `YES` or `NO`, a number, or a name. Nil
  /// for an attribute without a property of that view, or one that another value of the file decides.
  static func text(_ attribute: String, of view: View) -> String? {
    if let flag = flag(attribute, of: view) { return flag ? "YES" : "NO" }
    if let number = number(attribute, of: view) { return "\(number)" }
    return name(attribute, of: view)
  }

  /// Whether two values are the same; numbers up to the precision of a `Float`.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    guard let one = Double(first), let other = Double(second) else { return first == second }
    return abs(one - other) < 0.0001
  }

  private static func flag(_ attribute: String, of view: View) -> Bool? {
    switch (attribute, view) {
    case ("hidden", _): view.isHidden
    case ("clipsSubviews", _): view.clipsToBounds
    case ("multipleTouchEnabled", _): view.isMultipleTouchEnabled
    case ("exclusiveTouch", _): view.isExclusiveTouch
    case ("userInteractionEnabled", _): view.isUserInteractionEnabled
    case ("autoresizesSubviews", _): view.autoresizesSubviews
    case ("preservesSuperviewLayoutMargins", _): view.preservesSuperviewLayoutMargins
    case ("insetsLayoutMarginsFromSafeArea", _): view.insetsLayoutMarginsFromSafeArea
    case ("enabled", let control as Control): control.isEnabled
    case ("selected", let control as Control): control.isSelected
    case ("enabled", let label as Label): label.isEnabled
    case ("adjustsFontSizeToFit", let label as Label): label.adjustsFontSizeToFitWidth
    case ("on", let control as Switch): control.isOn
    case ("continuous", let slider as Slider): slider.isContinuous
    case ("wraps", let stepper as Stepper): stepper.wraps
    case ("autorepeat", let stepper as Stepper): stepper.autorepeat
    case ("hidesWhenStopped", let wheel as ActivityIndicatorView): wheel.hidesWhenStopped
    case ("scrollEnabled", let view as ScrollView): view.isScrollEnabled
    case ("bounces", let view as ScrollView): view.bounces
    case ("alwaysBounceVertical", let view as ScrollView): view.alwaysBounceVertical
    case ("alwaysBounceHorizontal", let view as ScrollView): view.alwaysBounceHorizontal
    case ("pagingEnabled", let view as ScrollView): view.isPagingEnabled
    case ("directionalLockEnabled", let view as ScrollView): view.isDirectionalLockEnabled
    case ("showsVerticalScrollIndicator", let view as ScrollView): view.showsVerticalScrollIndicator
    case ("delaysContentTouches", let view as ScrollView): view.delaysContentTouches
    case ("scrollsToTop", let view as ScrollView): view.scrollsToTop
    case ("editable", let view as TextView): view.isEditable
    case ("allowsMultipleSelection", let table as TableView): table.allowsMultipleSelection
    case ("allowsSelection", let table as TableView): table.allowsSelection
    case ("clearsOnBeginEditing", let field as TextField): field.clearsOnBeginEditing
    case ("hidesForSinglePage", let control as PageControl): control.hidesForSinglePage
    case ("layoutMarginsRelativeArrangement", let stack as StackView):
      stack.isLayoutMarginsRelativeArrangement
    default: nil
    }
  }

  private static func number(_ attribute: String, of view: View) -> Double? {
    switch (attribute, view) {
    case ("alpha", _): Double(view.alpha)
    case ("tag", _): Double(view.tag)
    case ("horizontalHuggingPriority", _): Double(view.contentHuggingPriority(for: .horizontal).rawValue)
    case ("verticalHuggingPriority", _): Double(view.contentHuggingPriority(for: .vertical).rawValue)
    case ("horizontalCompressionResistancePriority", _):
      Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue)
    case ("verticalCompressionResistancePriority", _):
      Double(view.contentCompressionResistancePriority(for: .vertical).rawValue)
    case ("numberOfLines", let label as Label): Double(label.numberOfLines)
    case ("minimumScaleFactor", let label as Label): Double(label.minimumScaleFactor)
    case ("preferredMaxLayoutWidth", let label as Label): Double(label.preferredMaxLayoutWidth)
    case ("progress", let view as ProgressView): Double(view.progress)
    case ("stepValue", let stepper as Stepper): Double(stepper.stepValue)
    case ("numberOfPages", let control as PageControl): Double(control.numberOfPages)
    case ("maximumZoomScale", let view as ScrollView): Double(view.maximumZoomScale)
    case ("rowHeight", let table as TableView): Double(table.rowHeight)
    case ("sectionHeaderHeight", let table as TableView): Double(table.sectionHeaderHeight)
    default: nil
    }
  }

  private static func name(_ attribute: String, of view: View) -> String? {
    switch (attribute, view) {
    case ("contentMode", _): "\(view.contentMode)"
    case ("semanticContentAttribute", _): "\(view.semanticContentAttribute)"
    case ("axis", let stack as StackView): "\(stack.axis)"
    case ("distribution", let stack as StackView): "\(stack.distribution)"
    case ("borderStyle", let field as TextField): "\(field.borderStyle)"
    case ("clearButtonMode", let field as TextField): "\(field.clearButtonMode)"
    case ("keyboardDismissMode", let view as ScrollView): "\(view.keyboardDismissMode)"
    default: nil
    }
  }
}
