import HeadlessUIKit

extension Simulator {
  /// The host view in the text-effects window, which contains the app's accessory and input views.
  @MainActor var textEffectsHost: View? {
    let window = application.windows.first { $0.systemClassName == "UITextEffectsWindow" }
    let top = window?.subviews.first
    return top?.systemClassName == "UIInputSetContainerView" ? top?.subviews.first : top
  }
}

extension View {
  /// The classes of the subtree, one view per line, indented by depth.
  @MainActor var classTree: String {
    var lines: [String] = []
    func add(_ view: View, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + view.systemClassName)
      for subview in view.subviews { add(subview, depth + 1) }
    }
    add(self, 0)
    return lines.joined(separator: "\n")
  }
}
