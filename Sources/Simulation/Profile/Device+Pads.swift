import Foundation

/// The iPads, one row each, in the order of the facts.
///
/// The systems, and the values of models that share a row with another, are general knowledge (assumed).
extension Device {
  /// 768 x 1024 points (KD49).
  public static let iPad = row(.pad, "iPad", 768, 1024, 1, .padButton, "3.2", "5.1.1")
  /// 768 x 1024 points (KD50).
  public static let iPad2 = row(.pad, "iPad 2", 768, 1024, 1, .padButton, "4.3", "9.3.6")
  /// 768 x 1024 points (KD51).
  public static let iPad3 = row(.pad, "iPad (3rd gen)", 768, 1024, 2, .padButton, "5.1", "9.3.6")
  /// 768 x 1024 points (KD52).
  public static let iPad4 = row(.pad, "iPad (4th gen)", 768, 1024, 2, .padButton, "6.0", "10.3.4")
  /// 768 x 1024 points (KD53).
  public static let iPadMini = row(.pad, "iPad mini", 768, 1024, 1, .padButton, "6.0", "9.3.6")
  /// 768 x 1024 points (KD54).
  public static let iPadMini2 = row(.pad, "iPad mini 2", 768, 1024, 2, .padButton, "7.0", "12.5.7")
  /// 768 x 1024 points (KD55).
  public static let iPadMini3 = row(.pad, "iPad mini 3", 768, 1024, 2, .padButton, "8.1", "12.5.7")
  /// 768 x 1024 points (KD56).
  public static let iPadMini4 = row(.pad, "iPad mini 4", 768, 1024, 2, .padButton, "9.0", "15.8.x")
  /// 768 x 1024 points (KD57).
  public static let iPadMini5 = row(.pad, "iPad mini (5th gen)", 768, 1024, 2, .padButton, "12.2")
  /// 768 x 1024 points (KD58).
  public static let iPadAir = row(.pad, "iPad Air", 768, 1024, 2, .padButton, "7.0", "12.5.7")
  /// 768 x 1024 points (KD59).
  public static let iPadAir2 = row(.pad, "iPad Air 2", 768, 1024, 2, .padButton, "8.1", "15.8.x")
  /// 768 x 1024 points (KD60).
  public static let iPad5 = row(.pad, "iPad (5th gen)", 768, 1024, 2, .padButton, "10.3", "16.7.x")
  /// 768 x 1024 points (KD61).
  public static let iPad6 = row(.pad, "iPad (6th gen)", 768, 1024, 2, .padButton, "11.3", "17.7.x")
  /// 768 x 1024 points (KD62).
  public static let iPadPro9Inch = row(.pad, "iPad Pro 9.7", 768, 1024, 2, .padButton, "9.3", "16.7.x")
  /// 810 x 1080 points (KD63).
  public static let iPad7 = row(.pad, "iPad (7th gen)", 810, 1080, 2, .padButton, "13.1", "18.x")
  /// 810 x 1080 points (KD64).
  public static let iPad8 = row(.pad, "iPad (8th gen)", 810, 1080, 2, .padButton, "14.0")
  /// 810 x 1080 points (KD65).
  public static let iPad9 = row(.pad, "iPad (9th gen)", 810, 1080, 2, .padButton, "15.0")
  /// 820 x 1180 points (KD66).
  public static let iPad10 = row(.pad, "iPad (10th gen)", 820, 1180, 2, .padIndicator, "16.1")
  /// 820 x 1180 points (KD66).
  public static let iPadA16 = iPad10.variant(named: "iPad (A16)", "18.3")
  /// 834 x 1112 points (KD67).
  public static let iPadAir3 = row(.pad, "iPad Air (3rd gen)", 834, 1112, 2, .padButton, "12.2")
  /// 834 x 1112 points (KD68).
  public static let iPadPro10Inch = row(.pad, "iPad Pro 10.5", 834, 1112, 2, .padButton, "10.3.2", "17.7.x")
  /// 820 x 1180 points (KD69).
  public static let iPadAir4 = row(.pad, "iPad Air (4th gen)", 820, 1180, 2, .padIndicator, "14.1")
  /// 820 x 1180 points (KD69).
  public static let iPadAir5 = iPadAir4.variant(named: "iPad Air (5th gen)", "15.4")
  /// 820 x 1180 points (KD69).
  public static let iPadAir11M2 = iPadAir4.variant(named: "iPad Air 11 (M2)", "17.5")
  /// 744 x 1133 points (KD70).
  public static let iPadMini6 = row(.pad, "iPad mini (6th gen)", 744, 1133, 2, .padIndicator, "15.0")
  /// 744 x 1133 points (KD70).
  public static let iPadMiniA17Pro = iPadMini6.variant(named: "iPad mini (A17 Pro)", "18.0")
  /// 834 x 1194 points (KD71).
  public static let iPadPro11Inch = row(.pad, "iPad Pro 11 (1st gen)", 834, 1194, 2, .padIndicator, "12.1")
  /// 834 x 1194 points (KD71).
  public static let iPadPro11Inch2 = iPadPro11Inch.variant(named: "iPad Pro 11 (2nd gen)", "13.4")
  /// 834 x 1194 points (KD71).
  public static let iPadPro11Inch3 = iPadPro11Inch.variant(named: "iPad Pro 11 (3rd gen)", "14.5")
  /// 834 x 1194 points (KD71).
  public static let iPadPro11Inch4 = iPadPro11Inch.variant(named: "iPad Pro 11 (4th gen)", "16.1")
  /// 834 x 1210 points (KD72).
  public static let iPadPro11M4 = row(.pad, "iPad Pro 11 (M4)", 834, 1210, 2, .padIndicator, "17.5")
  /// 1024 x 1366 points (KD73).
  public static let iPadPro12Inch = row(
    .pad,
    "iPad Pro 12.9 (1st gen)",
    1024,
    1366,
    2,
    .padButton,
    "9.1",
    "16.7.x"
  )
  /// 1024 x 1366 points (KD73).
  public static let iPadPro12Inch2 = iPadPro12Inch.variant(
    named: "iPad Pro 12.9 (2nd gen)",
    "10.3.2",
    "17.7.x"
  )
  /// 1024 x 1366 points (KD74).
  public static let iPadPro12Inch3 = row(
    .pad,
    "iPad Pro 12.9 (3rd gen)",
    1024,
    1366,
    2,
    .padIndicator,
    "12.1"
  )
  /// 1024 x 1366 points (KD74).
  public static let iPadPro12Inch4 = iPadPro12Inch3.variant(named: "iPad Pro 12.9 (4th gen)", "13.4")
  /// 1024 x 1366 points (KD74).
  public static let iPadPro12Inch5 = iPadPro12Inch3.variant(named: "iPad Pro 12.9 (5th gen)", "14.5")
  /// 1024 x 1366 points (KD74).
  public static let iPadPro12Inch6 = iPadPro12Inch3.variant(named: "iPad Pro 12.9 (6th gen)", "16.1")
  /// 1024 x 1366 points (KD74).
  public static let iPadAir13M2 = iPadPro12Inch3.variant(named: "iPad Air 13 (M2)", "17.5")
  /// 1032 x 1376 points (KD75).
  public static let iPadPro13M4 = row(.pad, "iPad Pro 13 (M4)", 1032, 1376, 2, .padIndicator, "17.5")
  /// 820 x 1180 points (KI86).
  public static let iPadAir11M3 = iPadAir4.variant(named: "iPad Air 11 (M3)", "18.3")
  /// 820 x 1180 points (KI86).
  public static let iPadAir11M4 = iPadAir4.variant(named: "iPad Air 11 (M4)", "26.0")
  /// 1024 x 1366 points (KI86).
  public static let iPadAir13M3 = iPadPro12Inch3.variant(named: "iPad Air 13 (M3)", "18.3")
  /// 1024 x 1366 points (KI86).
  public static let iPadAir13M4 = iPadPro12Inch3.variant(named: "iPad Air 13 (M4)", "26.0")
  /// 834 x 1210 points (KI86).
  public static let iPadPro11M5 = iPadPro11M4.variant(named: "iPad Pro 11 (M5)", "26.0")
  /// 1032 x 1376 points (KI86).
  public static let iPadPro13M5 = iPadPro13M4.variant(named: "iPad Pro 13 (M5)", "26.0")

  /// All rows of this table.
  static let pads: [Device] = [
    .iPad, .iPad2, .iPad3, .iPad4, .iPadMini, .iPadMini2, .iPadMini3, .iPadMini4, .iPadMini5, .iPadAir,
    .iPadAir2, .iPad5, .iPad6, .iPadPro9Inch, .iPad7, .iPad8, .iPad9, .iPad10, .iPadAir3, .iPadPro10Inch,
    .iPadAir4, .iPadMini6, .iPadPro11Inch, .iPadPro11M4, .iPadPro12Inch, .iPadPro12Inch3, .iPadPro13M4,
  ]

  /// The models that share a row with another model.
  static let padVariants: [Device] = [
    .iPadA16, .iPadAir5, .iPadAir11M2, .iPadMiniA17Pro, .iPadPro11Inch2, .iPadPro11Inch3, .iPadPro11Inch4,
    .iPadPro12Inch2, .iPadPro12Inch4, .iPadPro12Inch5, .iPadPro12Inch6, .iPadAir13M2, .iPadAir11M3,
    .iPadAir11M4, .iPadAir13M3, .iPadAir13M4, .iPadPro11M5, .iPadPro13M5,
  ]
}
