import Foundation
import Responder
import Simulation

/// The presentation of one controller over another, from the call that presents it to the end of its
/// dismissal.
@MainActor final class Presentation {
  /// The duration of presentation and dismissal.
  static let duration = Duration.milliseconds(400)
  unowned let presenter: ViewController
  let presented: ViewController
  let style: ModalPresentationStyle
  /// Whether the presented controller is a form on a pad, which has a compact width like a phone.
  let isFormOnPad: Bool
  /// The style to which the presentation has adapted, or `.none`.
  var adaptedStyle = ModalPresentationStyle.none
  /// The traits of the controller before the presentation, of a form on a pad or with overrides.
  var traitsBefore: Traits?
  /// The superview of the presented view, which blocks touches on the views behind it.
  let container: PresentationContainer
  /// The controller whose `present` was called.
  weak var source: ViewController?
  /// The current transition of an animator of the app.
  var context: TransitionContext?
  /// The current transition.
  var transition: ControllerTransition?
  /// The work to do at the end of the current transition.
  var waiting: [@MainActor (Presentation) -> Void] = []
  /// The containers to remove at the end of the dismissal.
  var containersToRemove: [View] = []
  /// The former place of the presenter's view in the hierarchy; `nil` unless the view was removed.
  private var place: Place?
  /// The responder that becomes first responder again after the presentation.
  weak var focused: Responder?
  /// The effect of the touch that pulls the sheet; `nil` without one.
  var pull: Pull?
  /// Whether a sheet rests at detents.
  var hasDetents = false
  /// The scale of a sheet that floats, which its view has as its transform.
  var sheetScale: CGFloat = 1
  /// The grabber of a sheet.
  var grabber: SheetGrabber?
  /// The distance by which the keyboard has moved up a form.
  var lift: CGFloat = 0
  /// Whether the presentation was removed because the window has got another root view controller.
  var isDropped = false
  /// The coordinator of the current transition, for the app's own animations.
  var coordinator: TransitionCoordinator?

  /// A place among subviews. The superview may be the window, which retains the presenter.
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
    container = style == .popover ? PopoverGround() : PresentationContainer()
    container.presented = presented
  }

  /// The rectangle that a popover pointed at when it was last placed, and its frame then.
  var lastPopoverAnchor: CGRect?
  var lastPopoverFrame = CGRect.zero
  /// Whether the turn of the presentation hasn't ended, so that the popover's anchor may still be missing.
  var awaitsPopoverAnchor = false
  /// Whether the popover had an anchor when it was presented.
  var hadPopoverAnchor = false

  /// Whether the presenter's view is removed.
  var hidesPresenter: Bool {
    style == .fullScreen || style == .currentContext || customController?.shouldRemovePresentersView == true
  }

  /// Adds the presented view to the window, in front of the other views (G30).
  func install(in window: Window) {
    window.place(container, in: window.interfaceBounds)
    if context == nil {
      layOut(presentedView, in: window)
      container.addSubview(presentedView)
      if isSheet { placeGrabber(over: presentedView) }
    }
    if isSheet, window.application.context.rule(VersionRules.presentsSheetsByDefault) { installPan() }
    if style == .popover { installTapBeside() }
    if container.superview == nil { window.addSubview(container) }
    guard let traitsBefore else { return }
    window.hasOwnTraits = true
    presented.traitsDidChange(from: traitsBefore)
  }

  /// Places the presented view for the interface's present orientation.
  func place(in window: Window) {
    guard container.superview === window else { return }
    window.place(container, in: window.interfaceBounds)
    // A view of a custom presentation follows its mask and the presentation controller.
    guard style != .custom, !presented.isDisappearing, pull == nil, let view = presented.viewIfLoaded,
      view.superview === container
    else { return }
    layOut(view, in: window)
  }

  private func layOut(_ view: View, in window: Window) {
    lift = lift(of: unliftedFrame(in: window), in: window)
    if isSheet, lift == 0 { put(view, at: currentRest(in: window)) } else { view.frame = frame(in: window) }
  }

  /// Returns the frame of the presented view in its container.
  func frame(in window: Window) -> CGRect {
    customController?.frameOfPresentedViewInContainerView ?? standardFrame(in: window)
  }

  /// Returns the frame of the presented view in its container, as the system determines it.
  func standardFrame(in window: Window) -> CGRect {
    let frame = unliftedFrame(in: window)
    return frame.offsetBy(dx: 0, dy: -lift(of: frame, in: window))
  }

  /// Returns the frame of the presented view in its container, without the keyboard's effect.
  func unliftedFrame(in window: Window) -> CGRect {
    switch style {
    case .pageSheet, .formSheet:
      return currentRest(in: window).shown
    case .popover:
      return popoverFrame(in: window)
    case .overCurrentContext, .currentContext:
      // Without the presenter's view in the window, the presented view's frame stays.
      guard presenter.view.superview != nil else { return presented.view.frame }
      return container.convert(presenter.view.convert(presenter.view.bounds, to: nil), from: nil)
    case .custom where customController?.shouldPresentInFullscreen == false:
      return container.convert(presenter.view.convert(presenter.view.bounds, to: nil), from: nil)
    case .fullScreen, .overFullScreen, .automatic, .custom, .none:
      return window.interfaceFrameOfRootView
    }
  }

  /// Returns the size that the presented view will have in a window of another size.
  func size(in windowSize: CGSize, of window: Window) -> CGSize {
    if style == .popover { return presented.viewIfLoaded?.bounds.size ?? windowSize }
    guard isSheet else { return windowSize }
    let rests = sheetRests(in: CGRect(origin: .zero, size: windowSize), of: window)
    return selectedRest(among: rests).frame.size
  }

  /// Places the presented view again after its controller's preferred size has changed.
  func followPreferredSize() {
    guard style == .popover || isSheet, let window = container.window else { return }
    place(in: window)
  }

  func hidePresenter() {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    if superview !== container {
      place = Place(superview: superview, index: superview.subviews.firstIndex(of: view) ?? 0)
    }
    view.removeFromSuperview()
  }

  /// Moves the presenter's view to the container, for a transition of the app that replaces it.
  func movePresenterToContainer() {
    hidePresenter()
    container.insertSubview(presenter.view, at: 0)
  }

  func showPresenter() {
    guard let place else { return }
    place.superview?.insertSubview(presenter.view, at: place.index)
    self.place = nil
    // The interface may have rotated in the meantime.
    (place.superview as? Window)?.placeContents()
  }
}

/// The superview of a presented view.
class PresentationContainer: View {
  weak var presented: ViewController?
  /// The presentation of a sheet, which may leave its presenter undimmed.
  weak var sheetPresentation: Presentation?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Returns `nil` for a touch beside a sheet that leaves its presenter undimmed.
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self && sheetPresentation?.leavesPresenterUndimmed == true ? nil : hit
  }

  override func layoutSubviews() {
    let controller = presented?.ownPresentationController
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
