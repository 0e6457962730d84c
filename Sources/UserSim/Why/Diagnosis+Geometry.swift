import Foundation
import Simulation

extension Diagnosis {
  /// The rules about a wrong final position of a view.
  static let geometryRules = [
    Rule("KB3") { evidence in
      let own = evidence.steps.last {
        guard case .rule(let rule) = $0.agent else { return false }
        return rule.fact == "KB3" && $0.property == "y"
      }
      guard let own,
        let other = evidence.moves.last(where: { $0.property == "y" && $0.amount * own.amount > 0 })
      else { return nil }
      return "UIKit moves a form sheet on a pad with the keyboard by itself, here by "
        + "\(GeometryText.number(own.amount)); \(other.author) moved it again by \(GeometryText.number(other.amount))"
    },
    Rule("KB10") { evidence in
      guard let gap = evidence.gap, evidence.safeBottom > 0, abs(gap - evidence.safeBottom) < 0.5,
        let step = evidence.moves(on: .show).last, !step.property.hasPrefix("contentInset"),
        let frames = step.post?.frames
      else { return nil }
      return "the view ends \(GeometryText.number(gap)) points above the keyboard: FrameEnd's height "
        + "\(GeometryText.number(frames.end.height)) has the \(GeometryText.number(evidence.safeBottom)) points of the "
        + "safe area in it (KG6), which were counted twice"
    },
  ]
}
