import Simulation
import ViewTree

extension ReturnKeyType {
  /// Returns the title of the return key (KL14).
  package func title(_ style: VersionRules.ReturnTitleStyle) -> String {
    switch style {
    case .words: words
    case .lowercaseWords: laterWords
    case .sign: "⏎"
    }
  }

  private var words: String {
    switch self {
    case .default: "return"
    case .go: "Go"
    case .google: "Google"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .search: "Search"
    case .send: "Send"
    case .yahoo: "Yahoo"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }

  /// The lowercase titles, some of which have other words.
  private var laterWords: String {
    switch self {
    case .google: "Google"
    case .yahoo: "search"
    case .emergencyCall: "Emergency"
    default: words.lowercased()
    }
  }
}
