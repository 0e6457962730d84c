/// The names of classes, for logs and messages. Each is computed once, because the runtime takes about a
/// microsecond for a name.
@MainActor package enum ClassNames {
  private static var names: [ObjectIdentifier: String] = [:]

  /// Returns the name of a class without its module.
  package static func name(of type: AnyClass) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    let name = String(describing: type)
    names[key] = name
    return name
  }
}
