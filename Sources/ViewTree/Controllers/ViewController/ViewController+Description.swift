import Responder
import Simulation

extension ViewController {
  /// Returns this controller, those inside it and those presented over it as text, a controller a line.
  ///
  /// A line has the class, the title, where the controller's appearance has got to, and its view. What is inside a
  /// controller is indented with `   | `, what it has presented with `   + `, and comes last:
  ///
  /// ```
  /// <NavigationController; state: appeared; view: <View: frame = (0 0; 320 480)>>
  ///    | <Form "Sign in"; state: appeared; view: <View: frame = (0 0; 320 480)>>
  ///    + <AlertController "Sorry"; state: appearing; view: <View: frame = (0 0; 320 480)>; style: overFullScreen>
  /// ```
  ///
  /// Asking loads no view: where there is none, the line says `(view not loaded)`. No line has an address. Costs
  /// O(controllers).
  public final func hierarchyDescription() -> String {
    var lines: [String] = []
    var waiting: [(controller: ViewController, indentation: String)] = [(self, "")]
    while let (controller, indentation) = waiting.popLast() {
      lines.append(indentation + controller.hierarchyLine)
      if let presented = controller.presentation?.presented {
        waiting.append((presented, indentation + "   + "))
      }
      waiting.append(contentsOf: controller.childControllers.reversed().map { ($0, indentation + "   | ") })
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
