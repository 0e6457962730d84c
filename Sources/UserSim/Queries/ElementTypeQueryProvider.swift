import ViewTree

/// What elements can be searched in: the screen as the person sees it, an element, or all that a query finds.
///
/// ``User`` is what `XCUIApplication` is in XCUITest.
@preconcurrency @MainActor public protocol ElementTypeQueryProvider {
  /// Searches all elements of a type below, at any depth; of the screen, the windows too.
  func descendants(matching type: ElementType) -> ElementQuery
}

extension ElementTypeQueryProvider {
  /// Wheels that turn or stand.
  public var activityIndicators: ElementQuery { descendants(matching: .activityIndicator) }
  /// Alerts: those of `AlertController` and `AlertView`.
  public var alerts: ElementQuery { descendants(matching: .alert) }
  /// Buttons, segments, halves of steppers, and keys of the keyboard that are not letters: shift, return, delete.
  public var buttons: ElementQuery { descendants(matching: .button) }
  /// Rows of tables and items of collection views, those that are seen; others have no cells.
  public var cells: ElementQuery { descendants(matching: .cell) }
  /// Collection views.
  public var collectionViews: ElementQuery { descendants(matching: .collectionView) }
  /// Pickers of dates, which have a picker in them.
  public var datePickers: ElementQuery { descendants(matching: .datePicker) }
  /// Image views.
  public var images: ElementQuery { descendants(matching: .image) }
  /// The keyboard, while it has keys of its own.
  public var keyboards: ElementQuery { descendants(matching: .keyboard) }
  /// Keys of the keyboard, all of them.
  public var keys: ElementQuery { descendants(matching: .key) }
  /// Items of the edit menu.
  public var menuItems: ElementQuery { descendants(matching: .menuItem) }
  /// Navigation bars, which are called by the title that they show.
  public var navigationBars: ElementQuery { descendants(matching: .navigationBar) }
  /// Views that are none of the others.
  public var otherElements: ElementQuery { descendants(matching: .other) }
  /// Page controls.
  public var pageIndicators: ElementQuery { descendants(matching: .pageIndicator) }
  /// Pickers.
  public var pickers: ElementQuery { descendants(matching: .picker) }
  /// Columns of pickers.
  public var pickerWheels: ElementQuery { descendants(matching: .pickerWheel) }
  /// Bars that fill.
  public var progressIndicators: ElementQuery { descendants(matching: .progressIndicator) }
  /// Scroll views that are no text views, tables or collection views.
  public var scrollViews: ElementQuery { descendants(matching: .scrollView) }
  /// The fields of search bars.
  public var searchFields: ElementQuery { descendants(matching: .searchField) }
  /// Text fields while their text is a secret.
  public var secureTextFields: ElementQuery { descendants(matching: .secureTextField) }
  /// Segmented controls, whose segments are buttons in them.
  public var segmentedControls: ElementQuery { descendants(matching: .segmentedControl) }
  /// Action sheets.
  public var sheets: ElementQuery { descendants(matching: .sheet) }
  /// Sliders.
  public var sliders: ElementQuery { descendants(matching: .slider) }
  /// Labels.
  public var staticTexts: ElementQuery { descendants(matching: .staticText) }
  /// Steppers, which have the buttons `Decrement` and `Increment`.
  public var steppers: ElementQuery { descendants(matching: .stepper) }
  /// Switches.
  public var switches: ElementQuery { descendants(matching: .switch) }
  /// Tab bars.
  public var tabBars: ElementQuery { descendants(matching: .tabBar) }
  /// Table views.
  public var tables: ElementQuery { descendants(matching: .table) }
  /// Text fields whose text is no secret.
  public var textFields: ElementQuery { descendants(matching: .textField) }
  /// Text views.
  public var textViews: ElementQuery { descendants(matching: .textView) }
  /// Toolbars.
  public var toolbars: ElementQuery { descendants(matching: .toolbar) }
  /// Windows, those of the system's among them.
  public var windows: ElementQuery { descendants(matching: .window) }
}

extension User: ElementTypeQueryProvider {
  /// Searches all elements of a type on the screen, the windows too.
  public func descendants(matching type: ElementType) -> ElementQuery {
    ElementQuery(self, .below(.screen, type, directly: false))
  }

  /// Searches the windows, if they are of that type.
  public func children(matching type: ElementType) -> ElementQuery {
    ElementQuery(self, .below(.screen, type, directly: true))
  }

  /// Returns the element that a view is, whether it is on the screen or not; it holds the view.
  ///
  /// All that queries can't see, such as a hidden view, can be asked about and said to be obstructed.
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
