import HeadlessUIKit

/// A condition that a stage must meet so that a technique can be played there, or so that a bug can occur.
///
/// A condition is computed from the rules of the system's version or measured in a simulator, so that it is
/// right for every device and system.
public struct ScenarioRequirement: Sendable {
  /// The reason why nothing can occur on a stage that doesn't meet the condition, as the end of the sentence
  /// "It can't occur here: ...", such as `the keyboard's notifications have no frame before 3.2 (KN13)`.
  public let reason: String
  private let condition: @MainActor @Sendable (Stage) -> Bool

  init(_ reason: String, condition: @escaping @MainActor @Sendable (Stage) -> Bool) {
    (self.reason, self.condition) = (reason, condition)
  }

  /// Creates a condition that a rule of the system's version has a value.
  init(_ reason: String, _ rule: VersionRule<Bool>, is value: Bool = true) {
    self.init(reason) { $0.has(rule) == value }
  }

  /// Whether a stage meets the condition.
  @MainActor func isMet(on stage: Stage) -> Bool { condition(stage) }
}

// MARK: Conditions of the techniques

extension ScenarioRequirement {
  /// The user info of the keyboard's notifications has its frames.
  static let frames = ScenarioRequirement(
    "the keyboard's notifications have no frame before 3.2 (KN13)",
    VersionRules.userInfoContainsFrames
  )
  /// The user info of the keyboard's notifications has the duration and the curve of its slide.
  static let animation = ScenarioRequirement(
    "the keyboard's notifications have neither duration nor curve before 3.0 (KN10)",
    VersionRules.userInfoContainsAnimation
  )
  /// The device is one for which the author of KeyboardAwareViewController intends the class.
  static let phone = ScenarioRequirement("its author excludes iPads (D4.6)") {
    $0.device.idiom == .phone
  }
  /// Text inputs can have accessory views and input views.
  static let accessoryViews = ScenarioRequirement(
    "fields have neither input nor accessory views before 3.2 (on iPhones before 4.0)",
    VersionRules.hasInputViews
  )
  /// There are gesture recognizers.
  static let gestureRecognizers = ScenarioRequirement(
    "there are no gesture recognizers before 3.2",
    VersionRules.hasGestureRecognizers
  )
}

// MARK: Conditions of the bugs

extension ScenarioRequirement {
  /// The keyboard changes its height between a field for numbers and one for text.
  static let unequalKeyboards = ScenarioRequirement(
    "the keyboards for numbers and for letters are equally high"
  ) { $0.keyboardHeight(.numberPad) != $0.keyboardHeight(.default) }

  /// A did-show is posted when the user goes from a field for numbers to one for text.
  static let secondDidShow = ScenarioRequirement(
    "a change of the field posts no second did-show: the keyboard keeps its height (S4a, S4b)"
  ) { $0.postsDidShowForSecondField }

  /// A finger at the edge of the screen pops a controller.
  static let swipingBack = ScenarioRequirement(
    "swiping back came with iOS 7",
    VersionRules.hasInteractivePop
  )

  /// Containers change the content insets of scroll views under their bars.
  static let automaticInsets = ScenarioRequirement(
    "it needs content insets that the system sets for translucent bars, from iOS 7 to 10 (U53)",
    VersionRules.containersAdjustScrollViewInsets
  )

  /// A tab bar's height counts against a scroll view that ends above the bar.
  static let tabBarCounts = ScenarioRequirement(
    "from iOS 11 a tab bar counts as safe area, which a scroll view that ends above the bar doesn't add (E6)",
    VersionRules.hasSafeArea,
    is: false
  )

  /// The safe area has a bottom inset.
  static let homeIndicator = ScenarioRequirement(
    "it needs a home indicator, whose height the system adds to the insets from iOS 11 on (E6)"
  ) { stage in stage.measure { $0.window.safeAreaInsets.bottom > 0 } }

