import Foundation
import Simulation
import ViewTree

/// Makes the windows and views of a keyboard as its structure has them, and keeps them from show to show.
@MainActor final class KeyboardViews {
  private let application: Application
  private let rooms: [KeyboardRoom]
  private var measures: KeyboardMeasures
  /// Whether a keyboard is installed.
  private(set) var isInUse = false
  /// Whether the views are in their windows.
  private(set) var isPlaced = false

  init(_ structure: KeyboardStructure, _ application: Application) {
    self.application = application
    rooms = structure.windows.map(KeyboardRoom.init)
    measures = KeyboardMeasures(screen: application.screen.interfaceBounds)
  }

  /// The rooms that the installed keyboard is in, back to front.
  private var present: [KeyboardRoom] { rooms.filter { $0.isNeeded(by: measures) } }

  /// The frontmost host view: that of the keys, if there are any; nil before the first show.
  var front: KeyboardHostView? { present.last?.host }

  /// The window of ``front``.
  var window: SystemWindow? { isInUse ? present.last?.window : rooms.last { $0.window != nil }?.window }

  /// All host views of the installed keyboard, which slide together.
  var hosts: [KeyboardHostView] { present.compactMap(\.host) }

  /// The keyplane, once it was made.
  var keyplane: KeyplaneView? { rooms.last?.keyplane }

  /// Fills the keyboard. Views that are new begin at `frame`.
  func install(_ filling: KeyboardFilling, enteringAt frame: CGRect) {
    let old = hosts
    measures = filling.measures
    isInUse = true
    for room in rooms {
      if room.isNeeded(by: measures) { room.arrange(filling, application) } else { room.clear() }
    }
    let start = isPlaced ? old.first?.frame ?? frame : frame
    for host in hosts where !isPlaced || host.superview == nil || !old.contains(host) { host.frame = start }
    if isPlaced { place() }
  }

  /// Brings the views into their windows.
  func place() {
    isPlaced = true
    for room in present { room.place(measures) }
  }

  /// Takes the views out of their windows; the text-effects window stays.
  func remove() {
    for room in rooms { room.clear() }
    isInUse = false
    isPlaced = false
    measures.height = nil
  }
}
