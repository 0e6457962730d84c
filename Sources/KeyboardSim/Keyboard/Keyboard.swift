import Foundation
import Responder
import Simulation
import ViewTree

/// The keyboard of one simulated device: it follows the focus, posts its notifications, and types.
///
/// It lives in windows of the system's, as the programs of that system find them (KW2 to KW10). It comes when a responder that takes text becomes
/// first responder of the key window (A31), or among the keyboard's own views, and goes when there is none any more. The will-notifications are posted
/// inside the call that changed the focus, the did-notifications when the slide has ended (KN35).
@preconcurrency @MainActor public final class Keyboard {
  let application: Application
  /// Keeps the simulator for the statics that the program's code asks.
  private let session: SimulationSession?
  @exclusivity(unchecked) var presentation: KeyboardPresentation
  @exclusivity(unchecked) var typing = TypingState(plane: .letters)
  @exclusivity(unchecked) var settings = TypingSettings()
  /// Whether shift has followed what was typed last.
  @exclusivity(unchecked) var isShiftAdjusted = true
  /// The delete key that a finger is on.
  @exclusivity(unchecked) var heldDelete: HeldDelete?
  /// The layouts that were asked for.
  @exclusivity(unchecked) var knownLayouts: [(request: LayoutRequest, layout: KeyboardLayout)] = []
  @exclusivity(unchecked) private(set) var request = InputRequest()
  /// Who gets what is typed: the first responder whose request this is.
  private let typist = FocusReference()
  /// The first responder that was looked at last, also if it wants no keyboard.
  private let followed = FocusReference()
  let handle = Handle<Keyboard>()
  /// What is wanted on the screen, and the program's views in it.
  @exclusivity(unchecked) private(set) var inputSet: InputSet?
  @exclusivity(unchecked) private(set) var inputViews = InputViews()
  /// What is in the windows; `Keyboard+Views.swift` changes it.
  @exclusivity(unchecked) var installed = InstalledKeys()
  /// The windows and views of the system.
  let views: KeyboardViews
  /// Whether the views are in their windows before will-show.
  let isInPlaceAtWillShow: Bool
  /// Brings the views into their windows; nil if they are, or none are wanted.
  @exclusivity(unchecked) var placing: ScheduledWork?
  /// What begins once the views are in their windows.
  @exclusivity(unchecked) var waitingSlide: Slide?
  /// The system's windows, the edit menu's among them.
  private var keptWindows: [SystemWindow] = []
  @exclusivity(unchecked) private var storedIsHardwareKeyboardConnected = false
  @exclusivity(unchecked) private var storedPredictiveBar = PredictiveBar.shown
  @exclusivity(unchecked) private var storedHasCandidates = false
  /// The heights that were looked up.
  @exclusivity(unchecked) private var knownHeights: [(query: KeyboardHeights.Query, height: KeyboardHeight)] =
    []
  /// Counts how often responders were asked what they want.
  @exclusivity(unchecked) private var lookups = 0
  /// Whether a swap of keyboards is being told.
  @exclusivity(unchecked) private var isTellingSwap = false
  /// Whether the present first responder gets no keys of hardware (A64).
  @exclusivity(unchecked) var isDeafToHardware = false
  /// Counts the keys that took effect, on the screen and of hardware.
  @exclusivity(unchecked) package internal(set) var effectCount = 0
  /// Whether the keyboard has left with its program.
  @exclusivity(unchecked) var hasLeftWithProgram = false
  /// The keyboard of another program beside this one; nil while there is none.
  @exclusivity(unchecked) var others: KeyboardPresentation?

  /// The words that the keyboard mends while a person types, each with what takes its place; in lower case (KT17).
  ///
  /// A space, the return key, punctuation and the end of editing accept the mended word. Not in a secret, nor where the
  /// text input's ``TextInputTraits/autocorrectionType`` is `.no`.
  public var corrections: [String: String] = [:]

