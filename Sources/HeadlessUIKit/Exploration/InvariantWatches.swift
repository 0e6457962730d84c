import Foundation
import KeyboardSim
import Responder
import Simulation
import UserSim
import ViewTree

/// Compares the geometry of each screen before the keyboard was shown, or another screen, with that after it
/// has left, or the screen is back.
@MainActor final class GeometryWatch {
  private struct Record {
    weak var controller: ViewController?
    let orientation: DeviceOrientation
    let geometry: GeometryRecord
    let contents: [String]
    /// Whether another screen has been in front since.
    var wasCovered = false
  }

  private unowned let simulator: Simulator
  private var records: [ObjectIdentifier: Record] = [:]
  private var last: ObjectIdentifier?
  private var wasEditing = false

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  func check() -> Claim? {
    let isEditing = simulator.keyboard.isVisible || simulator.firstResponder is any TextInput
    defer { wasEditing = isEditing }
    let window = simulator.application.keyWindow ?? simulator.window
    guard let front = window.rootViewController?.frontmost else { return nil }
    let id = ObjectIdentifier(front)
    for other in records.keys where other != id { records[other]?.wasCovered = true }
    // Another action of the same screen may change it on purpose.
    let isBack = wasEditing || last != id
    if !isEditing { last = id }
    guard !isEditing else { return nil }
    let orientation = simulator.application.deviceOrientation
    let contents = ScreenContents.of(window)
    if isBack, let record = records[id], record.controller === front, record.orientation == orientation {
      // An alert may have changed a title, or the return key added a row, and so the places of other views.
      let differ = record.contents != contents
      let frames: GeometryRecord.Frames = differ ? record.wasCovered ? .none : .ofContainers : .all
      let claim = record.geometry.claimRestored(frames)
      if !claim.holds { return claim }
    }
    let geometry = simulator.recordGeometry(of: window)
    records[id] = Record(
      controller: front,
      orientation: orientation,
      geometry: geometry,
      contents: contents
    )
    return nil
  }
}

/// The texts and images that a screen shows, which its layout depends on; those of text inputs are left out.
@MainActor enum ScreenContents {
  static func of(_ root: View) -> [String] {
    var result: [String] = []
    _ = root.forEachShown { view in
      switch view {
      case is any TextInput: return .leaveOutSubviews
      case let label as Label: result.append(label.text ?? "")
      case let button as Button: result.append(button.currentTitle ?? "")
      case let image as ImageView: result.append(image.image.map { "\($0)" } ?? "")
      case let control as SegmentedControl:
        result += (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
      default: result.append("\(type(of: view))")
      }
      return .goOn
    }
    return result
  }
}

/// Checks whether the first responder is visible, unless a finger has moved it away.
@MainActor final class FocusWatch {
  private unowned let simulator: Simulator
  /// The first responder that was visible, or moved away by a finger, at the last check.
  private weak var known: Responder?
  private var wasOutOfView = false
  private var movementCount = 0

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  func check() -> Claim? {
    let movements = simulator.user.movementCount
    defer { movementCount = movements }
    guard simulator.keyboard.isVisible, let focus = simulator.firstResponder, focus is any TextInput else {
      known = nil
      return nil
    }
    let claim = simulator.claimFocusVisible()
    let isOutOfView = !claim.holds && known === focus && (wasOutOfView || movements != movementCount)
    known = claim.holds || isOutOfView ? focus : nil
    wasOutOfView = isOutOfView
    return isOutOfView ? nil : claim
  }
}

/// Compares the place of a field on the screen before it is focused with the one afterwards.
@MainActor final class PlaceWatch {
  private unowned let simulator: Simulator
  private var places: [(field: View, frame: CGRect)] = []
  private var focus: Responder?

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  func check() -> Claim? {
    let present = simulator.firstResponder
    defer {
      focus = present
      places = simulator.user.actionableElements().filter { $0.view is any TextInput }.map {
        ($0.view, $0.view.convertToScreen($0.view.bounds))
      }
    }
    let sight = Sight(application: simulator.application, keyboard: simulator.keyboard)
    guard let field = present as? View, focus == nil, let top = sight.keyboardTop,
      let old = places.first(where: { $0.field === field })?.frame, old.maxY <= top
    else { return nil }
    let new = field.convertToScreen(field.bounds)
    let way = GeometryText.number(abs(new.minY - old.minY))
    return Claim("\(field.debugName) has moved by \(way) points", abs(new.minY - old.minY) < 1)
  }
}

extension ViewController {
  /// The controller that the user sees: of a presentation the presented one, of a container the shown one.
  fileprivate var frontmost: ViewController {
    if let presentedViewController { return presentedViewController.frontmost }
    switch self {
    case let navigation as NavigationController: return navigation.topViewController?.frontmost ?? self
    case let tabs as TabBarController: return tabs.selectedViewController?.frontmost ?? self
    default: return self
    }
  }
}

/// Counts the notifications of the keyboard.
@MainActor final class PairWatch {
  private static let pairs: [(will: Notification.Name, did: Notification.Name)] = [
    (Responder.keyboardWillShowNotification, Responder.keyboardDidShowNotification),
    (Responder.keyboardWillHideNotification, Responder.keyboardDidHideNotification),
  ]

