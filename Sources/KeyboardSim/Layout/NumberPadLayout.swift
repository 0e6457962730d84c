import Foundation

/// The number pad: three columns and four rows with lines of one point between them (KL7, KL11).
///
/// The place at the bottom left has no key; document 001 puts its DONE button there.
struct NumberPadLayout: Hashable, Sendable {
  var size: CGSize
  /// How the interface stands, as the layout's name says it.
  var orientation = "Portrait"

  /// The one plane of the pad.
  var layout: KeyboardLayout {
    let cell = CGSize(width: (size.width - 2) / 3, height: (size.height - 4) / 4)
    let labels = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "delete"]
    let keys = labels.enumerated().map { index, label in
      Key(
        label: label,
        kind: label.isEmpty ? .empty : label == "delete" ? .delete : .character,
        frame: CGRect(
          x: CGFloat(index % 3) * (cell.width + 1),
          y: 1 + CGFloat(index / 3) * (cell.height + 1),
          width: cell.width,
          height: cell.height
        )
      )
    }
    return KeyboardLayout(
      name: "iPhone-\(orientation)-NumberPad",
      firstPlane: .numbers,
      planes: [.numbers: keys]
    )
  }
}
