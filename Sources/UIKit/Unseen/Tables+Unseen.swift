import Foundation
import ViewTree

private let storedValueTableViewSectionIndexColor = StoredValue<UIColor?>(nil)
private let storedValueTableViewSectionIndexBackgroundColor = StoredValue<UIColor?>(nil)
private let storedValueTableViewSectionIndexTrackingBackgroundColor = StoredValue<UIColor?>(nil)
private let storedValueTableViewSeparatorEffect = StoredValue<UIVisualEffect?>(nil)

// Values that have no visible effect, stored for the app to read.
extension UITableView {
  /// The color of the section index's texts; stored for the app to read.
  public var sectionIndexColor: UIColor? {
    get { storedValueTableViewSectionIndexColor[self] }
    set { storedValueTableViewSectionIndexColor[self] = newValue }
  }

  /// The color behind the section index; stored for the app to read.
  public var sectionIndexBackgroundColor: UIColor? {
    get { storedValueTableViewSectionIndexBackgroundColor[self] }
    set { storedValueTableViewSectionIndexBackgroundColor[self] = newValue }
  }

  /// The color behind the section index while a finger is on it; stored for the app to read.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { storedValueTableViewSectionIndexTrackingBackgroundColor[self] }
    set { storedValueTableViewSectionIndexTrackingBackgroundColor[self] = newValue }
  }

  /// The effect of the separators; stored for the app to read.
  public var separatorEffect: UIVisualEffect? {
    get { storedValueTableViewSeparatorEffect[self] }
    set { storedValueTableViewSeparatorEffect[self] = newValue }
  }
}
