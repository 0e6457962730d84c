// The names of the constants are those of the C headers.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The types and selectors of typographic features, for `UIFontDescriptor.AttributeName.featureSettings`,
// which is stored for the app to read: no text has the features.

/// Ligatures: the type of the feature.
public let kLigaturesType = 1
/// Common ligatures are used.
public let kCommonLigaturesOnSelector = 2
/// Common ligatures are not used.
public let kCommonLigaturesOffSelector = 3
/// Rare ligatures are used.
public let kRareLigaturesOnSelector = 4
/// Rare ligatures are not used.
public let kRareLigaturesOffSelector = 5
/// Ligatures by context are used.
public let kContextualLigaturesOnSelector = 18
/// Ligatures by context are not used.
public let kContextualLigaturesOffSelector = 19
/// Case of letters: the type of the feature.
public let kLetterCaseType = 3
/// Letters as small capitals.
public let kSmallCapsSelector = 3
/// Spacing of digits: the type of the feature.
public let kNumberSpacingType = 6
/// Digits of equal widths.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Vertical positions: the type of the feature.
public let kVerticalPositionType = 10
/// The usual position.
public let kNormalPositionSelector = 0
/// Superscripts.
public let kSuperiorsSelector = 1
/// Subscripts.
public let kInferiorsSelector = 2
/// Ordinals.
public let kOrdinalsSelector = 3
/// Fractions: the type of the feature.
public let kFractionsType = 11
/// No fractions.
public let kNoFractionsSelector = 0
/// Fractions with a horizontal bar.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal bar.
public let kDiagonalFractionsSelector = 2
/// Typographic extras: the type of the feature.
public let kTypographicExtrasType = 14
/// A zero with a slash.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5
/// Alternatives of characters: the type of the feature.
public let kCharacterAlternativesType = 17
/// No alternatives of characters.
public let kNoAlternatesSelector = 0
/// Case of digits: the type of the feature.
public let kNumberCaseType = 21
/// Digits as tall as lowercase letters.
public let kLowerCaseNumbersSelector = 0
/// Digits as tall as uppercase letters.
public let kUpperCaseNumbersSelector = 1
/// Spacing of text: the type of the feature.
public let kTextSpacingType = 22
/// Characters of their own widths.
public let kProportionalTextSelector = 0
/// Characters of equal widths.
public let kMonospacedTextSelector = 1
/// Layout by case: the type of the feature.
public let kCaseSensitiveLayoutType = 33
/// Layout by case is used.
public let kCaseSensitiveLayoutOnSelector = 0
/// Layout by case is not used.
public let kCaseSensitiveLayoutOffSelector = 1
/// Alternative styles: the type of the feature.
public let kStylisticAlternativesType = 35
/// Alternative style 1 is used.
public let kStylisticAltOneOnSelector = 2
/// Alternative style 1 is not used.
public let kStylisticAltOneOffSelector = 3
/// Alternative style 2 is used.
public let kStylisticAltTwoOnSelector = 4
/// Alternative style 2 is not used.
public let kStylisticAltTwoOffSelector = 5
/// Alternative style 3 is used.
public let kStylisticAltThreeOnSelector = 6
/// Alternative style 3 is not used.
public let kStylisticAltThreeOffSelector = 7
/// Alternative style 4 is used.
public let kStylisticAltFourOnSelector = 8
/// Alternative style 4 is not used.
public let kStylisticAltFourOffSelector = 9
/// Alternative style 5 is used.
public let kStylisticAltFiveOnSelector = 10
/// Alternative style 5 is not used.
public let kStylisticAltFiveOffSelector = 11
/// Alternative style 6 is used.
public let kStylisticAltSixOnSelector = 12
/// Alternative style 6 is not used.
public let kStylisticAltSixOffSelector = 13
/// Alternative style 7 is used.
public let kStylisticAltSevenOnSelector = 14
/// Alternative style 7 is not used.
public let kStylisticAltSevenOffSelector = 15
/// Alternative style 8 is used.
public let kStylisticAltEightOnSelector = 16
/// Alternative style 8 is not used.
public let kStylisticAltEightOffSelector = 17
/// Alternative style 9 is used.
public let kStylisticAltNineOnSelector = 18
/// Alternative style 9 is not used.
public let kStylisticAltNineOffSelector = 19
/// Alternative style 10 is used.
public let kStylisticAltTenOnSelector = 20
/// Alternative style 10 is not used.
public let kStylisticAltTenOffSelector = 21
/// Alternative style 11 is used.
public let kStylisticAltElevenOnSelector = 22
/// Alternative style 11 is not used.
public let kStylisticAltElevenOffSelector = 23
/// Alternative style 12 is used.
public let kStylisticAltTwelveOnSelector = 24
/// Alternative style 12 is not used.
public let kStylisticAltTwelveOffSelector = 25
/// Alternative style 13 is used.
public let kStylisticAltThirteenOnSelector = 26
/// Alternative style 13 is not used.
public let kStylisticAltThirteenOffSelector = 27
/// Alternative style 14 is used.
public let kStylisticAltFourteenOnSelector = 28
/// Alternative style 14 is not used.
public let kStylisticAltFourteenOffSelector = 29
/// Alternative style 15 is used.
public let kStylisticAltFifteenOnSelector = 30
/// Alternative style 15 is not used.
public let kStylisticAltFifteenOffSelector = 31
/// Alternative style 16 is used.
public let kStylisticAltSixteenOnSelector = 32
/// Alternative style 16 is not used.
public let kStylisticAltSixteenOffSelector = 33
/// Alternative style 17 is used.
public let kStylisticAltSeventeenOnSelector = 34
/// Alternative style 17 is not used.
public let kStylisticAltSeventeenOffSelector = 35
/// Alternative style 18 is used.
public let kStylisticAltEighteenOnSelector = 36
/// Alternative style 18 is not used.
public let kStylisticAltEighteenOffSelector = 37
/// Alternative style 19 is used.
public let kStylisticAltNineteenOnSelector = 38
/// Alternative style 19 is not used.
public let kStylisticAltNineteenOffSelector = 39
/// Alternative style 20 is used.
public let kStylisticAltTwentyOnSelector = 40
/// Alternative style 20 is not used.
public let kStylisticAltTwentyOffSelector = 41
/// Alternatives by context: the type of the feature.
public let kContextualAlternatesType = 36
/// Alternatives by context are used.
public let kContextualAlternatesOnSelector = 0
/// Alternatives by context are not used.
public let kContextualAlternatesOffSelector = 1
/// Lowercase letters: the type of the feature.
public let kLowerCaseType = 37
/// Lowercase letters as they are.
public let kDefaultLowerCaseSelector = 0
/// Lowercase letters as small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Lowercase letters as petite capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Uppercase letters: the type of the feature.
public let kUpperCaseType = 38
/// Uppercase letters as they are.
public let kDefaultUpperCaseSelector = 0
/// Uppercase letters as small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Uppercase letters as petite capitals.
public let kUpperCasePetiteCapsSelector = 2
