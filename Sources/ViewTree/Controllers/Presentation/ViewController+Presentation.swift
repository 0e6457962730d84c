import Foundation
import Responder
import Simulation

extension ViewController {
  // MARK: Presentation hierarchy

  /// The value of ``presentedViewController``.
  package final var basePresentedViewController: ViewController? { nearest { $0.presentation?.presented } }

  /// Returns the result of `find` for the controller or its nearest ancestor with one.
  final func nearest(_ find: (ViewController) -> ViewController?) -> ViewController? {
    var candidate: ViewController? = self
    while let controller = candidate {
      if let found = find(controller) { return found }
      candidate = controller.baseParent
    }
    return nil
  }

  // MARK: Presenting

  /// Implements ``present(_:animated:completion:)``.
  final func beginPresentation(
    of viewControllerToPresent: ViewController,
    animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let presenter = contextOwner(for: viewControllerToPresent.modalPresentationStyle)
    guard let window = presenter.viewIfLoaded?.window else {
      return refuse(viewControllerToPresent, "whose view is in no window")
    }
    if let other = presenter.presentation?.presented {
      return refuse(viewControllerToPresent, "which presents \(other.debugName)")
    }
    guard presenter.presenter?.presentation?.transition?.isRunning != true else {
      return refuse(viewControllerToPresent, "which is on its way up or down")
    }
    guard viewControllerToPresent.presenter == nil, viewControllerToPresent !== presenter else {
      return refuse(viewControllerToPresent, "since it is presented already")
    }
    if let parent = viewControllerToPresent.baseParent {
      return refuse(viewControllerToPresent, "since it is inside \(parent.debugName)")
    }
    guard viewControllerToPresent.rootedWindow == nil else {
      return refuse(viewControllerToPresent, "since it is the root of a window")
    }
    let style = viewControllerToPresent.styleInUse(on: window.application.context)
    let presentation = Presentation(
      of: viewControllerToPresent,
      over: presenter,
      style: style,
      idiom: window.application.context.device.idiom
    )
    if presentation.isFormOnPad { presentation.traitsBefore = viewControllerToPresent.resolvedTraits }
    if style == .custom {
      viewControllerToPresent.prepareCustomController(presenting: presenter, source: self)
    }
    presentation.source = self
    presenter.presentation = presentation
    viewControllerToPresent.presenter = presenter
    window.application.log.recording(
      .controller,
      presenter.debugName,
      "presents \(viewControllerToPresent.debugName)"
    ) {
      presentation.begin(in: window, animated: animated, completion: completion)
    }
  }

  /// Returns the presenter: the outermost ancestor or, for the current-context styles, the nearest that
  /// defines a presentation context.
  private func contextOwner(for style: ModalPresentationStyle) -> ViewController {
    if style == .currentContext || style == .overCurrentContext,
      let context = ([self] + ancestors).first(where: \.definesPresentationContext)
    {
      return context
    }
    return ancestors.last ?? self
  }

  private func refuse(_ other: ViewController, _ reason: String) {
    log?.record(.controller, debugName, "can't present \(other.debugName) on \(debugName), \(reason)")
  }

  private func styleInUse(on context: SimulationContext) -> ModalPresentationStyle {
    let usesSheetsByDefault = context.rule(VersionRules.presentsSheetsByDefault)
    if (self as? AlertController)?.isPopoverOnPad == true { return styleOfPopover(on: context) }
    switch modalPresentationStyle {
    case .automatic: return usesSheetsByDefault ? .pageSheet : .fullScreen
    case .pageSheet, .formSheet:
      return usesSheetsByDefault || context.device.idiom == .pad ? modalPresentationStyle : .fullScreen
    case .popover: return styleOfPopover(on: context)
    case .none: return .overFullScreen
    case .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return modalPresentationStyle
    }
  }

  private func styleOfPopover(on context: SimulationContext) -> ModalPresentationStyle {
    guard let popover = popoverPresentationController else { return .overFullScreen }
    (popover.delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
    guard context.device.idiom == .phone else { return .popover }
    let traits = TraitCollection.current
    let usual: ModalPresentationStyle =
      context.rule(VersionRules.presentsSheetsByDefault) ? .pageSheet : .fullScreen
    switch popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits) ?? .automatic {
    case .none: return .popover
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    default: return usual
    }
  }

  // MARK: Dismissing

  /// Implements ``dismiss(animated:completion:)``.
  final func endPresentation(animated: Bool, completion: (@MainActor () -> Void)?) {
    let holder = nearest { $0.presentation == nil ? nil : $0 } ?? nearest { $0.presenter }
    guard let presentation = holder?.presentation else {
      guard let completion, let context = Application.current?.context else { return }
      _ = context.schedule(after: .zero, label: "completion of a dismissal", body: completion)
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  /// Removes, without transitions, all controllers that are presented over this one or its descendants.
  final func dropPresentations() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      waiting += controller.baseChildren
      controller.dropOwnPresentation()
    }
  }

  private func dropOwnPresentation() {
    guard let dropped = presentation else { return }
    dropped.presented.dropPresentations()
    let inputSystem = dropped.container.window?.application.inputSystem
    dropped.isDropped = true
    presentation = nil
    dropped.presented.presenter = nil
    dropped.releaseCustomController()
    dropped.container.removeFromSuperview()
    inputSystem?.presentationEnds()
  }
}
