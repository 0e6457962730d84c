import Foundation

/// The sizes of controls, in points.
extension VersionRules {
  /// The height of a text field with a rounded rectangle and the standard font, in points.
  package static let heightOfRoundedField = VersionRule<CGFloat>(
    "the height of a field with a rounded rectangle",
    facts: ["TC10", "TC11"],
    (since: "2.0", value: 31),
    (since: "7.0", value: 30),
    (since: "13.0", value: 34)
  )

  /// The difference between the fitting width of a text field with a rounded rectangle and that of its text.
  package static let widthOfRoundedFieldBorder = VersionRule<CGFloat>(
    "the width around the text of a field with a rounded rectangle",
    facts: ["TC11", "TC12"],
    (since: "2.0", value: 14),
    (since: "26.0", value: 28)
  )

  /// The size of a switch.
  package static let switchSize = VersionRule<CGSize>(
    "the size of switches",
    facts: ["TC14", "TC15", "TC16", "TC17"],
    (since: "2.0", value: CGSize(width: 94, height: 27)),
    (since: "5.0", value: CGSize(width: 79, height: 27)),
    (since: "7.0", value: CGSize(width: 51, height: 31)),
    (since: "26.0", value: CGSize(width: 63, height: 28))
  )

  /// The size of a switch's thumb in pictures. It is measured only from iOS 26.
  package static let switchThumbSize = VersionRule<CGSize>(
    "the size of a switch's thumb",
    facts: ["TC17"],
    (since: "2.0", value: CGSize(width: 23, height: 23)),
    (since: "7.0", value: CGSize(width: 27, height: 27)),
    (since: "26.0", value: CGSize(width: 37, height: 24))
  )

  /// The difference between the intrinsic width of a switch and the width of its frame. That it ends with iOS
  /// 11 is assumed.
  package static let missingIntrinsicWidthOfSwitch = VersionRule<CGFloat>(
    "the intrinsic width of switches",
    facts: ["TC16"],
    (since: "2.0", value: 0),
    (since: "7.0", value: 2),
    (since: "11.0", value: 0)
  )

  /// The height of a slider.
  package static let sliderHeight = VersionRule<CGFloat>(
    "the height of sliders",
    facts: ["TC18"],
    (since: "2.0", value: 23),
    (since: "7.0", value: 31),
    (since: "26.0", value: 34)
  )

  /// The size of a slider's thumb.
  package static let thumbSize = VersionRule<CGSize>(
    "the size of a slider's thumb",
    facts: ["TC18"],
    (since: "2.0", value: CGSize(width: 23, height: 23)),
    (since: "7.0", value: CGSize(width: 31, height: 31)),
    (since: "26.0", value: CGSize(width: 37, height: 24))
  )

  /// The height of a slider's track.
  package static let trackHeight = VersionRule<CGFloat>(
    "the height of a slider's track",
    facts: ["TC18"],
    (since: "2.0", value: 4),
    (since: "26.0", value: 6)
  )

  /// The height of a stepper; the one before iOS 13 is general knowledge.
  package static let stepperHeight = VersionRule<CGFloat>(
    "the height of steppers",
    facts: ["MV7", "TC19"],
    (since: "2.0", value: 27),
    (since: "7.0", value: 29),
    (since: "13.0", value: 32)
  )

  /// The intrinsic height of a segmented control.
  package static let segmentedHeight = VersionRule<CGFloat>(
    "the height of segmented controls",
    facts: ["TC20", "TC21", "TC22"],
    (since: "2.0", value: 44),
    (since: "7.0", value: 28),
    (since: "13.0", value: 31),
    (since: "26.0", value: 32)
  )

  /// The height of a progress view.
  package static let progressHeight = VersionRule<CGFloat>(
    "the height of progress views",
    facts: ["MV17", "TC23"],
    (since: "2.0", value: 9),
    (since: "7.0", value: 2),
    (since: "14.0", value: 4)
  )

  /// The height of a page control.
  package static let pageControlHeight = VersionRule<CGFloat>(
    "the height of page controls",
    facts: ["TC25"],
    (since: "2.0", value: 37),
    (since: "14.0", value: 26)
  )
}
