import Foundation
import Simulation

extension PageControl {
  /// The direction in which the pages of a page control are counted. The raw values are UIKit's.
  public enum Direction: Int, Sendable {
    /// The direction of lines.
    case natural = 0
    /// The first page is at the left.
    case leftToRight = 1
    /// The first page is at the right.
    case rightToLeft = 2
    /// The first page is at the top.
    case topToBottom = 3
    /// The first page is at the bottom.
    case bottomToTop = 4

    /// Whether the pages are one above the other.
    package var isVertical: Bool { self == .topToBottom || self == .bottomToTop }
  }

  /// The background of the dots of a page control. The raw values are UIKit's.
  public enum BackgroundStyle: Int, Sendable {
    /// A background while the user interacts with the control.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The interaction of the user with a page control. The raw values are UIKit's.
  public enum InteractionState: Int, Sendable {
    /// There is none.
    case none = 0
    /// A finger is down that hasn't dragged.
    case discrete = 1
    /// A finger drags over the dots.
    case continuous = 2
  }

  /// Whether the dots have a background now.
  package final var showsBackground: Bool {
    backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState != .none
  }

  // MARK: Images

  /// Returns the image set for a page.
  public final func indicatorImage(forPage page: Int) -> Image? {
    requirePage(page)
    return images[page]
  }

  /// Sets the image of a page; `nil` for the preferred one.
  public final func setIndicatorImage(_ image: Image?, forPage page: Int) {
    requirePage(page)
    images[page] = image
  }

  /// Returns the image set for a page while it is the current one.
  public final func currentPageIndicatorImage(forPage page: Int) -> Image? {
    requirePage(page)
    return currentImages[page]
  }

  /// Sets the image of a page while it is the current one; `nil` for the preferred one.
  public final func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    requirePage(page)
    currentImages[page] = image
  }

  private func requirePage(_ page: Int) {
    guard (0..<numberOfPages).contains(page) else {
      programmerError("\(debugName) has no page \(page); it has \(numberOfPages)")
    }
  }

  /// Returns the image that a page shows, or `nil` for a dot.
  package final func shownImage(of page: Int) -> Image? {
    guard page == currentPage else { return images[page] ?? preferredIndicatorImage }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? images[page]
      ?? preferredIndicatorImage
  }

  /// Whether any page has an image.
  package final var hasImages: Bool {
    !images.isEmpty || !currentImages.isEmpty || preferredIndicatorImage != nil
      || preferredCurrentPageIndicatorImage != nil
  }
}
