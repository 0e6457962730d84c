/// A record of objects, without retaining them, to claim later that they are deallocated.
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

  /// Records objects and the names of their classes.
  public init(of objects: AnyObject...) {
    entries = objects.map { Entry(object: $0, name: String(describing: type(of: $0))) }
  }

  /// Claims that all of the objects are deallocated.
  public func claimReleased() -> Claim {
    let held = entries.filter { $0.object != nil }.map(\.name)
    if held.isEmpty { return Claim("\(entries.map(\.name).joined(separator: " and ")) released", true) }
    return Claim("something holds \(held.joined(separator: " and "))", false)
  }
}
