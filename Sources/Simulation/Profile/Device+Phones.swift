import Foundation

/// The phones, one row each, in the order of the facts.
///
/// The systems, and the values of models that share a row with another, are general knowledge (assumed).
extension Device {
  /// 320 x 480 points (KD1).
  public static let iPhone = row(.phone, "iPhone (2007)", 320, 480, 1, .classic, "1.0", "3.1.3")
  /// 320 x 480 points (KD2).
  public static let iPhone3G = row(.phone, "iPhone 3G", 320, 480, 1, .classic, "2.0", "4.2.1")
  /// 320 x 480 points (KD3).
  public static let iPhone3GS = row(.phone, "iPhone 3GS", 320, 480, 1, .classic, "3.0", "6.1.6")
  /// 320 x 480 points (KD4).
  public static let iPhone4 = row(.phone, "iPhone 4", 320, 480, 2, .classic, "4.0", "7.1.2")
  /// 320 x 480 points (KD5).
  public static let iPhone4S = row(.phone, "iPhone 4S", 320, 480, 2, .classic, "5.0", "9.3.6")
  /// 320 x 568 points (KD6).
  public static let iPhone5 = row(.phone, "iPhone 5", 320, 568, 2, .button, "6.0", "10.3.4")
  /// 320 x 568 points (KD7).
  public static let iPhone5c = row(.phone, "iPhone 5c", 320, 568, 2, .button, "7.0", "10.3.3")
  /// 320 x 568 points (KD8).
  public static let iPhone5s = row(.phone, "iPhone 5s", 320, 568, 2, .button, "7.0", "12.5.7")
  /// 320 x 568 points (KD9).
  public static let iPhoneSE = row(.phone, "iPhone SE (1st gen)", 320, 568, 2, .button, "9.3", "15.8.x")
  /// 375 x 667 points (KD10).
  public static let iPhone6 = row(.phone, "iPhone 6", 375, 667, 2, .button, "8.0", "12.5.7")
  /// 375 x 667 points (KD11).
  public static let iPhone6s = row(.phone, "iPhone 6s", 375, 667, 2, .button, "9.0", "15.8.x")
  /// 375 x 667 points (KD12).
  public static let iPhone7 = row(.phone, "iPhone 7", 375, 667, 2, .button, "10.0", "15.8.x")
  /// 375 x 667 points (KD13).
  public static let iPhone8 = row(.phone, "iPhone 8", 375, 667, 2, .button, "11.0", "16.7.x")
  /// 375 x 667 points (KD14).
  public static let iPhoneSE2 = row(.phone, "iPhone SE (2nd gen)", 375, 667, 2, .button, "13.4")
  /// 375 x 667 points (KD15).
  public static let iPhoneSE3 = row(.phone, "iPhone SE (3rd gen)", 375, 667, 2, .button, "15.4")
  /// 414 x 736 points (KD16).
  public static let iPhone6Plus = row(.phone, "iPhone 6 Plus", 414, 736, 3, .button, "8.0", "12.5.7")
  /// 414 x 736 points (KD17).
  public static let iPhone6sPlus = row(.phone, "iPhone 6s Plus", 414, 736, 3, .button, "9.0", "15.8.x")
  /// 414 x 736 points (KD18).
  public static let iPhone7Plus = row(.phone, "iPhone 7 Plus", 414, 736, 3, .button, "10.0", "15.8.x")
  /// 414 x 736 points (KD19).
  public static let iPhone8Plus = row(.phone, "iPhone 8 Plus", 414, 736, 3, .button, "11.0", "16.7.x")
  /// 375 x 812 points (KD20).
  public static let iPhoneX = row(.phone, "iPhone X", 375, 812, 3, .notch(44), "11.0.1", "16.7.x")
  /// 375 x 812 points (KD21).
  public static let iPhoneXS = row(.phone, "iPhone XS", 375, 812, 3, .notch(44), "12.0", "18.x")
  /// 375 x 812 points (KD22).
  public static let iPhone11Pro = row(.phone, "iPhone 11 Pro", 375, 812, 3, .notch(44), "13.0")
  /// 414 x 896 points (KD23).
  public static let iPhoneXSMax = row(.phone, "iPhone XS Max", 414, 896, 3, .notch(44), "12.0", "18.x")
  /// 414 x 896 points (KD24).
  public static let iPhone11ProMax = row(.phone, "iPhone 11 Pro Max", 414, 896, 3, .notch(44), "13.0")
  /// 414 x 896 points (KD25).
  public static let iPhoneXR = row(.phone, "iPhone XR", 414, 896, 2, .wideNotch, "12.0", "18.x")
  /// 414 x 896 points (KD26).
  public static let iPhone11 = row(.phone, "iPhone 11", 414, 896, 2, .wideNotch, "13.0")
  /// 375 x 812 points (KD27).
  public static let iPhone12Mini = row(.phone, "iPhone 12 mini", 375, 812, 3, .miniNotch, "14.2")
  /// 375 x 812 points (KD28).
  public static let iPhone13Mini = row(.phone, "iPhone 13 mini", 375, 812, 3, .notch(50), "15.0")
  /// 390 x 844 points (KD29).
  public static let iPhone12 = row(.phone, "iPhone 12", 390, 844, 3, .notch(47), "14.1")
  /// 390 x 844 points (KD29).
  public static let iPhone12Pro = iPhone12.variant(named: "iPhone 12 Pro")
  /// 390 x 844 points (KD30).
  public static let iPhone13 = row(.phone, "iPhone 13", 390, 844, 3, .notch(47), "15.0")
  /// 390 x 844 points (KD30).
  public static let iPhone13Pro = iPhone13.variant(named: "iPhone 13 Pro")
  /// 390 x 844 points (KD31).
  public static let iPhone14 = row(.phone, "iPhone 14", 390, 844, 3, .notch(47), "16.0")
  /// 390 x 844 points (KD32).
  public static let iPhone16e = row(.phone, "iPhone 16e", 390, 844, 3, .notch(47), "18.3")
  /// 428 x 926 points (KD33).
  public static let iPhone12ProMax = row(.phone, "iPhone 12 Pro Max", 428, 926, 3, .notch(47), "14.2")
  /// 428 x 926 points (KD34).
  public static let iPhone13ProMax = row(.phone, "iPhone 13 Pro Max", 428, 926, 3, .notch(47), "15.0")
  /// 428 x 926 points (KD35).
  public static let iPhone14Plus = row(.phone, "iPhone 14 Plus", 428, 926, 3, .notch(47), "16.0")
  /// 393 x 852 points (KD36).
  public static let iPhone14Pro = row(.phone, "iPhone 14 Pro", 393, 852, 3, .firstIsland, "16.0")
  /// 393 x 852 points (KD37).
  public static let iPhone15 = row(.phone, "iPhone 15", 393, 852, 3, .firstIsland, "17.0")
  /// 393 x 852 points (KD38).
  public static let iPhone15Pro = row(.phone, "iPhone 15 Pro", 393, 852, 3, .firstIsland, "17.0")
  /// 393 x 852 points (KD39).
  public static let iPhone16 = row(.phone, "iPhone 16", 393, 852, 3, .firstIsland, "18.0")
  /// 430 x 932 points (KD40).
  public static let iPhone14ProMax = row(.phone, "iPhone 14 Pro Max", 430, 932, 3, .firstIsland, "16.0")
  /// 430 x 932 points (KD41).
  public static let iPhone15Plus = row(.phone, "iPhone 15 Plus", 430, 932, 3, .firstIsland, "17.0")
  /// 430 x 932 points (KD42).
  public static let iPhone15ProMax = row(.phone, "iPhone 15 Pro Max", 430, 932, 3, .firstIsland, "17.0")
  /// 430 x 932 points (KD43).
  public static let iPhone16Plus = row(.phone, "iPhone 16 Plus", 430, 932, 3, .firstIsland, "18.0")
  /// 402 x 874 points (KD44).
  public static let iPhone16Pro = row(.phone, "iPhone 16 Pro", 402, 874, 3, .laterIsland, "18.0")
  /// 440 x 956 points (KD45).
  public static let iPhone16ProMax = row(.phone, "iPhone 16 Pro Max", 440, 956, 3, .laterIsland, "18.0")
  /// 402 x 874 points (KD46).
  public static let iPhone17 = row(.phone, "iPhone 17", 402, 874, 3, .laterIsland, "26.0")
  /// 402 x 874 points (KD46).
  public static let iPhone17Pro = iPhone17.variant(named: "iPhone 17 Pro")
  /// 440 x 956 points (KD47).
  public static let iPhone17ProMax = row(.phone, "iPhone 17 Pro Max", 440, 956, 3, .laterIsland, "26.0")
  /// 420 x 912 points (KD48).
  public static let iPhoneAir = row(.phone, "iPhone Air", 420, 912, 3, .thinIsland, "26.0")

