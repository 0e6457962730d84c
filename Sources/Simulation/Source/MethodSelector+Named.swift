/// The common type of selectors that are equal if their names are, as in Objective-C.
package enum NamedMethods {}

extension MethodSelector {
  /// Creates a selector of a name. It calls the method that the receiver's class has by that name: `@objc` in
  /// rewritten source, or an action of ``InterfaceClasses``.
  public init(_ name: String) {
    self.init(
      name: name,
      targetType: NamedMethods.self,
      isMethodOf: { SourceRegistry.responds($0, to: name) },
      call: { target, sender, event in
        guard let method = SourceRegistry.method(name, of: target) else {
          programmerError("unrecognized selector \(name) sent to a \(Swift.type(of: target))")
        }
        _ = method(target, sender, event)
      }
    )
  }
}
