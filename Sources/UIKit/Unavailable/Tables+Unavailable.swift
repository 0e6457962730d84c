// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UITableView {
  public var fillerRowHeight: CGFloat {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var separatorInsetReference: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var contentHuggingElements: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
  public var hasUncommittedUpdates: Bool { unmodeled() }
  public static var indexSearch: String { unmodeled() }
  public enum SeparatorInsetReference {}
}

@available(*, unavailable, message: "this part of menus, previews and pointers isn't modeled")
extension UITableView {
  public var contextMenuInteraction: Any? { unmodeled() }
}

@available(*, unavailable, message: "this notification isn't posted")
extension UITableView {
  public static var selectionDidChangeNotification: NSNotification.Name { unmodeled() }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UITableViewCell {
  public var multipleSelectionBackgroundView: UIView? {
    get { unmodeled() }
    set { unmodeled() }
  }
  public func willTransition(to state: Any) { unmodeled() }
  public func didTransition(to state: Any) { unmodeled() }
  public var userInteractionEnabledWhileDragging: Bool {
    get { unmodeled() }
    set { unmodeled() }
  }
  public enum StateMask {}
}

@available(*, unavailable, message: "there is no focus engine")
extension UITableViewCell {
  public var focusStyle: Any {
    get { unmodeled() }
    set { unmodeled() }
  }
}

@available(*, unavailable, message: "this part of tables and collection views isn't modeled")
extension UITableViewCell.SeparatorStyle {
  public static var singleLineEtched: UITableViewCell.SeparatorStyle { unmodeled() }
}

@available(*, unavailable, message: "nothing is drawn into pixels")
extension UITableViewRowAction {
  public var backgroundEffect: UIVisualEffect? {
    get { unmodeled() }
    set { unmodeled() }
  }
}
