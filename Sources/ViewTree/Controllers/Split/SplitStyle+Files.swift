extension SplitViewController.Style {
  /// Creates the style of a name in interface files; unspecified without one.
  init(inFiles name: String?) {
    switch name {
    case "doubleColumn": self = .doubleColumn
    case "tripleColumn": self = .tripleColumn
    default: self = .unspecified
    }
  }
}
