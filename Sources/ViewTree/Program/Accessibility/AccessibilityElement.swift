import Foundation
import Responder

/// An element for VoiceOver that isn't a view, such as a part that a view draws itself.
///
/// It is in the ``Responder/accessibilityElements`` of its container.
@preconcurrency @MainActor open class AccessibilityElement: Responder {
  /// The view or the element that contains the element; a weak reference.
  open weak var accessibilityContainer: AnyObject?
  /// Whether VoiceOver stops at the element; true by default.
  open var isAccessibilityElement = true
  /// The name that VoiceOver reads.
  open var accessibilityLabel: String?
  /// The result of the element's activation, which VoiceOver reads last.
  open var accessibilityHint: String?
  /// The value that VoiceOver reads after the name.
  open var accessibilityValue: String?
  /// The traits; none by default.
  open var accessibilityTraits = AccessibilityTraits.none
  /// An identifier for tests, which VoiceOver doesn't read.
  open var accessibilityIdentifier: String?
  /// The frame in the coordinate space of the container view, from which ``accessibilityFrame`` is computed;
  /// zero by default.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The element's frame in screen coordinates: the frame that was set, or else the frame in the container.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = accessibilityState?.pathFrame ?? accessibilityState?.frame { return frame }
      guard let view = accessibilityContainer as? View else { return accessibilityFrameInContainerSpace }
      return view.convertToScreen(accessibilityFrameInContainerSpace)
    }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The class, and the identifier or else the label.
  open override var debugName: String {
    (accessibilityIdentifier ?? accessibilityLabel).map { "\(super.debugName) \"\($0)\"" } ?? super.debugName
  }

  /// The next responder: the container.
  open override var next: Responder? { accessibilityContainer as? Responder }
}

extension View: AccessibilityPlaced {
  package final var screenFrame: CGRect { convertToScreen(bounds) }
}

extension Slider: AccessibilityAdjusting {
  /// Changes the value by a tenth of its range, and sends `valueChanged` if it differs.
  package final func adjust(isIncrement: Bool) {
    let old = value
    let step = (maximumValue - minimumValue) / 10
    value = min(max(old + (isIncrement ? step : -step), minimumValue), maximumValue)
    if value != old { sendValueChange() }
  }
}

extension PageControl: AccessibilityAdjusting {
  /// Moves to the next or the previous page, and sends `valueChanged` if there is one.
  package final func adjust(isIncrement: Bool) {
    let old = currentPage
    currentPage = min(max(old + (isIncrement ? 1 : -1), 0), max(numberOfPages - 1, 0))
    if currentPage != old { sendValueChange() }
  }
}

extension ScrollView: AccessibilityScrolling {
  /// Scrolls by the visible height or width, within the content, and returns whether the offset changed.
  package final func scroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let inset = adjustedContentInset
    let page = CGSize(
      width: bounds.width - inset.left - inset.right,
      height: bounds.height - inset.top - inset.bottom
    )
    var offset = contentOffset
    switch direction {
    case .up: offset.y -= page.height
    case .down: offset.y += page.height
    case .left: offset.x -= page.width
    case .right: offset.x += page.width
    case .next, .previous:
      let sign: CGFloat = direction == .next ? 1 : -1
      if contentSize.width > bounds.width {
        offset.x += sign * page.width
      } else {
        offset.y += sign * page.height
      }
    }
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    offset.x = min(max(offset.x, -inset.left), right)
    offset.y = min(max(offset.y, -inset.top), bottom)
    guard offset != contentOffset else { return false }
    setContentOffset(offset, animated: false)
    return true
  }
}

extension NavigationController: AccessibilityEscaping {
  /// Pops the top controller, and returns whether there was one to pop.
  package final func escape() -> Bool {
    guard viewControllers.count > 1 else { return false }
    return popViewController(animated: true) != nil
  }
}
