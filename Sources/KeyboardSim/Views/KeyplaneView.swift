import Foundation
import Responder
import Simulation
import ViewTree

/// The keys of one plane. A touch between keys belongs to the nearest one (KL1).
public final class KeyplaneView: View {
  /// The keys, as views, in the order of the rows.
  public private(set) var keyViews: [KeyView] = []

  /// Called when something happens to a key.
  var onKey: ((KeyView, Keyboard.KeyEvent) -> Void)?

  /// Whether keys with letters show what they type above the finger; not on pads of any kind (KT7).
  var hasPopups = false

  /// The key that a finger is on that has not taken effect.
  private var pressedKey: KeyView?

  /// What decides about the keys that are seen, and what they say.
  struct Face: Hashable {
    var plane: KeyPlane
    var hasCapitals: Bool
    var returnKey: ReturnKeyType
    var isReturnEnabled: Bool
  }

  private var face: Face?

  /// Shows another face of the same layout; nothing is made if it is seen already.
  func show(_ face: Face, _ makeKeys: () -> [Key], title: (Key) -> String) {
    guard face != self.face else { return }
    self.face = face
    show(makeKeys(), title: title)
    for view in keyViews where view.key.kind == .return { view.isEnabled = face.isReturnEnabled }
  }

  /// The layout is another one: the next face has other keys.
  func forgetFace() { face = nil }

  private func show(_ keys: [Key], title: (Key) -> String) {
    if !keyViews.elementsEqual(keys, by: { $0.key == $1 }) {
      // A key keeps its finger, unseen, also if its plane goes.
      for view in keyViews { view.isHighlighted ? view.isHidden = true : view.removeFromSuperview() }
      keyViews = keys.map(KeyView.init)
      for view in keyViews { addSubview(view) }
    }
    for view in keyViews { view.title = title(view.key) }
  }

  // MARK: Fingers

  /// A finger went down on a key, so that the one pressed before takes effect: two fingers roll over (KT6).
  func press(_ view: KeyView) {
    let earlier = pressedKey
    pressedKey = view.actsOnTouchDown ? nil : view
    if let earlier { onKey?(earlier, .hit) }
    onKey?(view, .down)
    if view.actsOnTouchDown { onKey?(view, .hit) }
  }

  /// The finger that went down on `view` is at another place; from a key that changes the plane, it slides onto that.
  func drag(_ view: KeyView, to point: CGPoint) {
    guard pressedKey === view, case .plane = view.key.kind, !view.hasSlid else { return }
    guard keyView(nearestTo: point) !== view else { return }
    view.hasSlid = true
    onKey?(view, .slide)
  }

  /// The finger that went down on `view` is lifted: the key under it takes effect, if another finger did not see to that.
  func release(_ view: KeyView, at point: CGPoint) {
    var hasTyped = false
    if pressedKey === view {
      pressedKey = nil
      if let choice = view.choice(at: point) {
        hasTyped = true
        onKey?(view, .pick(choice))
      } else if let target = keyView(nearestTo: point), !target.actsOnTouchDown {
        hasTyped = target.key.kind == .character || target.key.kind == .space
        if !view.hasSlid || hasTyped { onKey?(target, .hit) }
      }
    }
    leave(view, hasTyped: hasTyped)
  }

  /// The finger that went down on `view` is gone.
  func leave(_ view: KeyView, hasTyped: Bool = false) {
    if pressedKey === view { pressedKey = nil }
    onKey?(view, .up(hasTyped: hasTyped))
    if !keyViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  /// Returns the key that a touch at `point` is meant for; nil only if there are no keys.
  ///
  /// That is the key whose rectangle is nearest, the first in order among equals.
  func keyView(nearestTo point: CGPoint) -> KeyView? {
    keyViews.min { $0.distance(to: point) < $1.distance(to: point) }
  }

  /// Hits the nearest key.
  public override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    super.hitTest(point, with: event) == nil ? nil : keyView(nearestTo: point) ?? self
  }
}

/// One key.
public final class KeyView: View {
  /// What the key does, and where it belongs.
  public let key: Key
  /// What stands on the key.
  public internal(set) var title = ""
  /// Whether a finger is on the key.
  public private(set) var isHighlighted = false
  /// Whether hitting the key does anything; not where return asks for text (KT12).
  public internal(set) var isEnabled = true
  /// Whether the finger has slid off the key onto another plane.
  var hasSlid = false
  /// When the finger went down, and when it was lifted.
  private var touchTime, liftTime: TimeInterval?

  /// How long what a key types is seen above it after the finger is lifted, in seconds (KT7).
  private static let popupTime = 0.05

  /// How long a key is held before it offers letters with accents, in seconds (KT8).
  private static let holdTime = 0.5

  /// What the held key offers, its own letter first; nothing on a key that has not been held for half a second (KT8).
  ///
  /// They stand side by side above the key, each as wide as it, towards the middle of the keyboard. Lifting the finger
  /// types the one that it is nearest to.
  public var choices: [String] {
    guard isHighlighted, !hasSlid, let touchTime, let now, now - touchTime >= Self.holdTime else { return [] }
    return key.choices
  }

  /// Returns what a finger that is lifted at a point of the keyplane types; nil if the key offers nothing.
  func choice(at point: CGPoint) -> String? {
    let choices = choices
    guard !choices.isEmpty, let keyplane else { return nil }
    let isAtLeft = key.frame.midX < keyplane.bounds.midX
    let distance = isAtLeft ? point.x - key.frame.midX : key.frame.midX - point.x
    let index = Int((distance / key.frame.width).rounded())
    return choices[min(max(0, index), choices.count - 1)]
  }

  private var now: TimeInterval? { window?.application.context.clock.now.offset.inSeconds }

  /// Whether what the key types is seen above it: on phones while a finger is on a letter, and a moment longer (KT7).
  public var hasPopup: Bool {
    guard key.kind == .character, keyplane?.hasPopups ?? false else { return false }
    guard !isHighlighted else { return true }
    guard let liftTime, let now else { return false }
    return now - liftTime < Self.popupTime
  }

  /// Whether the key takes effect when it is touched, and not when the finger is lifted.
  var actsOnTouchDown: Bool { key.kind == .shift }

  init(_ key: Key) {
    self.key = key
    super.init(frame: key.frame)
  }

  /// The key's name in logs: `key "a"`.
  public override var debugName: String { "key \"\(key.label)\"" }

  public override var descriptionDetails: [String] { ["title = '\(title)'"] }

  /// How far a point of the keyplane is from the key, squared.
  func distance(to point: CGPoint) -> CGFloat {
    let frame = key.frame
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return x * x + y * y
  }

  // MARK: Touches

  private var keyplane: KeyplaneView? { superview as? KeyplaneView }

  /// Shift takes effect when the finger goes down, every other key when it is lifted, or another one is touched (KT6).
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = true
    hasSlid = false
    touchTime = touches.first?.timestamp
    keyplane?.press(self)
  }

  /// Keeps the touch; only a key that changes the plane may do so now.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let keyplane, let touch = touches.first else { return }
    keyplane.drag(self, to: touch.location(in: keyplane))
  }

  /// The key under the finger when it is lifted is the one that counts (KT6).
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if let keyplane, let touch = touches.first {
      liftTime = touch.timestamp
      keyplane.release(self, at: touch.location(in: keyplane))
    }
    isHighlighted = false
  }

  /// Nothing is typed.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    keyplane?.leave(self)
  }
}
