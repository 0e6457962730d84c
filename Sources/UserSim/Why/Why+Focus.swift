import Foundation
import Responder
import Simulation
import ViewTree

extension Why {
  /// Explains why a view isn't first responder: the request, the refusal, or the later loss of focus.
  public func notFirstResponder(_ view: View) -> Explanation {
    let name = view.debugName
    let story = FocusStory(of: Int(view.logNumber), in: chronicle)
    let facts = story.facts + [.firstResponder(application.focusedResponder?.debugName)]
    if view.isFirstResponder { return Explanation("\(name) is first responder", facts: facts) }
    if view.window == nil {
      let reason = story.reason.map { "; before, \($0)" } ?? ""
      return Explanation("\(name) is not first responder: it is in no window (A22)\(reason)", facts: facts)
    }
    if let reason = story.reason {
      return Explanation("\(name) is not first responder: \(reason)", facts: facts)
    }
    let tap = notTapped(view)
    return Explanation(
      "\(name) is not first responder: nobody asked it; \(tap.sentence)",
      facts: facts + tap.facts
    )
  }
}
