import Foundation
import Simulation
import ViewTree

/// A scroll view that a view is scrolled out of, and the offset that makes the view visible.
@MainActor struct ScrollTarget {
  let scrollView: ScrollView
  /// The edge of the visible area that the view's center is beyond, with the distance in points of the
  /// content.
  let edge: Obstacle.Edge
  let distance: CGFloat
  /// The offset at which the view is visible.
  let offset: CGPoint
}

extension TouchFacts {
  /// The nearest scroll view that the view is scrolled out of, or `nil` if scrolling can't help.
  ///
  /// A scroll view's visible area is the part of its bounds on the screen.
  var scroll: ScrollTarget? {
    for case let scrollView as ScrollView in lineage.dropFirst() {
      let seen = scrollView.bounds.intersection(area(screen, in: scrollView))
      guard let (edge, distance) = Obstacle.Edge.passed(by: place(in: scrollView), of: seen) else { continue }
      return offset(of: scrollView, seeing: seen).map {
        ScrollTarget(scrollView: scrollView, edge: edge, distance: distance, offset: $0)
      }
    }
    return nil
  }

  /// Returns the offset at which a scroll view shows the view above a visible keyboard, or else inside the
  /// scroll view's insets; `nil` if the scroll view can't scroll there.
  func offset(of scrollView: ScrollView, above keyboard: CGRect?) -> CGPoint? {
    guard let keyboard else {
      let inside = scrollView.bounds.inset(by: scrollView.baseAdjustedContentInset)
      return inside.isEmpty ? nil : offset(of: scrollView, seeing: inside)
    }
    let screen = window.application.screen
    let (whole, covered) = (screen.interfaceBounds, keyboard.applying(screen.fromInterface.inverted()))
    let free = CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: covered.minY - whole.minY)
    let seen = scrollView.bounds.intersection(area(free.applying(screen.fromInterface), in: scrollView))
    return offset(of: scrollView, seeing: seen)
  }

  /// Returns the offset at which a scroll view shows the view inside a part of its bounds, or `nil` if it
  /// can't scroll there or a view in between cuts the view off.
  func offset(of scrollView: ScrollView, seeing part: CGRect) -> CGPoint? {
    let between = lineage.dropFirst().prefix { $0 !== scrollView }
    guard between.allSatisfy({ $0.point(inside: place(in: $0), with: nil) }) else { return nil }
    return scrollView.offset(bringing: view.convert(view.bounds, to: scrollView), into: part)
  }
}
