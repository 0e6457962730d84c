/// An object that adds behavior to a view, such as a context menu; UIKit's `UIInteraction`.
@preconcurrency @MainActor public protocol Interaction: AnyObject {
  /// The view that has the interaction.
  var view: View? { get }
  /// Called before the interaction is added to a view, or with `nil` before it is removed.
  func willMove(to view: View?)
  /// Called after the interaction was added to a view, or with `nil` after it was removed.
  func didMove(to view: View?)
}

extension View {
  /// The view's interactions, in the order in which they were added. Setting them removes the missing ones
  /// and adds the new ones.
  public final var interactions: [any Interaction] {
    get { rare?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue where !interactions.contains(where: { $0 === new }) { addInteraction(new) }
    }
  }

  /// Adds an interaction, which is removed from its former view. Adding it again has no effect.
  public final func addInteraction(_ interaction: any Interaction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    change(\.interactions, to: interactions + [interaction])
    interaction.didMove(to: self)
  }

  /// Removes an interaction. An interaction of another view is ignored.
  public final func removeInteraction(_ interaction: any Interaction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    change(\.interactions, to: interactions.filter { $0 !== interaction })
    interaction.didMove(to: nil)
  }
}
