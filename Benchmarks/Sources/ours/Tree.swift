import HeadlessUIKit
import Shape

/// Builds the workload's tree: node i has parent (i - 1) / 10, children tile their parent; a view's tag is
/// its index.
@MainActor func buildTree(_ count: Int, resizes: Bool = false) -> View {
  var all: [View] = []
  all.reserveCapacity(count)
  for index in 0..<count {
    let view = View()
    view.frame = treeFrame(index)
    view.tag = index
    if resizes {
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ]
    }
    if index > 0 { all[(index - 1) / 10].addSubview(view) }
    all.append(view)
  }
  return all[0]
}

/// Returns the frame of node `index` in its parent.
func treeFrame(_ index: Int) -> CGRect {
  var frame = [0.0, 0, 0, 0]
  shape_frame(Int32(index), &frame)
  return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
}

/// The workload's points.
let points: [CGPoint] = (0..<1_000_000).map { index in
  var point = [0.0, 0]
  shape_point(Int32(index), &point)
  return CGPoint(x: point[0], y: point[1])
}

extension View {
  /// The last view of the tree in depth-first order.
  var lastLeaf: View {
    var view = self
    while let last = view.subviews.last { view = last }
    return view
  }
}
