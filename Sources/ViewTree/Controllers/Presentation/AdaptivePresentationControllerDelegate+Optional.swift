// The optional methods of `UIAdaptivePresentationControllerDelegate`, for calls such as
// `delegate.adaptivePresentationStyle?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension AdaptivePresentationControllerDelegate {
  @_disfavoredOverload
  public var adaptivePresentationStyle:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods.AdaptivePresentationStyleCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationController:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods.PresentationControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationControllerShouldDismiss:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods.PresentationControllerShouldDismissCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationControllerWillDismiss:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods.PresentationControllerWillDismissCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationControllerDidDismiss:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods.PresentationControllerDidDismissCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationControllerDidAttemptToDismiss:
    OptionalMethod.AdaptivePresentationControllerDelegateMethods
      .PresentationControllerDidAttemptToDismissCalls?
  { .init(delegate: self) }
}

extension OptionalMethod {
  public enum AdaptivePresentationControllerDelegateMethods {}
}

extension OptionalMethod.AdaptivePresentationControllerDelegateMethods {
  @preconcurrency @MainActor public struct AdaptivePresentationStyleCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(for controller: PresentationController) -> ModalPresentationStyle? {
      OptionalMethod.call(
        "adaptivePresentationStyle(for:)",
        of: delegate,
        delegate.adaptivePresentationStyle(for: controller)
      )
    }
    public func callAsFunction(for controller: PresentationController, traitCollection: TraitCollection)
      -> ModalPresentationStyle?
    {
      OptionalMethod.call(
        "adaptivePresentationStyle(for:traitCollection:)",
        of: delegate,
        delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
      )
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(
      _ presentationController: PresentationController,
      prepare adaptivePresentationController: PresentationController
    ) -> Void? {
      OptionalMethod.call(
        "presentationController(_:prepare:)",
        of: delegate,
        delegate.presentationController(presentationController, prepare: adaptivePresentationController)
      )
    }
    public func callAsFunction(
      _ controller: PresentationController,
      viewControllerForAdaptivePresentationStyle style: ModalPresentationStyle
    ) -> ViewController? {
      OptionalMethod.call(
        "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        of: delegate,
        delegate.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
      ) ?? nil
    }
    public func callAsFunction(
      _ presentationController: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: (any ViewControllerTransitionCoordinator)?
    ) -> Void? {
      OptionalMethod.call(
        "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        of: delegate,
        delegate.presentationController(
          presentationController,
          willPresentWithAdaptiveStyle: style,
          transitionCoordinator: transitionCoordinator
        )
      )
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerShouldDismissCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(_ presentationController: PresentationController) -> Bool? {
      OptionalMethod.call(
        "presentationControllerShouldDismiss(_:)",
        of: delegate,
        delegate.presentationControllerShouldDismiss(presentationController)
      )
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerWillDismissCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(_ presentationController: PresentationController) -> Void? {
      OptionalMethod.call(
        "presentationControllerWillDismiss(_:)",
        of: delegate,
        delegate.presentationControllerWillDismiss(presentationController)
      )
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerDidDismissCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(_ presentationController: PresentationController) -> Void? {
      OptionalMethod.call(
        "presentationControllerDidDismiss(_:)",
        of: delegate,
        delegate.presentationControllerDidDismiss(presentationController)
      )
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerDidAttemptToDismissCalls {
    let delegate: any AdaptivePresentationControllerDelegate

    public func callAsFunction(_ presentationController: PresentationController) -> Void? {
      OptionalMethod.call(
        "presentationControllerDidAttemptToDismiss(_:)",
        of: delegate,
        delegate.presentationControllerDidAttemptToDismiss(presentationController)
      )
    }
  }
}
