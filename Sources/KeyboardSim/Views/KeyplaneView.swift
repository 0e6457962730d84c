import Foundation
import Responder
import Simulation
import ViewTree

/// The keys of one plane, which it draws itself. A touch between keys belongs to the nearest one (KL1).
public final class KeyplaneView: View {
  /// The keys, in the order of the rows.
  public private(set) var keys: [KeyboardKey] = []

  /// Called when something happens to a key.
  var onKey: ((KeyboardKey, Keyboard.KeyEvent) -> Void)?

  /// Whether keys with letters show what they type above the finger; not on pads of any kind (KT7).
  var hasPopups = false

  /// Whether keys with letters type capitals.
  var isShifted = false

  /// Whether nothing of the keyboard's own is above the keys.
  package var standsFirst = false

  /// What the keys were chosen by.
  var source: LayoutRequest? {
    didSet { if source != oldValue { face = nil } }
  }

  /// The key that a finger is on that has not taken effect.
  private var pressedKey: KeyboardKey?

  /// The fingers on keys, also on such as are seen no more.
  private var fingers: [(touch: Touch, key: KeyboardKey)] = []

  /// What decides about the keys that are seen, and what they say.
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

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  deinit {
    handle.clear()
  }

  /// Shows another face of the same layout; nothing is made if it is seen already.
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

  /// Returns the key that a touch at `point`, in the keyplane's coordinates, is meant for; nil only if there are no keys.
  ///
  /// That is the key whose rectangle is nearest, the first in order among equals. Costs O(keys).
  public func key(nearestTo point: CGPoint) -> KeyboardKey? {
    keys.min { $0.distance(to: point) < $1.distance(to: point) }
  }

  // MARK: What fingers do to keys

  /// A finger went down on a key, so that the one pressed before takes effect: two fingers roll over (KT6).
  private func press(_ key: KeyboardKey) {
    let earlier = pressedKey
    pressedKey = key.actsOnTouchDown ? nil : key
    if let earlier { onKey?(earlier, .hit) }
    onKey?(key, .down)
    if key.actsOnTouchDown { onKey?(key, .hit) }
  }

  /// The finger that went down on `key` is at another place; from a key that changes the plane, it slides onto that.
  private func drag(_ key: KeyboardKey, to point: CGPoint) {
    guard pressedKey === key, case .plane = key.key.kind, !key.hasSlid else { return }
    guard self.key(nearestTo: point) !== key else { return }
    key.hasSlid = true
    onKey?(key, .slide)
  }

  /// The finger that went down on `key` is lifted: the key under it takes effect, if another finger did not see to that.
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

  /// The finger that went down on `key` is gone.
  private func leave(_ key: KeyboardKey, hasTyped: Bool = false) {
    if pressedKey === key { pressedKey = nil }
    onKey?(key, .up(hasTyped: hasTyped))
  }

  // MARK: Touches

  /// Shift takes effect when the finger goes down, every other key when it is lifted, or another one is touched (KT6).
  ///
  /// A key that has a finger on it takes no other.
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = key(nearestTo: touch.location(in: self)) else { return }
      guard !fingers.contains(where: { $0.key === key }) else { return }
      fingers.append((touch, key))
      key.isHighlighted = true
      key.hasSlid = false
      key.touchTime = touch.timestamp
      press(key)
    }
  }

  /// Keeps the touches; only a key that changes the plane may do so now.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      if let key = key(of: touch) { drag(key, to: touch.location(in: self)) }
    }
  }

  /// The key under the finger when it is lifted is the one that counts (KT6).
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = takeFinger(touch) else { return }
      key.liftTime = touch.timestamp
      release(key, at: touch.location(in: self))
      key.isHighlighted = false
    }
  }

  /// Nothing is typed.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    inOrder(touches) { touch in
      guard let key = takeFinger(touch) else { return }
      key.isHighlighted = false
      leave(key)
    }
  }

  /// Calls `body` for each touch, from left to right: a set's order is not the same in each run.
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

  private func takeFinger(_ touch: Touch) -> KeyboardKey? {
    guard let place = fingers.firstIndex(where: { $0.touch === touch }) else { return nil }
    return fingers.remove(at: place).key
  }
}

extension KeyplaneView: TouchedPartsNaming {
  /// The names of the keys that fingers went down on.
  package func name(ofPartsAt touches: Set<Touch>) -> String {
    var names: [String] = []
    inOrder(touches) { touch in
      let key = key(of: touch) ?? key(nearestTo: touch.location(in: self))
      names.append(key?.debugName ?? debugName)
    }
    return names.joined(separator: ", ")
  }
}
