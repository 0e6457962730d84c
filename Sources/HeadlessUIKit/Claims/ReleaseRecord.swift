/// Names objects without holding them, to claim later that they have gone.
///
/// ```swift
/// let record = ReleaseRecord(of: detail)
/// navigation.popViewController(animated: true)
/// simulator.settle()
/// record.claimReleased()
/// ```
@MainActor public struct ReleaseRecord {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }

  private let entries: [Entry]

  /// Names objects by their classes.
  public init(of objects: AnyObject...) {
    entries = objects.map { Entry(object: $0, name: String(describing: type(of: $0))) }
  }

  /// Claims that nothing holds any of them any more.
  public func claimReleased() -> Claim {
    let held = entries.filter { $0.object != nil }.map(\.name)
    if held.isEmpty { return Claim("\(entries.map(\.name).joined(separator: " and ")) released", true) }
    return Claim("something holds \(held.joined(separator: " and "))", false)
  }
}
