import HeadlessUIKit

extension KeyboardAvoiding {
  /// Puts a field as wide as the form into its container, for the technique to watch.
  func addField(_ name: String, at y: CGFloat) -> TextField {
    let field = TextField(frame: CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 31))
    field.placeholder = name
    fieldContainer.addSubview(field)
    watch(field)
    return field
  }
}
