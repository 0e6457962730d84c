import Foundation
import ViewTree

/// How a scroll view keeps a view out of sight, and how it brings it back.
@MainActor struct ScrollWay {
  let scrollView: ScrollView
  /// Beyond which edge of what is seen the view's middle is, and how far, in points of the content.
  let edge: Obstacle.Edge
  let distance: CGFloat
  /// The offset at which it is seen.
  let offset: CGPoint
}

extension TouchFacts {
  /// The nearest scroll view that the view is scrolled out of; nil if scrolling does not help.
  ///
  /// What is seen of a scroll view is what of its bounds is on the screen.
  var scroll: ScrollWay? {
    for case let scrollView as ScrollView in lineage.dropFirst() {
      let seen = scrollView.bounds.intersection(area(screen, in: scrollView))
      guard let (edge, distance) = Obstacle.Edge.passed(by: place(in: scrollView), of: seen) else { continue }
      return offset(of: scrollView, seeing: seen).map {
        ScrollWay(scrollView: scrollView, edge: edge, distance: distance, offset: $0)
      }
    }
    return nil
  }

  /// Returns the offset at which a scroll view shows the view above the keyboard; nil if it does not go there.
  func offset(of scrollView: ScrollView, above keyboard: CGRect) -> CGPoint? {
    let screen = window.application.screen
    let (whole, covered) = (screen.interfaceBounds, keyboard.applying(screen.fromInterface.inverted()))
    let free = CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: covered.minY - whole.minY)
    let seen = scrollView.bounds.intersection(area(free.applying(screen.fromInterface), in: scrollView))
    return offset(of: scrollView, seeing: seen)
  }

  /// Returns the offset at which a scroll view shows the view in a part of its bounds; nil if it does not go there, or if
  /// something in between cuts the view off.
  func offset(of scrollView: ScrollView, seeing part: CGRect) -> CGPoint? {
    let between = lineage.dropFirst().prefix { $0 !== scrollView }
    guard between.allSatisfy({ $0.point(inside: place(in: $0), with: nil) }) else { return nil }
    return scrollView.offset(bringing: view.convert(view.bounds, to: scrollView), into: part)
  }
}
