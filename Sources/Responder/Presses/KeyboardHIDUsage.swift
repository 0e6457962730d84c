/// A key of a hardware keyboard by its position, independent of its characters. The raw values are those of
/// the USB tables, as UIKit's are.
///
/// The keys of numeric keypads, and most keys that only non-US keyboards have, are omitted.
public enum KeyboardHIDUsage: Int, Sendable, CaseIterable {
  /// No known key.
  case keyboardErrorUndefined = 3
  /// The key A.
  case keyboardA = 4
  /// The key B.
  case keyboardB = 5
  /// The key C.
  case keyboardC = 6
  /// The key D.
  case keyboardD = 7
  /// The key E.
  case keyboardE = 8
  /// The key F.
  case keyboardF = 9
  /// The key G.
  case keyboardG = 10
  /// The key H.
  case keyboardH = 11
  /// The key I.
  case keyboardI = 12
  /// The key J.
  case keyboardJ = 13
  /// The key K.
  case keyboardK = 14
  /// The key L.
  case keyboardL = 15
  /// The key M.
  case keyboardM = 16
  /// The key N.
  case keyboardN = 17
  /// The key O.
  case keyboardO = 18
  /// The key P.
  case keyboardP = 19
  /// The key Q.
  case keyboardQ = 20
  /// The key R.
  case keyboardR = 21
  /// The key S.
  case keyboardS = 22
  /// The key T.
  case keyboardT = 23
  /// The key U.
  case keyboardU = 24
  /// The key V.
  case keyboardV = 25
  /// The key W.
  case keyboardW = 26
  /// The key X.
  case keyboardX = 27
  /// The key Y.
  case keyboardY = 28
  /// The key Z.
  case keyboardZ = 29
  /// The key 1.
  case keyboard1 = 30
  /// The key 2.
  case keyboard2 = 31
  /// The key 3.
  case keyboard3 = 32
  /// The key 4.
  case keyboard4 = 33
  /// The key 5.
  case keyboard5 = 34
  /// The key 6.
  case keyboard6 = 35
  /// The key 7.
  case keyboard7 = 36
  /// The key 8.
  case keyboard8 = 37
  /// The key 9.
  case keyboard9 = 38
  /// The key 0.
  case keyboard0 = 39
  /// The Return key.
  case keyboardReturnOrEnter = 40
  /// The Escape key.
  case keyboardEscape = 41
  /// The Delete or Backspace key.
  case keyboardDeleteOrBackspace = 42
  /// The Tab key.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// The key - and _.
  case keyboardHyphen = 45
  /// The key = and +.
  case keyboardEqualSign = 46
  /// The key [ and {.
  case keyboardOpenBracket = 47
  /// The key ] and }.
  case keyboardCloseBracket = 48
  /// The key \ and |.
  case keyboardBackslash = 49
  /// The key # and ~ of non-US keyboards.
  case keyboardNonUSPound = 50
  /// The key ; and :.
  case keyboardSemicolon = 51
  /// The key ' and ".
  case keyboardQuote = 52
  /// The key ` and ~.
  case keyboardGraveAccentAndTilde = 53
  /// The key , and <.
  case keyboardComma = 54
  /// The key . and >.
  case keyboardPeriod = 55
  /// The key / and ?.
  case keyboardSlash = 56
  /// The Caps Lock key.
  case keyboardCapsLock = 57
  /// The key F1.
  case keyboardF1 = 58
  /// The key F2.
  case keyboardF2 = 59
  /// The key F3.
  case keyboardF3 = 60
  /// The key F4.
  case keyboardF4 = 61
  /// The key F5.
  case keyboardF5 = 62
  /// The key F6.
  case keyboardF6 = 63
  /// The key F7.
  case keyboardF7 = 64
  /// The key F8.
  case keyboardF8 = 65
  /// The key F9.
  case keyboardF9 = 66
  /// The key F10.
  case keyboardF10 = 67
  /// The key F11.
  case keyboardF11 = 68
  /// The key F12.
  case keyboardF12 = 69
  /// The Print Screen key.
  case keyboardPrintScreen = 70
  /// The Scroll Lock key.
  case keyboardScrollLock = 71
  /// The Pause key.
  case keyboardPause = 72
  /// The Insert key.
  case keyboardInsert = 73
  /// The Home key.
  case keyboardHome = 74
  /// The Page Up key.
  case keyboardPageUp = 75
  /// The Delete Forward key.
  case keyboardDeleteForward = 76
  /// The End key.
  case keyboardEnd = 77
  /// The Page Down key.
  case keyboardPageDown = 78
  /// The right arrow key.
  case keyboardRightArrow = 79
  /// The left arrow key.
  case keyboardLeftArrow = 80
  /// The down arrow key.
  case keyboardDownArrow = 81
  /// The up arrow key.
  case keyboardUpArrow = 82
  /// The left Control key.
  case keyboardLeftControl = 224
  /// The left Shift key.
  case keyboardLeftShift = 225
  /// The left Option key.
  case keyboardLeftAlt = 226
  /// The left Command key.
  case keyboardLeftGUI = 227
  /// The right Control key.
  case keyboardRightControl = 228
  /// The right Shift key.
  case keyboardRightShift = 229
  /// The right Option key.
  case keyboardRightAlt = 230
  /// The right Command key.
  case keyboardRightGUI = 231
}
