import Foundation
import KeyboardSim
import Simulation
import ViewTree

extension Why {
  /// Explains how much of a view is behind the keyboard, and why nothing moved it up.
  public func obscured(_ view: View) -> Explanation {
    let name = view.debugName
    guard view.window != nil else { return Explanation("\(name) is in no window", facts: []) }
    guard let top = keyboardTop else {
      let place = keyboard.isVisible ? "not at the bottom of the screen" : "not on the screen"
      return Explanation("\(name) is not behind the keyboard, which is \(place)", facts: [])
    }
    let depth = interfaceFrame(of: view).maxY - top
    guard depth > 0 else {
      return Explanation(
        "\(name) is not behind the keyboard: it ends \(GeometryText.number(-depth)) points above it",
        facts: [.keyboardTop(top)]
      )
    }
    let chronicle = chronicle
    var facts: [Explanation.Fact] = [.keyboardTop(top), .covered(name, by: depth)]
    let shows = lastShows(chronicle.keyboardPosts)
    facts += shows.map { .posted($0.name, observers: $0.post.receivers.count, time: $0.time) }
    let intro = "\(name) is \(GeometryText.number(depth)) points behind the keyboard"
    guard let scrollView = view.enclosingScrollView else {
      let who = heard(shows).map { ", and \($0) did not move it" } ?? ", and nobody observes the keyboard"
      return Explanation("\(intro): no scroll view is around it\(who)", facts: facts)
    }
    let reach = reach(of: scrollView, for: depth)
    facts.append(.scroller(scrollView.debugName, reach))
    let steps = chronicle.steps(of: .contentInset, of: scrollView.logNumber)
      .filter { $0.property == "contentInset.bottom" }
    facts += steps.map { .changed($0) }
    return Explanation(
      "\(intro): \(sentence(about: scrollView, reach, steps.last, shows))",
      Diagnosis.all(for: evidence(steps, of: scrollView, chronicle)),
      facts: facts
    )
  }

  private func sentence(
    about scrollView: ScrollView,
    _ reach: Explanation.Reach,
    _ step: ChangeStep?,
    _ shows: [KeyboardPost]
  ) -> String {
    let name = scrollView.debugName
    guard reach.available < reach.needed - 0.5 else {
      let intro = "\(name) could scroll to it, but nothing scrolled it"
      return application.context.rule(VersionRules.focusScrollsToField)
        ? "\(intro); the system scrolls only when a field is focused (E50) or its text is edited (E53)"
        : "\(intro); before iOS 8 the system doesn't scroll for the keyboard (E50), only when the text is edited"
          + " (E53)"
    }
    let missing = GeometryText.number(reach.needed - reach.available)
    let short =
      "\(name) can't scroll far enough, as its bottom inset \(GeometryText.number(reach.inset)) is \(missing) too small"
    if let step { return "\(short): the last change was \(step.phrase)" }
    return "\(short): \(heard(shows).map { "\($0) did not change it" } ?? "nobody observes the keyboard")"
  }

  /// Returns the notifications of the keyboard's last appearance or change, starting with the last will-show
  /// notifications.
  private func lastShows(_ posts: [KeyboardPost]) -> [KeyboardPost] {
    guard let last = posts.last(where: { $0.kind == .show && !$0.isDidNotification }) else { return [] }
    return posts.filter { $0.root == last.root && $0.index >= last.index - 1 && $0.kind != .hide }
  }

  /// Returns the names of the notifications' observers, or `nil` if there were none.
  private func heard(_ posts: [KeyboardPost]) -> String? {
    var names: [String] = []
    for post in posts {
      for receiver in post.post.receivers where !names.contains(receiver.description) {
        names.append(receiver.description)
      }
    }
    return names.isEmpty ? nil : names.joined(separator: " and ")
  }

  private func reach(of scrollView: ScrollView, for depth: CGFloat) -> Explanation.Reach {
    let inset = scrollView.baseAdjustedContentInset
    let end = max(-inset.top, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
    return Explanation.Reach(
      inset: inset.bottom,
      needed: depth,
      available: max(0, end - scrollView.contentOffset.y)
    )
  }
}
