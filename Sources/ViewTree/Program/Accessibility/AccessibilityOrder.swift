import Foundation
import Responder

/// The order in which VoiceOver reads the elements of a screen.
///
/// A view's elements are in bands: an element belongs to the band of the highest one if its middle is above
/// that one's lower edge. Bands are read from top to bottom, the elements of a band in reading direction.
/// Grouped views and containers of explicit elements are read as a whole. UIKit's own order isn't documented.
@MainActor package struct AccessibilityOrder {
  /// An element, or a group of elements that is read as a whole.
  private struct Item {
    var frame: CGRect
    var elements: [Responder]
  }

  /// Whether lines are read from right to left.
  private let isRightToLeft: Bool

  /// Creates the order for a direction of reading.
  package init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// Returns the elements in a view, including itself, in their order.
  package func elements(in root: View) -> [Responder] { sorted(items(in: root)) }

  private func items(in root: View) -> [Item] {
    var items: [Item] = []
    var stack = [root]
    while let view = stack.popLast() {
      guard view.node.pointee.flags.isDisjoint(with: [.hidden, .transparent]) else { continue }
      guard !view.accessibilityElementsHidden else { continue }
      if view.isAccessibilityElement {
        items.append(Item(frame: view.accessibilityFrame, elements: [view]))
        continue
      }
      if view.accessibilityElementCount() > 0 {
        let found = explicitElements(of: view)
        if !found.isEmpty { items.append(Item(frame: view.accessibilityFrame, elements: found)) }
        continue
      }
      if view !== root, view.shouldGroupAccessibilityChildren {
        let found = sorted(self.items(in: view))
        if !found.isEmpty { items.append(Item(frame: view.accessibilityFrame, elements: found)) }
        continue
      }
      let modal = view.subviews.last { !$0.isHidden && $0.alpha > 0 && $0.accessibilityViewIsModal }
      if let modal { stack.append(modal) } else { view.appendChildren(to: &stack) }
    }
    return items
  }

  private func explicitElements(of container: Responder) -> [Responder] {
    (0..<container.accessibilityElementCount()).flatMap { index -> [Responder] in
      let element = container.accessibilityElement(at: index)
      if let view = element as? View { return elements(in: view) }
      guard let element = element as? AccessibilityElement, !element.accessibilityElementsHidden else {
        return []
      }
      return element.isAccessibilityElement ? [element] : explicitElements(of: element)
    }
  }

  private func sorted(_ items: [Item]) -> [Responder] {
    // The places make the order stable.
    var rest = items.enumerated().sorted {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }
    var result: [Responder] = []
    while let first = rest.first {
      let band = rest.filter { $0.offset == first.offset || $0.element.frame.midY < first.element.frame.maxY }
      rest.removeAll { item in band.contains { $0.offset == item.offset } }
      let line = band.sorted {
        let (one, other) = ($0.element.frame, $1.element.frame)
        if isRightToLeft, one.maxX != other.maxX { return one.maxX > other.maxX }
        return (one.minX, $0.offset) < (other.minX, $1.offset)
      }
      for item in line { result += item.element.elements }
    }
    return result
  }
}
