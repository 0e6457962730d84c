import UIKit

/// A view that counts its layouts.
private final class CountingView: UIView {
  var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

/// Returns the frame of a subview with a mask after its superview has grown from 100 x 100 to 200 x 200.
@MainActor private func resized(
  _ mask: UIView.AutoresizingMask,
  from frame: CGRect = CGRect(x: 10, y: 10, width: 30, height: 30),
  by size: CGSize = CGSize(width: 200, height: 200)
) -> CGRect {
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(frame: frame)
  inner.autoresizingMask = mask
  outer.addSubview(inner)
  outer.frame.size = size
  return inner.frame
}

/// A view whose content size is fixed.
private final class SizedView: UIView {
  let size: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { size }
}

extension ProbeStage {
  /// Adds a container of a size at the origin of the root's view.
  fileprivate func container(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.addSubview(container)
    return container
  }

  /// Adds a stack of sized views to a container.
  fileprivate func stack(
    _ width: CGFloat,
    _ height: CGFloat,
    _ views: [UIView],
    _ prepare: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    prepare(stack)
    view.addSubview(stack)
    view.layoutIfNeeded()
    return stack
  }
}

extension Probe {
  /// Layout: passes, autoresizing masks, constraints, margins and stack views.
  static let layouts: [Probe] = [
    Probe("H33", "the views that are laid out") { stage in
      let outer = CountingView(), inner = CountingView()
      stage.view.addSubview(outer)
      outer.addSubview(inner)
      stage.view.layoutIfNeeded()
      outer.count = 0
      inner.count = 0
      inner.setNeedsLayout()
      stage.view.layoutIfNeeded()
      stage.log("a marked view is laid out", inner.count)
      stage.log("its superview is", outer.count)
      outer.setNeedsLayout()
      inner.count = 0
      stage.view.layoutIfNeeded()
      stage.log("below a marked view the subview is laid out", inner.count)
      outer.count = 0
      outer.addSubview(UIView())
      stage.view.layoutIfNeeded()
      stage.log("after an addition the superview is laid out", outer.count)
    },
    Probe("H33-2", "the order of layouts") { stage in
      let calls = Calls(), outer = CallbackView("superview", calls), view = CallbackView("view", calls)
      outer.addSubview(view)
      stage.view.addSubview(outer)
      _ = calls.take()
      (outer.recordsLayout, view.recordsLayout) = (true, true)
      view.setNeedsLayout()
      outer.setNeedsLayout()
      stage.view.layoutIfNeeded()
      stage.log("the order", calls.take())
    },
    Probe("H34", "the first layout") { stage in
      let view = CountingView()
      view.addSubview(UIView())
      view.layoutIfNeeded()
      stage.log("layoutSubviews is called", view.count)
      view.layoutIfNeeded()
      stage.log("a second layoutIfNeeded() calls it", view.count - 1)
    },
    Probe("H35", "a new size of a subview") { stage in
      let outer = CountingView(), inner = UIView()
      stage.view.addSubview(outer)
      outer.addSubview(inner)
      stage.view.layoutIfNeeded()
      outer.count = 0
      inner.bounds.size = CGSize(width: 50, height: 50)
      stage.view.layoutIfNeeded()
      stage.log("the superview is laid out", outer.count)
    },
    Probe("H36", "flexible parts share a change in proportion") { stage in
      stage.log("left margin 10, width 30", resized([.flexibleLeftMargin, .flexibleWidth]))
    },
    Probe("H37", "two flexible margins", facts: ["H38"]) { stage in
      stage.log("margins of 10 and 60", resized([.flexibleLeftMargin, .flexibleRightMargin]))
    },
    Probe("H39", "a single flexible part") { stage in
      stage.log("the width", resized(.flexibleWidth))
      stage.log("the left margin", resized(.flexibleLeftMargin))
      stage.log("the height", resized(.flexibleHeight))
    },
    Probe("H40", "the margins of a mask") { stage in
      stage.log("a flexible top margin moves the view down", resized(.flexibleTopMargin))
      stage.log("without flexible parts", resized([]))
    },
    Probe("H41", "fractions of autoresizing") { stage in
      let frame = resized(
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        from: CGRect(x: 10, y: 0, width: 10, height: 10),
        by: CGSize(width: 101, height: 100)
      )
      stage.log("an origin of 10 in a superview that grows by 1 %", frame.minX)
    },
    Probe("H42", "when autoresizing happens") { stage in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      outer.frame.origin = CGPoint(x: 50, y: 50)
      stage.log("after a move", inner.frame)
      outer.autoresizesSubviews = false
      outer.frame.size.width = 200
      stage.log("without autoresizesSubviews", inner.frame)
    },
    Probe("H43", "flexible parts of no size") { stage in
      stage.log(
        "a width and a right margin of 0 share the change",
        resized([.flexibleWidth, .flexibleRightMargin], from: CGRect(x: 100, y: 0, width: 0, height: 10))
      )
    },
    Probe("ML1", "frames of constraints outside of a window") { stage in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 301, height: 100)), inner = SizedView(100, 20)
      outer.addSubview(inner)
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      outer.layoutIfNeeded()
      stage.log("an origin of 100.5 is a whole point", inner.frame.minX == inner.frame.minX.rounded())
    },
    Probe("ML23", "the readable content guide of a wide view", facts: ["ML3"]) { stage in
      let outer = stage.container(1500, 100), inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.readableContentGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.readableContentGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.view.layoutIfNeeded()
      stage.log("its width in a view of 1500", inner.frame.width)
    },
    Probe("ML2", "the priorities of a label") { stage in
      let label = UILabel()
      stage.log("hugging", CGFloat(label.contentHuggingPriority(for: .horizontal).rawValue))
      stage.log(
        "compression resistance",
        CGFloat(label.contentCompressionResistancePriority(for: .vertical).rawValue)
      )
    },
    Probe("ML16", "the spaces of the visual format") { stage in
      let outer = stage.container(300, 100), first = SizedView(50, 20), second = SizedView(50, 20)
      [first, second].forEach(outer.addSubview)
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: "|-[first]-[second]",
        metrics: nil,
        views: ["first": first, "second": second]
      )
      NSLayoutConstraint.activate(constraints)
      stage.view.layoutIfNeeded()
      stage.log("the constraints", constraints.count)
      stage.log("the first view begins at the margin", first.frame.minX == outer.layoutMargins.left)
      stage.log("the distance of the views", second.frame.minX - first.frame.maxX)
    },
    Probe("ML17", "relations of the visual format") { stage in
      let outer = UIView(), first = UIView(), second = UIView()
      [first, second].forEach(outer.addSubview)
      @MainActor func constraints(_ format: String) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          metrics: nil,
          views: ["a": first, "b": second]
        )
      }
      let most = constraints("[a]-(<=12)-[b]")
      stage.log("(<=12) is a relation at most", most.first?.relation == .lessThanOrEqual)
      stage.log("with the constant", most.first?.constant ?? 0)
      stage.log("(>=10,<=30) are constraints", constraints("[a]-(>=10,<=30)-[b]").count)
      let width = constraints("[a(44@750)]").first
      stage.log("(44@750) has the constant", width?.constant ?? 0)
      stage.log("and the priority", CGFloat(width?.priority.rawValue ?? 0))
    },
    Probe("ML18", "a new label") { stage in
      let label = UILabel()
      stage.log("the preferred width", label.preferredMaxLayoutWidth)
      stage.log("the alignment is natural", label.textAlignment == .natural)
      stage.log("the tail is truncated", label.lineBreakMode == .byTruncatingTail)
      stage.log("the number of lines", label.numberOfLines)
    },
    Probe("ML19", "defaults of constraints") { stage in
      let view = UIView()
      stage.log("no intrinsic metric", UIView.noIntrinsicMetric)
      stage.log("a view translates its mask", view.translatesAutoresizingMaskIntoConstraints)
      let constraint = view.widthAnchor.constraint(equalToConstant: 10)
      stage.log("a constraint is required", constraint.priority == .required)
      stage.log("it is active", constraint.isActive)
      stage.log("the intrinsic size of a view", view.intrinsicContentSize)
    },
    Probe("ML20", "the safe area of a subview", since: 11) { stage in
      stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      let inside = UIView(frame: CGRect(x: 10, y: 200, width: 100, height: 50))
      let beyond = UIView(frame: CGRect(x: 60, y: 200, width: 100, height: 50))
      [inside, beyond].forEach(stage.view.addSubview)
      stage.view.layoutIfNeeded()
      stage.log("10 points from an edge with an inset of 30", inside.safeAreaInsets.left)
      stage.log("60 points from it", beyond.safeAreaInsets.left)
    },
    Probe("ML21", "the margins and the safe area", since: 11) { stage in
      stage.root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
      let view = UIView(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
      stage.view.addSubview(view)
      stage.view.layoutIfNeeded()
      stage.log("the left margin", view.layoutMargins.left)
      view.insetsLayoutMarginsFromSafeArea = false
      stage.view.layoutIfNeeded()
      stage.log("without the safe area", view.layoutMargins.left)
    },
    Probe("ML22", "margins of the superview") { stage in
      let outer = stage.container(300, 300),
        view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      outer.addSubview(view)
      if #available(iOS 11, *) { [outer, view].forEach { $0.insetsLayoutMarginsFromSafeArea = false } }
      outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 0)
      view.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
      stage.log("a view's own margins", view.layoutMargins)
      view.preservesSuperviewLayoutMargins = true
      stage.view.layoutIfNeeded()
      stage.log("with those of the superview", view.layoutMargins)
    },
    Probe("ML43", "two views with equal hugging in a stack") { stage in
      let first = SizedView(40, 20), second = SizedView(50, 20)
      let stack = stage.stack(300, 20, [first, second])
      stage.log("of a row of 300 the first takes", first.frame.width)
      stage.log("the width of the second", second.frame.width)
      withExtendedLifetime(stack) {}
    },
    Probe("ML43-2", "three views in a row and in a column of a stack") { stage in
      let row = [SizedView(40, 20), SizedView(50, 20), SizedView(60, 20)]
      _ = stage.stack(300, 20, row)
      stage.log("the widths", row.map { ProbeStage.text(Double($0.frame.width)) })
      let column = [SizedView(20, 40), SizedView(20, 50), SizedView(20, 60)]
      _ = stage.stack(20, 300, column) { $0.axis = .vertical }
      stage.log("the heights", column.map { ProbeStage.text(Double($0.frame.height)) })
    },
    Probe("ML44", "a stack that is too short") { stage in
      let views = [SizedView(100, 20), SizedView(100, 20)]
      _ = stage.stack(150, 20, views)
      stage.log("the widths", views.map { ProbeStage.text(Double($0.frame.width)) })
    },
    Probe("ML45", "a view without an intrinsic size in a stack", facts: ["U62"]) { stage in
      let sized = SizedView(40, 20), plain = UIView(), last = UIView()
      _ = stage.stack(300, 20, [sized, plain])
      stage.log("it takes the slack", plain.frame.width)
      _ = stage.stack(300, 20, [sized, plain, last])
      stage.log("of two such views the last takes", last.frame.width)
    },
    Probe("ML42", "a hidden view of a stack") { stage in
      let views = [SizedView(40, 20), SizedView(40, 20), SizedView(40, 20)]
      let stack = stage.stack(300, 20, views) {
        $0.spacing = 10
        $0.alignment = .fill
        $0.distribution = .equalSpacing
      }
      views[1].isHidden = true
      stage.view.layoutIfNeeded()
      stage.log("the first begins at", views[0].frame.minX)
      stage.log("the last ends at the end of the stack", views[2].frame.maxX == 300)
      stage.log("the hidden one has the width", views[1].frame.width)
      stage.log("it is an arranged view", stack.arrangedSubviews.count == 3)
    },
    Probe("ML41", "equal views of a stack") { stage in
      let views = [SizedView(10, 20), SizedView(10, 20), SizedView(10, 20)]
      _ = stage.stack(301, 20, views) {
        $0.spacing = 10
        $0.distribution = .fillEqually
      }
      let widths = Set(views.map { ProbeStage.text(Double($0.frame.width)) })
      stage.log("in a width that isn't divisible the number of different widths", widths.count)
    },
    Probe("ML46", "a stack in a stack") { stage in
      let label = SizedView(40, 20), inner = UIStackView(arrangedSubviews: [SizedView(30, 20)])
      _ = stage.stack(300, 20, [label, inner])
      stage.log("the width of the inner stack", inner.frame.width)
      stage.log("the width of the view beside it", label.frame.width)
    },
    Probe("ML39", "two plain views with weak widths") { stage in
      let outer = stage.container(329, 40), first = UIView(), second = UIView()
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.priority = UILayoutPriority(250)
        width.isActive = true
        view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      stage.view.layoutIfNeeded()
      stage.log("the width of the first", first.frame.width)
      stage.log("the width of the second", second.frame.width)
    },
    Probe("ML33", "half a pixel in the origin of a centered view") { stage in
      let outer = stage.container(401, 100), inner = SizedView(78 + 2 / 3, 20)
      outer.addSubview(inner)
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
      inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      stage.view.layoutIfNeeded()
      let pixels = inner.frame.minX * stage.window.screen.scale
      stage.log("the origin is a number of pixels", abs(pixels - pixels.rounded()) < 0.01)
    },
    Probe("ML37", "two labels with too little room") { stage in
      let first = UILabel(), second = UILabel()
      [first, second].forEach {
        $0.text = "a label with a text"
        $0.font = .systemFont(ofSize: 17)
      }
      let width = first.intrinsicContentSize.width
      let outer = stage.container(200, 40)
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
        view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      stage.view.layoutIfNeeded()
      stage.log("the first keeps its width", first.frame.width == width)
      stage.log("the second shrinks", second.frame.width < width)
    },
    Probe("ML4", "the guide of the safe area", since: 11) { stage in
      let view = UIView(frame: stage.view.bounds)
      stage.view.addSubview(view)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      stage.log(
        "before a constraint refers to it its frame is zero",
        view.safeAreaLayoutGuide.layoutFrame == .zero
      )
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
      stage.view.layoutIfNeeded()
      stage.log(
        "its frame is the bounds without the insets",
        view.safeAreaLayoutGuide.layoutFrame == inner.frame
      )
      let inset = view.bounds.inset(by: view.safeAreaInsets)
      stage.log("a view at its edges fills it", inner.frame == inset)
    },
  ]
}
