import Foundation
import Responder
import Simulation
import ViewTree

/// The keys of one plane. A touch between keys belongs to the nearest one (KL1).
public final class KeyplaneView: View {
  /// The keys, as views, in the order of the rows.
  public private(set) var keyViews: [KeyView] = []

  /// Called when a key takes effect.
  var onKey: ((KeyView) -> Void)?

  /// What decides about the keys that are seen, and what they say.
  struct Face: Hashable {
    var plane: KeyPlane
    var hasCapitals: Bool
    var returnKey: ReturnKeyType
  }

  private var face: Face?

  /// Shows another face of the same layout; nothing is made if it is seen already.
  func show(_ face: Face, _ makeKeys: () -> [Key], title: (Key) -> String) {
    guard face != self.face else { return }
    self.face = face
    show(makeKeys(), title: title)
  }

  private func show(_ keys: [Key], title: (Key) -> String) {
    if keyViews.map(\.key) != keys {
      for view in keyViews { view.removeFromSuperview() }
      keyViews = keys.map(KeyView.init)
      for view in keyViews { addSubview(view) }
    }
    for view in keyViews { view.title = title(view.key) }
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

  /// Shift takes effect when the finger goes down, every other key when it is lifted (KT6).
  public override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = true
    if key.kind == .shift { keyplane?.onKey?(self) }
  }

  /// Keeps the touch.
  public override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// The key under the finger when it is lifted is the one that counts (KT6).
  public override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
    guard key.kind != .shift, let keyplane, let touch = touches.first else { return }
    if let target = keyplane.keyView(nearestTo: touch.location(in: keyplane)), target.key.kind != .shift {
      keyplane.onKey?(target)
    }
  }

  /// Nothing is typed.
  public override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    isHighlighted = false
  }
}
