extension NumberPadWalk {
  /// Document 001 in 2008: at will-show, whatever in `windows[1]` calls itself a keyboard. Works up to 3.1 (KW19).
  ///
  /// The document prints the prefix as `UIKeyboard`; its page has lost the `<`, see
  /// `Application.dropsBracketOfSystemViews` (KW11).
  public static let firstVersion = NumberPadWalk(
    "first version",
    fact: "KW19",
    Route(.willShow, .secondWindow, .descriptions(["<UIKeyboard"]))
  )

  /// The same with the class's name. Works up to 3.1, where programs may ask for it (KW20).
  public static let className = NumberPadWalk(
    "class name",
    fact: "KW20",
    Route(.willShow, .secondWindow, .className("UIKeyboard"))
  )

  /// Document 001 in June 2010: from 3.2 at did-show, onto the host view. Works up to 7 (KW21).
  public static let june2010 = NumberPadWalk(
    "June 2010",
    fact: "KW21",
    Route(.didShow, .secondWindow, .descriptions(["<UIPeripheralHost"])),
    before3_2: firstVersion.route
  )

  /// The same, looking first whether there is a second window and whether the field is the one for numbers, with a tag by
  /// which the button is taken away. Works up to 7, and leaves nothing (KW22).
  public static let tagged = NumberPadWalk(
    "tagged",
    fact: "KW22",
    Route(.didShow, .secondWindowIfAny, june2010.route.target),
    before3_2: Route(.didShow, .secondWindowIfAny, firstVersion.route.target),
    tag: 123
  )

  /// One turn of the run loop after will-show, onto the host view. Works from 3.2 to 7, and the button rides up (KW23).
  public static let nextTurn = NumberPadWalk(
    "next turn",
    fact: "KW23",
    Route(.afterWillShow(.zero), .secondWindow, june2010.route.target)
  )

  /// Half a second after will-show, onto either view. Works from 3.2 to 7, but ends in a corner view on phones of iOS 4 to 6,
  /// as its loop goes on (KW24).
  public static let halfSecond = NumberPadWalk(
    "half a second",
    fact: "KW24",
    Route(
      .afterWillShow(.milliseconds(500)),
      .secondWindow,
      .descriptions(["<UIKeyboard", "<UIPeripheralHostView"])
    )
  )

  /// The host view in the container, in `windows[1]`. Works on 8; from 9 that window has a placeholder's (KW25).
  public static let container = NumberPadWalk(
    "container",
    fact: "KW25",
    Route(.didShow, .secondWindow, .hostInContainer, isAtBottom: true)
  )

  /// The host view in the container, in any of the system's windows. Works from 8 to 15 (KW26).
  public static let anyWindow = NumberPadWalk(
    "any window",
    fact: "KW26",
    Route(.didShow, .systemWindows, .hostInContainer, isAtBottom: true)
  )

  /// The host view in the container, in the window of the keys. Works from 9 to 15 (KW26).
  public static let remoteWindow = NumberPadWalk(
    "remote window",
    fact: "KW26",
    Route(.didShow, .windows(named: "UIRemoteKeyboardWindow"), .hostInContainer, isAtBottom: true)
  )

  /// The last window itself. Works up to 15, as far as the button is in front there (KW26).
  public static let lastWindow = NumberPadWalk(
    "last window",
    fact: "KW26",
    Route(.didShow, .lastWindow, .window, isAtBottom: true)
  )

  /// The host view in the container, in the text-effects window. Works on 8; from 9 the keys are in front (KW27).
  public static let textEffects = NumberPadWalk(
    "text effects",
    fact: "KW27",
    Route(.didShow, .windows(named: "UITextEffectsWindow"), .hostInContainer, isAtBottom: true)
  )

  /// The order of tests that finds a view of the keyboard in all times; from 16 that of a placeholder (KW18).
  public static let finder = NumberPadWalk(
    "finder",
    fact: "KW18",
    Route(
      .didShow,
      .keyboardWindow,
      .anyOf([.descriptions(["<UIKeyboard", "<UIPeripheralHostView"]), .hostInContainer]),
      isAtBottom: true
    )
  )

  /// All of them, by age.
  public static let published: [NumberPadWalk] = [
    firstVersion, className, june2010, tagged, nextTurn, halfSecond, container, anyWindow, remoteWindow,
    lastWindow, textEffects, finder,
  ]
}
