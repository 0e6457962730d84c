import Foundation
import Simulation
import ViewTree

/// Where a person puts the keyboard of a pad.
extension Keyboard {
  /// How the keyboard stands, or will when it comes; it stays so until a person changes it. Docked at first.
  ///
  /// An input view of the program's in place of the keys, and a bar of shortcuts, stand at the bottom in any mode.
  public var mode: Mode { presentation.docking.mode }

  /// A person takes the keyboard off the bottom (S8a, S8b).
  ///
  /// A keyboard that is up tells inside the call that it hides, which on iOS 8 it does only if `change` is by the menu;
  /// that tells `CGRect.zero` as the last frame, a gesture where the keyboard stands then. From there on a show and a
  /// hide post changes of the frame only. Nothing happens if it is undocked.
  ///
  /// Stops with `the keyboard of iPhone 4 can't be undocked on iOS 4.3` but on pads with iOS 5 to 12.
  public func undock(by change: ModeChange = .menu) { enter(.undocked, by: change) }

  /// A person splits the keyboard, which takes it off the bottom too: see ``undock(by:)``.
  ///
  /// Its frame is that of the strip which has both halves (KG10). How wide the halves are is assumed.
  public func split(by change: ModeChange = .menu) { enter(.split, by: change) }

  /// A person pinches the keyboard, which becomes one of 320 by 254 points with the keys of a phone (S8d, KG9).
  ///
  /// A keyboard that is up tells inside the call that it hides, and where it floats. Nothing happens if it floats.
  ///
  /// Stops with `the keyboard of iPad Air can't float on iOS 12.5` but on pads from iOS 13.
  public func float() { enter(.floating, by: .gesture) }

  /// A person brings the keyboard back to the bottom, in one piece.
  ///
  /// A keyboard that is up tells inside the call that it comes; on 9.3 it does so twice (S8c). Nothing happens if it is
  /// docked.
  public func dock(by change: ModeChange = .menu) { enter(.docked, by: change) }

  /// A person drags the keyboard until its top left corner is at a point of the interface, and drops it; it stays on the
  /// screen. Only a floating one moves sideways.
  ///
  /// Inside the call comes will-change-frame, which on iOS 5 and 6 has nothing but the first frame (KN30), then at the
  /// clock's next turn did-change-frame. From iOS 13 a bar of shortcuts can be dragged too while it is up, which tells a
  /// show with `CGRect.zero` as the last frame (S8d); the next show finds it at the bottom again.
  ///
  /// Stops with `the keyboard is docked: only one that is undocked, split or floating can be dragged` for any other.
  public func move(to origin: CGPoint) {
    let docking = presentation.docking
    let isBar = inputSet?.isShortcuts == true && presentation.isUp
    guard docking.isLoose || isBar && context.rule(VersionRules.shortcutsBarMoves) else {
      programmerError("the keyboard is docked: only one that is undocked, split or floating can be dragged")
    }
    let isFloating = docking.effective == .floating
    let point = CGPoint(x: isFloating ? origin.x : application.screen.interfaceBounds.minX, y: origin.y)
    changeMode("is dragged to \(GeometryText.point(point))") {
      presentation.docking.move(to: point)
      guard let inputSet, presentation.isUp else { return [] }
      return presentation.wasMoved(height: inputSet.height, visible: inputSet.visibleHeight)
    }
  }

  private func enter(_ mode: Mode, by change: ModeChange) {
    guard mode != self.mode else { return }
    guard isPossible(mode) else {
      programmerError("the keyboard of \(context.device) can't \(mode.verb) on iOS \(context.system)")
    }
    let old = (mode: presentation.docking.effective, frame: presentation.seenFrame)
    changeMode("is \(mode)") {
      presentation.docking.mode = mode
      measureAgain()
      guard presentation.docking.hasKeys || !presentation.isUp else { return [] }
      let height = inputSet?.height ?? presentation.frame.height
      return presentation.modeDidChange(from: old, by: change, height: height, duration: slideDuration)
    }
  }

  private func isPossible(_ mode: Mode) -> Bool {
    switch mode {
    case .docked: true
    case .undocked, .split:
      context.device.idiom == .pad && context.rule(VersionRules.padKeyboardUndocks)
    case .floating: context.device.idiom == .pad && context.rule(VersionRules.padKeyboardFloats)
    }
  }

  private func changeMode(_ words: String, _ change: () -> [KeyboardPresentation.Step]) {
    context.activate {
      context.log.recording(.keyboard, "keyboard", words) { perform(change()) }
    }
  }

  // MARK: Keys

  /// What decides about the keys of a floating keyboard: those of the smallest phone (KG9).
  func floatingLayoutRequest(for type: KeyboardType, size: CGSize) -> LayoutRequest {
    LayoutRequest(
      type,
      size: size,
      screen: CGSize(width: size.width, height: 568),
      switchKey: switchKey(hasDock: false),
      decimalSeparator: settings.decimalSeparator
    )
  }

  /// How high the keys of the present mode are; nil where the device decides.
  var heightInMode: KeyboardHeight? {
    guard mode == .floating, !isHardwareKeyboardConnected else { return nil }
    let keys: CGFloat = 216
    return KeyboardHeight(
      keysHeight: keys,
      barHeight: Docking.floatingSize.height - keys,
      dockHeight: 0
    )
  }

  /// Makes the keyboard as wide as its mode has it, at once, and lets touches through between its halves.
  func fitHosts() {
    let frame = presentation.frame
    let isSplit = presentation.docking.effective == .split
    let gap = isSplit ? SplitLayout.gap(in: frame.width) : nil
    for host in views.hosts {
      if host.bounds.width != frame.width {
        context.activate { View.performWithoutAnimation { host.frame = frame } }
      }
      host.gap = gap.map {
        let top = inputViews.accessory?.frame.height ?? 0
        return CGRect(
          x: $0.lowerBound,
          y: top,
          width: $0.upperBound - $0.lowerBound,
          height: frame.height - top
        )
      }
    }
  }
}
