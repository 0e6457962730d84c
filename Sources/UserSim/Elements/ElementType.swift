/// The type of an element, with the raw values of XCUITest; only the types that this package has.
public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
  /// Any type; only for searches.
  case any = 0
  /// A view without a more specific type.
  case other = 1
  case window = 4
  /// An action sheet.
  case sheet = 5
  case alert = 7
  /// A button, a segment, a stepper half, or a key that isn't drawn as a letter.
  case button = 9
  case keyboard = 19
  case key = 20
  case navigationBar = 21
  case tabBar = 22
  case toolbar = 24
  case table = 26
  case collectionView = 32
  case slider = 33
  /// A page control.
  case pageIndicator = 34
  /// A progress view.
  case progressIndicator = 35
  /// An activity indicator or a refresh control.
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  /// A column of a picker.
  case pickerWheel = 39
  case `switch` = 40
  case image = 43
  /// The text field of a search bar.
  case searchField = 45
  case scrollView = 46
  /// A label.
  case staticText = 48
  case textField = 49
  /// A text field with secure text entry.
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  /// An item of the edit menu.
  case menuItem = 54
  /// A row of a table view or an item of a collection view.
  case cell = 75
  case stepper = 79

  /// The name of the query property for the type: `textFields`.
  var queryName: String? {
    switch self {
    case .any: nil
    case .other: "otherElements"
    case .switch: "switches"
    default: "\(self)s"
    }
  }

  /// The type's name as words: `text field`.
  var words: String {
    var words = ""
    for letter in "\(self)" { words += letter.isUppercase ? " \(letter.lowercased())" : String(letter) }
    return words
  }
}
