import Foundation

/// The keys of an iPad in two halves at the sides of the keyboard (KG10). The width of the halves is assumed.
enum SplitLayout {
  /// The share of each half in the keyboard's width.
  private static let share: CGFloat = 0.38

  /// Returns the gap between the halves of a keyboard with a width.
  static func gap(in width: CGFloat) -> Range<CGFloat> { width * share..<width * (1 - share) }

  /// Returns the same keys in halves: each key in the half that contains its middle, a space bar in both.
  static func halves(of layout: KeyboardLayout, width: CGFloat) -> KeyboardLayout {
    KeyboardLayout(
      name: layout.name,
      firstPlane: layout.firstPlane,
      planes: layout.planes.mapValues { keys in keys.flatMap { halves(of: $0, width: width) } }
    )
  }

  private static func halves(of key: Key, width: CGFloat) -> [Key] {
    let middle = width / 2
    let isAcross = key.kind == .space && key.frame.minX < middle && key.frame.maxX > middle
    var result: [Key] = []
    if isAcross || key.frame.midX < middle { result.append(squeezed(key, from: 0, to: 0, in: width)) }
    if isAcross || key.frame.midX >= middle {
      result.append(squeezed(key, from: middle, to: gap(in: width).upperBound, in: width))
    }
    return result
  }

  /// Scales the part of a key in one half of the width into the narrower half that begins at `new`.
  private static func squeezed(_ key: Key, from old: CGFloat, to new: CGFloat, in width: CGFloat) -> Key {
    let minX = max(key.frame.minX, old) - old
    let maxX = min(key.frame.maxX, old + width / 2) - old
    let scale = 2 * share
    let frame = CGRect(
      x: new + minX * scale,
      y: key.frame.minY,
      width: (maxX - minX) * scale,
      height: key.frame.height
    )
    return Key(key.label, key.kind, frame, text: key.text, letters: key.letters)
  }
}
