import UIKit

extension ProbeStage {
  /// Adds a scroll view of 320 x 300 points with content of 320 x 1000, without adjustments of its insets.
  fileprivate func scrollView(_ delegate: (any UIScrollViewDelegate)? = nil) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    if #available(iOS 11, *) { scroll.contentInsetAdjustmentBehavior = .never }
    scroll.contentSize = CGSize(width: 320, height: 1000)
    scroll.delegate = delegate
    retain(delegate)
    view.addSubview(scroll)
    view.layoutIfNeeded()
    return scroll
  }
}

@MainActor private func offset(
  of scroll: UIScrollView,
  showing rect: CGRect
) -> CGPoint {
  scroll.scrollRectToVisible(rect, animated: false)
  return scroll.contentOffset
}

extension Probe {
  /// Scroll views: geometry, insets, scrolling by code, and the order of the delegate's calls.
  static let scrollViews: [Probe] = [
    Probe("E1", "the content offset and the bounds") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset = CGPoint(x: 0, y: 50)
      stage.log("the origin of the bounds", scroll.bounds.origin)
      scroll.bounds.origin = CGPoint(x: 0, y: 70)
      stage.log("the offset after a change of the bounds", scroll.contentOffset)
    },
    Probe("E2", "an offset beyond the content") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset = CGPoint(x: 0, y: 5000)
      stage.log("beyond the end it is kept", scroll.contentOffset)
      scroll.contentOffset = CGPoint(x: 0, y: -200)
      stage.log("before the start it is kept", scroll.contentOffset)
    },
    Probe("E3", "the rounding of offsets") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset = CGPoint(x: 0, y: 10.1)
      let pixels = scroll.contentOffset.y * stage.window.screen.scale
      stage.log("an offset that is set is a number of pixels", abs(pixels - pixels.rounded()) < 0.001)
      scroll.bounds.origin = CGPoint(x: 0, y: 10.1)
      stage.log("an origin of the bounds is rounded", abs(scroll.contentOffset.y - 10.1) > 0.001)
    },
    Probe("E4", "a new scroll view") { stage in
      let scroll = UIScrollView()
      stage.log("the offset", scroll.contentOffset)
      stage.log("the content size", scroll.contentSize)
      stage.log("the insets", scroll.contentInset)
      stage.log("scrolling is enabled", scroll.isScrollEnabled)
      stage.log("it bounces", scroll.bounces)
      stage.log("it pages", scroll.isPagingEnabled)
      stage.log("it delays touches", scroll.delaysContentTouches)
      stage.log("it can cancel touches", scroll.canCancelContentTouches)
      stage.log("it always bounces vertically", scroll.alwaysBounceVertical)
    },
    Probe("E7", "insets and the offset at rest", facts: ["E5"]) { stage in
      let scroll = stage.scrollView()
      scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      stage.log(
        "the last row is shown at",
        offset(of: scroll, showing: CGRect(x: 0, y: 960, width: 320, height: 40))
      )
      stage.log("the insets", scroll.contentInset)
    },
    Probe("E6", "the safe area and the insets", since: 11) { stage in
      let scroll = UIScrollView(frame: stage.view.bounds)
      scroll.contentInsetAdjustmentBehavior = .always
      scroll.contentInset.top = 10
      stage.view.addSubview(scroll)
      stage.view.layoutIfNeeded()
      stage.log(
        "the adjusted inset is the sum of the inset and the safe area",
        scroll.adjustedContentInset.top == 10 + stage.view.safeAreaInsets.top
      )
      scroll.contentInsetAdjustmentBehavior = .never
      stage.log("without adjustment it is the inset", scroll.adjustedContentInset == scroll.contentInset)
    },
    Probe("E8", "a change of the inset and the offset") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset.y = 100
      scroll.contentInset.top = 50
      stage.log("in the middle the offset stays", scroll.contentOffset)
      scroll.contentInset.top = 0
      scroll.contentOffset.y = 0
      scroll.contentInset.top = 50
      stage.log("at the top edge it is then", scroll.contentOffset)
    },
    Probe("E10", "content that shrinks") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset.y = 700
      scroll.contentSize.height = 500
      stage.log("the offset at once", scroll.contentOffset)
      scroll.layoutIfNeeded()
      stage.log("the offset after a layout", scroll.contentOffset)
    },
    Probe("E11", "small content") { stage in
      let scroll = stage.scrollView(), content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scroll.addSubview(content)
      scroll.contentSize = CGSize(width: 50, height: 50)
      stage.view.layoutIfNeeded()
      stage.log("the offset", scroll.contentOffset)
      stage.log("the content is at", content.frame.origin)
    },
    Probe("E12", "the insets of the indicators") { stage in
      let scroll = stage.scrollView()
      scroll.contentInset.top = 40
      stage.log("they are", scroll.verticalScrollIndicatorInsets)
    },
    Probe("E15", "layout while scrolling", facts: ["H35"]) { stage in
      final class Scroll: UIScrollView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
        }
      }
      let calls = Calls(), outer = CallbackView("superview", calls),
        scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 100, height: 1000)
      stage.view.addSubview(outer)
      outer.addSubview(scroll)
      stage.view.layoutIfNeeded()
      outer.recordsLayout = true
      _ = calls.take()
      let before = scroll.count
      scroll.contentOffset.y = 50
      stage.view.layoutIfNeeded()
      stage.log("the scroll view is laid out", scroll.count > before)
      stage.log("the superview is laid out", !calls.take().isEmpty)
    },
    Probe("E16", "the smallest distance", facts: ["E17", "MG14"]) { stage in
      let scroll = stage.scrollView()
      stage.log("a rectangle below", offset(of: scroll, showing: CGRect(x: 0, y: 300, width: 10, height: 40)))
      stage.log("a visible one", offset(of: scroll, showing: CGRect(x: 0, y: 100, width: 10, height: 40)))
      scroll.contentOffset.y = 200
      stage.log("one above", offset(of: scroll, showing: CGRect(x: 0, y: 150, width: 10, height: 40)))
    },
    Probe("E16-2", "scrollRectToVisible without a need", facts: ["E17"]) { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      _ = calls.take()
      scroll.scrollRectToVisible(CGRect(x: 0, y: 10, width: 10, height: 10), animated: true)
      await stage.wait(0.6)
      stage.log("the delegate receives", calls.take())
    },
    Probe("E17", "the axes of scrollRectToVisible") { stage in
      let scroll = stage.scrollView()
      scroll.contentSize = CGSize(width: 1000, height: 1000)
      stage.log("both axes move", offset(of: scroll, showing: CGRect(x: 400, y: 500, width: 20, height: 20)))
      scroll.contentOffset = .zero
      stage.log("one axis moves", offset(of: scroll, showing: CGRect(x: 400, y: 0, width: 20, height: 20)))
      scroll.contentOffset = .zero
      stage.log(
        "of a rectangle that reaches beyond the content, the part inside counts",
        offset(of: scroll, showing: CGRect(x: 0, y: 980, width: 20, height: 500))
      )
    },
    Probe("E18", "scrollRectToVisible and the insets") { stage in
      let scroll = stage.scrollView()
      scroll.contentInset.bottom = 200
      stage.log(
        "a rectangle behind the inset",
        offset(of: scroll, showing: CGRect(x: 0, y: 200, width: 10, height: 40))
      )
    },
    Probe("E19", "a rectangle larger than the visible part") { stage in
      let scroll = stage.scrollView()
      stage.log("it is shown at", offset(of: scroll, showing: CGRect(x: 0, y: 100, width: 10, height: 500)))
    },
    Probe("E20", "scrollRectToVisible keeps to the content") { stage in
      let scroll = stage.scrollView()
      stage.log(
        "a rectangle at the end",
        offset(of: scroll, showing: CGRect(x: 0, y: 990, width: 10, height: 100))
      )
    },
    Probe("E21", "an empty rectangle or one outside") { stage in
      let scroll = stage.scrollView()
      stage.log("an empty one", offset(of: scroll, showing: CGRect(x: 0, y: 600, width: 0, height: 0)))
      scroll.contentOffset = .zero
      stage.log(
        "one outside of the content",
        offset(of: scroll, showing: CGRect(x: 0, y: 2000, width: 10, height: 10))
      )
    },
    Probe("E22", "the space of the rectangle") { stage in
      let scroll = stage.scrollView()
      scroll.contentOffset.y = 100
      stage.log(
        "it is the content's",
        offset(of: scroll, showing: CGRect(x: 0, y: 500, width: 10, height: 40))
      )
    },
    Probe("E25", "didScroll for changes by code", facts: ["MG13"]) { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      _ = calls.take()
      scroll.contentOffset.y = 50
      stage.log("contentOffset", calls.take())
      scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
      stage.log("setContentOffset without an animation", calls.take())
    },
    Probe("E26", "didEndScrollingAnimation") { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      _ = calls.take()
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
      stage.log("without an animation it is called", calls.take().contains("didEndScrollingAnimation"))
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      await stage.wait(0.8)
      let list = calls.take()
      stage.log("after an animation it is called", list.filter { $0 == "didEndScrollingAnimation" }.count)
      stage.log("it is the last call", list.last == "didEndScrollingAnimation")
      stage.log("didScroll is called repeatedly", list.filter { $0 == "didScroll" }.count > 2)
    },
    Probe("E27", "the present offset") { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      scroll.contentOffset.y = 40
      _ = calls.take()
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      stage.log("an assignment calls", calls.take())
      scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      await stage.wait(0.6)
      stage.log("an animation calls", calls.take())
    },
    Probe("E28", "the state of a scroll view at rest") { stage in
      let scroll = stage.scrollView()
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      await stage.wait(0.1)
      stage.log("in an animation by code it is tracking", scroll.isTracking)
      stage.log("dragging", scroll.isDragging)
      stage.log("decelerating", scroll.isDecelerating)
      await stage.wait(0.5)
    },
    Probe("E37", "the default of touchesShouldBegin") { stage in
      let scroll = stage.scrollView()
      stage.log("it is", scroll.touchesShouldBegin([], with: nil, in: UIView()))
    },
    Probe("E38", "the default of touchesShouldCancel(in:)") { stage in
      let scroll = stage.scrollView()
      stage.log("for a view", scroll.touchesShouldCancel(in: UIView()))
      stage.log("for a label", scroll.touchesShouldCancel(in: UILabel()))
      stage.log("for a control", scroll.touchesShouldCancel(in: UIControl()))
      stage.log("for a button", scroll.touchesShouldCancel(in: UIButton(type: .system)))
    },
    Probe("E50", "a scroll view with the focused field", since: 8) { stage in
      let scroll = stage.scrollView(),
        field = UITextField(frame: CGRect(x: 10, y: 800, width: 200, height: 30))
      scroll.addSubview(field)
      field.becomeFirstResponder()
      await stage.wait(1)
      let visible = scroll.convert(field.frame, to: stage.view)
      stage.log("the scroll view has scrolled", scroll.contentOffset.y > 0)
      stage.log("the field is inside its frame", scroll.frame.contains(visible))
    },
    Probe("E51", "insets that are set in will-show") { stage in
      let scroll = stage.scrollView(),
        field = UITextField(frame: CGRect(x: 10, y: 250, width: 200, height: 30))
      scroll.addSubview(field)
      stage.observe(UIResponder.keyboardWillShowNotification) { _ in scroll.contentInset.bottom = 200 }
      field.becomeFirstResponder()
      await stage.wait(1)
      let visible = scroll.convert(field.frame, to: stage.view)
      stage.log("the field is above the inset", visible.maxY <= scroll.frame.maxY - 200)
    },
    Probe("E54", "an override of scrollRectToVisible") { stage in
      final class Still: UIScrollView {
        var count = 0
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { count += 1 }
      }
      let scroll = Still(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
      let field = UITextField(frame: CGRect(x: 10, y: 800, width: 200, height: 30))
      scroll.contentSize = CGSize(width: 320, height: 1000)
      stage.view.addSubview(scroll)
      scroll.addSubview(field)
      stage.view.layoutIfNeeded()
      let before = scroll.contentOffset
      field.becomeFirstResponder()
      await stage.wait(1)
      stage.log("the offset stays", scroll.contentOffset == before)
    },
    Probe("MG12", "an animated setContentOffset") { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      _ = calls.take()
      scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      stage.log("when the call returns the offset is", scroll.contentOffset)
      await stage.wait(0.8)
      stage.log("at the end it is", scroll.contentOffset)
    },
    Probe("MG13", "a change of the bounds") { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      _ = calls.take()
      scroll.bounds.origin = CGPoint(x: 0, y: 30)
      stage.log("the delegate receives", calls.take())
    },
    Probe("MG33", "a refresh control and an offset that code sets") { stage in
      let calls = Calls(), scroll = stage.scrollView(), refresh = UIRefreshControl()
      scroll.refreshControl = refresh
      refresh.addAction(UIAction { _ in calls.add("refresh") }, for: .valueChanged)
      scroll.contentOffset.y = -200
      await stage.turn()
      stage.log("the control sends", calls.take())
      stage.log("it is refreshing", refresh.isRefreshing)
      stage.log("its height", refresh.bounds.height)
    },
    Probe("MG35", "zooming to a rectangle") { stage in
      let calls = Calls(), delegate = ScrollDelegate(calls), scroll = stage.scrollView(delegate)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
      scroll.addSubview(content)
      scroll.contentSize = content.bounds.size
      delegate.zoomed = content
      scroll.maximumZoomScale = 2
      scroll.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
      stage.log("the scale", scroll.zoomScale)
      stage.log("the content size", scroll.contentSize)
    },
    Probe("MV9-2", "the zooming of a new scroll view") { stage in
      let scroll = UIScrollView()
      stage.log("the scale", scroll.zoomScale)
      stage.log("the least scale", scroll.minimumZoomScale)
      stage.log("the greatest scale", scroll.maximumZoomScale)
      stage.log("it bounces at the limits", scroll.bouncesZoom)
    },
    Probe("MX18", "scrollRangeToVisible") { stage in
      let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
      text.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
      stage.view.addSubview(text)
      stage.view.layoutIfNeeded()
      let before = text.contentOffset
      text.scrollRangeToVisible(NSRange(location: (text.text ?? "").utf16.count - 1, length: 1))
      stage.log("the offset moves in the call", text.contentOffset != before)
      await stage.wait(0.6)
      stage.log("it has moved later", text.contentOffset.y > before.y)
    },
  ]
}
