import Foundation
import Simulation

/// Changes of the keyboard's position by the user.
extension KeyboardPresentation {
  /// The differences between system versions.
  struct ModeRules: Hashable, Sendable {
    var undockingByFingerHides: Bool
    var dockingIsReportedTwice: Bool
    var dragReportsOnlyBegin: Bool

    @MainActor init(_ context: SimulationContext) {
      undockingByFingerHides = context.rule(VersionRules.undockingByFingerHides)
      dockingIsReportedTwice = context.rule(VersionRules.dockingIsReportedTwice)
      dragReportsOnlyBegin = context.rule(VersionRules.dragReportsOnlyBegin)
    }
  }

  /// Changes to the mode that the user has chosen; `old` is the previous mode and frame.
  mutating func modeDidChange(
    from old: (mode: Keyboard.Mode, frame: CGRect),
    by change: Keyboard.ModeChange,
    height: CGFloat,
    duration: Duration
  ) -> [Step] {
    let end = docking.frame(height: height, visible: height, in: screen)
    guard isUp else {
      place(at: docking.away(height: height, in: screen))
      return []
    }
    let (wills, dids) = notices(from: old, to: end, by: change, duration)
    return [.installKeys]
      + go(to: end, from: old.frame, .showing, posting: wills, then: dids, duration)
  }

  /// Moves the keyboard to the place where the user dropped it, at once.
  mutating func wasMoved(height: CGFloat, visible: CGFloat) -> [Step] {
    let (begin, end) = (frame, docking.frame(height: height, visible: visible, in: screen))
    guard begin != end else { return [] }
    let (wills, dids) =
      docking.isUndockedOrFloating
      ? ([notice(.willChangeFrame, begin, end, .zero)], [notice(.didChangeFrame, begin, end, .zero)])
      // A shortcuts bar reports `CGRect.zero` as its end frame.
      : (
        [.willChangeFrame, .willShow].map { notice($0, begin, .zero, .zero) },
        [.didChangeFrame, .didShow].map { notice($0, begin, .zero, .zero) }
      )
    let told = wills.map { notice in
      var notice = notice
      notice.reportsOnlyBegin = modeRules.dragReportsOnlyBegin
      return notice
    }
    return go(to: end, from: begin, .showing, posting: told, then: dids, .zero)
  }

  private func notices(
    from old: (mode: Keyboard.Mode, frame: CGRect),
    to end: CGRect,
    by change: Keyboard.ModeChange,
    _ duration: Duration
  ) -> (wills: [KeyboardNotice], dids: [KeyboardNotice]) {
    func posts(_ kinds: KeyboardNotice.Kind..., to told: CGRect) -> [KeyboardNotice] {
      kinds.map { notice($0, old.frame, told, duration) }
    }
    switch (old.mode, docking.mode) {
    case (.docked, .docked):
      return ([], [])
    case (.docked, let new):
      let hides = new == .floating || change == .menu || modeRules.undockingByFingerHides
      guard hides else { return (posts(.willChangeFrame, to: end), posts(.didChangeFrame, to: end)) }
      // The menu reports `CGRect.zero` as the end frame.
      let told = new == .floating || change == .gesture ? end : .zero
      return (posts(.willChangeFrame, .willHide, to: told), posts(.didChangeFrame, .didHide, to: told))
    case (_, .docked) where modeRules.dockingIsReportedTwice:
      return (
        posts(.willChangeFrame, .didChangeFrame, .willShow, .willChangeFrame, .willShow, to: end),
        posts(.didChangeFrame, .didShow, .didChangeFrame, .didShow, to: end)
      )
    case (_, .docked):
      return (posts(.willChangeFrame, .willShow, to: end), posts(.didChangeFrame, .didShow, to: end))
    default:
      return (posts(.willChangeFrame, to: end), posts(.didChangeFrame, to: end))
    }
  }

  private func notice(
    _ kind: KeyboardNotice.Kind,
    _ begin: CGRect,
    _ end: CGRect,
    _ duration: Duration
  ) -> KeyboardNotice {
    KeyboardNotice(kind: kind, begin: begin, end: end, duration: duration, isByUser: true)
  }
}
