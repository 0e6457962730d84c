import Foundation
import Simulation
import ViewTree

/// The positions of an iPad's keyboard.
extension Keyboard {
  /// The keyboard's mode, also for its next show; only the user changes it. Docked by default.
  ///
  /// An app's input view in place of the keys, and a shortcuts bar, are at the bottom in any mode.
  public var mode: Mode { presentation.docking.mode }

  /// Takes the keyboard off the bottom, as the user does (S8a, S8b).
  ///
  /// A keyboard that is up posts a hide inside the call; on iOS 8 it does so only if `change` is `.menu`. A
  /// menu reports `CGRect.zero` as the end frame, a gesture the keyboard's new frame. From then on a show and
  /// a hide post changes of the frame only. Nothing happens if the keyboard is undocked.
  ///
  /// Stops with `the keyboard of iPhone 4 can't be undocked on iOS 4.3` except on iPads with iOS 5 to 12.
  public func undock(by change: ModeChange = .menu) { enter(.undocked, by: change) }

  /// Splits the keyboard as the user does, which also takes it off the bottom; see ``undock(by:)``.
  ///
  /// The keyboard's frame is the strip that contains both halves (KG10). The width of the halves is assumed.
  public func split(by change: ModeChange = .menu) { enter(.split, by: change) }

  /// Pinches the keyboard as the user does; it becomes one of 320 by 254 points with the keys of a phone
  /// (S8d, KG9).
  ///
  /// A keyboard that is up posts a hide inside the call, with its floating frame. Nothing happens if the
  /// keyboard floats.
  ///
  /// Stops with `the keyboard of iPad Air can't float on iOS 12.5` except on iPads from iOS 13.
  public func float() { enter(.floating, by: .gesture) }

  /// Returns the keyboard to the bottom, in one piece, as the user does.
  ///
  /// A keyboard that is up posts a show inside the call, on 9.3 twice (S8c). Nothing happens if the keyboard
  /// is docked.
  public func dock(by change: ModeChange = .menu) { enter(.docked, by: change) }

  /// Drags the keyboard's top left corner to a point of the interface and drops it, as the user does. The
  /// keyboard stays on the screen; only a floating one moves sideways. A hidden one has that place when it
  /// shows next (Z11).
  ///
  /// Posts will-change-frame inside the call, on iOS 5 and 6 with only the begin frame (KN30), and
  /// did-change-frame at the next run-loop turn. From iOS 13 a visible shortcuts bar can be dragged too,
  /// which posts a show with `CGRect.zero` as the end frame (S8d); the next show has it at the bottom again.
  ///
  /// Stops with `the keyboard is docked: only one that is undocked, split or floating can be dragged` for any
  /// other keyboard, and likewise for an app's view in place of the keys.
  public func move(to origin: CGPoint) {
    // A hidden keyboard has no parts, and the next one may have keys.
    if !presentation.isUp { presentation.docking.hasKeys = true }
    let docking = presentation.docking
    let isBar = inputSet?.isShortcuts == true && presentation.isUp
    guard docking.isUndockedOrFloating || isBar && context.rule(VersionRules.shortcutsBarMoves) else {
      let state = mode == .docked ? "is docked" : "has no keys and is at the bottom"
      programmerError("the keyboard \(state): only one that is undocked, split or floating can be dragged")
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
      programmerError("the keyboard of \(context.device) can't \(mode.verb) on \(context.system.name)")
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

  /// Returns the layout request of a floating keyboard, which has the keys of the smallest phone (KG9).
  func floatingLayoutRequest(for type: KeyboardType, size: CGSize) -> LayoutRequest {
    LayoutRequest(
      type,
      size: size,
      screen: CGSize(width: size.width, height: 568),
      switchKey: switchKey(hasDock: false),
      decimalSeparator: settings.decimalSeparator
    )
  }

  /// The height of the keys in the present mode, or `nil` if the device determines it.
  var heightInMode: KeyboardHeight? {
    guard mode == .floating, !isHardwareKeyboardConnected else { return nil }
    let keys: CGFloat = 216
    return KeyboardHeight(
      keysHeight: keys,
      barHeight: Docking.floatingSize.height - keys,
      dockHeight: 0
    )
  }

  /// Gives the host views the width of the mode, without animation, and passes touches between the halves
  /// through.
  func fitHosts() {
    let frame = presentation.frame
    let isSplit = presentation.docking.effective == .split
    let gap = isSplit ? SplitLayout.gap(in: frame.width) : nil
    for host in views.hosts {
      if host.bounds.width != frame.width {
        context.activate { View.performWithoutAnimation { host.frame = frame } }
      }
      host.gap = gap.map {
        let top = inputSet?.accessory?.height ?? 0
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
