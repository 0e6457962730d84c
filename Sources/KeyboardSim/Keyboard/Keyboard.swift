import Foundation
import Responder
import Simulation
import ViewTree

/// The keyboard of one simulated device, which follows the focus, posts its notifications, and types.
///
/// Its views are in system windows, as apps of that system find them (KW2 to KW10). The keyboard appears when
/// a responder that takes text becomes first responder of the key window (A31) or among the keyboard's own
/// views, and hides when there is none any more. The will-notifications are posted inside the call that
/// changed the focus, the did-notifications when the slide has ended (KN35).
@preconcurrency @MainActor public final class Keyboard {
  let application: Application
  /// The session, retained for the statics that the app's code uses.
  private let session: SimulationSession?
  // With checks of exclusive access to the properties of this class, a key (W6) takes 8 % longer.
  /// The state machine of the keyboard's stages and notifications.
  @exclusivity(unchecked) var presentation: KeyboardPresentation
  /// The state machine that decides whether the keyboard follows the focus.
  @exclusivity(unchecked) var following = KeyboardFollowing()
  @exclusivity(unchecked) var typing = KeyboardTyping()
  @exclusivity(unchecked) var settings = TypingSettings()
  @exclusivity(unchecked) var configuration = KeyboardConfiguration()
  @exclusivity(unchecked) var request = InputRequest()
  /// The first responder that receives typed text, and made ``request``.
  let typingResponder = FocusReference()
  /// The first responder that was considered last, also if it needs no keyboard.
  let followed = FocusReference()
  let handle = Handle<Keyboard>()
  /// The parts of the keyboard on the screen, and the app's views among them.
  @exclusivity(unchecked) var inputSet: InputSet?
  @exclusivity(unchecked) var inputViews = InputViews()
  /// The keys in the windows; `Keyboard+Views.swift` changes them.
  @exclusivity(unchecked) var installed = InstalledKeys()
  /// The windows and views of the system's keyboard.
  let views: KeyboardViews
  @exclusivity(unchecked) var placement: KeyboardPlacement
  /// The retained windows of the system, including the edit menu's.
  @exclusivity(unchecked) var keptWindows: [SystemWindow] = []
  @exclusivity(unchecked) var caches = KeyboardCaches()
  /// Whether any keyboard since the start had an estimated height.
  @exclusivity(unchecked) package var hasUsedEstimate = false
  /// The number of keys that took effect, on the screen and on a hardware keyboard.
  @exclusivity(unchecked) package internal(set) var effectCount = 0
  /// The end of the selection that arrow keys with the shift key keep.
  @exclusivity(unchecked) var arrowAnchor: ArrowAnchor?
  /// The delegate of the text input that the app implements and that is first responder.
  @exclusivity(unchecked) var inputListener: TextInputListener?
  /// The keyboard of another app beside this one, or `nil` before its first show.
  @exclusivity(unchecked) var others: KeyboardPresentation?

  /// The words that the keyboard corrects while the user types, each with its replacement; in lower case
  /// (KT17).
  ///
  /// A space, the return key, punctuation and the end of editing accept the correction. There is none in
  /// secure text entry, nor where the text input's ``TextInputTraits/autocorrectionType`` is `.no`.
  public var corrections: [String: String] = [:]

  /// Creates a keyboard and makes it the application's input system.
  package init(application: Application) {
    self.application = application
    let context = application.context
    session = context.session
    presentation = KeyboardPresentation(on: application)
    placement = KeyboardPlacement(isImmediate: KeyboardStructure.isInPlaceAtWillShow(in: context))
    views = KeyboardViews(application)
    context.describeNotification = KeyboardNotice.describe
    // A task of client code may retain the context longer than the application.
    context.readFrames = { [weak application] notification in
      application.flatMap { KeyboardNotice.frames(in: notification, on: $0.screen) }
    }
    application.attach(self)
    handle.attach(to: self)
  }

  deinit {
    handle.clear()
    application.detachInputSystem(ObjectIdentifier(self))
  }

  var context: SimulationContext { application.context }
}
