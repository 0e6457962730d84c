import HeadlessUIKit

/// An action of the monkey.
@MainActor struct MonkeyAction {
  let weight: Int
  /// Performs the action, and returns its text, or `nil` if the interface has nothing for it.
  let body: @MainActor (World) -> String?

  init(_ weight: Int, _ body: @escaping @MainActor (World) -> String?) {
    (self.weight, self.body) = (weight, body)
  }
}

/// Actions with their weights.
@MainActor struct ActionTable {
  private let actions: [MonkeyAction]
  private let total: Int

  init(_ actions: [MonkeyAction]) {
    self.actions = actions
    total = actions.reduce(0) { $0 + $1.weight }
  }

  /// All actions.
  static let all = ActionTable(
    userActions + textActions + treeActions + controllerActions + scrollActions + constraintActions
      + deviceActions + keyboardActions + containerActions
  )
  /// The actions that callbacks perform.
  static let mischief = ActionTable(treeActions + controllerActions + scrollActions + constraintActions)

  /// Performs a random action, and returns its text.
  func perform(in world: World) -> String {
    for _ in 0..<20 {
      var rest = world.random.number(0...total - 1)
      let action = actions.first {
        rest -= $0.weight
        return rest < 0
      }
      if let text = action?.body(world) { return text }
    }
    return "nothing"
  }
}
