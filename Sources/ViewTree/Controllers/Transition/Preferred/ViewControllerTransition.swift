import Foundation
import Responder
import Simulation

extension ViewController {
  /// A transition of the system for presentations and pushes of a controller; from iOS 18.
  @preconcurrency @MainActor public final class Transition: IdentityHashable {
    /// A closure that returns the source of a zoom.
    typealias SourceViewProvider = @MainActor (ZoomSourceViewProviderContext) -> View?

    private enum Kind {
      case style(ModalTransitionStyle)
      case zoom(ZoomOptions, SourceViewProvider)
    }

    private let kind: Kind
    /// The drag that begins a dismissal.
    var interaction: ZoomBackInteraction?

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a transition in which the controller's view becomes larger from a source view, and returns to
    /// it.
    ///
    /// `sourceViewProvider` is called when a transition in either direction begins, after the will callbacks
    /// of the controllers. Without a source view, the transition begins and ends at the container's middle.
    /// The simulated user drags the view down to dismiss or pop it.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> View?
    ) -> Self { Self(.zoom(options?.copied() ?? ZoomOptions(), { sourceViewProvider($0) })) }

    /// Returns a transition in which the view slides up from below; see ``ModalTransitionStyle``.
    public static func coverVertical() -> Self { Self(.style(.coverVertical)) }
    /// Returns a transition that flips the views. This isn't animated here.
    public static func flipHorizontal() -> Self { Self(.style(.flipHorizontal)) }
    /// Returns a transition in which the view fades in.
    public static func crossDissolve() -> Self { Self(.style(.crossDissolve)) }
    /// Returns a transition that curls the previous view up. This isn't animated here.
    public static func partialCurl() -> Self { Self(.style(.partialCurl)) }

    /// The style of a transition that isn't a zoom.
    var style: ModalTransitionStyle? {
      if case .style(let style) = kind { style } else { nil }
    }

    /// The options and the source of a zoom.
    var zoom: (options: ZoomOptions, provider: SourceViewProvider)? {
      if case .zoom(let options, let provider) = kind { (options, provider) } else { nil }
    }

    /// Returns the pending interaction, which drives only one transition.
    func takeInteraction() -> ZoomBackInteraction? {
      defer { interaction = nil }
      return interaction
    }
  }
}

extension ViewController.Transition {
  /// The options of a zoom.
  @preconcurrency @MainActor public final class ZoomOptions: IdentityHashable {
    /// Returns whether a drag begins to dismiss or pop the controller; `nil`, the default, for the system's
    /// decision. Called when the touch has moved far enough.
    public var interactiveDismissShouldBegin: (@MainActor (InteractionContext) -> Bool)?
    /// Returns the rectangle of the controller's view that is at the place of the source view at the small
    /// end of a zoom, in the view's coordinates; `nil`, the default, and a result of `nil` mean its bounds.
    public var alignmentRectProvider: (@MainActor (AlignmentRectContext) -> CGRect?)?
    /// The color that covers the content behind the controller's view during a transition; `nil`, the
    /// default, for none.
    public var dimmingColor: Color?

    /// Creates the default options.
    public init() {}

    fileprivate func copied() -> ZoomOptions {
      let copy = ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      return copy
    }

    /// The controller and the source view of a zoom.
    @preconcurrency @MainActor public final class AlignmentRectContext: IdentityHashable {
      /// The controller whose view is zoomed.
      public let zoomedViewController: ViewController
      /// The source view.
      public let sourceView: View

      init(_ zoomed: ViewController, _ sourceView: View) {
        (zoomedViewController, self.sourceView) = (zoomed, sourceView)
      }
    }

    /// The drag that may dismiss or pop a controller.
    @preconcurrency @MainActor public final class InteractionContext: IdentityHashable {
      /// The location of the touch in the controller's view.
      public let location: CGPoint
      /// The velocity of the touch, in points per second.
      public let velocity: CGVector
      /// The decision of the system: true for a drag down, unless a scroll view under the touch isn't at its
      /// top.
      public let willBegin: Bool

      init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
        (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
      }
    }
  }

  /// The controllers of a zoom.
  @preconcurrency @MainActor public final class ZoomSourceViewProviderContext: IdentityHashable {
    /// The controller with the source view: the presenter, or the one below on a stack.
    public let sourceViewController: ViewController
    /// The controller whose view is zoomed.
    public let zoomedViewController: ViewController

    init(source: ViewController, zoomed: ViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }
}

extension ViewController {
  /// The transition style of a presentation.
  final var shownTransitionStyle: ModalTransitionStyle { preferredTransition?.style ?? modalTransitionStyle }

  /// Returns the animator of the preferred transition between this controller and the one that it covers:
  /// that of a zoom, or for a stack also that of a style.
  final func preferredAnimator(
    over source: ViewController,
    isComing: Bool,
    inStack: Bool
  ) -> (any ViewControllerAnimatedTransitioning)? {
    guard let transition = preferredTransition else { return nil }
    if transition.zoom != nil {
      return ZoomAnimator(of: self, over: source, transition, isZoomingIn: isComing)
    }
    guard inStack, let style = transition.style else { return nil }
    return StyleAnimator(style, of: self, isComing: isComing)
  }
}
