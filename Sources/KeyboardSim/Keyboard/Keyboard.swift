import Foundation
import Responder
import Simulation
import ViewTree

/// The keyboard of one simulated device: it follows the focus, posts its notifications, and types.
///
/// It lives in windows of the system's, as the programs of that system find them (KW2 to KW10). It comes when a
/// responder that takes text becomes first responder of the key window (A31), or among the keyboard's own views, and goes
/// when there is none any more. The will-notifications are posted inside the call that changed the focus, the
/// did-notifications when the slide has ended (KN35).
@preconcurrency @MainActor public final class Keyboard {
  let application: Application
  /// Keeps the simulator for the statics that the program's code asks.
  private let session: SimulationSession?
  var presentation: KeyboardPresentation
  var typing = TypingState(plane: .letters)
  var settings = TypingSettings()
  /// Whether shift has followed what was typed last.
  var isShiftAdjusted = true
  /// The delete key that a finger is on.
  var heldDelete: HeldDelete?
  /// The layouts that were asked for.
  var knownLayouts: [(request: LayoutRequest, layout: KeyboardLayout)] = []
  var request = InputRequest()
  /// Who gets what is typed: the first responder whose request this is.
  let typist = FocusReference()
  /// The first responder that was looked at last, also if it wants no keyboard.
  let followed = FocusReference()
  let handle = Handle<Keyboard>()
  /// What is wanted on the screen, and the program's views in it.
  var inputSet: InputSet?
  var inputViews = InputViews()
  /// What is in the windows; `Keyboard+Views.swift` changes it.
  var installed = InstalledKeys()
  /// The windows and views of the system.
  let views: KeyboardViews
  /// Whether the views are in their windows before will-show.
  let isInPlaceAtWillShow: Bool
  /// Brings the views into their windows; nil if they are, or none are wanted.
  var placing: ScheduledWork?
  /// What begins once the views are in their windows.
  var waitingSlide: Slide?
  /// The system's windows, the edit menu's among them.
  var keptWindows: [SystemWindow] = []
  var storedIsHardwareKeyboardConnected = false
  var storedPredictiveBar = PredictiveBar.shown
  var storedHasCandidates = false
  /// The heights that were looked up.
  var knownHeights: [(query: KeyboardHeights.Query, height: KeyboardHeight)] =
    []
  /// Whether a person sends the keyboard away, which can't stay then (S17).
  var isSentAway = false
  /// What was wanted and is not established, in words; nil, as at first, lets that stop the program.
  package var gaps: [String]?
  /// Counts the changes of who is wanted to be typed for; a responder that was asked before one counts no more.
  var lookups = 0
  /// Whether a swap of keyboards is being told.
  var isTellingSwap = false
  /// Whether the present first responder gets no keys of hardware (A64).
  var isDeafToHardware = false
  /// Counts the keys that took effect, on the screen and of hardware.
  package internal(set) var effectCount = 0
  /// Whether the keyboard has left with its program.
  var hasLeftWithProgram = false
  /// The keyboard of another program beside this one; nil before its first show.
  var others: KeyboardPresentation?

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
    context.readFrames = { [unowned application] in KeyboardNotice.frames(in: $0, on: application.screen) }
    application.inputSystem = self
    handle.lead(to: self)
  }

  deinit {
    handle.takeBack()
    if application.inputSystem === self { application.inputSystem = nil }
  }

  var context: SimulationContext { application.context }
}
