import Foundation
import Responder
import Simulation

/// A recognizer of pans that move a view with content; pans of scroll views wait until it has failed.
class ContentPanGestureRecognizer: PanGestureRecognizer {
  override final var isInternal: Bool { true }

  /// The scroll views under the touch that scroll vertically.
  final var scrollViews: [ScrollView] {
    sequence(first: ownTouches.first?.view) { $0?.superview }.compactMap { view in
      (view as? ScrollView).flatMap { $0.canDragVertically ? $0 : nil }
    }
  }

  /// Whether each scroll view under the touch is scrolled to its top.
  final var isContentAtTop: Bool {
    scrollViews.allSatisfy { $0.contentOffset.y <= -$0.baseAdjustedContentInset.top }
  }

  override final func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer
  }
}

/// A recognizer of pans that move a sheet.
///
/// It fails for a drag sideways; for one down if a scroll view under the touch isn't scrolled to its top; and
/// for one up without a larger detent, or on content that scrolls in place of the sheet.
final class SheetPanGestureRecognizer: ContentPanGestureRecognizer {
  /// The presentation of the sheet, whose container is the recognizer's view.
  weak var presentation: Presentation?

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard let presentation, grantedState == .possible else { return }
    if touches.contains(where: { !presentation.isOnSheet($0.view) }) { state = .failed }
  }

  override func hasMovedEnough(from start: CGPoint, to end: CGPoint) -> Bool {
    guard super.hasMovedEnough(from: start, to: end) else { return false }
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    if abs(way.y) > abs(way.x), way.y > 0 ? isContentAtTop : mayExpand { return true }
    state = .failed
    return false
  }

  private var mayExpand: Bool {
    guard let presentation, presentation.hasLargerDetent else { return false }
    return scrollViews.isEmpty
      || presentation.sheet?.prefersScrollingExpandsWhenScrolledToEdge == true && isContentAtTop
  }
}

/// The grabber at the top of a sheet.
final class SheetGrabber: Button {
  /// The size of the grabber, and its distance from the sheet's top (MC1).
  static let size = CGSize(width: 36, height: 5)
  static let top: CGFloat = 5
  /// The distances by which the area that receives touches is larger. Assumed.
  private static let margin = CGSize(width: 22, height: 5)
  weak var sheetPresentation: Presentation?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = Self.size.height / 2
    accessibilityLabel = "Sheet Grabber"
    addAction(Action { [weak self] _ in self?.sheetPresentation?.grabberWasTapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.insetBy(dx: -Self.margin.width, dy: -Self.margin.height).contains(point)
  }
}
