/// The numbers of claims and flaws in a story.
struct StoryCounts: Hashable, Sendable, CustomStringConvertible {
  /// The number of expected flaws, and how many of them were seen.
  struct Expected: Hashable, Sendable {
    var seen = 0
    var all = 0

    mutating func count(_ isSeen: Bool) {
      all += 1
      if isSeen { seen += 1 }
    }
  }

  /// The number of claims that hold.
  var held = 0
  /// The number of failed claims, expected flaws that weren't seen, and steps that couldn't be performed.
  var failed = 0
  /// The flaws of the published technique, and of the solutions that its document criticizes.
  var flaws = Expected()
  /// The number of the author's results that don't hold on another device or system. They also count as
  /// flaws.
  var lostResults = 0
  /// The number of expected flaws that don't occur on a device or system other than the story's own.
  var absent = 0

  /// `12 of 12 claims hold; 3 of 3 expected flaws were seen.`
  var description: String {
    let claims = held + failed - (flaws.all - flaws.seen)
    var parts: [String] = []
    if claims > 0 { parts.append("\(held) of \(claims) claims hold") }
    if flaws.all > 0 {
      parts.append("\(flaws.seen) of \(flaws.all) expected flaw\(flaws.all == 1 ? " was" : "s were") seen")
    }
    if absent > 0 {
      parts.append(
        "\(absent) flaw\(absent == 1 ? " of another system does" : "s of other systems do") not occur here"
      )
    }
    return parts.isEmpty ? "Nothing was checked." : parts.joined(separator: "; ") + "."
  }
}
