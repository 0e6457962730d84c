/// A condition that a test checks after each of its actions, as an exploration does.
///
/// ```swift
/// let watch = InvariantWatch(.visibleFieldsStay, in: simulator)
/// try simulator.user.textFields["Title"].tap()
/// watch.check()
/// expectClaim(watch.claim)
/// ```
@MainActor public final class InvariantWatch {
  private let name: String
  private let checkNow: @MainActor () -> Claim?
  private let isCheckedAfterwards: Bool
  private weak var simulator: Simulator?
  private var broken: Claim?

  /// Begins to check a condition in the present state of a simulator.
  public init(_ invariant: Invariant, in simulator: Simulator) {
    (name, isCheckedAfterwards, self.simulator) = (invariant.name, invariant.isCheckedAfterwards, simulator)
    checkNow = invariant.watch(simulator)
  }

  /// Checks the condition; the interface must be at rest.
  public func check() {
    if broken == nil, let claim = checkNow(), !claim.holds { broken = claim }
  }

  /// The first claim that didn't hold, or a claim that holds; of ``Invariant/controllersAreReleased``, after
  /// the simulator is deallocated.
  public var claim: Claim {
    if simulator == nil, isCheckedAfterwards { check() }
    return broken ?? Claim(name, true)
  }
}
