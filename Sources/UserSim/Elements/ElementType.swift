/// What an element is to a person, as XCUITest has it, with its numbers; those that the toolkit has.
public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
  /// Every type; only to search by.
  case any = 0
  /// A view that is none of the others.
  case other = 1
  case window = 4
  /// An action sheet.
  case sheet = 5
  case alert = 7
  /// A button, a segment, a half of a stepper, and the keys of a keyboard that are not drawn as letters.
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
  /// A bar that fills.
  case progressIndicator = 35
  /// A wheel that turns.
  case activityIndicator = 36
  case segmentedControl = 37
  case picker = 38
  /// A column of a picker.
  case pickerWheel = 39
  case `switch` = 40
  case image = 43
  /// The field of a search bar.
  case searchField = 45
  case scrollView = 46
  /// A label.
  case staticText = 48
  case textField = 49
  /// A text field while its text is a secret.
  case secureTextField = 50
  case datePicker = 51
  case textView = 52
  /// An item of the edit menu.
  case menuItem = 54
  /// A row of a table, an item of a collection view.
  case cell = 75
  case stepper = 79

  /// What a search for the type is called: `textFields`.
  var queryName: String? {
    switch self {
    case .any: nil
    case .other: "otherElements"
    case .switch: "switches"
    default: "\(self)s"
    }
  }

  /// The type in words: `text field`.
  var words: String {
    var words = ""
    for letter in "\(self)" { words += letter.isUppercase ? " \(letter.lowercased())" : String(letter) }
    return words
  }
}
