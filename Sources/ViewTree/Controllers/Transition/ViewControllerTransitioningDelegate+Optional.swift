// The optional methods of `UIViewControllerTransitioningDelegate`, for calls such as
// `delegate.animationController?(...)`; see `OptionalMethod`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Responder

extension ViewControllerTransitioningDelegate {
  @_disfavoredOverload
  public var animationController:
    OptionalMethod.ViewControllerTransitioningDelegateMethods.AnimationControllerCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var interactionControllerForPresentation:
    OptionalMethod.ViewControllerTransitioningDelegateMethods.InteractionControllerForPresentationCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var interactionControllerForDismissal:
    OptionalMethod.ViewControllerTransitioningDelegateMethods.InteractionControllerForDismissalCalls?
  { .init(delegate: self) }
  @_disfavoredOverload
  public var presentationController:
    OptionalMethod.ViewControllerTransitioningDelegateMethods.PresentationControllerCalls?
  { .init(delegate: self) }
}

extension OptionalMethod {
  public enum ViewControllerTransitioningDelegateMethods {}
}

extension OptionalMethod.ViewControllerTransitioningDelegateMethods {
  @preconcurrency @MainActor public struct AnimationControllerCalls {
    let delegate: any ViewControllerTransitioningDelegate

    public func callAsFunction(
      forPresented presented: ViewController,
      presenting: ViewController,
      source: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
      OptionalMethod.call(
        "animationController(forPresented:presenting:source:)",
        of: delegate,
        delegate.animationController(forPresented: presented, presenting: presenting, source: source)
      ) ?? nil
    }
    public func callAsFunction(forDismissed dismissed: ViewController) -> (
      any ViewControllerAnimatedTransitioning
    )? {
      OptionalMethod.call(
        "animationController(forDismissed:)",
        of: delegate,
        delegate.animationController(forDismissed: dismissed)
      ) ?? nil
    }
  }
  @preconcurrency @MainActor public struct InteractionControllerForPresentationCalls {
    let delegate: any ViewControllerTransitioningDelegate

    public func callAsFunction(using animator: any ViewControllerAnimatedTransitioning) -> (
      any ViewControllerInteractiveTransitioning
    )? {
      OptionalMethod.call(
        "interactionControllerForPresentation(using:)",
        of: delegate,
        delegate.interactionControllerForPresentation(using: animator)
      ) ?? nil
    }
  }
  @preconcurrency @MainActor public struct InteractionControllerForDismissalCalls {
    let delegate: any ViewControllerTransitioningDelegate

    public func callAsFunction(using animator: any ViewControllerAnimatedTransitioning) -> (
      any ViewControllerInteractiveTransitioning
    )? {
      OptionalMethod.call(
        "interactionControllerForDismissal(using:)",
        of: delegate,
        delegate.interactionControllerForDismissal(using: animator)
      ) ?? nil
    }
  }
  @preconcurrency @MainActor public struct PresentationControllerCalls {
    let delegate: any ViewControllerTransitioningDelegate

    public func callAsFunction(
      forPresented presented: ViewController,
      presenting: ViewController?,
      source: ViewController
    ) -> PresentationController? {
      OptionalMethod.call(
        "presentationController(forPresented:presenting:source:)",
        of: delegate,
        delegate.presentationController(forPresented: presented, presenting: presenting, source: source)
      ) ?? nil
    }
  }
}
