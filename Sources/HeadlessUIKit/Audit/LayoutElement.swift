import Foundation
import Simulation
import ViewTree

/// A view with content that a person reads or touches.
@MainActor struct LayoutElement {
  let view: View
  /// The place of the content on the screen, in the coordinates of the interface: of a text, its lines.
  let content: CGRect
  /// Whether the view is in a bar, whose texts and buttons have sizes of the system.
  let isInBar: Bool
  /// Whether the view shows anything to be covered.
  let isVisible: Bool

  /// Returns the elements of a view and its descendants, from back to front.
  static func all(in root: View, _ sight: Sight) -> [LayoutElement] {
    var result: [LayoutElement] = []
    var stack = [(view: root, isInBar: false)]
    while let (view, isInOuterBar) = stack.popLast() {
      guard view.isShown else { continue }
      let isInBar = isInOuterBar || view.isBar
      if let element = LayoutElement(view, isInBar: isInBar, sight) { result.append(element) }
      guard !view.isLeaf else { continue }
      stack.append(contentsOf: view.subviews.reversed().map { ($0, isInBar) })
    }
    return result
  }

  private init?(_ view: View, isInBar: Bool, _ sight: Sight) {
    guard !view.bounds.isEmpty, let part = view.contentPart else { return nil }
    (self.view, self.isInBar) = (view, isInBar)
    content = sight.place(of: view, part)
    isVisible = !part.isEmpty
  }
}

extension View {
  fileprivate var isBar: Bool {
    self is NavigationBar || self is Toolbar || self is TabBar
  }

  /// Whether the subviews are parts of the view.
  fileprivate var isLeaf: Bool {
    switch self {
    case is Label, is any TextInput, is Button, is Switch, is Slider, is Stepper, is SegmentedControl,
      is PageControl, is DatePicker, is PickerView, is SearchBar, is ActivityIndicatorView, is ProgressView:
      true
    default: false
    }
  }

  /// The part of the bounds with content, which is empty for a view that only receives touches; `nil` for a
  /// view that a person neither reads nor touches.
  fileprivate var contentPart: CGRect? {
    switch self {
    case let label as Label: label.textPart
    case let button as Button: button.shownTitle == nil && button.shownImage == nil ? .zero : bounds
    case is ActivityIndicatorView, is ProgressView: nil
    case is any TextInput, is Control, is PickerView, is SearchBar:
      isLeaf || self is any TextInput ? bounds : .zero
    default: receivesTaps ? .zero : nil
    }
  }

  /// Whether taps on the view have an effect.
  var receivesTaps: Bool {
    guard isUserInteractionEnabled else { return false }
    if let control = self as? Control { return control.isEnabled }
    return gestureRecognizers?.contains { $0 is TapGestureRecognizer && $0.isEnabled } ?? false
  }

  /// Whether the view is a control whose size the system determines.
  var hasSystemSize: Bool {
    switch self {
    case is Switch, is Slider, is Stepper, is SegmentedControl, is PageControl, is SearchBar: true
    case let field as TextField: bounds.height + 0.01 >= field.intrinsicContentSize.height
    default: false
    }
  }
}

extension Label {
  /// The part of the bounds in which the text is, or `nil` without text.
  fileprivate var textPart: CGRect? {
    guard let room = shownTextRect(in: bounds), let text, !text.isEmpty else { return nil }
    let lines = shownLines(in: room)
    let size = CGSize(
      width: min(room.width, lines.map(\.width).max() ?? 0),
      height: min(room.height, lines.reduce(0) { $0 + $1.height })
    )
    return CGRect(
      x: room.minX + shownAlignment.shift(of: size.width, in: room.width),
      y: room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
