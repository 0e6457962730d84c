import Foundation
import Simulation

extension Diagnosis {
  /// The rules about misreading a single notified frame.
  static let frameRules = [
    Rule("KB2") { evidence in
      evidence.lastMove { step, post, frames in
        let (told, seen) = (frames.end.height, frames.seen.height)
        guard post.kind != .hide, frames.end.maxY > frames.screen.maxY + 0.5, seen > 0,
          step.isMade(of: told)
        else { return nil }
        return "FrameEnd \(GeometryText.rect(frames.end)) is \(GeometryText.number(told)) high, but only "
          + "\(GeometryText.number(seen)) of it are on the screen; its height is not what is covered"
      }
    },
    Rule("KB4") { evidence in
      evidence.lastMove { step, post, frames in
        guard post.kind == .changeFrame, frames.end.height > 0, frames.seen.height == 0,
          step.isMade(of: frames.end.height), abs(step.to) > abs(step.from)
        else { return nil }
        return
          "\(post.name) comes with a hide too: its FrameEnd \(GeometryText.rect(frames.end)) is off the screen "
          + "and covers nothing, but its height was taken for a show"
      }
    },
    Rule("KB5") { evidence in
      evidence.lastMove { step, _, frames in
        guard frames.interface.width > frames.interface.height,
          frames.screen.height > frames.screen.width, step.isMade(of: frames.end.height)
        else { return nil }
        return
          "before iOS 8 frames are told in portrait's coordinates (KN25): in landscape the keyboard's height is "
          + "FrameEnd's width \(GeometryText.number(frames.end.width)), not its height "
          + GeometryText.number(frames.end.height)
      }
    },
    Rule("KB5") { evidence in
      evidence.lastMove { _, post, frames in
        guard post.kind == .hide, post.isDidNotification, frames.seen.height > 0 else { return nil }
        return
          "in a rotation \(post.name) tells a FrameEnd \(GeometryText.rect(frames.end)) that is still on the "
          + "screen; after a hide nothing is covered, whatever the frame"
      }
    },
    Rule("KB6") { evidence in
      evidence.lastMove { step, post, frames in
        guard evidence.moves.last == step, frames.seen.height > 0,
          frames.end.maxY < frames.screen.maxY - 0.5, frames.interface.width == frames.screen.width,
          step.to != 0
        else { return nil }
        return
          "FrameEnd \(GeometryText.rect(frames.end)) of \(post.name) ends above the bottom of the screen: a "
          + "keyboard that is undocked covers nothing there"
      }
    },
    Rule("KB9") { evidence in
      evidence.lastMove { step, post, frames in
        guard evidence.crossFades, frames.end == .zero, step.to != 0 else { return nil }
        return
          "with cross-fade transitions \(post.name) tells a FrameEnd of (0 0; 0 0): its top is the screen's top, "
          + "so that all of the screen was taken for covered"
      }
    },
    Rule("KB12") { evidence in
      evidence.lastMove { _, post, frames in
        guard !frames.isLocal else { return nil }
        return "\(post.name) tells of another program's keyboard: isLocal is false"
      }
    },
  ]
}