  /// Creates a keyboard and makes it the application's input system.
  package init(application: Application) {
    self.application = application
    let context = application.context
    session = context.session
    presentation = KeyboardPresentation(on: application)
    let structure = KeyboardStructure(of: context)
    isInPlaceAtWillShow = structure.isInPlaceAtWillShow
    views = KeyboardViews(structure, application)
    context.describeNotification = KeyboardNotice.describe
    application.inputSystem = self
    handle.lead(to: self)
  }

  deinit {
    handle.takeBack()
    if application.inputSystem === self { application.inputSystem = nil }
  }

  /// Whether a person types on a keyboard of hardware, which keeps the keys away from the screen; false at first.
  ///
  /// What a text input shows beside the keys stays, and on pads from iOS 9 a bar of shortcuts (KH105), or else nothing is
  /// shown and nothing posted (A79). Setting it while a text input is first brings the keyboard in line (S9d).
  public var isHardwareKeyboardConnected: Bool {
    get { storedIsHardwareKeyboardConnected }
    set {
      guard newValue != storedIsHardwareKeyboardConnected else { return }
      storedIsHardwareKeyboardConnected = newValue
      followSetting("hardware keyboard", newValue ? "is connected" : "is disconnected")
    }
  }

  /// How much is seen of the bar of predictions above the keys, as the setting Predictive has it, or as a person has
  /// dragged the bar; all of it at first.
  ///
  /// A field without autocorrection has no bar, nor has a secret before iOS 11 (KH116). Setting it while the keyboard is up
  /// posts what a show posts, if that changes the height (S6). Stops with `the predictive bar can't be collapsed on iOS
  /// 18.0` where it never could.
  public var predictiveBar: PredictiveBar {
    get { storedPredictiveBar }
    set {
      guard newValue != .collapsed || context.rule(VersionRules.predictiveBarCollapses) else {
        programmerError("the predictive bar can't be collapsed on iOS \(context.system)")
      }
      guard newValue != storedPredictiveBar else { return }
      storedPredictiveBar = newValue
      followSetting("predictive bar", "is \(newValue)")
    }
  }

  /// Whether the letters are those of an input method that shows candidates above them, such as Pinyin; false at first.
  ///
  /// What is typed stays the same. Setting it while the keyboard is up posts what a show posts, if that changes the
  /// height.
  public var hasCandidates: Bool {
    get { storedHasCandidates }
    set {
      guard newValue != storedHasCandidates else { return }
      storedHasCandidates = newValue
      followSetting("bar of candidates", newValue ? "is shown" : "is away")
    }
  }

  /// Brings a keyboard that is wanted in line with a setting that has changed.
  func followSetting(_ name: String, _ state: String) {
    context.log.recording(.keyboard, name, state) {
      if followed.responder != nil { follow(.reload) }
    }
  }

  // MARK: Asking

  /// Where the keyboard is, or is moving to, in screen coordinates; below the screen while it is away.
  public var frame: CGRect { presentation.frame.applying(application.screen.fromInterface) }

  /// Where the keyboard is seen at this moment, in screen coordinates; below the screen while it is away.
  public var presentationFrame: CGRect {
    if let slide = waitingSlide {
      return (slide.duration > .zero ? slide.begin : slide.end).applying(application.screen.fromInterface)
    }
    return hostView?.presentation.frame.applying(application.screen.fromInterface) ?? frame
  }

  /// Whether the keyboard is up or on its way up.
  public var isVisible: Bool { presentation.isUp }

  /// Whether the keyboard is at rest on the screen: up, and not moving.
  public var isShown: Bool { presentation.stage == .shown }

  /// The window of ``view``, from the first time that the keyboard is shown: up to iOS 8 the text-effects window, which
  /// stays, from iOS 9 one that is hidden while there are no keys (KW8).
  ///
  /// From iOS 9 the program's accessory and input views are in the text-effects window instead.
  public var window: SystemWindow? { views.window }

  /// The keyboard as one view, that of its keys if it has any; nil while it is away.
  ///
  /// From iPhone OS 3.2 it gets into its window one turn of the clock after will-show (KW4).
  public var view: KeyboardHostView? { views.isInUse ? hostView : nil }

