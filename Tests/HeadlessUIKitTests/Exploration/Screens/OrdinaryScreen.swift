import Foundation
import HeadlessUIKit
import Testing

/// An ordinary correct screen of today, in which no check finds anything.
struct OrdinaryScreen: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @MainActor @Sendable () -> ViewController

  private init(_ name: String, _ make: @escaping @MainActor @Sendable () -> ViewController) {
    (testDescription, self.make) = (name, make)
  }

  /// Returns a screen in a navigation controller.
  private static func pushed(
    _ name: String,
    _ make: @escaping @MainActor @Sendable () -> ViewController
  ) -> OrdinaryScreen {
    OrdinaryScreen(name) { NavigationController(rootViewController: make()) }
  }

  static let all: [OrdinaryScreen] = [
    OrdinaryScreen("sign-in form") { SignInScreen() },
    .pushed("long form") { AddressScreen() },
    .pushed("profile with a text view") { ProfileScreen() },
    .pushed("sheet with a form") { ContactsScreen() },
    OrdinaryScreen("full screen modal") { WelcomeScreen() },
    .pushed("alert and action sheet") { AlbumScreen() },
    .pushed("settings") { SettingsScreen(style: .insetGrouped) },
    .pushed("list with a search") { CountriesScreen(style: .plain) },
    .pushed("list that loads") { NewsScreen(style: .plain) },
    .pushed("list with swipe actions") { MailScreen(style: .plain) },
    .pushed("list with a plus button") { NotesScreen(style: .plain) },
    .pushed("list with an editor") { TripsScreen(style: .insetGrouped) },
    .pushed("list below a field") { TodoScreen() },
    .pushed("list to reorder") { QueueScreen(style: .plain) },
    .pushed("chat") { ChatScreen() },
    OrdinaryScreen("tab bar") { MainTabs() },
    OrdinaryScreen("split view") { RecipesSplit(style: .doubleColumn) },
    OrdinaryScreen("onboarding") { OnboardingScreen() },
    .pushed("date picker") { ReminderScreen() },
    .pushed("picker") { SizeScreen() },
    OrdinaryScreen("slider") { BrightnessScreen() },
    .pushed("segmented control") { PeriodScreen() },
    .pushed("grid") { PhotosScreen() },
    .pushed("cart") { CartScreen() },
    .pushed("menu") { SortScreen() },
  ]
}

extension View {
  /// Adds a subview with constraints to its edges.
  func add(_ subview: View, to guide: LayoutGuide, insets: CGFloat = 0) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
    LayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets),
      subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets),
      subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -insets),
    ])
  }

  /// Adds a column of views at the top of the safe area.
  func addColumn(_ views: [View], spacing: CGFloat = 16) {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    add(stack, to: safeAreaLayoutGuide, insets: spacing)
  }
}

extension Label {
  /// Creates a label with a text style.
  convenience init(_ text: String, _ style: Font.TextStyle = .body) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}

extension TextField {
  /// Creates a field with a placeholder.
  convenience init(_ placeholder: String) {
    self.init()
    self.placeholder = placeholder
    borderStyle = .roundedRect
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
}

extension Button {
  /// Creates a button with a title and an action.
  convenience init(_ title: String, _ action: @escaping @MainActor () -> Void) {
    self.init(type: .system, primaryAction: Action(title: title) { _ in action() })
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
  }
}