  /// 390 x 844 points (KI83).
  public static let iPhone17e = iPhone16e.variant(named: "iPhone 17e", "26.0")
  /// 402 x 874 points (KI87).
  public static let iPhone18Pro = iPhone17.variant(named: "iPhone 18 Pro", "27.0")
  /// 440 x 956 points (KI87).
  public static let iPhone18ProMax = iPhone17ProMax.variant(named: "iPhone 18 Pro Max", "27.0")
  /// The outer screen of the foldable phone, 466 x 678 points (KI88). Unfolding isn't modelled.
  public static let iPhoneDuoClosed = row(
    .phone,
    "iPhone Duo (closed)",
    466,
    678,
    3,
    .foldedClosed,
    "27.1"
  )
  /// The inner screen of the foldable phone, 669 x 951 points (KI88). Folding isn't modelled.
  public static let iPhoneDuoOpen = row(.phone, "iPhone Duo (open)", 669, 951, 3, .foldedOpen, "27.1")

  /// The screens of foldable phones.
  static let foldables: [Device] = [.iPhoneDuoClosed, .iPhoneDuoOpen]

  /// All rows of this table.
  static let phones: [Device] = [
    .iPhone, .iPhone3G, .iPhone3GS, .iPhone4, .iPhone4S, .iPhone5, .iPhone5c, .iPhone5s, .iPhoneSE,
    .iPhone6, .iPhone6s, .iPhone7, .iPhone8, .iPhoneSE2, .iPhoneSE3, .iPhone6Plus, .iPhone6sPlus,
    .iPhone7Plus, .iPhone8Plus, .iPhoneX, .iPhoneXS, .iPhone11Pro, .iPhoneXSMax, .iPhone11ProMax, .iPhoneXR,
    .iPhone11, .iPhone12Mini, .iPhone13Mini, .iPhone12, .iPhone13, .iPhone14, .iPhone16e, .iPhone12ProMax,
    .iPhone13ProMax, .iPhone14Plus, .iPhone14Pro, .iPhone15, .iPhone15Pro, .iPhone16, .iPhone14ProMax,
    .iPhone15Plus, .iPhone15ProMax, .iPhone16Plus, .iPhone16Pro, .iPhone16ProMax, .iPhone17,
    .iPhone17ProMax, .iPhoneAir,
  ]

  /// The models that share a row with another model.
  static let phoneVariants: [Device] = [
    .iPhone12Pro, .iPhone13Pro, .iPhone17Pro, .iPhone17e, .iPhone18Pro, .iPhone18ProMax,
  ]
}
