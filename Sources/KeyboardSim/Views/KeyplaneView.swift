import Foundation
import Responder
import Simulation
import ViewTree

/// A view that draws the keys of one plane. A touch between keys belongs to the nearest one (KL1).
public final class KeyplaneView: View {
  /// The keys, in the order of the rows.
  public private(set) var keys: [KeyboardKey] = []

  /// The handler of key events.
  var onKey: ((KeyboardKey, Keyboard.KeyEvent) -> Void)?

  /// Whether keys with letters show their text in a popup above the finger; false on iPads and digit pads
  /// (KT7).
  var hasPopups = false

  /// Whether keys with letters type capitals.
  var isShifted = false

  /// Whether no other part of the keyboard is above the keys.
  package var isTopmostPart = false

  /// The request for which the keys were chosen.
  var source: LayoutRequest? {
    didSet { if source != oldValue { face = nil } }
  }

  /// The touched key that hasn't taken effect yet.
  private var pressedKey: KeyboardKey?

  /// The touches on keys, including keys that are no longer visible.
  private var fingers: [(touch: Touch, key: KeyboardKey)] = []

  /// The key whose popup stays although its touch has ended, and the work that removes the popup.
  private var remainingPopup: (key: KeyboardKey, removal: ScheduledWork)?

  /// The time for which a popup stays after the touch has ended (KT7).
  private static let popupTime = Duration.milliseconds(50)

  /// The properties that determine the visible keys and their titles.
  struct Face: Hashable {
    var plane: KeyPlane
    var hasCapitals: Bool
    var returnKey: ReturnKeyType
    var isReturnEnabled: Bool
  }

  private var face: Face?
  private let handle = Handle<KeyplaneView>()

  /// Creates the keyplane, without keys.
  init() {
    super.init(frame: .zero)
    isMultipleTouchEnabled = true
    handle.attach(to: self)
  }

  /// Returns `nil`, because there are no archives to decode.
  public required init?(coder: NSCoder) { nil }

  deinit {
    handle.clear()
  }

  /// Shows another face of the same layout; does nothing if it is already shown.
  func show(_ face: Face, _ makeKeys: () -> [Key], title: (Key) -> String) {
    guard face != self.face else { return }
    self.face = face
    let newKeys = makeKeys()
    if !keys.elementsEqual(newKeys, by: { $0.key == $1 }) {
      keys = newKeys.map { KeyboardKey($0, in: handle) }
    }
    for key in keys {
      key.title = title(key.key)
      if key.key.kind == .return { key.isEnabled = face.isReturnEnabled }
    }
  }

  /// Returns the key for a touch at `point`, in the keyplane's coordinates, or `nil` if there are no keys.
  ///
  /// It is the key with the nearest rectangle, the first in order among equals. Costs O(keys).
  public func key(nearestTo point: CGPoint) -> KeyboardKey? {
    var nearest: (key: KeyboardKey, distance: CGFloat)?
    for key in keys {
      let distance = key.distance(to: point)
      if distance <= 0 { return key }
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (key, distance) }
    }
    return nearest?.key
  }

  // MARK: Pressing keys

  /// Begins a touch on a key. The key pressed before takes effect, so that two fingers can roll over (KT6).
  private func press(_ key: KeyboardKey) {
    let earlier = pressedKey
    pressedKey = key.actsOnTouchDown ? nil : key
    if let earlier { onKey?(earlier, .hit) }
    onKey?(key, .down)
    if key.actsOnTouchDown { onKey?(key, .hit) }
  }

  /// Moves the touch that began on `key`; from a key that changes the plane, it slides onto that plane.
  private func drag(_ key: KeyboardKey, to point: CGPoint) {
    guard pressedKey === key, case .plane = key.key.kind, !key.hasSlid else { return }
    guard self.key(nearestTo: point) !== key else { return }
    key.hasSlid = true
    onKey?(key, .slide)
  }

  /// Ends the touch that began on `key`: the key under it takes effect, unless another touch has caused that
  /// already.
  private func release(_ key: KeyboardKey, at point: CGPoint) {
    var hasTyped = false
    if pressedKey === key {
      pressedKey = nil
      if let choice = key.choice(at: point) {
        hasTyped = true
        onKey?(key, .pick(choice))
      } else if let target = self.key(nearestTo: point), !target.actsOnTouchDown {
        hasTyped = target.key.kind == .character || target.key.kind == .space
        if !key.hasSlid || hasTyped { onKey?(target, .hit) }
      }
    }
    leave(key, hasTyped: hasTyped)
  }

  /// Removes the touch that began on `key`.
  private func leave(_ key: KeyboardKey, hasTyped: Bool = false) {
    if pressedKey === key { pressedKey = nil }
    onKey?(key, .up(hasTyped: hasTyped))
  }

  // MARK: Touches

  /// Handles the beginning of touches. Shift takes effect at once, every other key when its touch ends, or
  /// when another one begins (KT6).
  ///
  /// A key with a touch on it takes no other.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = key(nearestTo: touch.location(in: self)) else { return }
      guard !fingers.contains(where: { $0.key === key }) else { return }
      removePopup()
      fingers.append((touch, key))
      key.isHighlighted = true
      key.hasSlid = false
      key.touchTime = touch.timestamp
      press(key)
    }
  }

  /// Handles moved touches, which have an immediate effect only on a key that changes the plane.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      if let key = key(of: touch) { drag(key, to: touch.location(in: self)) }
    }
  }

  /// Handles the end of touches; the key under the touch at its end takes effect (KT6).
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = beginTouch(touch) else { return }
      release(key, at: touch.location(in: self))
      key.isHighlighted = false
      keepPopup(of: key)
    }
  }

  /// Handles cancelled touches, which type nothing.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = beginTouch(touch) else { return }
      key.isHighlighted = false
      leave(key)
    }
  }

  // MARK: Popups

  /// Keeps the popup of a key for a moment. The clock removes it, so it is gone when everything has settled
  /// (U31).
  private func keepPopup(of key: KeyboardKey) {
    removePopup()
    guard key.mayHavePopup, let context = window?.application.context else { return }
    key.keepsPopup = true
    let removal = context.schedule(after: Self.popupTime, label: "end of the popup of a key") { [handle] in
      handle.object?.removePopup()
    }
    remainingPopup = (key, removal)
  }

  private func removePopup() {
    guard let (key, removal) = remainingPopup else { return }
    remainingPopup = nil
    removal.cancel()
    key.keepsPopup = false
  }

  /// Calls `body` for each touch, from left to right, because the order of a set differs between runs.
  private func inOrder(_ touches: Set<Touch>, _ body: (Touch) -> Void) {
    if touches.count == 1, let touch = touches.first { return body(touch) }
    let places = touches.map { (touch: $0, place: $0.location(in: self)) }
    for (touch, _) in places.sorted(by: { ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y) }) {
      body(touch)
    }
  }

  private func key(of touch: Touch) -> KeyboardKey? {
    for finger in fingers where finger.touch === touch { return finger.key }
    return nil
  }

  private func beginTouch(_ touch: Touch) -> KeyboardKey? {
    guard let place = fingers.firstIndex(where: { $0.touch === touch }) else { return nil }
    return fingers.remove(at: place).key
  }
}

extension KeyplaneView: TouchedPartsNaming {
  /// Returns the names of the keys on which the touches began.
  package func name(ofPartsAt touches: Set<Touch>) -> String {
    var names: [String] = []
    inOrder(touches) { touch in
      let key = key(of: touch) ?? key(nearestTo: touch.location(in: self))
      names.append(key?.debugName ?? debugName)
    }
    return names.joined(separator: ", ")
  }
}
