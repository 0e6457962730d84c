/// What a person signs up with.
struct Account: Equatable, Sendable {
  var name: String
  var email: String
  var age: Int
  var wantsNews: Bool
}
