import Foundation
import KeyboardSim
import Simulation
import ViewTree

/// All that is seen on a screen at one moment, back to front, in screen points.
///
/// Every kind of picture is drawn from it: it says what is there, and where, but not how it looks.
struct DisplayList: Hashable, Sendable {
  let screen: CGRect
  let homeControl: Device.HomeControl
  private(set) var items: [DisplayItem] = []
}

extension DisplayList {
  /// Walks all visible windows. Costs O(views); the depth of a tree costs no stack.
  @MainActor init(of application: Application, keyboard: Keyboard) {
    screen = application.screen.interfaceBounds
    homeControl = application.context.device.homeControl
    let toInterface = application.screen.fromInterface.inverted()
    var waiting = application.visibleWindows.reversed().map { window in
      Visit.view(window, Surroundings(toScreen: toInterface, clip: screen, opacity: 1))
    }
    while let visit = waiting.popLast() {
      switch visit {
      case .item(let item): add(item)
      case .view(let view, let surroundings):
        self.visit(view, in: surroundings, isShifted: keyboard.isShifted, &waiting)
      }
    }
  }

  /// Adds what the view shows, and leaves its subviews, and what is in front of them, to be visited.
  @MainActor private mutating func visit(
    _ view: View,
    in outer: Surroundings,
    isShifted: Bool,
    _ waiting: inout [Visit]
  ) {
    let seen = view.presentation
    let opacity = outer.opacity * seen.alpha
    guard !view.isHidden, opacity >= 0.01 else { return }
    let toScreen = seen.geometry.toParentTransform.concatenating(outer.toScreen)
    let frame = view.ownPart(of: seen.bounds).applying(toScreen)
    guard frame.isFiniteRect else { return }
    func item(_ content: DisplayContent, in frame: CGRect) -> DisplayItem {
      DisplayItem(
        frame: frame,
        clip: outer.clip,
        opacity: opacity,
        background: view.backgroundColor,
        content: content
      )
    }
    if let content = DisplayContent(of: view) { add(item(content, in: frame)) }
    let clip = view.clipsToBounds ? outer.clip.intersection(frame) : outer.clip
    if let textView = view as? TextView {
      for line in textView.shownLines(in: seen.bounds) {
        let content = TextLineContent(text: line.text, caret: line.caret, selected: line.selected)
        var item = item(.textLine(content), in: line.frame.applying(toScreen))
        item.clip = clip
        item.background = nil
        add(item)
      }
    }
    if let keyplane = view as? KeyplaneView {
      for key in keyplane.keys {
        var item = item(.key(KeyContent(of: key, isShifted: isShifted)), in: key.frame.applying(toScreen))
        (item.clip, item.background) = (clip, nil)
        add(item)
      }
    }
    if let scrollView = view as? ScrollView,
      let indicators = ScrollIndicators(of: scrollView, visible: seen.bounds)
    {
      let room = seen.bounds.inset(by: scrollView.scrollIndicatorInsets).applying(toScreen)
      waiting.append(.item(item(.scrollIndicators(indicators), in: room)))
    }
    guard !clip.isEmpty else { return }
    let inner = Surroundings(toScreen: toScreen, clip: clip, opacity: opacity)
    waiting.append(contentsOf: view.subviews.reversed().map { .view($0, inner) })
  }

  /// Adds an item, unless nothing of it is seen.
  private mutating func add(_ item: DisplayItem) {
    guard item.frame.width > 0, item.frame.height > 0, item.frame.intersects(item.clip) else { return }
    items.append(item)
  }
}

extension View {
  /// The part of the bounds that is the view's own, where it hides what is further back.
  fileprivate func ownPart(of bounds: CGRect) -> CGRect {
    guard let host = self as? KeyboardHostView else { return bounds }
    return bounds.inset(by: EdgeInsets(top: host.openTop))
  }
}

/// What is still to be done on a walk.
private enum Visit {
  case view(View, Surroundings)
  case item(DisplayItem)
}

/// What a view gets from the views around it.
private struct Surroundings {
  /// From the superview's own plane to the screen.
  var toScreen: ViewTransform
  /// The part of the screen in which the superview lets its subviews be seen.
  var clip: CGRect
  /// The superview's opacity.
  var opacity: CGFloat
}

extension ViewGeometry {
  /// From the view's own plane to the superview's.
  fileprivate var toParentTransform: ViewTransform {
    ViewTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(ViewTransform(translationX: center.x, y: center.y))
  }
}
