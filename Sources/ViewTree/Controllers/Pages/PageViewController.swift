import Foundation
import Responder
import Simulation

/// Shows one controller at a time and turns to others like the pages of a book.
///
/// The order of the callbacks depends on the style (G11): when pages scroll, the new one appears before the old one has
/// disappeared; when they curl, after it. In both the new one's `viewWillAppear` comes first.
@preconcurrency @MainActor open class PageViewController: ViewController {
  /// How a page gives way to the next one.
  public enum TransitionStyle: Int, Sendable {
    /// It is turned over.
    case pageCurl = 0
    /// It is pushed aside.
    case scroll = 1
  }

  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where the new page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From the right, or from below.
    case forward = 0
    /// From the left, or from above.
    case reverse = 1
  }

  /// How long a page takes to turn.
  static let duration = Duration.milliseconds(300)

  /// How a page gives way to the next one.
  public final let transitionStyle: TransitionStyle
  /// Along which axis pages follow each other.
  public final let navigationOrientation: NavigationOrientation
  /// Knows the pages before and after; without one, a finger turns nothing.
  open weak var dataSource: (any PageViewControllerDataSource)?
  /// Hears of the pages that a finger turns.
  open weak var delegate: (any PageViewControllerDelegate)?
  /// The page that is shown, or is coming.
  final var page: ViewController?
  /// The turn that is under way.
  final var turn: PageTurn?
  /// The turn that a finger leads.
  final var draggedTurn: PageTurn?
  /// The turn that waits for the one under way: done, or given up for a later one.
  private var waiting: (@MainActor (_ isDone: Bool) -> Void)?

  /// Creates a controller without a page.
  public init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation = .horizontal) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: there are no archives to read one from.
  public required init?(coder: NSCoder) { nil }

  /// The page that is shown, or is coming, as a list of one; nil if there is none.
  public final var viewControllers: [ViewController]? { page.map { [$0] } }

  /// Turns to another page; `completion` gets whether the turn ran to its end.
  ///
  /// The wills run inside the call, the dids after 0.3 seconds, or without animation at the clock's next turn. While
  /// another turn is under way this one waits, and a still later one takes its place, which tells false at once. Off the screen the page is only
  /// exchanged, and `completion` comes at the clock's next turn.
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

  /// Puts another page in place of the present one without a turn.
  private func exchange(for target: ViewController) {
    guard page !== target else { return }
    let old = page
    old?.willMove(toParent: nil)
    addChild(target)
    page = target
    if isViewLoaded {
      target.view.frame = view.bounds
      view.addSubview(target.view)
      old?.viewIfLoaded?.removeFromSuperview()
    }
    old?.removeFromParent()
    target.didMove(toParent: self)
  }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    let pan = PagePanGestureRecognizer()
    pan.addTarget(self, action: MethodSelector(nil, PageViewController.dragPage).ofToolkit)
    pan.controller = self
    view.addGestureRecognizer(pan)
    guard let page else { return }
    page.view.frame = view.bounds
    view.addSubview(page.view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if turn == nil { page?.viewIfLoaded?.frame = view.bounds }
  }

  /// Lets a turn that had to wait begin.
  final func turnDidEnd() {
    let next = waiting
    waiting = nil
    next?(true)
  }
}
