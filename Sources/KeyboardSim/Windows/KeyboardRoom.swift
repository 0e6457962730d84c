import Foundation
import Simulation
import ViewTree

/// What the keyboard has in one of its windows.
@MainActor final class KeyboardRoom {
  private let plan: KeyboardStructure.WindowPlan
  private let roots: [(role: KeyboardRole, view: PlannedView)]
  private(set) var window: SystemWindow?
  /// What slides in the window; nil until it is first needed.
  private(set) var host: KeyboardHostView?

  /// The level of the window of the keys, in front of all others (KW8).
  private static let remoteLevel = Window.Level(rawValue: 10_000_000)

  init(_ plan: KeyboardStructure.WindowPlan) {
    self.plan = plan
    roots = plan.views.map { ($0.role, PlannedView($0)) }
  }

  /// Whether the window is there for the keyboard's own views alone.
  private var isRemote: Bool { plan.kind != .textEffects }

  /// Whether the room is used by a keyboard of those measures.
  func isNeeded(by measures: KeyboardMeasures) -> Bool { !isRemote || measures.height != nil }

  /// The keyplane, if it was made.
  var keyplane: KeyplaneView? { roots.lazy.compactMap { $0.view.first(KeyplaneView.self) }.first }

  // MARK: Arranging

  /// Shows the window and arranges the views, which may not be in it yet.
  func arrange(_ filling: KeyboardFilling, _ application: Application) {
    open(application)
    for root in roots { root.view.arrange(filling, application) }
    guard let host = roots.first?.view.first(KeyboardHostView.self) else { return }
    self.host = host
    host.keyplane = part(.keyplane(isInLayout: true)) ?? part(.keyplane(isInLayout: false))
    host.predictiveBar = part(.bar)
    host.dock = part(.dock)
    host.openTop = isRemote ? filling.measures.accessory : 0
    (host.predictiveBar as? KeyboardPartView)?.standsFirst = true
    host.keyplane?.standsFirst = host.predictiveBar == nil
  }

  private func part<Part: View>(_ role: KeyboardRole) -> Part? {
    roots.first?.view.part(role) as? Part
  }

  private func open(_ application: Application) {
    guard window == nil || isRemote else { return }
    let window = self.window ?? makeWindow(application)
    self.window = window
    window.isHidden = false
  }

  private func makeWindow(_ application: Application) -> SystemWindow {
    switch plan.kind {
    case .textEffects: application.textEffectsWindow
    case .remote(let isListed):
      application.makeSystemWindow("UIRemoteKeyboardWindow", level: Self.remoteLevel, isListed: isListed)
    }
  }

  /// Brings the views into the window, behind what the program has put there; corners only beside keys.
  func place(_ measures: KeyboardMeasures) {
    guard let window else { return }
    var place = 0
    for root in roots {
      guard let view = root.view.view else { continue }
      if !measures.has(root.role) {
        view.removeFromSuperview()
      } else {
        window.put(view, at: place)
        place += 1
      }
    }
  }

  /// Takes the views out of the window, and gives the program its own back.
  func clear() {
    for root in roots {
      root.view.view?.removeFromSuperview()
      root.view.empty()
    }
    if isRemote { window?.isHidden = true }
  }
}
