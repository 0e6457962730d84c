/// A key of a hardware keyboard by its place, whatever it types. The numbers are those of the USB tables, as UIKit's are.
///
/// Pads of digits and the keys of other countries beside one are not there.
public enum KeyboardHIDUsage: Int, Sendable, CaseIterable {
  /// None that is known.
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
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Delete, or backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// - and _.
  case keyboardHyphen = 45
  /// = and +.
  case keyboardEqualSign = 46
  /// [ and {.
  case keyboardOpenBracket = 47
  /// ] and }.
  case keyboardCloseBracket = 48
  /// \ and |.
  case keyboardBackslash = 49
  /// # and ~ on keyboards of other countries.
  case keyboardNonUSPound = 50
  /// ; and :.
  case keyboardSemicolon = 51
  /// ' and ".
  case keyboardQuote = 52
  /// ` and ~.
  case keyboardGraveAccentAndTilde = 53
  /// , and <.
  case keyboardComma = 54
  /// . and >.
  case keyboardPeriod = 55
  /// / and ?.
  case keyboardSlash = 56
  /// Caps lock.
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
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Delete forward.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// The right arrow.
  case keyboardRightArrow = 79
  /// The left arrow.
  case keyboardLeftArrow = 80
  /// The down arrow.
  case keyboardDownArrow = 81
  /// The up arrow.
  case keyboardUpArrow = 82
  /// Control on the left.
  case keyboardLeftControl = 224
  /// Shift on the left.
  case keyboardLeftShift = 225
  /// Option on the left.
  case keyboardLeftAlt = 226
  /// Command on the left.
  case keyboardLeftGUI = 227
  /// Control on the right.
  case keyboardRightControl = 228
  /// Shift on the right.
  case keyboardRightShift = 229
  /// Option on the right.
  case keyboardRightAlt = 230
  /// Command on the right.
  case keyboardRightGUI = 231
}
