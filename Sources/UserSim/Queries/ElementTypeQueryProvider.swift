import Simulation
import ViewTree

/// A scope for element searches: the screen, an element, or all matches of a query.
///
/// ``User`` is the equivalent of `XCUIApplication` in XCUITest.
@preconcurrency @MainActor public protocol ElementTypeQueryProvider {
  /// Returns a query for all descendants of a type, at any depth; on the screen, including windows.
  func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementTypeQueryProvider {
  /// Activity indicators, animating or not.
  public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
  /// Alerts of `AlertController` and `AlertView`.
  public var alerts: ElementQuery { descendants(matching: .alert) }
  /// Buttons, segments, stepper halves, and keys that aren't letters: shift, return, delete.
  public var buttons: ElementQuery { descendants(matching: .button) }
  /// All rows of tables, also those that have no cell (XQ2), and the items of collection views that have one.
  public var cells: ElementQuery { descendants(matching: .cell) }
  /// Collection views.
  public var collectionViews: ElementQuery { descendants(matching: .collectionView) }
  /// Date pickers, which contain a picker.
  public var datePickers: ElementQuery { descendants(matching: .datePicker) }
  /// Image views.
  public var images: ElementQuery { descendants(matching: .image) }
  /// The keyboard, while it has keys of its own.
  public var keyboards: ElementQuery { descendants(matching: .keyboard) }
  /// All keys of the keyboard.
  public var keys: ElementQuery { descendants(matching: .key) }
  /// Items of the edit menu.
  public var menuItems: ElementQuery { descendants(matching: .menuItem) }
  /// Navigation bars, named by their visible title.
  public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
  /// Views without a more specific type.
  public var otherElements: ElementQuery { descendants(matching: .other) }
  /// Page controls.
  public var pageIndicators: ElementQuery { descendants(matching: .pageIndicator) }
  /// Pickers.
  public var pickers: ElementQuery { descendants(matching: .picker) }
  /// Columns of pickers.
  public var pickerWheels: ElementQuery { descendants(matching: .pickerWheel) }
  /// Progress views.
  public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
  /// Scroll views that aren't text views, tables or collection views.
  public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
  /// The text fields of search bars.
  public var searchFields: ElementQuery { descendants(matching: .searchField) }
  /// Text fields with secure text entry.
  public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
  /// Segmented controls, which contain their segments as buttons.
  public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
  /// Action sheets.
  public var sheets: ElementQuery { descendants(matching: .sheet) }
  /// Sliders.
  public var sliders: ElementQuery { descendants(matching: .slider) }
  /// Labels.
  public var staticTexts: ElementQuery { descendants(matching: .staticText) }
  /// Steppers, which contain the buttons `Decrement` and `Increment`.
  public var steppers: ElementQuery { descendants(matching: .stepper) }
  /// Switches.
  public var switches: ElementQuery { descendants(matching: .switch) }
  /// Tab bars.
  public var tabBars: ElementQuery { descendants(matching: .tabBar) }
  /// Table views.
  public var tables: ElementQuery { descendants(matching: .table) }
  /// Text fields without secure text entry.
  public var textFields: ElementQuery { descendants(matching: .textField) }
  /// Text views.
  public var textViews: ElementQuery { descendants(matching: .textView) }
  /// Toolbars.
  public var toolbars: ElementQuery { descendants(matching: .toolbar) }
  /// Windows, including system windows.
  public var windows: ElementQuery { descendants(matching: .window) }
}

extension User: ElementTypeQueryProvider {
  /// Returns a query for all elements of a type on the screen, including windows.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(self, .below(.screen, type, directly: false))
  }

  /// Returns a query for the windows, if `type` matches them.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(self, .below(.screen, type, directly: true))
  }

  /// Returns the element for a view, whether or not the view is on the screen; the element retains the view.
  ///
  /// This gives access to views that queries can't find: a hidden view, for example, has attributes and an
  /// obstacle.
  public func element(
    for view: View,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Element {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return Element(self, .view(view), at: place)
  }
}
