import HeadlessUIKit

extension KeyboardAvoiding {
  /// Adds a field as wide as the form to the container and lets the technique watch it.
  func addField(_ name: String, at y: CGFloat) -> TextField {
    let field = TextField(frame: CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 31))
    field.placeholder = name
    fieldContainer.addSubview(field)
    watch(field)
    return field
  }
}
