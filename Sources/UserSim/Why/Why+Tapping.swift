import Foundation
import KeyboardSim
import Responder
import Simulation
import ViewTree

extension Why {
  /// Explains which view a tap on a view reaches, the tap's effect there, and the view that the last touch
  /// reached.
  public func notTapped(_ view: View) -> Explanation {
    let story = TapStory(of: numbers(in: view), in: chronicle)
    guard let window = view.window else {
      return Explanation("\(view.debugName) can't be tapped: it is in no window", facts: story.facts)
    }
    if window.isHidden {
      let facts = [.passedOver(view: window.debugName, .hidden)] + story.facts
      return Explanation(
        "\(view.debugName) can't be tapped: its window \(window.debugName) is hidden",
        facts: facts
      )
    }
    let point = view.screenMiddle
    let hit = application.hitTest(atScreenPoint: point, with: nil)
    if let ground = TouchFacts(view, in: window, at: point, hit: hit, keyboard).ground {
      let answer = notTapped(ground)
      return Explanation(
        "\(view.debugName) lets touches through to \(ground.debugName): \(answer.sentence)",
        facts: answer.facts
      )
    }
    let walk = HitWalk(to: view, in: window, at: point, hit: hit)
    let facts =
      walk.passed.map { .passedOver(view: $0.view.debugName, $0.reason) }
      + [.wouldHit(hit?.debugName)] + story.facts
    return Explanation(sentence(about: view, walk, story), facts: facts)
  }

  private func sentence(about view: View, _ walk: HitWalk, _ story: TapStory) -> String {
    let name = view.debugName
    if let stop = walk.stop {
      if let hit = walk.hit, keyboard.has(hit), case .behind = stop.reason {
        return "\(name) can't be tapped: the keyboard is in front of its middle, and takes the touch"
      }
      if let sheet = walk.hit?.controllerOfSheet, case .behind = stop.reason {
        return
          "\(name) can't be tapped: it is behind the sheet of \(sheet.debugName), whose dimming takes the touch"
      }
      if stop.view === view { return "\(name) can't be tapped: \(stop.reason)" }
      return "\(name) can't be tapped: of \(stop.view.debugName), which it is in, \(stop.reason)"
    }
    guard let touch = story.touch, story.isOnView else {
      let state =
        view.isDisabledControl
        ? "it is disabled now, and would leave a touch alone (Q15)" : "nothing is in its way now"
      let last = story.touch.map {
        "; the last touch, at \(GeometryText.point($0.point)), went to \($0.name ?? "nothing")"
      }
      return "nobody has touched \(name), and \(state)\(last ?? "")"
    }
    let time = GeometryText.seconds(touch.entry.time.offset)
    if let outcome = story.outcome { return "\(name) was touched at \(time): \(outcome)" }
    return "\(name) was touched at \(time), and neither it nor a recognizer made anything of it"
  }

  /// Returns the log's numbers of a view and all its descendants.
  private func numbers(in view: View) -> Set<Int> {
    var numbers: Set<Int> = []
    var waiting = [view]
    while let next = waiting.popLast() {
      if next.logNumber != 0 { numbers.insert(Int(next.logNumber)) }
      waiting += next.subviews
    }
    return numbers
  }
}
