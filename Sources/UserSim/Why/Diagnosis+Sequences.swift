import Foundation
import Simulation

extension Diagnosis {
  /// The rules about mishandling a sequence of notifications.
  static let sequenceRules = [
    Rule("KB1") { evidence in
      let shows = evidence.moves(on: .show)
      for swipe in evidence.cancelledSwipes {
        guard let before = shows.last(where: { $0.entry < swipe.lowerBound }),
          let after = shows.first(where: { $0.entry > swipe.upperBound && $0.property == before.property }),
          after.from == before.to, after.amount * before.amount > 0
        else { continue }
        return "a swipe back that is given up hides the keyboard and shows it again (S18b): at the second "
          + "\(after.post?.name ?? "") \(after.property) was \(GeometryText.number(after.from)) still, and was taken "
          + "for where the view belongs"
      }
      return nil
    },
    Rule("KB4") { leftover(in: $0, where: { $0.hasPrefix("contentInset") }) },
    Rule("KB5") { evidence in
      guard let last = evidence.moves.last, last.post?.kind != .hide, let told = last.post?.frames,
        let show = evidence.posts.last(where: { $0.kind == .show }), show.index > last.entry,
        let now = show.frames, now.interface != told.interface, now.end.height != told.end.height,
        last.isMade(of: told.end.height), evidence.posts.last?.kind != .hide, last.to != 0
      else { return nil }
      return
        "the interface has turned since: \(show.name) at \(GeometryText.seconds(show.time)) told a height of "
        + "\(GeometryText.number(now.end.height)), and no observer changed anything"
    },
    Rule("KB6") { evidence in
      guard evidence.isUndocked, let last = evidence.moves.last, last.to != 0, let post = last.post,
        post.frames.map({ $0.end.maxY >= $0.screen.maxY }) ?? false,
        !evidence.posts.contains(where: { $0.kind == .hide && $0.index > last.entry })
      else { return nil }
      return "the keyboard has left the bottom of the screen, and no hide was posted since \(post.name) at "
        + GeometryText.seconds(post.time)
    },
    Rule("KB6") { evidence in
      guard let (first, second) = repeated(in: evidence), first.frames?.end == second.frames?.end else {
        return nil
      }
      return
        "docking tells the show twice (S8c): \(second.name) came again with the same FrameEnd, without a hide "
        + "in between"
    },
    Rule("KB7") { evidence in
      leftover(in: evidence, where: { !$0.hasPrefix("contentInset") }) ?? drift(in: evidence)
    },
    Rule("KB8") { evidence in
      guard let (first, second) = repeated(in: evidence), first.frames?.end != second.frames?.end else {
        return nil
      }
      let heights = evidence.posts
        .filter {
          $0.kind == .show && $0.isDidNotification == first.isDidNotification && $0.root == first.root
        }
        .compactMap { $0.frames.map { GeometryText.number($0.end.height) } }
      return "\(first.name) came \(heights.count) times for one keyboard, with heights of "
        + "\(heights.joined(separator: ", ")), and more than one was taken away"
    },
  ]

  /// Returns two show notifications with the same cause and no hide in between that changed the same property
  /// in the same direction.
  private static func repeated(in evidence: Evidence) -> (KeyboardPost, KeyboardPost)? {
    let moves = evidence.moves.filter { $0.post?.kind != .changeFrame }
    for (first, second) in zip(moves, moves.dropFirst()) {
      guard let earlier = first.post, let later = second.post, earlier.kind == .show, later.kind == .show,
        earlier.index != later.index, earlier.root == later.root, first.property == second.property,
        first.amount * second.amount > 0
      else { continue }
      return (earlier, later)
    }
    return nil
  }

  /// Returns a description of a leftover change: several shows added to a property, but the hide only undid
  /// the last addition.
  private static func leftover(in evidence: Evidence, where isMeant: (String) -> Bool) -> String? {
    let moves = evidence.moves.filter { isMeant($0.property) }
    guard let last = moves.last, last.post?.kind == .hide else { return nil }
    let own = moves.filter { $0.property == last.property }
    let start = own.dropLast().lastIndex { $0.post?.kind == .hide }.map { $0 + 1 } ?? 0
    let shows = own[start...].filter { $0.post?.kind == .show }
    guard shows.count > 1, let first = shows.first, let latest = shows.last,
      Set(shows.compactMap { $0.post?.root }).count > 1, abs(latest.from - last.to) < 0.5,
      abs(first.from - last.to) > 0.5
    else { return nil }
    let amounts = shows.map { GeometryText.number(abs($0.amount)) }.joined(separator: ", ")
    return
      "\(latest.post?.name ?? "") came \(shows.count) times before the hide and changed \(last.property) by "
      + "\(amounts); the hide led back only to what it was before the last, "
      + "\(GeometryText.number(last.to)), not to \(GeometryText.number(first.from))"
  }

  /// Returns a description of a drift: the hide changed the property by another keyboard height than the
  /// show.
  private static func drift(in evidence: Evidence) -> String? {
    guard let last = evidence.moves(on: .hide).last, evidence.moves.last == last else { return nil }
    let shows = evidence.moves(on: .show).filter { $0.property == last.property }
    let heights = evidence.posts.filter { $0.kind == .show && $0.index < last.entry && !$0.isDidNotification }
      .compactMap { $0.frames.map { GeometryText.number($0.end.height) } }
    guard let first = shows.first, shows.count == 1, abs(first.from - last.to) > 0.5, Set(heights).count > 1
    else { return nil }
    return "the keyboard's height changed while it was up (\(heights.joined(separator: ", "))): "
      + "\(GeometryText.number(abs(first.amount))) at the show and \(GeometryText.number(abs(last.amount))) at the "
      + "hide leave \(GeometryText.number(abs(first.from - last.to))) behind"
  }
}
