import Foundation
import KeyboardSim
import ViewTree

/// What is so of all views of a class, for those who look for elements.
enum ElementKind {
  /// Always of that type.
  case always(ElementType)
  /// A text field, which may be for a secret.
  case textField
  /// A plain view, which the toolkit may use as a box.
  case plain
  /// The host of keys, or of the program's views in their place.
  case keyboardHost
  /// Draws keys, which are no views.
  case keyplane
  /// Has parts that are no views.
  case segmentedControl, stepper, picker

  /// Looks at the class of a view; the most derived first.
  @MainActor init(of view: View) {
    self =
      switch view {
      case _ where Swift.type(of: view) == View.self: .plain
      case is SearchTextField: .always(.searchField)
      case is TextField: .textField
      case is MenuItemView: .always(.menuItem)
      case is Button: .always(.button)
      case is Label: .always(.staticText)
      case is TextView: .always(.textView)
      case is TableView: .always(.table)
      case is CollectionView: .always(.collectionView)
      case is TableViewCell, is CollectionViewCell: .always(.cell)
      case is ScrollView: .always(.scrollView)
      case is Switch: .always(.switch)
      case is Slider: .always(.slider)
      case is Stepper: .stepper
      case is SegmentedControl: .segmentedControl
      case is PageControl: .always(.pageIndicator)
      case is PickerView: .picker
      case is DatePicker: .always(.datePicker)
      case is ProgressView: .always(.progressIndicator)
      case is ActivityIndicatorView, is RefreshControl: .always(.activityIndicator)
      case is ImageView: .always(.image)
      case is NavigationBar: .always(.navigationBar)
      case is Toolbar: .always(.toolbar)
      case is AlertView: .always(.alert)
      case is Window: .always(.window)
      case is KeyboardHostView: .keyboardHost
      case is KeyplaneView: .keyplane
      default: .always(.other)
      }
  }

  /// Returns the type of a view of the kind.
  @MainActor func type(of view: View) -> ElementType {
    switch self {
    case .always(let type): type
    case .textField: (view as? TextField)?.isSecureTextEntry == true ? .secureTextField : .textField
    case .plain: Self.typeOfBox(view)
    case .keyboardHost: Self.hasKeys(view) ? .keyboard : .other
    case .keyplane: .other
    case .segmentedControl: .segmentedControl
    case .stepper: .stepper
    case .picker: .picker
    }
  }

  /// What a plain view is to the controller above it, if that has made it.
  @MainActor private static func typeOfBox(_ view: View) -> ElementType {
    switch view.superview?.owningController {
    case let alert as AlertController where alert.box === view:
      alert.preferredStyle == .alert ? .alert : .sheet
    case let tabs as TabBarController where tabs.bar === view: .tabBar
    default: .other
    }
  }

  @MainActor private static func hasKeys(_ view: View) -> Bool {
    guard let host = view as? KeyboardHostView, let keyplane = host.keyplane else { return false }
    return !keyplane.keys.isEmpty && keyplane.isDescendant(of: host)
  }
}

extension User {
  /// What is known of a view's class; looked at once for each class.
  func kind(of view: View) -> ElementKind {
    let key = ObjectIdentifier(Swift.type(of: view))
    if let known = kinds[key] { return known }
    let kind = ElementKind(of: view)
    kinds[key] = kind
    return kind
  }
}
