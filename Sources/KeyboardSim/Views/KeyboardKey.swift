import Foundation
import Responder
import Simulation
import ViewTree

/// One key of the plane that is seen. Keys are no views: the keyplane draws them and gets their touches (KW14).
///
/// Programs that test other programs read ``representedString`` and ``frame``; to a person who taps, it is an accessibility
/// element.
@preconcurrency @MainActor public final class KeyboardKey {
  /// What the key does, and where it belongs.
  public let key: Key
  /// What stands on the key.
  public internal(set) var title = ""
  /// Whether a finger is on the key.
  public internal(set) var isHighlighted = false
  /// Whether hitting the key does anything; not where return asks for text (KT12).
  public internal(set) var isEnabled = true
  /// Whether the finger has slid off the key onto another plane.
  var hasSlid = false
  /// When the finger went down, and when it was lifted.
  var touchTime, liftTime: TimeInterval?
  /// The keyplane that has the key, or had it.
  private let owner: Handle<KeyplaneView>

  /// How long what a key types is seen above it after the finger is lifted, in seconds (KT7).
  private static let popupTime = 0.05

  /// How long a key is held before it offers letters with accents, in seconds (KT8).
  private static let holdTime = 0.5

  init(_ key: Key, in owner: Handle<KeyplaneView>) {
    self.key = key
    self.owner = owner
  }

  private var keyplane: KeyplaneView? { owner.object }

  // MARK: Asking

  /// What the key types at this moment, with the present shift; for a key that types nothing, its label.
  public var representedString: String {
    switch key.kind {
    case .character: keyplane?.isShifted == true ? key.shiftedText : key.text
    case .space: " "
    case .tab: "\t"
    case .return: "\n"
    default: key.label
    }
  }

  /// Where the key is drawn, in the keyplane's coordinates.
  public var frame: CGRect { key.frame }

  /// Where the key is drawn, in screen coordinates.
  public var accessibilityFrame: CGRect { keyplane?.convertToScreen(frame) ?? frame }

  /// What the key is called, as a person who taps it says it: what stands on it, or its label.
  public var accessibilityLabel: String { title.isEmpty ? key.label : title }

  /// The key's name in logs: `key "a"`.
  public var debugName: String { "key \"\(key.label)\"" }

  /// What the held key offers, its own letter first; nothing on a key that has not been held for half a second (KT8).
  ///
  /// They stand side by side above the key, each as wide as it, towards the middle of the keyboard. Lifting the finger
  /// types the one that it is nearest to.
  public var choices: [String] {
    guard isHighlighted, !hasSlid, let touchTime, let now, now - touchTime >= Self.holdTime else { return [] }
    return key.choices
  }

  /// Whether what the key types is seen above it: on phones while a finger is on a letter, and a moment longer (KT7).
  public var hasPopup: Bool {
    guard key.kind == .character, keyplane?.hasPopups ?? false else { return false }
    guard !isHighlighted else { return true }
    guard let liftTime, let now else { return false }
    return now - liftTime < Self.popupTime
  }

  private var now: TimeInterval? { keyplane?.window?.application.context.clock.now.offset.inSeconds }

  // MARK: Fingers

  /// Whether the key takes effect when it is touched, and not when the finger is lifted.
  var actsOnTouchDown: Bool { key.kind == .shift }

  /// Returns what a finger that is lifted at a point of the keyplane types; nil if the key offers nothing.
  func choice(at point: CGPoint) -> String? {
    let choices = choices
    guard !choices.isEmpty, let keyplane else { return nil }
    let isAtLeft = frame.midX < keyplane.bounds.midX
    let distance = isAtLeft ? point.x - frame.midX : frame.midX - point.x
    let index = Int((distance / frame.width).rounded())
    return choices[min(max(0, index), choices.count - 1)]
  }

  /// How far a point of the keyplane is from the key, squared.
  func distance(to point: CGPoint) -> CGFloat {
    let frame = key.frame
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return x * x + y * y
  }
}
