import Simulation

extension Responder {
  /// Returns this responder and its next responders as text, one per line, nearest first.
  ///
  /// The line of a first responder is marked. A chain in which an override of ``next`` creates a cycle ends
  /// with the line `(back to View "form")`, and one that is longer than `limit` with the line `(the chain
  /// goes on)`. No line contains an address, so the same app always has the same output. Costs O(chain).
  public final func chainDescription(limit: Int = 1000) -> String {
    var lines: [String] = []
    var met: Set<Responder> = []
    for responder in chain {
      guard met.insert(responder).inserted else {
        lines.append("(back to \(responder.debugName))")
        break
      }
      guard lines.count < limit else {
        lines.append("(the chain goes on)")
        break
      }
      let arrow = lines.isEmpty ? "" : "-> "
      lines.append(arrow + responder.debugName + (responder.isFirstResponder ? ", first responder" : ""))
    }
    return lines.joined(separator: "\n")
  }
}
