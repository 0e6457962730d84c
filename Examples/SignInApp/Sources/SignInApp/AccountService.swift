/// The server that checks names and passwords.
@MainActor protocol AccountService {
  /// Returns the name to greet the user with.
  ///
  /// - Throws: `SignInError` if the server refuses.
  func signIn(email: String, password: String) async throws -> String
}

enum SignInError: Error {
  case wrongPassword
}

/// The text of an email field, and whether it can be an address.
struct EmailAddress {
  let text: String

  var isValid: Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
  }
}
