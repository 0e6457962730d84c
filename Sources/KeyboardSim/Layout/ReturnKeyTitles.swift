import ViewTree

extension ReturnKeyType {
  /// What the return key says (KL14).
  func title(isLowercase: Bool) -> String {
    let words =
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
    return isLowercase && self != .google ? words.lowercased() : words
  }
}
