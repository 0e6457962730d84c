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
  /// The flaws of the published technique.
  var flaws = Expected()
  /// The faults of another solution that the document lists.
  var faults = Expected()
  /// The number of the author's results that don't hold on another device or system. They also count as
  /// flaws.
  var lostResults = 0
  /// The mistakes that are not in the document.
  var mistakes = Expected()

  /// The number of expected flaws that don't occur on a device or system other than the story's own.
  var absent = 0

  /// `12 of 12 claims hold; 3 of 3 flaws of the published form were seen.`
  var description: String { text(of: "the published form") }

  /// Returns the counts as a sentence, with a name for the form that has the flaws.
  func text(of form: String) -> String {
    let unseen = [flaws, faults, mistakes].map { $0.all - $0.seen }.reduce(0, +)
    let claims = held + failed - unseen
    var parts: [String] = []
    if claims > 0 { parts.append("\(held) of \(claims) claims hold") }
    if flaws.all > 0 { parts.append(Self.seen(flaws, "flaw", of: form)) }
    if faults.all > 0 {
      parts.append(
        Self.seen(faults, "fault", of: "another solution, as listed in the document,")
      )
    }
    if mistakes.all > 0 {
      parts.append(Self.seen(mistakes, "mistake", of: "common implementations (not in the document)"))
    }
    if absent > 0 {
      let others = absent == 1 ? "1 flaw of another system does" : "\(absent) flaws of other systems do"
      parts.append("\(others) not occur here")
    }
    return parts.isEmpty ? "Nothing was checked." : parts.joined(separator: "; ") + "."
  }

  private static func seen(_ expected: Expected, _ noun: String, of owner: String) -> String {
    "\(expected.seen) of \(expected.all) \(noun)\(expected.all == 1 ? "" : "s") of \(owner) \(expected.all == 1 ? "was" : "were") seen"
  }
}
