import Foundation
import Responder
import Simulation

/// A controller that shows one controller at a time, and turns to others like the pages of a book.
///
/// The order of the callbacks depends on the style (G11): when pages scroll, the new one has appeared before
/// the old one has disappeared; when they curl, afterwards. With both styles the new one's `viewWillAppear`
/// is called first.
@preconcurrency @MainActor open class PageViewController: ViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The page is turned over.
    case pageCurl = 0
    /// The page is pushed aside.
    case scroll = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    /// The new page comes from the right, or from below.
    case forward = 0
    /// The new page comes from the left, or from above.
    case reverse = 1
  }

  /// The duration of a turn.
  static let duration = Duration.milliseconds(300)

  /// The transition between pages.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages follow each other.
  public final let navigationOrientation: NavigationOrientation
  /// The place of the spine of pages that curl, and `none` for pages that scroll. Turns look the same at all
  /// places.
  public final let spineLocation: SpineLocation
  /// The recognizers of the drags that turn pages; loads the view.
  public final var gestureRecognizers: [GestureRecognizer] {
    loadViewIfNeeded()
    return [pagePan].compactMap(\.self)
  }
  /// The data source of the pages; without one, touches turn no pages.
  open weak var dataSource: (any PageViewControllerDataSource)? { didSet { updateIndicator() } }
  /// The delegate, called for turns made by touches.
  open weak var delegate: (any PageViewControllerDelegate)?
  /// The visible page, or the target of the current turn.
  final var page: ViewController?
  /// The current turn.
  final var turn: PageTurn?
  /// The turn that follows a touch.
  final var draggedTurn: PageTurn?
  /// The dots that show the number of the page; changed in `PageViewController+Indicator.swift`.
  final var indicator: PageControl?
  /// The direction of a turn that was dragged, until it ends.
  final var draggedDirection: NavigationDirection?
  private var pagePan: PagePanGestureRecognizer?
  /// The turn that waits for the current one. The argument is false if a later turn replaces it.
  private var waiting: (@MainActor (_ isDone: Bool) -> Void)?

  /// The distance between two pages of a scroll, in points.
  final let pageSpacing: CGFloat

  /// Creates a controller without a page.
  ///
  /// Stops if the value of ``OptionsKey/interPageSpacing`` isn't a finite number.
  public init(
    transitionStyle: TransitionStyle,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    spineLocation = transitionStyle == .scroll ? .none : Self.spine(in: options)
    self.navigationOrientation = navigationOrientation
    pageSpacing = Self.spacing(in: options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with its defaults, or with the values of an interface file (U22).
  public required init?(coder: NSCoder) {
    transitionStyle = coder.interfaceAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      coder.interfaceAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    pageSpacing = coder.interfaceAttribute("pageSpacing").flatMap(Double.init).map { CGFloat($0) } ?? 0
    spineLocation = transitionStyle == .scroll ? .none : .min
    super.init(coder: coder)
    coder.readInterface(of: self, as: PageViewController.self)
  }

  /// The visible page or the target of the current turn, as an array of one; `nil` if there is none.
  public final var viewControllers: [ViewController]? { page.map { [$0] } }

  /// Turns to another page. The argument of `completion` is whether the turn ran to its end.
  ///
  /// The will callbacks run inside the call, the did callbacks after 0.3 seconds, or without animation at the
  /// next run-loop turn. During another turn this one waits. A later call replaces a waiting one, whose
  /// completion is called with false at once. Off the screen the page is only exchanged, and `completion` is
  /// called at the next run-loop turn; a first page appears at once if the view is loaded (MC53).
  ///
  /// Stops with `PageViewController shows one page, not 2` for any other number of controllers.
  open func setViewControllers(
    _ viewControllers: [ViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let target = viewControllers?.first, viewControllers?.count == 1 else {
      programmerError("\(debugName) shows one page, not \(viewControllers?.count ?? 0)")
    }
    defer { updateIndicator() }
    guard turn == nil else {
      let replaced = waiting
      waiting = { [weak self] isDone in
        guard isDone, let self else { return completion?(false) ?? () }
        setViewControllers([target], direction: direction, animated: animated, completion: completion)
      }
      replaced?(false)
      return
    }
    guard appearance.stage == .appeared, let old = page, old !== target, let window = viewIfLoaded?.window
    else {
      exchange(for: target)
      if let completion, let context = Application.current?.context {
        _ = context.schedule(after: .zero, label: "completion of a page") { completion(true) }
      }
      return
    }
    let turn = begin(PageTurn(from: old, to: target, direction, transitionStyle), isAnimated: animated)
    let context = window.application.context
    let isAnimated = animated && context.activate { View.areAnimationsEnabled }
    run(turn, from: 0, to: 1, duration: isAnimated ? Self.duration : .zero) { completion?(true) }
  }

  /// Replaces the current page without a turn.
  private func exchange(for target: ViewController) {
    guard page !== target else { return }
    let old = page
    old?.willMove(toParent: nil)
    addChild(target)
    page = target
    if isViewLoaded {
      target.view.placeInContainer(pageBounds)
      let isEarly = old == nil && view.window == nil && !appearance.isDriven
      if isEarly { target.baseBeginAppearanceTransition(true, animated: false) }
      view.addSubview(target.view)
      if isEarly { target.baseEndAppearanceTransition() }
      old?.viewIfLoaded?.removeFromSuperview()
    }
    old?.removeFromParent()
    target.didMove(toParent: self)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    let pan = PagePanGestureRecognizer()
    pan.addTarget(self, action: MethodSelector(nil, PageViewController.dragPage).internalSelector)
    pan.controller = self
    view.baseAdd(pan)
    pagePan = pan
    updateIndicator()
    guard let page else { return }
    page.view.placeInContainer(pageBounds)
    view.addSubview(page.view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeIndicator()
    if turn == nil { page?.viewIfLoaded?.placeInContainer(pageBounds) }
  }

  /// Begins a turn that had to wait.
  final func turnDidEnd() {
    let next = waiting
    waiting = nil
    next?(true)
  }
}
