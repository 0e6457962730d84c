import Foundation
import Responder
import Simulation

/// The progress of the current page of a page control; UIKit's `UIPageControlProgress`. From iOS 17.
@preconcurrency @MainActor open class PageControlProgress: IdentityHashable {
  /// The page control that shows the progress.
  weak var pageControl: PageControl? {
    didSet { if (pageControl == nil) != (oldValue == nil) { tellVisibility() } }
  }
  private var storedProgress: Float = 0
  private(set) weak var progressDelegate: (any PageControlProgressDelegate)?

  /// Creates a progress of 0.
  public init() {}

  /// The delegate.
  @_disfavoredOverload open weak var delegate: (any PageControlProgressDelegate)? {
    get { progressDelegate }
    set { progressDelegate = newValue }
  }

  /// The progress of the current page, from 0 to 1.
  open var currentProgress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }

  /// Whether a page control shows the progress.
  public final var isProgressVisible: Bool { pageControl != nil }

  /// Sets the initial progress of the page that has become the current one.
  func pageDidChange(of control: PageControl, byTimer: Bool) {
    currentProgress =
      progressDelegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  private func tellVisibility() { progressDelegate?.pageControlProgressVisibilityDidChange(self) }
}

/// A progress that a timer advances, and then the page; UIKit's `UIPageControlTimerProgress`. From iOS 17.
///
/// The timer runs in virtual time: it updates the progress 20 times a second, and at the end of a page's
/// duration shows the next page and sends `.valueChanged` (assumed). After the last page it ends, or returns
/// to the first one.
@preconcurrency @MainActor open class PageControlTimerProgress: PageControlProgress {
  /// The time between two updates.
  private static let interval = Duration.milliseconds(50)

  private var durations: [Int: TimeInterval] = [:]
  private var timer: ScheduledWork?

  /// Whether the page after the last one is the first one.
  open var resetsToInitialPageAfterEnd = false
  /// The time that a page without its own duration takes, in seconds.
  open var preferredDuration: TimeInterval

  /// Creates a progress with the time that each page takes, in seconds. Its timer doesn't run.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The delegate, which is that of the superclass.
  @_nonoverride open weak var delegate: (any PageControlTimerProgressDelegate)? {
    get { progressDelegate as? any PageControlTimerProgressDelegate }
    set { super.delegate = newValue }
  }

  /// Whether the timer runs.
  public final var isRunning: Bool { timer != nil }

  /// Sets the time that a page takes, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns the time that a page takes, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Starts the timer; does nothing while it runs.
  open func resumeTimer() {
    guard timer == nil, let context = Application.current?.context else { return }
    timer = context.schedule(every: Self.interval, label: "the progress of a page control") { [weak self] in
      self?.tick()
    }
  }

  /// Stops the timer. The progress stays.
  open func pauseTimer() {
    timer?.cancel()
    timer = nil
  }

  private func tick() {
    guard let control = pageControl else { return }
    let seconds = Double(Self.interval.components.attoseconds) / 1e18
    let duration = max(duration(forPage: control.currentPage), seconds)
    // Of the sum, rounding errors may be missing.
    let next = currentProgress + Float(seconds / duration)
    currentProgress = next > 0.9999 ? 1 : next
    delegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { advance(control) }
  }

  private func advance(_ control: PageControl) {
    let isLast = control.currentPage >= control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page = isLast ? 0 : control.currentPage + 1
    guard delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) ?? true else {
      return pauseTimer()
    }
    control.setPage(page, byTimer: true)
    control.sendValueChange()
  }
}

/// The methods with which a delegate follows the progress of a page control; each has a default
/// implementation.
@preconcurrency @MainActor public protocol PageControlProgressDelegate: AnyObject {
  /// Returns the progress with which a page begins; 0 by default.
  func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when a page control shows the progress, or shows it no more.
  func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress)
}

extension PageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(_ progress: PageControlProgress, initialProgressForPage page: Int) -> Float
  { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: PageControlProgress) {}
}

/// The methods with which a delegate follows a progress that a timer advances; each has a default
/// implementation.
@preconcurrency @MainActor
public protocol PageControlTimerProgressDelegate: PageControlProgressDelegate {
  /// Called at each change of the progress by the timer.
  func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress)
  /// Returns whether the timer shows the next page; true by default. The timer stops otherwise.
  func pageControlTimerProgress(_ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension PageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: PageControlTimerProgress) {}
  /// Returns true.
  public func pageControlTimerProgress(_ progress: PageControlTimerProgress, shouldAdvanceToPage page: Int)
    -> Bool
  { true }
}