  var hostView: KeyboardHostView? { views.front }

  /// Whether the views get into their windows at the clock's next turn.
  package var isWaitingForWindows: Bool { placing != nil }

  /// Whether a view is among what slides in and out.
  package func has(_ view: View) -> Bool {
    views.isInUse && views.hosts.contains { view.isDescendant(of: $0) }
  }

  /// The keys that are seen, in the order of the rows; none while the keyboard is away.
  public var keys: [KeyboardKey] { installed.layout == nil ? [] : view?.keyplane?.keys ?? [] }

  /// The plane of keys that is seen.
  public var plane: KeyPlane { layout?.present(typing.plane) ?? .letters }

  /// Whether letters are typed as capitals.
  public var isShifted: Bool { typing.isShifted }

  /// The name of the layout, as UIKit's logs have it: `iPhone-Portrait-QWERTY` (KL16).
  public var layoutName: String? { isVisible ? layout?.name : nil }

  /// The responder that gets what is typed; nil while the keyboard is away.
  public var target: Responder? { isVisible ? responder : nil }

  var responder: Responder? { typist.responder }

  // MARK: Following the focus

  /// Brings the keyboard in line with what the first responder wants.
  func follow(_ reason: KeyboardPresentation.Reason) {
    let focused = application.focusedResponder
    if focused !== followed.responder { isDeafToHardware = false }
    followed.set(focused, isView: focused is View)
    // What is wanted meanwhile is looked up when the program comes back.
    guard !hasLeftWithProgram else { return }
    context.continueActive { show(for: focused, reason) }
  }

  private func show(for wanted: Responder?, _ cause: KeyboardPresentation.Reason) {
    let wasUp = presentation.isUp
    let isNew = wanted !== responder
    guard let wanted else {
      lookups += 1
      return showNothing(for: nil)
    }
    guard cause != .focus || !wasUp || isNew else { return }
    lookups += 1
    let lookup = lookups
    let views = InputViews(of: wanted, keeping: inputViews, in: context)
    var request = InputRequest(of: wanted, views)
    request.type = request.type.effective(in: context)
    // A getter of the program's may have changed the focus, which came later and stands.
    guard lookup == lookups else { return }
    guard let set = inputSet(for: request) else {
      self.request = request
      return showNothing(for: request.takesText ? wanted : nil)
    }
    let reason = reason(for: cause, isSwitch: wasUp && isNew)
    let telling = telling(of: set, for: request, reason)
    let hasNewViews = wasUp && set.hasOtherViews(than: inputSet)
    typist.set(wanted, isView: wanted is View)
    self.request = request
    inputSet = set
    inputViews = views
    let place = placeOfOthersKeyboard()
    let wasTellingSwap = isTellingSwap
    isTellingSwap = reason == .swap
    perform(
      presentation.want(
        height: set.height,
        visible: set.visibleHeight,
        duration: reason == .swap ? .zero : slideDuration,
        reason: reason,
        hasNewViews: hasNewViews,
        distance: place ?? application.focusRide?.distance,
        telling: telling
      )
    )
    isTellingSwap = wasTellingSwap
  }

  private func reason(
    for cause: KeyboardPresentation.Reason,
    isSwitch: Bool
  ) -> KeyboardPresentation.Reason {
    switch cause {
    case .focus: isSwitch ? .fieldSwitch : .focus
    case .reload where isTellingSwap && context.rule(VersionRules.reloadRepeatsSwap): .swap
    default: cause
    }
  }

  private func showNothing(for responder: Responder?) {
    typist.set(responder, isView: responder is View)
    perform(presentation.wantNothing(duration: slideDuration))
  }

  private func inputSet(for request: InputRequest) -> InputSet? {
    let hasSafeArea = context.rule(VersionRules.hasSafeArea)
    let settings = InputSet.Settings(
      isHardwareKeyboardConnected: isHardwareKeyboardConnected,
      shortcutsBar: isHardwareKeyboardConnected
        ? KeyboardHeights.shortcutsBar(of: context.device, on: context.system) : nil,
      bottomInset: hasSafeArea ? application.screen.safeAreaInsets.bottom : 0,
      foreign: foreignKeys(for: request)
    )
    return InputSet(request, settings) { keysHeight(for: request) }
  }

