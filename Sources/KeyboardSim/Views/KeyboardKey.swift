import Foundation
import Responder
import Simulation
import ViewTree

/// A key of the visible plane. Keys aren't views: the keyplane draws them and receives their touches (KW14).
///
/// Test frameworks read ``representedString`` and ``frame``; for the simulated user, a key is an
/// accessibility element.
@preconcurrency @MainActor public final class KeyboardKey: CustomStringConvertible {
  /// The key's action and its place in the layout.
  public let key: Key
  /// The title on the key.
  public internal(set) var title = ""
  /// Whether the key is touched.
  public internal(set) var isHighlighted = false
  /// Whether hitting the key has an effect; false for a return key that requires text (KT12).
  public internal(set) var isEnabled = true
  /// Whether the touch has slid off the key onto another plane.
  var hasSlid = false
  /// The time when the touch began.
  var touchTime: TimeInterval?
  /// Whether the popup stays for a moment after the touch has ended (KT7).
  var keepsPopup = false
  /// The keyplane that has the key, or had it.
  private let owner: Handle<KeyplaneView>

  /// The time for which a key is held before it offers accented letters, in seconds (KT8).
  private static let holdTime = 0.5

  init(_ key: Key, in owner: Handle<KeyplaneView>) {
    self.key = key
    self.owner = owner
  }

  private var keyplane: KeyplaneView? { owner.object }

  // MARK: Properties

  /// The text that the key types with the present shift; for a key that types nothing, its label.
  public var representedString: String {
    switch key.kind {
    case .character: keyplane?.isShifted == true ? key.shiftedText : key.text
    case .space: " "
    case .tab: "\t"
    case .return: "\n"
    default: key.label
    }
  }

  /// The key's frame, in the keyplane's coordinates.
  public var frame: CGRect { key.frame }

  /// The key's frame, in screen coordinates.
  public var accessibilityFrame: CGRect { keyplane?.convertToScreen(frame) ?? frame }

  /// The name of the key for the simulated user: its title, or its label if it has none.
  public var accessibilityLabel: String { title.isEmpty ? key.label : title }

  /// The key's name in logs: `key "a"`.
  public var debugName: String { description }

  /// The key's name: `key "a"`.
  public nonisolated var description: String { "key \"\(key.label)\"" }

  /// The choices of a held key, beginning with its own letter; empty until the key has been held for half a
  /// second (KT8).
  ///
  /// They are placed side by side above the key, each as wide as the key, towards the middle of the keyboard.
  /// Lifting the finger types the nearest one.
  public var choices: [String] {
    guard isHighlighted, !hasSlid, let touchTime, let now, now - touchTime >= Self.holdTime else { return [] }
    return key.choices
  }

  /// Whether a popup above the key shows its text: on phones while a letter is touched, and a moment longer
  /// (KT7), until another key is touched (U31).
  public var hasPopup: Bool { mayHavePopup && (isHighlighted || keepsPopup) }

  /// Whether a touch on the key shows a popup.
  var mayHavePopup: Bool { key.kind == .character && keyplane?.hasPopups ?? false }

  private var now: TimeInterval? { keyplane?.window?.application.context.clock.now.offset.inSeconds }

  // MARK: Touches

  /// Whether the key takes effect when its touch begins, and not when it ends.
  var actsOnTouchDown: Bool { key.kind == .shift }

  /// Returns the text that a touch types when it ends at a point of the keyplane, or `nil` if the key offers
  /// no choices.
  func choice(at point: CGPoint) -> String? {
    let choices = choices
    guard !choices.isEmpty, let keyplane else { return nil }
    let isAtLeft = frame.midX < keyplane.bounds.midX
    let distance = isAtLeft ? point.x - frame.midX : frame.midX - point.x
    let index = Int((distance / frame.width).rounded())
    return choices[min(max(0, index), choices.count - 1)]
  }

  /// Returns the squared distance from a point of the keyplane to the key.
  func distance(to point: CGPoint) -> CGFloat {
    let frame = key.frame
    let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
    let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
    return x * x + y * y
  }
}
