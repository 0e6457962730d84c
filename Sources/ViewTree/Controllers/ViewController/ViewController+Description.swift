import Responder
import Simulation

extension ViewController {
  /// Returns a description of this controller, its descendants and those presented over it, one controller
  /// per line.
  ///
  /// A line has the class, the title, the stage of the controller's appearance, and the view. The children of
  /// a controller are indented with `   | `, the controller that it has presented with `   + `, and last:
  ///
  /// ```
  /// <NavigationController; state: appeared; view: <View: frame = (0 0; 320 480)>>
  ///    | <Form "Sign in"; state: appeared; view: <View: frame = (0 0; 320 480)>>
  ///    + <AlertController; state: appearing; view: <View: frame = (0 0; 320 480)>; style: overFullScreen>
  /// ```
  ///
  /// Calling it loads no view; without one, the line says `(view not loaded)`. No line has an address. Takes
  /// O(controllers).
  public final func hierarchyDescription() -> String {
    var lines: [String] = []
    var waiting: [(controller: ViewController, indentation: String)] = [(self, "")]
    while let (controller, indentation) = waiting.popLast() {
      lines.append(indentation + controller.hierarchyLine)
      if let presented = controller.presentation?.presented {
        waiting.append((presented, indentation + "   + "))
      }
      waiting.append(contentsOf: controller.baseChildren.reversed().map { ($0, indentation + "   | ") })
    }
    return lines.joined(separator: "\n")
  }

  private var hierarchyLine: String {
    let name = title.map { "\(debugName) \"\($0)\"" } ?? debugName
    var parts = [name, "state: \(appearance.stage)"]
    parts.append("view: \(viewIfLoaded.map(\.description) ?? "(view not loaded)")")
    if let style = presenter?.presentation?.style { parts.append("style: \(style)") }
    return "<\(parts.joined(separator: "; "))>"
  }
}