  var slideDuration: Duration {
    guard application.areAnimationsEnabled else { return .zero }
    return application.focusRide?.duration ?? context.rule(VersionRules.keyboardSlideDuration)
  }

  var context: SimulationContext { application.context }

  private func keysHeight(for request: InputRequest) -> KeyboardHeight {
    let isBarless =
      !request.wantsPredictions || request.isSecret && !context.rule(VersionRules.secretsHaveBar)
    let query = KeyboardHeights.Query(
      request.type,
      bar: isBarless ? .off : storedPredictiveBar,
      hasCandidates: storedHasCandidates,
      isLandscape: application.screen.orientation.isLandscape
    )
    for known in knownHeights where known.query == query { return known.height }
    let height = KeyboardHeights.height(query, of: context.device, on: context.system)
    knownHeights.append((query, height))
    return height
  }

  /// Looks again at what is wanted, after the screen has changed.
  func measureAgain() {
    if inputSet != nil { inputSet = inputSet(for: request) }
  }

  /// Forgets the program's views, which are off the screen.
  func forgetInputViews() {
    inputSet = nil
    inputViews = InputViews()
  }

  // MARK: Steps

  /// Carries out what the presentation decided, until it decides anew in the middle.
  func perform(_ steps: [KeyboardPresentation.Step]) {
    let generation = presentation.generation
    for step in steps {
      guard presentation.generation == generation else { return }
      switch step {
      case .installKeys: installKeys()
      case .post(let notice): post(notice)
      case .slide(let begin, let end, let duration): slide(from: begin, to: end, duration)
      case .removeKeys: removeKeys()
      }
    }
  }

  private func slide(from begin: CGRect, to end: CGRect, _ duration: Duration) {
    let generation = presentation.generation
    context.activate {
      context.log.recording(
        .keyboard,
        "keyboard",
        "slides \(GeometryText.rect(begin)) -> \(GeometryText.rect(end)) in \(GeometryText.seconds(duration))"
      ) {
        move(Slide(begin: begin, end: end, duration: duration))
        _ = context.schedule(after: duration, label: "arrival of the keyboard") {
          [handle] in
          guard let keyboard = handle.object else { return }
          keyboard.perform(keyboard.presentation.arrived(generation: generation))
        }
      }
    }
  }
}

extension Keyboard: InputSystem {
  package func keep(_ window: SystemWindow) { keptWindows.append(window) }

  /// Lets go of who is first in the window.
  package nonisolated func windowGoes(_ window: Window) {
    if typist.isView(of: window) { typist.clear() }
    if followed.isView(of: window) { followed.clear() }
  }

  /// Follows the focus if it is that of the key window, or of a field in the keyboard's own views.
  package func firstResponderDidChange(from old: Responder?, to new: Responder?, in window: Window) {
    if window.isKeyWindow || window === application.inputWindow { follow(.focus) }
  }

  /// Asks the first responder again what it wants; also when the one asks that brought the views which it is in.
  package func inputViewsDidChange(for responder: Responder) {
    if responder === followed.responder || responder === application.keyWindow?.focusScope?.firstResponder {
      follow(.reload)
    }
  }

  /// Looks again whether the next letter is a capital (KT3).
  package func textDidChange(in responder: Responder) {
    if responder === self.responder, presentation.isUp { adjustShift() }
  }

  /// Shows what the responder wants; what is typed goes nowhere.
  package func inputViewsOutlive(_ responder: Responder) {
    context.activate { show(for: responder, .focus) }
    if self.responder === responder { typist.clear() }
  }

  /// Follows the focus of the new key window.
  package func keyWindowDidChange() {
    follow(.focus)
  }
}

extension FocusReference {
  /// Whether it names a view in `window`.
  fileprivate nonisolated func isView(of window: Window) -> Bool {
    (responder as? View)?.isIn(window) ?? false
  }
}
