import Foundation
import KeyboardSim
import ViewTree

/// The properties shared by all views of a class, as element searches need them.
enum ElementKind {
  /// A view that always has the given type.
  case always(ElementType)
  /// A text field, which may be secure.
  case textField
  /// A plain view, which the package may use as a container.
  case plain
  /// The host of the keys, or of the app's input view in their place.
  case keyboardHost
  /// A view that draws keys, which aren't views themselves.
  case keyplane
  /// A view with parts that aren't views.
  case segmentedControl, stepper, picker

  /// Creates the kind for the view's class, testing the most derived classes first.
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
      case is TabBar: .always(.tabBar)
      case is AlertView: .always(.alert)
      case is Window: .always(.window)
      case is KeyboardHostView: .keyboardHost
      case is KeyplaneView: .keyplane
      default: .always(.other)
      }
  }

  /// Whether views of this kind contain elements that aren't views.
  var hasParts: Bool {
    switch self {
    case .keyplane, .segmentedControl, .stepper, .picker: true
    case .always, .textField, .plain, .keyboardHost: false
    }
  }

  /// Returns the element type of a view of this kind.
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

  /// Returns the type of a plain view that serves as the container of its superview's controller, otherwise
  /// `.other`.
  @MainActor private static func typeOfBox(_ view: View) -> ElementType {
    switch view.superview?.owningController {
    case let alert as AlertController where alert.box === view:
      alert.preferredStyle == .alert ? .alert : .sheet
    default: .other
    }
  }

  @MainActor private static func hasKeys(_ view: View) -> Bool {
    guard let host = view as? KeyboardHostView, let keyplane = host.keyplane else { return false }
    return !keyplane.keys.isEmpty && keyplane.isDescendant(of: host)
  }
}

/// The kinds of the classes of views that were searched last.
@MainActor struct ElementKinds {
  private static let count = 64
  private var slots = [(type: ObjectIdentifier, kind: ElementKind)?](repeating: nil, count: count)

  /// Returns the kind of a view. The address of its class selects the slot, which is faster than hashing, as
  /// a search asks for each view.
  mutating func kind(of view: View) -> ElementKind {
    let type = ObjectIdentifier(Swift.type(of: view))
    let slot = Int(bitPattern: type) >> 4 & (Self.count - 1)
    if let known = slots[slot], known.type == type { return known.kind }
    let kind = ElementKind(of: view)
    slots[slot] = (type, kind)
    return kind
  }
}

extension User {
  /// Returns the kind of a view.
  func kind(of view: View) -> ElementKind { kinds.kind(of: view) }
}