  /// The screen's coordinates don't rotate.
  static let fixedScreen = ScenarioRequirement(
    "from iOS 8 the screen's coordinates rotate with the interface (KN25)",
    VersionRules.screenRotatesWithInterface,
    is: false
  )

  /// The first did-show of a keyboard that gets an accessory view at will-show has the height without it.
  static let earlyDidShow = ScenarioRequirement(
    "before iOS 8 the first did-show has the height with the toolbar (S16a)",
    VersionRules.interruptedShowReportsCurrentFrame,
    is: false
  )

  /// A hardware keyboard leaves a bar on the screen.
  static let shortcutsBar = ScenarioRequirement(
    "it needs the shortcuts bar, which iPads have from iOS 9 on (KG7)"
  ) { stage in
    stage.measure { simulator in
      simulator.keyboard.isHardwareKeyboardConnected = true
      return simulator.keyboardHeight(.default) > 0
    }
  }

  /// The user can move the keyboard off the bottom of the screen.
  static let movableKeyboard = ScenarioRequirement(
    "it needs a keyboard that the user can move off the bottom, which iPads have from iOS 5 on (KG9)"
  ) {
    $0.device.idiom == .pad
      && ($0.has(VersionRules.padKeyboardUndocks) || $0.has(VersionRules.padKeyboardFloats))
  }

  /// A form sheet doesn't fill the screen, and keeps its keyboard.
  static let formSheets = ScenarioRequirement(
    "an iPhone shows a form sheet on the whole screen, where the keyboard leaves (S17)"
  ) { $0.device.idiom == .pad }

  /// A controller decides whether the keyboard stays.
  static let automaticDismissal = ScenarioRequirement(
    "disablesAutomaticKeyboardDismissal came with 4.3 (S17)",
    VersionRules.callsDisablesAutomaticKeyboardDismissal
  )

  /// The curve of the keyboard's slide is no case of the enumeration.
  static let unnamedCurve = ScenarioRequirement(
    "before iOS 7 the keyboard's curve is a case of the enumeration (KN23)"
  ) { !(0...3).contains(VersionRules.keyboardSlideCurve.value(on: $0.system)) }

  /// A post to a deallocated observer crashes.
  static let danglingObservers = ScenarioRequirement(
    "from iOS 9 on a notification center ignores observers that were deallocated (U59)",
    VersionRules.deallocatedObserversAreIgnored,
    is: false
  )
}

// MARK: Measuring a stage

extension Stage {
  /// Returns a value that is read in a simulator of the stage, with a key window that is on the screen.
  @MainActor func measure<Value>(_ value: (Simulator) -> Value) -> Value {
    let simulator = Simulator(device: device, system: system, logIsEnabled: false)
    return simulator.perform {
      simulator.window.makeKeyAndVisible()
      return value(simulator)
    }
  }

  /// Returns the height of the keyboard for a type of text, in points.
  @MainActor func keyboardHeight(_ type: KeyboardType) -> CGFloat { measure { $0.keyboardHeight(type) } }

  /// Whether did-show is posted twice when a field for numbers and then one for text begin editing.
  @MainActor var postsDidShowForSecondField: Bool {
    measure { simulator in
      var count = 0
      let token = simulator.notifications.addObserver(forName: Responder.keyboardDidShowNotification) { _ in
        count += 1
      }
      defer { simulator.notifications.removeObserver(token) }
      for type in [KeyboardType.numberPad, .default] { _ = simulator.keyboardHeight(type) }
      return count > 1
    }
  }
}

extension Simulator {
  /// The device and system of the simulator.
  var stage: Stage { Stage(device, system) }

  /// Makes a new field of the window first responder, and returns the height of the part of the screen that
  /// the keyboard covers; 0 if there is no keyboard.
  @MainActor fileprivate func keyboardHeight(_ type: KeyboardType) -> CGFloat {
    let field = TextField()
    field.keyboardType = type
    window.addSubview(field)
    field.becomeFirstResponder()
    settle()
    return keyboard.isVisible ? screen.bounds.maxY - keyboard.frame.minY : 0
  }
}
