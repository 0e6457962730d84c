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
    let presenter = contextOwner(for: viewControllerToPresent)
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
    present(viewControllerToPresent, over: presenter, in: window, animated: animated, completion: completion)
  }

  private func present(
    _ wanted: ViewController,
    over presenter: ViewController,
    in window: Window,
    animated: Bool,
    completion: (@MainActor () -> Void)?
  ) {
    let context = window.application.context
    let traits = TraitCollection(presenter.resolvedTraits)
    let style = wanted.styleInUse(on: context, traits)
    let isAdapted = style != wanted.ownStyle(on: context)
    let presented = isAdapted ? wanted.adapted(to: style) : wanted
    let presentation = Presentation(of: presented, over: presenter, style: style, idiom: context.device.idiom)
    presentation.hasDetents = context.rule(VersionRules.sheetsHaveDetents)
    presentation.adaptedStyle = isAdapted ? style : .none
    if presentation.isFormOnPad || presented.ownPresentationController?.overrideTraitCollection != nil {
      presentation.traitsBefore = presented.resolvedTraits
    }
    presentation.source = self
    presenter.presentation = presentation
    presented.presenter = presenter
    window.application.log.recording(
      .controller,
      presenter.debugName,
      "presents \(presented.debugName)"
    ) {
      presentation.begin(in: window, animated: animated, completion: completion)
    }
  }

  /// Returns the presenter: the outermost ancestor or, for the current-context styles, the nearest that
  /// defines a presentation context.
  private func contextOwner(for presented: ViewController) -> ViewController {
    let usesContext: Bool
    switch presented.modalPresentationStyle {
    case .currentContext, .overCurrentContext: usesContext = true
    case .custom:
      presented.prepareCustomController(presenting: ancestors.last ?? self, source: self)
      usesContext = presented.ownPresentationController?.shouldPresentInFullscreen == false
    default: usesContext = false
    }
    if usesContext, let context = ([self] + ancestors).first(where: \.definesPresentationContext) {
      return context
    }
    return ancestors.last ?? self
  }

  private func refuse(_ other: ViewController, _ reason: String) {
    log?.record(.controller, debugName, "can't present \(other.debugName) on \(debugName), \(reason)")
  }

  /// Returns the style of the controller on the device, without adaptation.
  private func ownStyle(on context: SimulationContext) -> ModalPresentationStyle {
    if (self as? AlertController)?.isPopoverOnPad == true { return .popover }
    let usesSheetsByDefault = context.rule(VersionRules.presentsSheetsByDefault)
    switch modalPresentationStyle {
    case .automatic: return usesSheetsByDefault ? .pageSheet : .fullScreen
    case .pageSheet, .formSheet:
      return usesSheetsByDefault || context.device.idiom == .pad ? modalPresentationStyle : .fullScreen
    case .none: return .overFullScreen
    case .popover, .custom, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return modalPresentationStyle
    }
  }

  /// Returns the style in which the controller is presented: its own, or the one to which its presentation
  /// controller adapts.
  private func styleInUse(on context: SimulationContext, _ traits: TraitCollection) -> ModalPresentationStyle
  {
    let own = ownStyle(on: context)
    let isPhone = context.device.idiom == .phone
    switch own {
    case .popover:
      guard let popover = popoverPresentationController else { return .overFullScreen }
      popover.delegate?.prepareForPopoverPresentation(popover)
      guard isPhone else { return .popover }
      switch popover.adaptivePresentationStyle(for: traits) {
      case .none: return .popover
      case .fullScreen: return .fullScreen
      case .overFullScreen: return .overFullScreen
      default: return context.rule(VersionRules.presentsSheetsByDefault) ? .pageSheet : .fullScreen
      }
    case .pageSheet, .formSheet, .custom:
      guard isPhone || own == .custom,
        let style = ownPresentationController?.adaptivePresentationStyle(for: traits)
      else { return own }
      switch style {
      case .fullScreen, .overFullScreen: return style
      case .pageSheet, .formSheet:
        return context.rule(VersionRules.presentsSheetsByDefault) ? style : .fullScreen
      default: return own
      }
    default: return own
    }
  }

  /// Returns the controller to present in an adapted style, after the delegate has prepared it.
  private func adapted(to style: ModalPresentationStyle) -> ViewController {
    guard let controller = ownPresentationController, let delegate = controller.delegate else { return self }
    let sheet = (controller as? PopoverPresentationController)?.adaptiveSheetPresentationController
    if let sheet, style == .pageSheet,
      Application.current?.context.rule(VersionRules.sheetsHaveDetents) == true
    {
      delegate.presentationController(controller, prepare: sheet)
    }
    let other = delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
    guard let other, other !== self, other.presenter == nil, other.baseParent == nil,
      ancestors.contains(where: { $0 === other })
    else { return self }
    other.ownPresentationController = controller
    return other
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
    dropped.resetSheet()
    presentation = nil
    dropped.presented.presenter = nil
    dropped.releaseCustomController()
    dropped.container.removeFromSuperview()
    inputSystem?.presentationEnds()
  }
}
