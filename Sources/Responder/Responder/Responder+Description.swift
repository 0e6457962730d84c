import Simulation

extension Responder {
  /// Returns this responder and all that come after it as text, a responder a line, nearest first.
  ///
  /// The line of a first responder says so. A chain that an override of ``next`` bends into a circle ends with the line
  /// `(back to View "form")`, and one that is longer than `limit` with the line `(the chain goes on)`. No line has an
  /// address, so the same program always prints the same. Costs O(chain).
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
