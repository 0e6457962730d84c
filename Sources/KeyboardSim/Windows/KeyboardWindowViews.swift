import Foundation
import Simulation
import ViewTree

/// The keyboard's views in one of its windows.
@MainActor final class KeyboardWindowViews {
  private let plan: KeyboardStructure.WindowPlan
  private let roots: [(role: KeyboardRole, view: PlannedView)]
  private(set) var window: SystemWindow?
  /// The sliding view in the window, or `nil` until it is first needed.
  private(set) var host: KeyboardHostView?

  /// The level of the window of the keys, in front of all others (KW8).
  private static let remoteLevel = Window.Level(rawValue: 10_000_000)

  init(_ plan: KeyboardStructure.WindowPlan) {
    self.plan = plan
    roots = plan.views.map { ($0.role, PlannedView($0)) }
  }

  /// Whether the window contains only the keyboard's own views.
  private var isRemote: Bool { plan.kind != .textEffects }

  /// Returns whether a keyboard with these measures needs the window. The text-effects window is always
  /// needed, other windows only if the keyboard has parts of its own besides the app's views.
  func isNeeded(by measures: KeyboardMeasures) -> Bool { !isRemote || measures.height != nil }

  /// The keyplane, if it was created.
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
    (host.predictiveBar as? KeyboardPartView)?.isTopmostPart = true
    host.keyplane?.isTopmostPart = host.predictiveBar == nil
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

  /// Adds the views to the window, behind the app's own views there; corners only if there are keys.
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

  /// Removes the views from the window, and clears the references to the app's views.
  func clear() {
    for root in roots {
      root.view.view?.removeFromSuperview()
      root.view.empty()
    }
    if isRemote { window?.isHidden = true }
  }
}
