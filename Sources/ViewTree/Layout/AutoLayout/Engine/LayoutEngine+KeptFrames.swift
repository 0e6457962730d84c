import ConstraintSolver
import Foundation

/// The views that don't translate their masks and to which nothing refers: neither a constraint, nor a guide,
/// nor a content of their own. They keep their frames (FI1).
extension LayoutEngine {
  /// Counts the references of a constraint, a guide or the mask of a view to the rectangles of other views.
  func noteReferences(of entry: LayoutEntry, by number: Int) {
    switch entry.source {
    case .constraint, .guide, .mask: break
    case .frame, .content, .size: return
    }
    for term in entry.terms {
      guard let spot = spot(ofVariable: term.symbol), spot.guide == nil else { continue }
      let hadNone = spot.references == 0
      spot.references += number
      if hadNone != (spot.references == 0) { undecide(spot) }
    }
  }

  /// Requests a decision, in the next run, whether a view keeps its frame.
  func undecide(_ spot: LayoutSpot) {
    guard !spot.isUndecided, spot.isGoverned || spot.keepsFrame, spot.view !== root else { return }
    spot.isUndecided = true
    undecided.append(spot)
  }

  /// Decides which views keep their frames. The rules of such a view are its frame.
  func decideKeptFrames() {
    guard !undecided.isEmpty else { return }
    let spots = undecided
    undecided = []
    for spot in spots {
      spot.isUndecided = false
      guard spot.isGoverned || spot.keepsFrame else { continue }
      let keepsFrame = spot.references == 0 && spot.content.rules.isEmpty
      guard keepsFrame != spot.keepsFrame else { continue }
      spot.keepsFrame = keepsFrame
      if keepsFrame {
        enterFrame(of: spot)
      } else {
        for entry in spot.bounds { remove(entry) }
        spot.bounds = []
        touch(spot)
      }
      hasOutdatedMasks = true
    }
  }
}
