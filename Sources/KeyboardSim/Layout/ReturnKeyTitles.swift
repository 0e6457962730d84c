import Simulation
import ViewTree

extension ReturnKeyType {
  /// What the return key says (KL14).
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

  /// The words in lower case; some were exchanged with the case.
  private var laterWords: String {
    switch self {
    case .google: "Google"
    case .yahoo: "search"
    case .emergencyCall: "Emergency"
    default: words.lowercased()
    }
  }
}