  private final class Counts {
    private(set) var open: [Notification.Name: Int] = [:]
    private let showCompletesHide: Bool

    init(_ rotation: VersionRules.KeyboardRotation) {
      showCompletesHide = rotation == .hidesThenShowsImmediately
    }

    func count(will: Notification.Name) {
      open[will, default: 0] += 1
      // From iOS 13, a rotation posts no did-hide: the show follows the will-hide (S7c).
      guard showCompletesHide, will == Responder.keyboardWillShowNotification else { return }
      open[Responder.keyboardWillHideNotification] = 0
    }

    func count(didOf will: Notification.Name) {
      let count = open[will, default: 0] - 1
      open[will] = showCompletesHide ? max(0, count) : count
    }
  }

  private let counts: Counts
  private let bus: NotificationBus
  private var tokens: [ObservationToken] = []

  init(_ simulator: Simulator) {
    let counts = Counts(simulator.application.context.rule(VersionRules.keyboardInRotation))
    (self.counts, bus) = (counts, simulator.notifications)
    for pair in Self.pairs {
      tokens += [
        bus.addInternalObserver(forName: pair.will) { _ in counts.count(will: pair.will) },
        bus.addInternalObserver(forName: pair.did) { _ in counts.count(didOf: pair.will) },
      ]
    }
  }

  isolated deinit { for token in tokens { bus.removeObserver(token) } }

  func check() -> Claim? {
    guard let open = counts.open.first(where: { $0.value != 0 }) else { return nil }
    let name = open.key.rawValue
    return Claim("\(name) was posted \(open.value > 0 ? "more" : "less") often than its did", false)
  }
}

/// The controllers that were on the screen, without retaining them.
@MainActor final class ControllerWatch {
  private struct Entry {
    weak var controller: ViewController?
    let name: String
  }

  private weak var simulator: Simulator?
  private var entries: [ObjectIdentifier: Entry] = [:]

  init(_ simulator: Simulator) {
    self.simulator = simulator
    _ = check()
  }

  /// Notes the controllers of the app's windows; after the simulator, returns the claim that all of them are
  /// deallocated.
  func check() -> Claim? {
    guard let simulator else {
      let name = entries.values.filter { $0.controller != nil }.map(\.name).min()
      return name.map { Claim("\($0) is alive after its simulator", false) }
    }
    var open = simulator.application.shownWindows.compactMap(\.rootViewController)
    while let controller = open.popLast() {
      let id = ObjectIdentifier(controller)
      if entries[id]?.controller == nil {
        entries[id] = Entry(controller: controller, name: "\(type(of: controller))")
      }
      open += controller.children + [controller.presentedViewController].compactMap { $0 }
    }
    return nil
  }
}
