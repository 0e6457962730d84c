import Foundation
import HeadlessUIKit

/// The interface of one session, and the objects that the session's actions use.
@MainActor final class World {
  let simulator: Simulator
  /// The generator of the present action.
  var random: SplitMix
  /// The callbacks that may still misbehave in the present action.
  var mischiefLeft = 0
  /// Whether a misbehaving callback is running.
  var isInMischief = false
  /// The broken rules.
  var findings: [String] = []
  /// The texts of the callbacks and actions, in order.
  var story: [String] = []

  private(set) var views: [Weak<View>] = []
  private(set) var controllers: [Weak<ViewController>] = []
  var constraints: [LayoutConstraint] = []
  /// The app's further windows.
  var windows: [Window] = []
  /// The data sources of tables, collections and pickers.
  var sources: [AnyObject] = []
  private(set) lazy var delegate = Mischief(self)
  let notifications = NotificationLedger()

  init(device: Device, system: SystemVersion, logIsEnabled: Bool, random: SplitMix) {
    simulator = Simulator(device: device, system: system, logIsEnabled: logIsEnabled)
    // Members that the system doesn't have are part of the interfaces.
    simulator.application.context.gaps = []
    self.random = random
    notifications.observe(simulator.notifications)
  }

  /// Registers a view, which the world doesn't retain.
  func register(_ view: View) { views.append(Weak(view)) }

  /// Registers a controller, which the world doesn't retain.
  func register(_ controller: ViewController) { controllers.append(Weak(controller)) }

  /// Returns the registered views of a type that still exist.
  func all<Kind: View>(_ kind: Kind.Type) -> [Kind] { views.compactMap { $0.object as? Kind } }

  /// Returns a random registered view of a type, of those in a window if there are any.
  func pick<Kind: View>(_ kind: Kind.Type) -> Kind? {
    let all = all(kind)
    let shown = all.filter { $0.window != nil }
    return random.pick(shown.isEmpty || random.once(in: 16) ? all : shown)
  }

  /// Returns the registered controllers of a type that still exist.
  func allControllers<Kind: ViewController>(_ kind: Kind.Type) -> [Kind] {
    controllers.compactMap { $0.object as? Kind }
  }

  /// Returns a random registered controller of a type, of those in a window if there are any.
  func pickController<Kind: ViewController>(_ kind: Kind.Type) -> Kind? {
    let all = allControllers(kind)
    let shown = all.filter { $0.viewIfLoaded?.window != nil }
    return random.pick(shown.isEmpty || random.once(in: 16) ? all : shown)
  }

  /// Forgets the objects that don't exist any more.
  func sweep() {
    views.removeAll { $0.object == nil }
    controllers.removeAll { $0.object == nil }
    if constraints.count > 60 { constraints.removeAll { !$0.isActive } }
  }

  /// Records a broken rule.
  func find(_ rule: String) {
    if findings.count < 8 { findings.append(rule) }
  }

  /// Called by callbacks of client code; from time to time they change the interface.
  func callback(_ name: String) {
    guard mischiefLeft > 0, !isInMischief, random.once(in: 3) else { return }
    mischiefLeft -= 1
    isInMischief = true
    defer { isInMischief = false }
    story.append("  in \(name): \(ActionTable.mischief.perform(in: self))")
  }
}

/// A reference that doesn't retain its object.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) { self.object = object }
}
