import HeadlessUIKit

extension NumberPadWalk {
  /// The search of the document's first version by the name of the class. Works up to 3.1 (KW20).
  static let className = NumberPadWalk(
    "class name",
    fact: "KW20",
    Route(.willShow, .secondWindow, .className("UIKeyboard"))
  )

  /// The search of Luzian Scherrer's update, but only for a field with a number pad, only if there is a
  /// second window, and with a tag to remove the button. Works up to 7 (KW22).
  static let tagged = NumberPadWalk(
    "tagged",
    fact: "KW22",
    Route(.didShow, .secondWindowIfAny, .descriptions(["<UIPeripheralHost"])),
    before3_2: Route(.didShow, .secondWindowIfAny, .descriptions(["<UIKeyboard"])),
    tag: 123
  )

  /// A search of 2010: on the run-loop turn after will-show, in the host view. Works from 3.2 to 7, and the
  /// button slides up with the keyboard (KW23).
  static let nextTurn = NumberPadWalk(
    "next turn",
    fact: "KW23",
    Route(.afterWillShow(.zero), .secondWindow, .descriptions(["<UIPeripheralHost"]))
  )

  /// A search half a second after will-show, in either view. Works from 3.2 to 7; on phones with iOS 4 to 6
  /// it ends in a corner view, as its loop does not stop at the first match (KW24).
  static let halfSecond = NumberPadWalk(
    "half a second",
    fact: "KW24",
    Route(
      .afterWillShow(.milliseconds(500)),
      .secondWindow,
      .descriptions(["<UIKeyboard", "<UIPeripheralHostView"])
    )
  )

  /// A search for the host view in the container of `windows[1]`. Works on 8; from 9 that window has the host
  /// view of a placeholder (KW25).
  static let container = NumberPadWalk(
    "container",
    fact: "KW25",
    Route(.didShow, .secondWindow, .hostInContainer, isAtBottom: true)
  )

  /// A search for the host view in the container of any system window. Works from 8 to 15 (KW26).
  static let anyWindow = NumberPadWalk(
    "any window",
    fact: "KW26",
    Route(.didShow, .systemWindows, .hostInContainer, isAtBottom: true)
  )

  /// A search for the host view in the container of `UIRemoteKeyboardWindow`. Works from 9 to 15 (KW26).
  static let remoteWindow = NumberPadWalk(
    "remote window",
    fact: "KW26",
    Route(.didShow, .windows(named: "UIRemoteKeyboardWindow"), .hostInContainer, isAtBottom: true)
  )

  /// The last window itself. Works up to 15, where the button is in front (KW26).
  static let lastWindow = NumberPadWalk(
    "last window",
    fact: "KW26",
    Route(.didShow, .lastWindow, .window, isAtBottom: true)
  )

  /// A search for the host view in the container of the text-effects window. Works on 8; from 9 the keys are
  /// in a window in front of it (KW27).
  static let textEffects = NumberPadWalk(
    "text effects",
    fact: "KW27",
    Route(.didShow, .windows(named: "UITextEffectsWindow"), .hostInContainer, isAtBottom: true)
  )

  /// A combination of all walks: its order of checks finds a view of the keyboard on every system; from 16
  /// it is the host view of a placeholder (KW18).
  static let finder = NumberPadWalk(
    "finder",
    fact: "KW18",
    Route(
      .didShow,
      .keyboardWindow,
      .anyOf([.descriptions(["<UIKeyboard", "<UIPeripheralHostView"]), .hostInContainer]),
      isAtBottom: true
    )
  )

  /// All walks, oldest first.
  static let all: [NumberPadWalk] = [
    className, tagged, nextTurn, halfSecond, container, anyWindow, remoteWindow, lastWindow, textEffects,
    finder,
  ]
}
