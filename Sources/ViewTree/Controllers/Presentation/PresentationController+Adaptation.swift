import Foundation
import Simulation

extension PresentationController {
  /// The implementation of ``adaptivePresentationStyle(for:)``.
  final func baseAdaptiveStyle(for traitCollection: TraitCollection) -> ModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    guard let answer, answer != .automatic else { return usualAdaptiveStyle }
    return answer
  }

  /// The style to which the system adapts: popovers on phones, and sheets there before iOS 13.
  private var usualAdaptiveStyle: ModalPresentationStyle {
    guard let context = Application.current?.context, context.device.idiom == .phone else { return .none }
    let hasSheets = context.rule(VersionRules.presentsSheetsByDefault)
    if self is PopoverPresentationController { return hasSheets ? .pageSheet : .fullScreen }
    return !hasSheets && presentedViewController.isSheetByStyle ? .fullScreen : .none
  }
}

extension ViewController {
  /// The presentation controller of this controller, or of its nearest presented ancestor.
  public final var presentationController: PresentationController? {
    let holder = ([self] + ancestors).first { $0.presenter != nil } ?? ancestors.last ?? self
    if let known = holder.ownPresentationController, holder.presenter != nil || holder.fits(known) {
      return known
    }
    let controller = holder.newPresentationController()
    holder.ownPresentationController = controller
    return controller
  }

  /// The presentation controller of this controller or its nearest presented ancestor while it is presented:
  /// that of the style to which the presentation has adapted; `nil` otherwise.
  public final var activePresentationController: PresentationController? {
    guard let holder = ([self] + ancestors).first(where: { $0.presenter != nil }) else { return nil }
    return holder.presenter?.presentation?.sheet ?? holder.presentationController
  }

  /// Whether the controller is in a sheet, by its style.
  final var isSheetByStyle: Bool {
    [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
  }

  private var hasSheetController: Bool {
    isSheetByStyle && Application.current?.context.rule(VersionRules.sheetsHaveDetents) == true
  }

  /// Whether a presentation controller is one for the present style.
  private func fits(_ controller: PresentationController) -> Bool {
    if controller is PopoverPresentationController || isPopover {
      return controller is PopoverPresentationController == isPopover
    }
    if modalPresentationStyle == .custom { return type(of: controller) != SheetPresentationController.self }
    return controller is SheetPresentationController == hasSheetController
  }

  private func newPresentationController() -> PresentationController {
    if isPopover { return PopoverPresentationController(presentedViewController: self, presenting: nil) }
    if hasSheetController {
      return SheetPresentationController(presentedViewController: self, presenting: nil)
    }
    return customPresentationController(presenting: nil, source: self)
      ?? PresentationController(presentedViewController: self, presenting: nil)
  }

  /// Returns the presentation controller of the transitioning delegate, for the style `.custom`.
  final func customPresentationController(
    presenting: ViewController?,
    source: ViewController
  ) -> PresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self,
      presenting: presenting,
      source: source
    )
  }

  /// Notifies the containing controller of another preferred size, and the presentation controller of that of
  /// the presented controller.
  final func preferredContentSizeDidChange(from old: CGSize) {
    guard preferredContentSize != old else { return }
    baseParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    guard presenter != nil else { return }
    ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}
