import Foundation
import Simulation
import ViewTree

/// An object that creates the windows and views of a keyboard's structure, and retains them from show to
/// show.
@MainActor final class KeyboardViews {
  private let application: Application
  /// The keyboard's windows, created with the first show.
  private lazy var rooms = KeyboardStructure(of: application.context).windows.map { KeyboardWindowViews($0) }
  private var measures: KeyboardMeasures
  /// Whether a keyboard is installed.
  private(set) var isInUse = false
  /// Whether the views are in their windows.
  private(set) var isPlaced = false

  init(_ application: Application) {
    self.application = application
    let screen = application.screen.interfaceBounds
    measures = KeyboardMeasures(screen: screen, width: screen.width)
  }

  /// The rooms of the last installed keyboard, back to front.
  private var present: [KeyboardWindowViews] = []
  /// All host views of the last installed keyboard, which slide together.
  private(set) var hosts: [KeyboardHostView] = []
  /// The frontmost host view: the one of the keys, if there are any; `nil` before the first show.
  private(set) var front: KeyboardHostView?
  /// The keyplane, once it was created.
  private(set) var keyplane: KeyplaneView?

  /// The window of ``front``.
  var window: SystemWindow? { present.last?.window }

  /// Installs the keyboard's views. New host views begin at `frame`.
  func install(_ filling: KeyboardFilling, enteringAt frame: CGRect) {
    let old = hosts
    measures = filling.measures
    isInUse = true
    for room in rooms {
      if room.isNeeded(by: measures) { room.arrange(filling, application) } else { room.clear() }
    }
    present = rooms.filter { $0.isNeeded(by: measures) }
    hosts = present.compactMap(\.host)
    front = hosts.last
    if keyplane == nil { keyplane = rooms.last?.keyplane }
    let start = isPlaced ? old.first?.frame ?? frame : frame
    for host in hosts where !isPlaced || host.superview == nil || !old.contains(host) { host.frame = start }
    if isPlaced { place() }
  }

  /// Adds the views to their windows.
  func place() {
    isPlaced = true
    for room in present { room.place(measures) }
  }

  /// Raises the text-effects window above the window that uses the keyboard, including an alert's.
  func raise(inFrontOf window: Window?) {
    application.raiseTextEffectsWindow(above: window)
  }

  /// Removes the views from their windows; the text-effects window stays.
  func remove() {
    for room in present { room.clear() }
    application.raiseTextEffectsWindow(above: nil)
    isInUse = false
    isPlaced = false
  }
}
