import Foundation
import ViewTree

private let storedValueLabelAllowsDefaultTighteningForTruncation = StoredValue<Bool>(false)
private let storedValueLayoutManagerUsesFontLeading = StoredValue<Bool>(true)
private let storedValueTextFieldDisabledBackground = StoredValue<UIImage?>(nil)

// Values that have no visible effect, stored for the app to read.
extension UILabel {
  /// Whether characters move closer together before the text is truncated; stored for the app to read.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { storedValueLabelAllowsDefaultTighteningForTruncation[self] }
    set { storedValueLabelAllowsDefaultTighteningForTruncation[self] = newValue }
  }
}

extension NSLayoutManager {
  /// Whether lines have the leading of their font; stored for the app to read.
  public var usesFontLeading: Bool {
    get { storedValueLayoutManagerUsesFontLeading[self] }
    set { storedValueLayoutManagerUsesFontLeading[self] = newValue }
  }
}

extension UITextField {
  /// The image behind the text of a disabled field; stored for the app to read.
  public var disabledBackground: UIImage? {
    get { storedValueTextFieldDisabledBackground[self] }
    set { storedValueTextFieldDisabledBackground[self] = newValue }
  }
}
