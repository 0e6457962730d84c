/// An account that a user has signed up for.
struct Account: Equatable, Sendable {
  var name: String
  var email: String
  var age: Int
  var wantsNews: Bool
}
