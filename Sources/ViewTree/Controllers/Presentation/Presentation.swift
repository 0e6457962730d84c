import Foundation
import Responder
import Simulation

/// One controller over another, from the call that presents it until it is dismissed.
@MainActor final class Presentation {
  /// How long it takes to come or go.
  static let duration = Duration.milliseconds(400)
  unowned let presenter: ViewController
  let presented: ViewController
  let style: ModalPresentationStyle
  /// Whether it is a form on a pad, which has the width of a phone.
  let isFormOnPad: Bool
  /// The traits that the controller of a form on a pad had before.
  var traitsBefore: Traits?
  /// Holds the presented view, and keeps touches from what is below.
  let container: View
  /// The transition that is under way.
  var transition: ControllerTransition?
  /// What waits for the transition to end.
  var waiting: [@MainActor () -> Void] = []
  /// The containers that go when the dismissal ends.
  var goingContainers: [View] = []
  /// Where the presenter's view was before it was taken away; nil while it is there.
  private var place: Place?
  /// Who gets the focus back when the presentation is over.
  weak var focused: Responder?
  /// What a finger that pulls the sheet does to it.
  var pull: Pull?
  /// How far the keyboard has moved a form up.
  var lift: CGFloat = 0
  /// Whether another root controller has taken the whole presentation off its window.
  var isDropped = false
  /// Lets the program animate along with the transition that is under way.
  var coordinator: TransitionCoordinator?

  /// A place among subviews. It may be the window's, which holds the presenter.
  private struct Place {
    weak var superview: View?
    var index: Int
  }

  init(
    of presented: ViewController,
    over presenter: ViewController,
    style: ModalPresentationStyle,
    idiom: Device.Idiom
  ) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    isFormOnPad = style == .formSheet && idiom == .pad
    container = style == .popover ? PopoverGround() : View()
  }

  /// What a popover belonged to when it was placed last, and where it stood then.
  var placedAnchor: CGRect?
  var lastPopoverFrame = CGRect.zero

  var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }
  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// Puts the presented view into the window, in front of what is there (G30).
  func install(in window: Window) {
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.place(container, in: window.interfaceBounds)
    stand(presented.view, in: window)
    container.addSubview(presented.view)
    if isSheet, window.application.context.rule(VersionRules.sheetsAreUsual) { installPan() }
    if style == .popover { installPopoverTap() }
    window.addSubview(container)
    guard let traitsBefore else { return }
    window.hasOwnTraits = true
    presented.traitsDidChange(from: traitsBefore)
  }

  /// Gives the presented view its place in the interface as it stands now.
  func place(in window: Window) {
    guard container.superview === window else { return }
    window.place(container, in: window.interfaceBounds)
    guard !presented.isGoing, pull == nil, let view = presented.viewIfLoaded, view.superview === container
    else { return }
    stand(view, in: window)
  }

  private func stand(_ view: View, in window: Window) {
    lift = lift(of: unliftedFrame(in: window), in: window)
    view.frame = frame(in: window)
  }

  /// Where the presented view stands in its container.
  func frame(in window: Window) -> CGRect {
    let frame = unliftedFrame(in: window)
    return frame.offsetBy(dx: 0, dy: -lift(of: frame, in: window))
  }

  /// Where it would stand without a keyboard.
  func unliftedFrame(in window: Window) -> CGRect {
    switch style {
    case .pageSheet, .formSheet:
      return sheetPlacement(in: window).frame(in: window.interfaceFrameOfRootView)
    case .popover:
      return popoverFrame(in: window)
    case .overCurrentContext, .currentContext:
      // A presenter that was taken away stands where it stood.
      guard presenter.view.superview != nil else { return presented.view.frame }
      return container.convert(presenter.view.convert(presenter.view.bounds, to: nil), from: nil)
    case .fullScreen, .overFullScreen, .automatic, .custom, .none:
      return window.interfaceFrameOfRootView
    }
  }

  /// Returns the size that the presented view will have in a window of another size.
  func size(in windowSize: CGSize, of window: Window) -> CGSize {
    if style == .popover { return presented.viewIfLoaded?.bounds.size ?? windowSize }
    guard isSheet else { return windowSize }
    return sheetPlacement(in: window).frame(in: CGRect(origin: .zero, size: windowSize)).size
  }

  private func sheetPlacement(in window: Window) -> SheetPlacement {
    let context = window.application.context
    return SheetPlacement(
      isForm: style == .formSheet,
      idiom: context.device.idiom,
      leavesStrip: context.rule(VersionRules.sheetsAreUsual),
      topInset: window.application.screen.topInsetInPortrait
    )
  }

  func hidePresenter() {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    place = Place(superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    view.removeFromSuperview()
  }

  func showPresenter() {
    guard let place else { return }
    place.superview?.insertSubview(presenter.view, at: place.index)
    self.place = nil
    // The interface may have turned meanwhile.
    (place.superview as? Window)?.placeContents()
  }
}
